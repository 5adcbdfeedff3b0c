"""Woodland Wizards as a title: how a match is set up and read back, and how its moves are named."""

from elderwood.engine.agenda import Agenda
from elderwood.engine.chance import Chance, chance_of
from elderwood.engine.events import Log
from elderwood.engine.options import Options, settle
from elderwood.engine.snapshot import Data, load_match, numbers, plain
from elderwood.engine.title import Title
from elderwood.engine.turns import NOBODY
from elderwood.engine.words import Values
from elderwood.games.wizards.actions import CARD_FAMILIES, WORDS, boost_place, family, things
from elderwood.games.wizards.cards import (
    CARDS,
    COPYABLE,
    EMPTY,
    KIND_NAME,
    NAME,
    ORDERABLE,
    SIDE_KIND,
    SIDE_NAME,
    deck_of,
    printed,
)
from elderwood.games.wizards.position import PLAIN_FIELDS, WizardsPosition
from elderwood.games.wizards.rounds import run
from elderwood.games.wizards.settings import OPTIONS, SLOTS, Settings
from elderwood.games.wizards.state import (
    ASK_NOTHING,
    DEAL,
    FIRST_STREAM,
    NO_WIZARD,
    SETUP,
    STREAMS,
    TAKE_WIZARD,
)


class WoodlandWizards(Title):
    """Woodland Wizards, by Alexander Ommer: small wizards summon creatures to win four contests."""

    def __init__(self) -> None:
        super().__init__("wizards", 1, 2, 12, OPTIONS, WORDS, simultaneous=True)

    def deal(self, seats: int, options: Options, seed: str, log: Log | None = None) -> WizardsPosition:
        """Set up a match: the first player by chance, then wizards, the opened card and the hands (R1, R71)."""
        settings = Settings(options, seats)
        position = blank(settings, chance_of(self.name, seed, STREAMS))
        position.first = position.chance.below(FIRST_STREAM, seats)
        position.agenda.push(DEAL)
        if settings.wizards:
            for turn in range(seats - 1, -1, -1):
                position.agenda.push(TAKE_WIZARD, turn)
        run(position, log)
        return position

    def restore(self, data: Data) -> WizardsPosition:
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
        key = f"wizards-move-{name}"
        if name in CARD_FAMILIES or name == "take":
            return key, {"card": NAME[number]}
        if name == "copy":
            return key, {"card": NAME[COPYABLE[number]]}
        if name == "apply":
            return key, {"card": NAME[ORDERABLE[number]]}
        if name == "seat":
            return key, {"seat": number}
        if name == "boost-of":
            seat, slot = boost_place(number)
            return key, {"seat": seat, "slot": slot}
        if name == "kind":
            return key, {"kind": KIND_NAME[number]}
        if name == "wizard":
            return key, {"card": SIDE_NAME[number].partition("-")[0], "kind": KIND_NAME[SIDE_KIND[number]]}
        if name in ("pick", "value"):
            return key, {"rank": number + 1}
        return key, {}

    def faces(self, options: Options) -> dict[str, Values]:
        """Return each creature with its kind, strength and type."""
        return {card.name: printed(card) for card in CARDS[1:]}


def blank(settings: Settings, chance: Chance) -> WizardsPosition:
    """Return the table before anything is dealt: all creatures in the deck."""
    seats = settings.seats
    return WizardsPosition(
        decision=0,
        reveals=0,
        settings=settings,
        chance=chance,
        asked=NOBODY,
        ask=ASK_NOTHING,
        play_mark=0,
        waiting=0,
        phase=SETUP,
        round_number=0,
        first=0,
        agenda=Agenda([]),
        deck=deck_of(settings.boxes),
        discard=[],
        hands=[[] for _ in range(seats)],
        chosen=[EMPTY] * seats,
        slots=[EMPTY] * (SLOTS * seats),
        passed=0,
        spent=0,
        exchanged=0,
        spent_discards=0,
        aside=[],
        received=[],
        givers=[],
        actor=NOBODY,
        source=EMPTY,
        place=0,
        target=NOBODY,
        champions=[[] for _ in range(seats)],
        wizards=[NO_WIZARD] * seats,
        strengths=[0] * (SLOTS * seats),
        totals=[0] * seats,
        ranking=[],
        pending=0,
        claimed=EMPTY,
        last_slots=[],
        last_strengths=[],
        last_ranking=[],
        last_prizes=0,
        known=[],
        limits=[],
        carried=[0] * seats,
        old_pool=0,
        ending="",
    )
