"""The action space of Woodland Wizards: a move's number and word mean the same in every position of every match."""

from typing import Final

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
]

# What a move is about: its family's name, block, first number and size.
_FAMILIES: Final[list[tuple[str, int, int, int]]] = [
    ("play", PLAY, 1, _ALL),
    ("summon", SUMMON, 1, _ALL),
    ("boost", BOOST, 1, _ALL),
    ("discard", DISCARD_MOVE, 1, _ALL),
    ("give", GIVE_MOVE, 1, _ALL),
    ("swap", SWAP, 1, _ALL),
    ("take", TAKE, 1, _ALL),
    ("copy", COPY, 0, len(COPYABLE)),
    ("apply", APPLY, 0, len(ORDERABLE)),
    ("seat", SEAT, 0, MOST_SEATS),
    ("boost-of", BOOST_OF, 0, MOST_SEATS * BOOSTS),
    ("kind", KIND_MOVE, 1, len(KINDS)),
    ("pick", PICK, 0, MOST_DEPTH),
    ("wizard", WIZARD, 0, len(SIDE_NAME)),
    ("value", VALUE, 0, MOST_VALUES),
]

CARD_FAMILIES: Final = ("play", "summon", "boost", "discard", "give", "swap")


def family(move: int) -> tuple[str, int]:
    """Split a move into its family and its number there: a card, a seat, a kind ...

    >>> family(BOOST + 3), family(SEAT + 11), family(PASS)
    (('boost', 3), ('seat', 11), ('pass', 0))
    """
    for name, block, first, count in _FAMILIES:
        if block + first <= move < block + first + count:
            return name, move - block
    return WORDS[move], 0


def boost_place(number: int) -> tuple[int, int]:
    """Return the seat and slot that the number of a `boost-of` move means.

    >>> boost_place(4)
    (1, 2)
    """
    return number // BOOSTS, number % BOOSTS + 1


def boost_move(seat: int, slot: int) -> int:
    """Return the move that chooses a boost on the table: the inverse of `boost_place`."""
    return BOOST_OF + BOOSTS * seat + slot - 1


def things(move: int) -> list[str]:
    """Return the things a move touches, as clients name them."""
    name, number = family(move)
    if name in CARD_FAMILIES:
        return [f"hand:{NAME[number]}"]
    if name == "take":
        return [f"card:{NAME[number]}"]
    if name == "copy":
        return [f"copy:{NAME[COPYABLE[number]]}"]
    if name == "apply":
        return [f"apply:{NAME[ORDERABLE[number]]}"]
    if name == "seat":
        return [f"seat:{number}"]
    if name == "boost-of":
        seat, slot = boost_place(number)
        return [f"boost:{seat}-{slot}"]
    if name == "kind":
        return [f"kind:{KIND_NAME[number]}"]
    if name == "pick":
        return [f"discard:{number + 1}"]
    if name == "wizard":
        return [f"wizard:{SIDE_NAME[number]}"]
    if name == "value":
        return [f"value:{number + 1}"]
    return [f"button:{WORDS[move]}"]


THINGS: Final[dict[str, list[int]]] = {}
for _move in range(len(WORDS)):
    for _thing in things(_move):
        THINGS.setdefault(_thing, []).append(_move)

assert len(WORDS) == VALUE + MOST_VALUES
