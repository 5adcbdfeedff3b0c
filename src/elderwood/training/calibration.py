"""Do chances come true? What the strongest level tells in the middle of matches, and how those matches ended."""

from collections import defaultdict
from math import log, sqrt
from typing import Final

from elderwood.arena.intervals import Z
from elderwood.bots.fitting import Row, Sample, fit

BINS: Final = 10
ENOUGH: Final = 50  # positions from which on a bin says something
NEAR: Final = 0.05  # a bin further off than this is told
EDGE: Final = 0.005  # chances are told in per cent: none is nearer to 0 or 1


class Told:
    """A chance that was told in a match, and what it came to: 1 for a victory, a share of one, or 0."""

    def __init__(self, match: int, chance: float, came: float) -> None:
        self.match = match
        self.chance = chance
        self.came = came


class Bin:
    """Chances of about the same size: the mean of what was told and of what came, and how sure that is.

    Positions of one match share its luck, so the interval counts matches: it rests on how much the sums of the errors
    of each match differ.
    """

    def __init__(self, number: int, told: list[Told]) -> None:
        self.number = number
        self.count = len(told)
        errors: dict[int, float] = defaultdict(float)
        for one in told:
            errors[one.match] += one.came - one.chance
        self.matches = len(errors)
        self.told = sum(one.chance for one in told) / self.count
        self.came = sum(one.came for one in told) / self.count
        reach = Z * sqrt(sum(error * error for error in errors.values())) / self.count
        self.low = max(0.0, self.came - reach)
        self.high = min(1.0, self.came + reach)

    @property
    def gap(self) -> float:
        """By how much more came than was told."""
        return self.came - self.told

    @property
    def is_off(self) -> bool:
        """Whether it is off by more than a few points, with enough positions to say so."""
        return self.count >= ENOUGH and abs(self.gap) > NEAR

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        figures = {"told": self.told, "came": self.came, "low": self.low, "high": self.high, "gap": self.gap}
        return {
            "from": self.number / BINS,
            "to": (self.number + 1) / BINS,
            "positions": self.count,
            "matches": self.matches,
            **{name: round(figure, 4) for name, figure in figures.items()},
            "off": self.is_off,
        }


class Calibration:
    """All that was told, in ten bins, and the map that would mend it."""

    def __init__(self, told: list[Told]) -> None:
        sorted_in: dict[int, list[Told]] = defaultdict(list)
        for one in told:
            sorted_in[min(BINS - 1, int(BINS * one.chance))].append(one)
        self.told = told
        self.bins = [Bin(number, found) for number, found in sorted(sorted_in.items())]

    @property
    def error(self) -> float:
        """How far what came is from what was told, in the mean over all positions."""
        return sum(abs(one.gap) * one.count for one in self.bins) / len(self.told)

    @property
    def brier(self) -> float:
        """The mean square of what came less what was told (Brier 1950)."""
        return sum((one.came - one.chance) ** 2 for one in self.told) / len(self.told)

    def mended(self) -> Row:
        """Return slope and offset of the logistic map from what is told to what comes: [1, 0] where all is well."""
        samples: list[Sample] = [
            ([[odds(one.chance), 1.0], [0.0, 0.0]], [one.came, 1.0 - one.came]) for one in self.told
        ]
        return fit(samples)

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        slope, offset = self.mended()
        return {
            "positions": len(self.told),
            "matches": len({one.match for one in self.told}),
            "bins": [one.data() for one in self.bins],
            "error": round(self.error, 4),
            "brier": round(self.brier, 4),
            "slope": round(slope, 3),
            "offset": round(offset, 3),
        }


def odds(chance: float) -> float:
    """Return the logarithm of the odds.

    >>> odds(0.5), round(odds(0.9), 3), odds(0.0) == odds(EDGE)
    (0.0, 2.197, True)
    """
    within = min(1 - EDGE, max(EDGE, chance))
    return log(within / (1 - within))
