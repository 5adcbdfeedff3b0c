"""Elfenland as a title: how a match is set up and read back, and how its moves are named."""

from elderwood.engine.chance import Chance, chance_of
from elderwood.engine.events import Log
from elderwood.engine.options import Options, settle
from elderwood.engine.snapshot import Data, load_match, plain
from elderwood.engine.title import Title
from elderwood.engine.turns import NOBODY
from elderwood.engine.words import Values
from elderwood.games.elfenland.actions import WORDS, family, link_thing, things, town_thing
from elderwood.games.elfenland.cards import ALL_CARDS, ALL_COUNTERS, NAME, NONE, TABLE, cards, printed
from elderwood.games.elfenland.counters import turn_up
from elderwood.games.elfenland.map import ROADS
from elderwood.games.elfenland.position import PLAIN_FIELDS, ElfenlandPosition
from elderwood.games.elfenland.rounds import run
from elderwood.games.elfenland.settings import OPTIONS, Settings
from elderwood.games.elfenland.state import (
    ASK_NOTHING,
    COUNTER_STREAM,
    DEAL,
    FIRST_STREAM,
    NOWHERE,
    START_STREAM,
    STREAMS,
    TOWN_STREAM,
)


class Elfenland(Title):
    """Elfenland, by Alan R. Moon: young elves travel the land and collect the towns they have been to."""

    def __init__(self) -> None:
        super().__init__("elfenland", 1, 2, 6, OPTIONS, WORDS, usual=3)

    def deal(self, seats: int, options: Options, seed: str, log: Log | None = None) -> ElfenlandPosition:
        """Set up a match: boots, counters, town cards and the first player (E1-E3, E19)."""
        settings = Settings(options, seats)
        chance = chance_of(self.name, seed, STREAMS)
        starts = settings.starts()
        position = blank(settings, chance, starts[chance.below(START_STREAM, len(starts))])
        position.first = chance.below(FIRST_STREAM, seats)
        if settings.targets:
            position.box = settings.board.town_cards[:]
            chance.shuffle(TOWN_STREAM, position.box)
            position.targets = [position.box.pop() for _ in range(seats)]
            if log is not None:
                for seat, town in enumerate(position.targets):
                    log.tell_seats(1 << seat, "elfenland-event-town-card", {"seat": seat, "to": town_thing(town)})
        chance.shuffle(COUNTER_STREAM, position.pile)
        turn_up(position, log)
        run(position, log)
        return position

    def restore(self, data: Data) -> ElfenlandPosition:
        """Fill an empty table from a snapshot."""
        options, seats, chance = load_match(data)
        position = blank(Settings(settle(OPTIONS, options, seats), seats), chance, 0)
        for name in PLAIN_FIELDS:
            setattr(position, name, plain(data[name]))
        return position

    def things(self, move: int) -> list[str]:
        """Return the things a move touches."""
        return things(move)

    def caption(self, move: int) -> tuple[str, Values]:
        """Return the text key and values that describe a move."""
        name, number = family(move)
        if name in ("take", "lay", "keep", "keep-hidden", "pay", "discard"):
            return f"elfenland-move-{name}", {"card": NAME[number]}
        if name == "link":
            return "elfenland-move-link", {"to": link_thing(number)}
        return f"elfenland-move-{name}", {}

    def faces(self, options: Options) -> dict[str, Values]:
        """Return each kind of travel with what a step costs in the terrains it can cross."""
        return {kind.name: printed(kind) for kind in TABLE[1:]}


def blank(settings: Settings, chance: Chance, start: int) -> ElfenlandPosition:
    """Return the table before anything is dealt: boots in the start town, all supplies full."""
    seats = settings.seats
    return ElfenlandPosition(
        decision=0,
        reveals=0,
        settings=settings,
        chance=chance,
        asked=NOBODY,
        ask=ASK_NOTHING,
        play_mark=0,
        phase=DEAL,
        round_number=0,
        first=0,
        turn=0,
        passes=0,
        deck=ALL_CARDS,
        discard=0,
        hands=[0] * seats,
        carried=[],
        played=[],
        old_decks=[],
        lacks=[0] * seats,
        old_lacks=[],
        pile=cards(ALL_COUNTERS),
        display=[],
        opened=[0] * seats,
        kept=[0] * seats,
        blind=[0] * seats,
        old_piles=[],
        old_secrets=[],
        since=[0] * seats,
        unlike=[0] * seats,
        roads=[NONE] * len(ROADS),
        free=settings.board.road_mask,
        obstacles=0,
        unused=(1 << seats) - 1 if settings.obstacles else 0,
        spent=0,
        start=start,
        boots=[start] * seats,
        collected=[1 << start] * seats,
        targets=[NOWHERE] * seats,
        box=[],
        laying=NONE,
        link=NOWHERE,
        due=0,
        ending="",
    )
