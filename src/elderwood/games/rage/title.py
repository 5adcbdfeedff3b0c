"""Rage of the Elves as a title: what is known of it before a match, and how its moves are named."""

from elderwood.engine.about import About
from elderwood.engine.events import Log
from elderwood.engine.options import Options
from elderwood.engine.position import Position
from elderwood.engine.sides import Sides
from elderwood.engine.title import Title
from elderwood.engine.words import Values
from elderwood.games.rage.actions import CARDS_OF, SPACE, card_of
from elderwood.games.rage.attention import WISHES
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.cards import CARDS, NAME
from elderwood.games.rage.coach import COACH, FIRST
from elderwood.games.rage.editions import EDITIONS
from elderwood.games.rage.happenings import KINDS
from elderwood.games.rage.position import RagePosition
from elderwood.games.rage.settings import OPTIONS
from elderwood.games.rage.setup import set_up
from elderwood.games.rage.state import STREAMS
from elderwood.games.rage.vocabulary import FACTION_NAME, SIDE_NAME, SLOT_NAME


class RageOfTheElves(Title):
    """Rage of the Elves: rulers of four elven peoples fight for lands, towers and castles."""

    def __init__(self) -> None:
        super().__init__(
            name="rage",
            version=2,
            fewest=2,
            most=4,
            usual=3,
            options=OPTIONS,
            space=SPACE,
            table=RagePosition,
            streams=STREAMS,
            about=About(
                authors=[],  # its rulebook names nobody
                artists=[],
                publisher="",
                year=0,
                minutes=(60, 120),
                weight=3,
                longest=1_000_000,  # 200 rounds of four turns; of 3,600 random ones without a limit none took 7,000
                lowest=0,
                highest=37,
            ),
            kinds=KINDS,
            first=FIRST,
            coach=COACH,
            wishes=WISHES,
            sides=Sides("people", {"peoples": "chosen"}),
        )

    def deal(self, position: Position, log: Log | None) -> None:
        """Set up a match: peoples, squads, first player, decks, goals, hands."""
        assert isinstance(position, RagePosition)
        set_up(position, log)

    def caption_values(self, family: str, number: int) -> Values:
        """Return the values of a move's caption."""
        if family in CARDS_OF:
            return {"card": NAME[card_of(family, number)]}
        if family in ("capture", "cell"):
            return {"cell": CELL_NAMES[number]}
        if family == "slot":
            return {"slot": SLOT_NAME[number]}
        if family in ("side", "attack", "move"):
            return {"side": SIDE_NAME[number]}
        if family in ("look", "fight", "peek"):
            return {"squad": number + 1}
        if family == "open":
            return {"place": number + 1}
        if family in ("seat", "offer"):
            return {"seat": number}
        if family == "people":
            return {"people": FACTION_NAME[number]}
        return {}

    def faces(self, options: Options) -> dict[str, Values]:
        """Return what is printed on each card."""
        edition = EDITIONS[options["cards"]]
        return {card.name: edition.printed(card) for card in CARDS[1:]}
