"""Sylvion's action space: every move has one number and one word, the same in every position of every match."""

from typing import Final

from elderwood.engine.actions import ActionSpace, Family
from elderwood.games.sylvion.cards import (
    BETRAYAL,
    CARDS,
    FEATS,
    LAST_SYLVAN,
    NAME,
    OWLS_WISDOM,
    RAVAGE,
    SYLVAN,
)

CELLS: Final[list[str]] = [f"{column}{row}" for row in range(1, 5) for column in "abcd"]
DIRECTIONS: Final[list[str]] = ["up", "right", "down", "left"]

# Blocks of consecutive numbers. Card moves are block + card number, cell moves block + cell number.
DONE: Final = 0
RANDOM: Final = 1
SHUFFLE: Final = 2
ACCEPT: Final = 3
POINT: Final = 4
FOREST: Final = 5
KEEP: Final = 6
SWAP: Final = 7
RECRUIT: Final = 8  # + column
PILE: Final = 12  # + row
SEAT: Final = 16  # + seat
DIRECTION: Final = 18  # + direction
CELL: Final = 22  # + cell
ERUPT: Final = 38  # + cell
PLAY: Final = 54 - 1  # + Sylvan card
PAY: Final = PLAY + LAST_SYLVAN
DISCARD: Final = PAY + LAST_SYLVAN
REMOVE: Final = DISCARD + LAST_SYLVAN
RETURN: Final = REMOVE + LAST_SYLVAN
SEARCH: Final = RETURN + LAST_SYLVAN  # + Sylvan card or betrayal
FEAT: Final = SEARCH + BETRAYAL + 1 - OWLS_WISDOM  # + feat
PLACE: Final = FEAT  # + Ravage card: they follow the feats in the table

WORDS: Final[list[str]] = [
    "done",
    "random",
    "shuffle",
    "accept",
    "point",
    "forest",
    "keep",
    "swap",
    *[f"recruit-{column}" for column in range(1, 5)],
    *[f"pile-{row}" for row in range(1, 5)],
    *[f"seat-{seat}" for seat in range(2)],
    *DIRECTIONS,
    *CELLS,
    *[f"erupt-{cell}" for cell in CELLS],
    *[f"play-{NAME[card]}" for card in SYLVAN],
    *[f"pay-{NAME[card]}" for card in SYLVAN],
    *[f"discard-{NAME[card]}" for card in SYLVAN],
    *[f"remove-{NAME[card]}" for card in SYLVAN],
    *[f"return-{NAME[card]}" for card in SYLVAN],
    *[f"search-{NAME[card]}" for card in range(1, BETRAYAL + 1)],
    *[f"feat-{NAME[card]}" for card in FEATS],
    *[f"place-{NAME[card]}" for card in RAVAGE],
]

FAMILIES: Final[list[Family]] = [
    Family("recruit", RECRUIT, 0, 4),
    Family("pile", PILE, 0, 4),
    Family("seat", SEAT, 0, 2),
    Family("direction", DIRECTION, 0, 4),
    Family("cell", CELL, 0, 16),
    Family("erupt", ERUPT, 0, 16),
    Family("play", PLAY, 1, LAST_SYLVAN),
    Family("pay", PAY, 1, LAST_SYLVAN),
    Family("discard", DISCARD, 1, LAST_SYLVAN),
    Family("remove", REMOVE, 1, LAST_SYLVAN),
    Family("return", RETURN, 1, LAST_SYLVAN),
    Family("search", SEARCH, 1, BETRAYAL),
    Family("feat", FEAT, FEATS.start, len(FEATS)),
    Family("place", PLACE, RAVAGE.start, len(RAVAGE)),
]


def touched(name: str, number: int) -> list[str]:
    """Return the things a move of a family touches."""
    if name in ("play", "pay", "discard", "return"):
        return [f"hand:{NAME[number]}"]
    if name in ("cell", "erupt"):
        return [f"cell:{CELLS[number]}"]
    if name in ("pile", "recruit"):
        return [f"{'column' if name == 'recruit' else 'pile'}:{number + 1}"]
    if name == "remove":
        return [f"discard:{NAME[number]}"]
    if name == "search":
        return [f"deck:{NAME[number]}"]
    if name == "feat":
        return [f"feat:{NAME[number]}"]
    if name == "place":
        return [f"looked:{NAME[number]}"]
    if name == "seat":
        return [f"seat:{number}"]
    if name == "direction":
        return [f"button:{DIRECTIONS[number]}"]
    return [f"button:{name}"]


SPACE: Final = ActionSpace(WORDS, FAMILIES, touched, ["done"])

assert len(CARDS) == RAVAGE.stop
assert len(WORDS) == PLACE + RAVAGE.stop
