"""A table in a few words, and moves in notation, for tests that read as positions.

Roads are given as `feodor-lapphalya dragon, lapphalya-virst elfcycle`, with `!` behind the counter for an obstacle;
hands, counters and towns as words, one text a seat; a hand that is not given is one raft. What is not mentioned
lies in the deck or in the pile.

>>> t = table("feodor-lapphalya dragon", boots=["feodor"], hands=["dragon dragon raft"])
>>> t.play("road-feodor-lapphalya right-cards").boot()
'lapphalya'
"""

from collections.abc import Sequence

from elderwood.engine.chance import chance_of
from elderwood.engine.options import settle
from elderwood.games.elfenland.cards import ALL_CARDS, ALL_COUNTERS, NAME, NUMBER, cards, packed
from elderwood.games.elfenland.counters import begin_keeping
from elderwood.games.elfenland.map import CAPITAL, LINK_NUMBER, WEST, town_mask
from elderwood.games.elfenland.map import NAME as TOWN_NAME
from elderwood.games.elfenland.map import NUMBER as TOWN
from elderwood.games.elfenland.position import ElfenlandPosition
from elderwood.games.elfenland.settings import OPTIONS
from elderwood.games.elfenland.setup import put_boots
from elderwood.games.elfenland.show import STEP_NAMES, ElfenlandView
from elderwood.games.elfenland.state import COUNTER_STREAM, STREAMS
from elderwood.games.elfenland.title import Elfenland
from tests.games.table import AnyTable

TITLE = Elfenland()
DISPLAY = "dragon dragon unicorn elfcycle giant_pig"


class Table(AnyTable[ElfenlandPosition]):
    """A position of Elfenland with the events since it was set up, and words for both."""

    title = TITLE

    @property
    def asks(self) -> str:
        """The question put and who is asked: `take 0`, `plan 1` ...; `` when the match is over."""
        return f"{super().asks} {self.position.asked}" if super().asks else ""

    # What lies where

    def hand(self, seat: int = 0) -> str:
        """A hand, in the order of the table."""
        return words_of(self.position.cards.hands[seat])

    def counters(self, seat: int = 0) -> str:
        """The open counters before a seat."""
        return words_of(self.position.tokens.opened[seat])

    def boot(self, seat: int = 0) -> str:
        """Where a boot stands."""
        return TOWN_NAME[self.position.travels.boots[seat]]

    def pieces(self, seat: int = 0) -> int:
        """How many pieces a seat has collected."""
        return self.position.pieces(seat)

    def road(self, name: str) -> str:
        """The counter on a road, with `!` behind it for an obstacle."""
        road = LINK_NUMBER["road-" + name]
        return NAME[self.position.land.roads[road]] + ("!" if self.position.land.obstacles >> road & 1 else "")

    @property
    def discard(self) -> str:
        """The discard pile, in the order of the table."""
        return words_of(self.position.cards.discard)

    @property
    def ending(self) -> str:
        """How the match ended, `` while it goes on."""
        return self.position.ending

    @property
    def winners(self) -> list[int]:
        """Who won."""
        end = self.position.outcome()
        assert end is not None
        return end.winners

    @property
    def scores(self) -> list[int]:
        """The final scores."""
        end = self.position.outcome()
        assert end is not None
        return end.scores

    def view(self, seat: int = 0) -> ElfenlandView:
        """What a seat knows."""
        return self.position.view(seat)


def pack(words: str) -> int:
    """Read card or counter names."""
    return packed([NUMBER[word] for word in words.split()])


def words_of(held: int) -> str:
    return " ".join(NAME[kind] for kind in cards(held))


def towns(words: str) -> int:
    """Read a set of towns; `all` is every one, `all but x y` every other one."""
    named = town_mask([TOWN[word] for word in words.split() if word not in ("all", "but")])
    return (1 << len(TOWN)) - 1 & ~named if words.startswith("all") else named


def table(
    roads: str = "",
    *,
    step: str = "travel",
    hands: Sequence[str] = (),
    boots: Sequence[str] = (),
    collected: Sequence[str] = (),
    counters: Sequence[str] = (),
    blind: Sequence[str] = (),
    kept: Sequence[str] = (),
    targets: Sequence[str] = (),
    no_obstacle: Sequence[int] = (),
    display: str = DISPLAY,
    round_number: int = 1,
    first: int = 0,
    seats: int = 2,
    options: dict[str, str] | None = None,
    seed: str = "oak",
) -> Table:
    """Set up a step of a round - `take`, `plan`, `travel` or `keep` - and ask the first question."""
    given = dict(options or {})
    if targets:
        given["towns"] = "yes"
    chance = chance_of("elfenland", seed, STREAMS)
    position = ElfenlandPosition.blank(settle(OPTIONS, given, seats), seats, chance)
    settings = position.settings
    put_boots(position, TOWN["ixara"] if settings.half else CAPITAL)
    position.round_number = round_number
    position.first = first
    lay_roads(position, roads)
    for seat in range(seats):
        position.cards.hands[seat] = pack(hands[seat]) if seat < len(hands) else pack("raft")
    for seat, town in enumerate(boots):
        position.travels.boots[seat] = TOWN[town]
        position.travels.collected[seat] |= 1 << TOWN[town]
    for seat, words in enumerate(collected):
        position.travels.collected[seat] |= towns(words) & (WEST if settings.half else -1)
    for seat, words in enumerate(counters):
        position.tokens.opened[seat] = pack(words)
    for seat, word in enumerate(blind):
        position.tokens.blind[seat] = NUMBER[word]
    for seat, word in enumerate(kept):
        position.tokens.kept[seat] = NUMBER[word]
    for seat in no_obstacle:
        position.land.unused &= ~(1 << seat)
    if targets:
        position.travels.targets = [TOWN[town] for town in targets]
        position.travels.box = [town for town in settings.board.town_cards if town not in position.travels.targets]
    put_the_rest_away(position, display)
    if step == "keep":
        begin_keeping(position)
    else:
        position.begin(STEP_NAMES.index(step))
    position.run(None)
    return Table(position)


def lay_roads(position: ElfenlandPosition, roads: str) -> None:
    for place in roads.split(", ") if roads else []:
        name, counter = place.split()
        road = LINK_NUMBER["road-" + name]
        position.land.roads[road] = NUMBER[counter.rstrip("!")]
        position.land.free &= ~(1 << road)
        if counter.endswith("!"):
            position.land.obstacles |= 1 << road
            position.land.spent -= 1  # so that the box still holds one for each seat


def put_the_rest_away(position: ElfenlandPosition, display: str) -> None:
    """Fill the deck, the display and the pile with all that is nowhere else."""
    tokens = position.tokens
    position.cards.deck = ALL_CARDS - sum(position.cards.hands)
    tokens.display = [NUMBER[word] for word in display.split()]
    used = packed([kind for kind in position.land.roads + tokens.kept + tokens.blind + tokens.display if kind])
    tokens.pile = cards(ALL_COUNTERS - used - sum(tokens.opened))
    position.chance.shuffle(COUNTER_STREAM, tokens.pile)
