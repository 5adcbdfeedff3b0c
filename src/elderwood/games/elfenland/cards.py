"""Elfenland's cards and counters as a table: seven kinds, numbers inside, names outside.

A pack is a multiset of kinds in one int: four bits for each kind, so that hands are compared, copied and
stored as plain numbers. No kind has more than 15 copies.
"""

from typing import Final

from elderwood.engine.words import Values

NONE: Final = 0
GIANT_PIG: Final = 1
ELFCYCLE: Final = 2
MAGIC_CLOUD: Final = 3
UNICORN: Final = 4
TROLL_WAGON: Final = 5
DRAGON: Final = 6
RAFT: Final = 7

VEHICLES: Final = range(GIANT_PIG, DRAGON + 1)
KINDS: Final = range(GIANT_PIG, RAFT + 1)

PLAINS: Final = 0
WOODS: Final = 1
DESERT: Final = 2
MOUNTAINS: Final = 3
TERRAIN: Final[list[str]] = ["plains", "woods", "desert", "mountains"]


class Kind:
    """A means of travel: its cards, its counters, and what a step costs in each terrain (0: impossible)."""

    def __init__(self, number: int, name: str, cards: int, counters: int, costs: list[int]) -> None:
        self.number = number
        self.name = name
        self.cards = cards
        self.counters = counters
        self.costs = costs


# The chart of travel: plains, woods, desert, mountains.
TABLE: Final[list[Kind]] = [
    Kind(NONE, "", 0, 0, [0, 0, 0, 0]),
    Kind(GIANT_PIG, "giant_pig", 10, 8, [1, 1, 0, 0]),
    Kind(ELFCYCLE, "elfcycle", 10, 8, [1, 1, 0, 2]),
    Kind(MAGIC_CLOUD, "magic_cloud", 10, 8, [2, 2, 0, 1]),
    Kind(UNICORN, "unicorn", 10, 8, [0, 1, 2, 1]),
    Kind(TROLL_WAGON, "troll_wagon", 10, 8, [1, 2, 2, 2]),
    Kind(DRAGON, "dragon", 10, 8, [1, 2, 1, 1]),
    Kind(RAFT, "raft", 12, 0, [0, 0, 0, 0]),
]

NAME: Final[list[str]] = [kind.name for kind in TABLE]
NUMBER: Final[dict[str, int]] = {kind.name: kind.number for kind in TABLE}
COST: Final[list[list[int]]] = [kind.costs for kind in TABLE]

DOWNSTREAM: Final = 1
UPSTREAM: Final = 2
CROSSING: Final = 2
CARAVAN: Final = 3  # any cards, one more with an obstacle (E12)


def printed(kind: Kind) -> Values:
    """Return what a card shows beside its name: the price of a step by terrain, where there is one.

    >>> printed(TABLE[GIANT_PIG])
    {'kind': 'giant_pig', 'plains': 1, 'woods': 1}
    """
    face: Values = {"kind": kind.name}
    for terrain, cost in zip(TERRAIN, kind.costs, strict=True):
        if cost:
            face[terrain] = cost
    return face


def count(pack: int, kind: int) -> int:
    """Return how many of a kind a pack holds."""
    return pack >> 4 * kind & 15


def size(pack: int) -> int:
    """Return how many cards a pack holds."""
    total = 0
    pack >>= 4
    while pack:
        total += pack & 15
        pack >>= 4
    return total


def packed(kinds: list[int]) -> int:
    """Return the pack of a list of cards."""
    pack = 0
    for kind in kinds:
        pack += 1 << 4 * kind
    return pack


def cards(pack: int) -> list[int]:
    """Return the cards of a pack, in the order of the table."""
    result: list[int] = []
    for kind in KINDS:
        for _ in range(pack >> 4 * kind & 15):
            result.append(kind)
    return result


def kinds_in(pack: int) -> list[int]:
    """Return each kind of a pack once."""
    return [kind for kind in KINDS if pack >> 4 * kind & 15]


def overlap(one: int, other: int) -> int:
    """Return what two packs have in common."""
    pack = 0
    for kind in KINDS:
        pack += min(one >> 4 * kind & 15, other >> 4 * kind & 15) << 4 * kind
    return pack


def names(kinds: list[int]) -> list[str]:
    """Return the names of cards, in order."""
    return [NAME[kind] for kind in kinds]


def tally(pack: int) -> dict[str, int]:
    """Return how many of each kind a pack holds, by name; kinds it lacks are left out."""
    return {NAME[kind]: pack >> 4 * kind & 15 for kind in KINDS if pack >> 4 * kind & 15}


ALL_CARDS: Final = sum(kind.cards << 4 * kind.number for kind in TABLE)
ALL_COUNTERS: Final = sum(kind.counters << 4 * kind.number for kind in TABLE)
