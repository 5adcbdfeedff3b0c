"""What the rules say instead of sentences: a key, values, and the number of the ruling behind them."""

Values = dict[str, str | int]


class Reason:
    """Why something cannot be done now.

    >>> Reason("sylvion-why-cost", {"cost": 3}, "1.6")
    Reason('sylvion-why-cost', {'cost': 3}, '1.6')
    """

    def __init__(self, key: str, values: Values, rule: str = "") -> None:
        self.key = key
        self.values = values
        self.rule = rule

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.values!r}, {self.rule!r})"

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (self.key, self.values, self.rule)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and self.key == other.key and self.values == other.values


class Question:
    """What a seat is asked: public, so that everybody knows what the table waits for.

    `play` is the number of the decision that began the play this question belongs to: a card, its target and its
    payments share one, so that a client can show and undo them together.
    """

    def __init__(self, key: str, values: Values, rule: str, play: int) -> None:
        self.key = key
        self.values = values
        self.rule = rule
        self.play = play

    def __repr__(self) -> str:
        return f"Question({self.key!r}, {self.values!r}, {self.rule!r}, {self.play})"

    def __reduce__(self) -> tuple[object, ...]:
        return Question, (self.key, self.values, self.rule, self.play)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Question)
            and self.key == other.key
            and self.values == other.values
            and self.rule == other.rule
            and self.play == other.play
        )
