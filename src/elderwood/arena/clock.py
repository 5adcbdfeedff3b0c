"""How long a bot thinks: processor time, counted so that a match's answers fit a line."""

from math import log
from typing import Final

STEP: Final = 1.1  # each bin reaches a tenth further than the one before, so a quantile is told to within 5 %
UNIT: Final = 1e-6  # bin 0 is a microsecond

Bins = list[tuple[int, int]]


class Clock:
    """The processor seconds of many answers: their sum, the longest one, and how many were about how long."""

    def __init__(self, seconds: float = 0.0, worst: float = 0.0, bins: dict[int, int] | None = None) -> None:
        self.seconds = seconds
        self.worst = worst
        self.bins: dict[int, int] = {} if bins is None else bins

    def note(self, seconds: float) -> None:
        """Count one answer."""
        self.seconds += seconds
        self.worst = max(self.worst, seconds)
        place = round(log(max(seconds, UNIT) / UNIT, STEP))
        self.bins[place] = self.bins.get(place, 0) + 1

    def add(self, other: "Clock") -> None:
        """Count the answers of another clock."""
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)
        for place, count in other.bins.items():
            self.bins[place] = self.bins.get(place, 0) + count

    @property
    def answers(self) -> int:
        """How many answers were counted."""
        return sum(self.bins.values())

    @property
    def mean(self) -> float:
        """Seconds of an answer in the mean."""
        return self.seconds / max(self.answers, 1)

    def quantile(self, share: float) -> float:
        """Return the seconds that this share of the answers took at most.

        >>> clock = Clock()
        >>> for number in range(1, 101):
        ...     clock.note(number / 1000)
        >>> round(clock.quantile(0.95), 2), clock.worst
        (0.09, 0.1)
        """
        left = share * self.answers
        for place, count in sorted(self.bins.items()):
            left -= count
            if left <= 0:
                return min(UNIT * STEP**place, self.worst)
        return self.worst

    def data(self) -> list[object]:
        """Return the clock as plain data, unrounded: read back it tells the same."""
        return [self.seconds, self.worst, sorted(self.bins.items())]


def read_clock(seconds: float, worst: float, bins: Bins) -> Clock:
    """Read back what `Clock.data` gave."""
    return Clock(float(seconds), float(worst), {int(place): int(count) for place, count in bins})
