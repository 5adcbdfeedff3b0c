"""The action space of Woodland Wizards: a move's number and word mean the same in every position of every match."""

from typing import Final

from elderwood.engine.actions import ActionSpace, Family
from elderwood.games.wizards.cards import CARDS, COPYABLE, CREATURES, KIND_NAME, KINDS, NAME, ORDERABLE, SIDE_NAME
from elderwood.games.wizards.settings import SLOTS

MOST_SEATS: Final = 12
MOST_VALUES: Final = 16  # answers to how strong a card is to be (R64)
MOST_DEPTH: Final = 3  # how deep in the discard pile an effect reaches

_ALL: Final = len(CARDS) - 1
BOOSTS: Final = SLOTS - 1

# Blocks of consecutive numbers. Moves with a card are block + card; cards count from 1.
PASS: Final = 0
KEEP_HAND: Final = 1
THROW_HAND: Final = 2
PLAY: Final = 3 - 1  # + card
SUMMON: Final = PLAY + _ALL
BOOST: Final = SUMMON + _ALL
DISCARD_MOVE: Final = BOOST + _ALL
GIVE_MOVE: Final = DISCARD_MOVE + _ALL
SWAP: Final = GIVE_MOVE + _ALL
TAKE: Final = SWAP + _ALL
COPY: Final = TAKE + _ALL + 1  # + place in COPYABLE
APPLY: Final = COPY + len(COPYABLE)  # + place in ORDERABLE
SEAT: Final = APPLY + len(ORDERABLE)  # + seat
BOOST_OF: Final = SEAT + MOST_SEATS  # + 3 * seat + boost from 0
KIND_MOVE: Final = BOOST_OF + MOST_SEATS * BOOSTS - 1  # + kind
PICK: Final = KIND_MOVE + len(KINDS) + 1  # + depth from 0, the top
WIZARD: Final = PICK + MOST_DEPTH  # + side
VALUE: Final = WIZARD + len(SIDE_NAME)  # + rank from 0, the highest value
VALUE_BEST: Final = VALUE + MOST_VALUES
APPLY_CONTENDER: Final = VALUE_BEST + 1
APPLY_BOOST: Final = APPLY_CONTENDER + 1

WORDS: Final[list[str]] = [
    "pass",
    "keep-hand",
    "throw-hand",
    *[f"play-{NAME[card]}" for card in CREATURES],
    *[f"summon-{NAME[card]}" for card in CREATURES],
    *[f"boost-{NAME[card]}" for card in CREATURES],
    *[f"discard-{NAME[card]}" for card in CREATURES],
    *[f"give-{NAME[card]}" for card in CREATURES],
    *[f"swap-{NAME[card]}" for card in CREATURES],
    *[f"take-{NAME[card]}" for card in CREATURES],
    *[f"copy-{NAME[card]}" for card in COPYABLE],
    *[f"apply-{NAME[card]}" for card in ORDERABLE],
    *[f"seat-{seat}" for seat in range(MOST_SEATS)],
    *[f"boost-of-{seat}-{boost}" for seat in range(MOST_SEATS) for boost in range(1, SLOTS)],
    *[f"kind-{KIND_NAME[kind]}" for kind in KINDS],
    *[f"pick-{depth + 1}" for depth in range(MOST_DEPTH)],
    *[f"wizard-{side}" for side in SIDE_NAME],
    *[f"value-{rank + 1}" for rank in range(MOST_VALUES)],
    "value-best",
    "apply-contender",
    "apply-boost",
]

FAMILIES: Final[list[Family]] = [
    Family("play", PLAY, 1, _ALL),
    Family("summon", SUMMON, 1, _ALL),
    Family("boost", BOOST, 1, _ALL),
    Family("discard", DISCARD_MOVE, 1, _ALL),
    Family("give", GIVE_MOVE, 1, _ALL),
    Family("swap", SWAP, 1, _ALL),
    Family("take", TAKE, 1, _ALL),
    Family("copy", COPY, 0, len(COPYABLE)),
    Family("apply", APPLY, 0, len(ORDERABLE)),
    Family("seat", SEAT, 0, MOST_SEATS),
    Family("boost-of", BOOST_OF, 0, MOST_SEATS * BOOSTS),
    Family("kind", KIND_MOVE, 1, len(KINDS)),
    Family("pick", PICK, 0, MOST_DEPTH),
    Family("wizard", WIZARD, 0, len(SIDE_NAME)),
    Family("value", VALUE, 0, MOST_VALUES),
]

CARD_FAMILIES: Final = ("play", "summon", "boost", "discard", "give", "swap")


def boost_place(number: int) -> tuple[int, int]:
    """Return the seat and slot that the number of a `boost-of` move means.

    >>> boost_place(4)
    (1, 2)
    """
    return number // BOOSTS, number % BOOSTS + 1


def boost_move(seat: int, slot: int) -> int:
    """Return the move that chooses a boost on the table: the inverse of `boost_place`."""
    return BOOST_OF + BOOSTS * seat + slot - 1


def touched(family: str, number: int) -> list[str]:
    """Return the things that a move of a family touches, as clients name them."""
    if family in CARD_FAMILIES:
        return [f"hand:{NAME[number]}"]
    if family == "take":
        return [f"card:{NAME[number]}"]
    if family == "copy":
        return [f"copy:{NAME[COPYABLE[number]]}"]
    if family == "apply":
        return [f"apply:{NAME[ORDERABLE[number]]}"]
    if family == "seat":
        return [f"seat:{number}"]
    if family == "boost-of":
        seat, slot = boost_place(number)
        return [f"boost:{seat}-{slot}"]
    if family == "kind":
        return [f"kind:{KIND_NAME[number]}"]
    if family == "pick":
        return [f"discard:{number + 1}"]
    if family == "wizard":
        return [f"wizard:{SIDE_NAME[number]}"]
    if family == "value":
        return [f"value:{number + 1}"]
    return [f"button:{family}"]


SPACE: Final = ActionSpace(WORDS, FAMILIES, touched, ["pass"])

assert len(WORDS) == APPLY_BOOST + 1
