"""Elfenland's action space: a move's number and word mean the same in every position of every match."""

from typing import Final

from elderwood.games.elfenland.cards import DRAGON, KINDS, NAME, RAFT, VEHICLES
from elderwood.games.elfenland.map import ENDS_A, ENDS_B, LINK_NAME, LINKS
from elderwood.games.elfenland.map import NAME as TOWN_NAME

# Blocks of consecutive numbers. Moves with a card or counter are block + kind, steps are block + link.
PASS: Final = 0
OBSTACLE: Final = 1
STOP: Final = 2
RIGHT_CARDS: Final = 3
KEEP_NONE: Final = 4
TAKE_FACE_DOWN: Final = 5
TAKE: Final = 6 - 1  # + vehicle
LAY: Final = TAKE + DRAGON
KEEP: Final = LAY + DRAGON
KEEP_HIDDEN: Final = KEEP + DRAGON
PAY: Final = KEEP_HIDDEN + DRAGON  # + kind
DISCARD: Final = PAY + RAFT
LINK: Final = DISCARD + RAFT + 1  # + link

WORDS: Final[list[str]] = [
    "pass",
    "obstacle",
    "stop",
    "right-cards",
    "keep-none",
    "take-face-down",
    *[f"take-{NAME[kind]}" for kind in VEHICLES],
    *[f"lay-{NAME[kind]}" for kind in VEHICLES],
    *[f"keep-{NAME[kind]}" for kind in VEHICLES],
    *[f"keep-hidden-{NAME[kind]}" for kind in VEHICLES],
    *[f"pay-{NAME[kind]}" for kind in KINDS],
    *[f"discard-{NAME[kind]}" for kind in KINDS],
    *LINK_NAME,
]

# What a move is about: its family's name, block, first number and size.
_FAMILIES: Final[list[tuple[str, int, int, int]]] = [
    ("take", TAKE, 1, DRAGON),
    ("lay", LAY, 1, DRAGON),
    ("keep", KEEP, 1, DRAGON),
    ("keep-hidden", KEEP_HIDDEN, 1, DRAGON),
    ("pay", PAY, 1, RAFT),
    ("discard", DISCARD, 1, RAFT),
    ("link", LINK, 0, len(LINKS)),
]


def family(move: int) -> tuple[str, int]:
    """Split a move into its family and its number there: a kind or a link.

    >>> family(LAY + DRAGON), family(LINK + 3), family(PASS)
    (('lay', 6), ('link', 3), ('pass', 0))
    """
    for name, block, first, count in _FAMILIES:
        if block + first <= move < block + first + count:
            return name, move - block
    return WORDS[move], 0


def link_thing(link: int) -> str:
    """Name a road, river or ferry as clients do.

    >>> link_thing(0)
    'road:albaran-dagamura'
    """
    return LINK_NAME[link].replace("-", ":", 1)


def town_thing(town: int) -> str:
    """Name a town as clients do."""
    return "town:" + TOWN_NAME[town]


def things(move: int) -> list[str]:
    """Return the things a move touches, as clients name them: a step also touches the towns at its ends."""
    name, number = family(move)
    if name == "take":
        return [f"display:{NAME[number]}"]
    if name in ("lay", "keep"):
        return [f"counter:{NAME[number]}"]
    if name == "keep-hidden":
        return [f"hidden:{NAME[number]}"]
    if name in ("pay", "discard"):
        return [f"hand:{NAME[number]}"]
    if name == "link":
        return [link_thing(number), town_thing(ENDS_A[number]), town_thing(ENDS_B[number])]
    if move == TAKE_FACE_DOWN:
        return ["supply"]
    return [f"button:{WORDS[move]}"]


THINGS: Final[dict[str, list[int]]] = {}
for _move in range(len(WORDS)):
    for _thing in things(_move):
        THINGS.setdefault(_thing, []).append(_move)

assert len(WORDS) == LINK + len(LINKS)
