"""Woodland Wizards as a title: what is known of it before a match, and how its moves are named."""

from typing import Final

from elderwood.engine.about import About
from elderwood.engine.events import Log
from elderwood.engine.options import Options
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.engine.words import Values
from elderwood.games.wizards.actions import CARD_FAMILIES, SPACE, boost_place
from elderwood.games.wizards.cards import CARDS, COPYABLE, KIND_NAME, NAME, ORDERABLE, SIDE_KIND, printed
from elderwood.games.wizards.coach import COACH, FIRST
from elderwood.games.wizards.happenings import KINDS
from elderwood.games.wizards.position import WizardsPosition
from elderwood.games.wizards.settings import OPTIONS
from elderwood.games.wizards.setup import set_up, wizard_name
from elderwood.games.wizards.state import STREAMS

# In a round of twelve every search can ask all the others once more, and so can every card of the four steps of a
# contest; a few cards act on top of that. Then come values, orders and the rest: below 1,500 answers a round.
LONGEST: Final = 6000
# Each of the four places of a seat brings a champion at most in each of four contests, worth 40 at most: the Golden
# Phoenix, doubled.
HIGHEST: Final = 640


class WoodlandWizards(Title):
    """Woodland Wizards, by Alexander Ommer: small wizards summon creatures to win four contests."""

    def __init__(self) -> None:
        super().__init__(
            name="wizards",
            version=2,
            fewest=2,
            most=12,
            usual=4,
            options=OPTIONS,
            space=SPACE,
            table=WizardsPosition,
            streams=STREAMS,
            about=About(
                authors=["Alexander Ommer"],
                artists=["Maren Gutt", "Lisa Forsch"],
                publisher="Wyrmgold",
                year=2023,
                minutes=(20, 40),
                weight=2.0,
                longest=LONGEST,
                lowest=0,
                highest=HIGHEST,
                simultaneous=True,
            ),
            kinds=KINDS,
            first=FIRST,
            coach=COACH,
        )

    def deal(self, position: Position, log: Log | None) -> None:
        """Set up an empty table and run to the first decision."""
        assert isinstance(position, WizardsPosition)
        set_up(position)
        position.run(log)

    def caption_values(self, family: str, number: int) -> Values:
        """Return the values of a move's caption."""
        if family in CARD_FAMILIES or family == "take":
            return {"card": NAME[number]}
        if family == "copy":
            return {"card": NAME[COPYABLE[number]]}
        if family == "apply":
            return {"card": NAME[ORDERABLE[number]]}
        if family == "seat":
            return {"seat": number}
        if family == "boost-of":
            seat, slot = boost_place(number)
            return {"seat": seat, "slot": slot}
        if family == "kind":
            return {"kind": KIND_NAME[number]}
        if family == "wizard":
            return {"card": wizard_name(number), "kind": KIND_NAME[SIDE_KIND[number]]}
        if family in ("pick", "value"):
            return {"rank": number + 1}
        return {}

    def faces(self, options: Options) -> dict[str, Values]:
        """Return each creature with its kind, strength and type, and the rulings behind its effect."""
        return {card.name: printed(card) for card in CARDS[1:]}
