"""How a match ended."""

from elderwood.engine.words import Values


class Outcome:
    """The end of a match: how it came, who won, and each seat's score with its sources.

    `how` names the ending (`damage`, `count`, ...); `sources` explains a seat's score, name by name: it is their sum.
    Several winners share the victory, unless they have won `together`: as one side, against the game or another side.

    >>> Outcome("count", [0], [14], {}, [{"bloom": 9, "trees": 5}]).won(0)
    True
    """

    def __init__(
        self,
        how: str,
        winners: list[int],
        scores: list[int],
        values: Values,
        sources: list[dict[str, int]],
        together: bool = False,
    ) -> None:
        self.how = how
        self.winners = winners
        self.scores = scores
        self.values = values
        self.sources = sources
        self.together = together

    def won(self, seat: int) -> bool:
        """Say whether that seat is among the winners."""
        return seat in self.winners

    def value(self, seat: int) -> float:
        """Return what the end is worth to a seat, from 0 to 1.

        >>> tie = Outcome("most-towns", [0, 2], [12, 9, 12], {}, [{}, {}, {}])
        >>> [tie.value(seat) for seat in range(3)]
        [0.5, 0.0, 0.5]
        """
        if seat not in self.winners:
            return 0.0
        return 1.0 if self.together else 1.0 / len(self.winners)

    def fields(self) -> tuple[object, ...]:
        """Return everything that an outcome holds."""
        return self.how, self.winners, self.scores, self.values, self.sources, self.together

    def __repr__(self) -> str:
        return f"Outcome{self.fields()!r}"

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, self.fields()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.fields() == other.fields()
