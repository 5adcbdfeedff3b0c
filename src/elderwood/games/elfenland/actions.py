"""Elfenland's action space: a move's number and word mean the same in every position of every match."""

from typing import Final

from elderwood.engine.actions import ActionSpace, Family
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
LAY_HIDDEN: Final = LINK + len(LINKS) - 1  # + vehicle

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
    *[f"lay-hidden-{NAME[kind]}" for kind in VEHICLES],
]

FAMILIES: Final[list[Family]] = [
    Family("take", TAKE, 1, DRAGON),
    Family("lay", LAY, 1, DRAGON),
    Family("keep", KEEP, 1, DRAGON),
    Family("keep-hidden", KEEP_HIDDEN, 1, DRAGON),
    Family("pay", PAY, 1, RAFT),
    Family("discard", DISCARD, 1, RAFT),
    Family("link", LINK, 0, len(LINKS)),
    Family("lay-hidden", LAY_HIDDEN, 1, DRAGON),
]


def link_thing(link: int) -> str:
    """Name a road, river or ferry as clients do.

    >>> link_thing(0)
    'road:albaran-dagamura'
    """
    return LINK_NAME[link].replace("-", ":", 1)


def town_thing(town: int) -> str:
    """Name a town as clients do."""
    return "town:" + TOWN_NAME[town]


def touched(name: str, number: int) -> list[str]:
    """Return the things a move of a family touches: a step also touches the towns at its ends."""
    if name == "take":
        return [f"display:{NAME[number]}"]
    if name in ("lay", "keep"):
        return [f"counter:{NAME[number]}"]
    if name in ("lay-hidden", "keep-hidden"):
        return [f"hidden:{NAME[number]}"]
    if name in ("pay", "discard"):
        return [f"hand:{NAME[number]}"]
    if name == "link":
        return [link_thing(number), town_thing(ENDS_A[number]), town_thing(ENDS_B[number])]
    if name == "take-face-down":
        return ["supply"]
    return [f"button:{name}"]


SPACE: Final = ActionSpace(WORDS, FAMILIES, touched, ["pass", "stop", "keep-none"])

assert len(WORDS) == LAY_HIDDEN + DRAGON + 1
