"""Rage of the Elves as a title: how a match is set up and read back, and how its moves are named."""

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance, chance_of
from elderwood.engine.events import Log
from elderwood.engine.options import Options, settle
from elderwood.engine.snapshot import Data, load_match, numbers, plain
from elderwood.engine.title import Title
from elderwood.engine.turns import NOBODY
from elderwood.engine.words import Values
from elderwood.games.rage.actions import WORDS, family, things
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.cards import ARTIFACTS, CARDS, NAME, deck_of, goal_cards, printed
from elderwood.games.rage.course import run
from elderwood.games.rage.position import PLAIN_FIELDS, RagePosition
from elderwood.games.rage.settings import OPTIONS, Settings
from elderwood.games.rage.state import ASK_NOTHING, CHOOSE_PEOPLE, DEAL, NO_ONE, SETUP, STREAMS
from elderwood.games.rage.vocabulary import ELVES, FACTION_NAME, NEUTRAL, NO_GOAL, SIDE_NAME, SLOT_NAME


class RageOfTheElves(Title):
    """Rage of the Elves: rulers of four elven peoples fight for lands, towers and castles."""

    def __init__(self) -> None:
        super().__init__("rage", 1, 2, 4, OPTIONS, WORDS)

    def deal(self, seats: int, options: Options, seed: str, log: Log | None = None) -> RagePosition:
        """Set up a match: peoples, squads, first player, decks, goals, hands."""
        position = blank(Settings(options, seats), chance_of(self.name, seed, STREAMS))
        position.agenda.push(DEAL)
        for seat in range(seats - 1, -1, -1):
            position.agenda.push(CHOOSE_PEOPLE, seat)
        run(position, log)
        return position

    def restore(self, data: Data) -> RagePosition:
        """Fill an empty table from a snapshot."""
        options, seats, chance = load_match(data)
        position = blank(Settings(settle(OPTIONS, options, seats), seats), chance)
        for name in PLAIN_FIELDS:
            setattr(position, name, plain(data[name]))
        position.agenda = Agenda(numbers(data["agenda"]))
        return position

    def things(self, move: int) -> list[str]:
        """Return the things a move touches."""
        return things(move)

    def caption(self, move: int) -> tuple[str, Values]:
        """Return the text key and values that describe a move."""
        name, number = family(move)
        key = f"rage-move-{name}"
        if name in ("act", "discard", "return", "put", "send", "take", "use", "give"):
            return key, {"card": NAME[number]}
        if name in ("capture", "cell"):
            return key, {"cell": CELL_NAMES[number]}
        if name == "slot":
            return key, {"slot": SLOT_NAME[number]}
        if name in ("side", "attack", "move"):
            return key, {"side": SIDE_NAME[number]}
        if name in ("look", "fight", "peek"):
            return key, {"squad": number + 1}
        if name == "open":
            return key, {"place": number + 1}
        if name in ("seat", "offer"):
            return key, {"seat": number}
        if name == "people":
            return key, {"people": FACTION_NAME[number]}
        return key, {}

    def faces(self, options: Options) -> dict[str, Values]:
        """Return what is printed on each card."""
        return {card.name: printed(card) for card in CARDS[1:]}


def blank(settings: Settings, chance: Chance) -> RagePosition:
    """Return the table before anything is dealt."""
    seats = settings.seats
    return RagePosition(
        decision=0,
        reveals=0,
        asked=NOBODY,
        ask=ASK_NOTHING,
        play_mark=0,
        settings=settings,
        chance=chance,
        agenda=Agenda([]),
        phase=SETUP,
        round_number=0,
        first=0,
        turn=0,
        alive=(1 << seats) - 1,
        factions=[NO_ONE] * seats,
        decks=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        discards=[[] for _ in range(seats)],
        out=sorted([card for faction in range(ELVES) for card in deck_of(faction)]),
        owner=[NO_ONE] * len(CELL_NAMES),
        towers=settings.board.towers,
        shielded=0,
        neutral_deck=deck_of(NEUTRAL),
        neutral_discard=[],
        squads=[],
        squad_open=[],
        squad_seen=[],
        in_deck=[],
        treasures=[0] * seats,
        artifacts=[[] for _ in range(seats)],
        artifact_deck=ARTIFACTS[:],
        used=[],
        goals=[NO_GOAL] * seats,
        spare_goals=goal_cards() if settings.secret_goals else [],
        ruled_out=[0] * seats,
        known=[],
        window=0,
        stack=[],
        trade=[],
        given=[],
        offered=0,
        captured=False,
        looked=False,
        extra=False,
        target=NO_ONE,
        squad=NO_ONE,
        attacker=NO_ONE,
        defender=NO_ONE,
        keeper=NO_ONE,
        sent=[[], []],
        sent_open=NO_ONE,
        sent_seen=0,
        card=[],
        side=[],
        lives=[],
        icons=[],
        bonus=[],
        slots=[],
        centre=[],
        hidden=0,
        gone=0,
        moved=0,
        skips=0,
        reserve=NO_ONE,
        idle=False,
        last_side=NO_ONE,
        last_initiative=0,
        last=[],
        strike=[],
        mover=NO_ONE,
        dying=NO_ONE,
        quiet=0,
        history=[],
        winners=[],
        ending="",
    )
