"""An action space: every move has one number and one word, the same in every position of every match."""

from collections.abc import Callable

from elderwood.engine.errors import UnknownNameError


class Family:
    """Moves of one kind in consecutive numbers, from `first` on.

    `block` is what is taken off a move to get its number within the family: a card, a cell, a seat.
    """

    def __init__(self, name: str, block: int, first: int, size: int) -> None:
        self.name = name
        self.block = block
        self.first = block + first
        self.end = block + first + size

    def __repr__(self) -> str:
        return f"Family({self.name!r}, {self.first}..{self.end - 1})"


class ActionSpace:
    """The moves of a title: words, families, and the things they touch.

    `things` names what a move of a family touches, given the family's name and the number within it. A move that
    belongs to no family is one of its own, called by its word. `passing` names the families that leave something
    undone (pass, stop, decline): clients show them less loudly than what most players want.

    >>> space = ActionSpace(["pass", "owl", "fox"], [Family("play", 1, 0, 2)], lambda name, at: [name], ["pass"])
    >>> space.family(2), space.family(0), space.move("fox"), space.passes(0)
    (('play', 1), ('pass', 0), 2, True)
    """

    def __init__(
        self,
        words: list[str],
        families: list[Family],
        things: Callable[[str, int], list[str]],
        passing: list[str] | None = None,
    ) -> None:
        self.words = words
        self.passing: list[str] = [] if passing is None else passing
        self.numbers: dict[str, int] = {word: number for number, word in enumerate(words)}
        self.families: list[tuple[str, int]] = [(word, 0) for word in words]
        for family in families:
            for move in range(family.first, family.end):
                self.families[move] = (family.name, move - family.block)
        self.touched: list[list[str]] = [things(name, number) for name, number in self.families]
        self.by_thing: dict[str, list[int]] = {}
        for move, touched in enumerate(self.touched):
            for thing in touched:
                self.by_thing.setdefault(thing, []).append(move)

    def family(self, move: int) -> tuple[str, int]:
        """Split a move into its family's name and its number there."""
        return self.families[move]

    def passes(self, move: int) -> bool:
        """Say whether a move leaves undone what could be done."""
        return self.families[move][0] in self.passing

    def things(self, move: int) -> list[str]:
        """Return the things a move touches, as clients name them."""
        return self.touched[move]

    def touching(self, thing: str) -> list[int]:
        """Return the moves that touch a thing."""
        return self.by_thing.get(thing, [])

    def move(self, word: str) -> int:
        """Return the number of a word."""
        number = self.numbers.get(word)
        if number is None:
            raise UnknownNameError("move", word, self.words)
        return number
