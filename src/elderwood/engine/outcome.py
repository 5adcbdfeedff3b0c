"""How a match ended."""

from elderwood.engine.words import Values


class Outcome:
    """The end of a match: how it came, who won, and each seat's score with its sources.

    `how` names the ending (`damage`, `count`, ...); `sources` explains a seat's score, name by name: it is their sum.

    >>> Outcome("count", [0], [14], {}, [{"bloom": 9, "trees": 5}]).won(0)
    True
    """

    def __init__(
        self, how: str, winners: list[int], scores: list[int], values: Values, sources: list[dict[str, int]]
    ) -> None:
        self.how = how
        self.winners = winners
        self.scores = scores
        self.values = values
        self.sources = sources

    def won(self, seat: int) -> bool:
        """Say whether that seat is among the winners."""
        return seat in self.winners

    def __repr__(self) -> str:
        return f"Outcome({self.how!r}, {self.winners!r}, {self.scores!r}, {self.values!r}, {self.sources!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Outcome, (self.how, self.winners, self.scores, self.values, self.sources)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and repr(self) == repr(other)
