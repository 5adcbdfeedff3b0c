"""Chances of winning by a few numbers a seat: a logistic model whose weights `elderwood train` fits on matches."""

from math import exp
from typing import Final

from elderwood.bots.sense import Sense
from elderwood.engine.compiled import mypyc_attr
from elderwood.engine.position import Position

BOUND: Final = 30.0  # log odds that `exp` can bear, and more than any chance needs


@mypyc_attr(allow_interpreted_subclasses=True)
class FittedSense(Sense):
    """A sense whose chances come from `features` and weights, one row of them for each stage of a match.

    Rivals divide one victory: each has its share by its own worth (softmax). Guardians who win or lose together do so
    with one chance, by the worth of their position (sigmoid).
    """

    def __init__(self, weights: list[list[float]], rivals: bool = True) -> None:
        self.weights = weights
        self.rivals = rivals

    def stage(self, position: Position) -> int:
        """Return which row of weights holds at this moment of the match."""
        raise NotImplementedError

    def features(self, position: Position, seat: int) -> list[float]:
        """Return the numbers that say how a seat stands, each of about the size of 1."""
        raise NotImplementedError

    def ended(self, position: Position, seats: int) -> list[float]:
        """Return what the end was worth to each seat; empty while the match goes on."""
        end = position.outcome()
        return [] if end is None else [end.value(seat) for seat in range(seats)]

    def seats(self, position: Position) -> int:
        """Return how many play."""
        raise NotImplementedError

    def chances(self, position: Position) -> list[float]:
        """Return each seat's chance of winning."""
        seats = self.seats(position)
        exact = self.ended(position, seats)
        if exact:
            return exact
        row = self.weights[self.stage(position)]
        if not self.rivals:
            total = worth(row, self.features(position, 0))
            return [1.0 / (1.0 + exp(-max(-BOUND, min(BOUND, total))))] * seats
        return shares([worth(row, self.features(position, seat)) for seat in range(seats)])


def worth(row: list[float], features: list[float]) -> float:
    """Return the weighted sum of features."""
    total = 0.0
    for number, weight in enumerate(row):
        total += weight * features[number]
    return total


def shares(worths: list[float]) -> list[float]:
    """Divide one victory by worth: each unit more makes it e times as likely, however much all are worth.

    >>> shares([1.0, 1.0]), [round(share, 2) for share in shares([1001.0, 1000.0])]
    ([0.5, 0.5], [0.73, 0.27])
    """
    top = max(worths)
    powers = [exp(one - top) for one in worths]
    total = sum(powers)
    return [power / total for power in powers]
