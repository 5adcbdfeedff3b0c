"""Minds for the torture: players who want one thing only, and reach what chance never does.

A mind says which of its seat's legal moves it wants. Bots are minds as well: see `arena.company`.
"""

import re
from collections import Counter
from collections.abc import Callable
from typing import Final

from elderwood.engine.chance import Dice
from elderwood.engine.position import Position
from elderwood.engine.testkit.trial import ActionSpace, Choose
from elderwood.engine.title import Title

WAYS_OUT: Final = ("pass", "done", "end", "skip", "stop", "keep", "stay", "refuse", "none")
NOWHERE: Final = -10_000
CELL: Final = re.compile(r"cell:([A-Za-z])([0-9]+)")

# Who plays one match: a mind for each seat, None for chance. It is told the title, its action space, how many seats
# there are and the number of the match; a process of its own finds it by its name, so it is a function of a module.
Company = Callable[[Title, ActionSpace, int, int], list[Choose | None]]


class Eager:
    """Plays the move that comes first by a measure; among equals chance decides."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def __call__(self, position: Position, seat: int) -> int:
        moves = position.moves(seat)
        worth = [self.measure(move) for move in moves]
        best = max(worth)
        wanted = [move for move, value in zip(moves, worth, strict=True) if value == best]
        return wanted[self.dice.below(len(wanted))]

    def measure(self, move: int) -> int:
        """Say how much a move is wanted."""
        raise NotImplementedError


class First(Eager):
    """Always the first move of the action space."""

    def measure(self, move: int) -> int:
        return -move


class Last(Eager):
    """Always the last move of the action space."""

    def measure(self, move: int) -> int:
        return move


class Fond(Eager):
    """Always something with one thing, or one family of moves, if it can."""

    def __init__(self, dice: Dice, fond: frozenset[int]) -> None:
        super().__init__(dice)
        self.fond = fond

    def measure(self, move: int) -> int:
        return int(move in self.fond)


class Shy(Fond):
    """Passes whenever it can. With `fond` turned round, its opposite: passes only when it must."""


class Centred(Eager):
    """Always what lies nearest to the middle of the board: straight for the centre."""

    def __init__(self, dice: Dice, space: ActionSpace) -> None:
        super().__init__(dice)
        cells = [cell for thing in space.things if (cell := place_of(thing)) is not None]
        rows = {row: [column for other, column in cells if other == row] for row, _ in cells}
        middle = {row: sum(columns) / len(columns) for row, columns in rows.items()}
        centre = sum(rows) / max(1, len(rows))
        self.worth = [
            max(
                (
                    -round(10 * (abs(cell[0] - centre) + abs(cell[1] - middle[cell[0]])))
                    for thing in things
                    if (cell := place_of(thing)) is not None
                ),
                default=NOWHERE,
            )
            for things in space.things_of
        ]

    def measure(self, move: int) -> int:
        return self.worth[move]


class Curious(Eager):
    """Always what it has had the least occasion to do: the rarest move is where the least trodden path begins."""

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.offered: Counter[int] = Counter()

    def __call__(self, position: Position, seat: int) -> int:
        self.offered.update(position.moves(seat))
        return super().__call__(position, seat)

    def measure(self, move: int) -> int:
        return -self.offered[move]


def place_of(thing: str) -> tuple[int, int] | None:
    """Return the row and column of a thing that is named after them, such as `cell:d4`."""
    found = CELL.fullmatch(thing)
    return None if found is None else (ord(found[1].lower()), int(found[2]))


def family(word: str) -> str:
    """Return the family of a move: what stands before its first hyphen."""
    return word.partition("-")[0]


def stubborn_minds(title: Title, space: ActionSpace, dice: Dice) -> list[Choose]:
    """Return one mind of every kind; what each is fond of is drawn."""
    words = title.words
    families = sorted({family(word) for word in words})
    chosen = families[dice.below(len(families))]
    thing = space.things[dice.below(len(space.things))]
    out = frozenset(move for move in space.moves if family(words[move]) in WAYS_OUT)
    return [
        First(dice),
        Last(dice),
        Fond(dice, frozenset(move for move in space.moves if family(words[move]) == chosen)),
        Fond(dice, frozenset(move for move in space.moves if thing in space.things_of[move])),
        Shy(dice, out),
        Shy(dice, frozenset(space.moves) - out),
        Curious(dice),
        Centred(dice, space),
    ]


def strangers(title: Title, space: ActionSpace, seats: int, number: int) -> list[Choose | None]:
    """Seat minds by the number of the match: in every third nobody but chance, in every third one kind of mind at all
    seats, in every third all kinds mixed.
    """
    dice = Dice(3 * number + 2)
    if number % 3 == 0:
        return [None] * seats
    minds = stubborn_minds(title, space, dice)
    if number % 3 == 1:
        return [minds[number // 3 % len(minds)]] * seats
    return [minds[dice.below(len(minds))] for _ in range(seats)]
