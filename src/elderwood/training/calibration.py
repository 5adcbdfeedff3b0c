"""Do chances come true? What the strongest level tells in the middle of matches, and how those matches ended.

With thousands of positions there are hundreds in a bin, and luck alone moves a bin of 200 by 7 points: a bin counts
when its interval of 95 % reaches no further than the few points that are asked about.
"""

from collections import defaultdict
from math import log, sqrt
from typing import Final

from elderwood.arena.intervals import Z
from elderwood.bots.candour import Candour
from elderwood.bots.fitting import Sample, fit

BINS: Final = 10
ENOUGH: Final = 50  # matches from which on an interval can be trusted
NEAR: Final = 0.05  # a bin further off than this is told, one that is less sure than this says nothing
EDGE: Final = 0.005  # chances are told in per cent: none is nearer to 0 or 1
KNOTS: Final = [-1.0, 0.0, 1.0]  # log odds at which the map that would mend it may bend


class Told:
    """A chance that was told in a match, and what it came to: 1 for a victory, a share of one, or 0.

    `found` is what the search found, before candour.
    """

    def __init__(self, match: int, chance: float, came: float, found: float) -> None:
        self.match = match
        self.chance = chance
        self.came = came
        self.found = found


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
        self.reach = Z * sqrt(sum(error * error for error in errors.values())) / self.count
        self.low = max(0.0, self.came - self.reach)
        self.high = min(1.0, self.came + self.reach)

    @property
    def gap(self) -> float:
        """By how much more came than was told."""
        return self.came - self.told

    @property
    def is_sure(self) -> bool:
        """Whether there are enough positions to tell a few points from luck."""
        return self.matches >= ENOUGH and self.reach <= NEAR

    @property
    def is_off(self) -> bool:
        """Whether it is off by more than a few points, with enough positions to say so."""
        return self.is_sure and abs(self.gap) > NEAR

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        figures = {"told": self.told, "came": self.came, "low": self.low, "high": self.high, "gap": self.gap}
        return {
            "from": self.number / BINS,
            "to": (self.number + 1) / BINS,
            "positions": self.count,
            "matches": self.matches,
            **{name: round(figure, 4) for name, figure in figures.items()},
            "sure": self.is_sure,
            "off": self.is_off,
        }


class Calibration:
    """All that was told, in ten bins, and the map that would mend it; `par` is the chance of who is as good as all."""

    def __init__(self, told: list[Told], par: float = 0.5) -> None:
        sorted_in: dict[int, list[Told]] = defaultdict(list)
        for one in told:
            sorted_in[min(BINS - 1, int(BINS * one.chance))].append(one)
        self.told = told
        self.par = par
        self.bins = [Bin(number, found) for number, found in sorted(sorted_in.items())]

    @property
    def error(self) -> float:
        """How far what came is from what was told, in the mean over all positions."""
        return sum(abs(one.gap) * one.count for one in self.bins) / len(self.told)

    @property
    def brier(self) -> float:
        """The mean square of what came less what was told (Brier 1950)."""
        return sum((one.came - one.chance) ** 2 for one in self.told) / len(self.told)

    def as_found(self) -> "Calibration":
        """Return the same as if everything had been told as it was found."""
        return Calibration([Told(one.match, one.found, one.came, one.found) for one in self.told], self.par)

    def mended(self) -> Candour:
        """Return the map from what is found to what comes."""
        knots = KNOTS
        while (candour := self.bent(knots)).falls and knots:
            slopes = [candour.slope + sum(bend for _, bend in candour.bends[:at]) for at in range(len(knots) + 1)]
            lowest = slopes.index(min(slopes))
            knots = [knot for at, knot in enumerate(knots) if at != max(0, lowest - 1)]  # where it begins to fall
        return candour

    def bent(self, knots: list[float]) -> Candour:
        """Return the map with bends at the knots that makes what came likeliest."""
        middle = odds(self.par)
        samples: list[Sample] = []
        for one in self.told:
            found = odds(one.found) - middle
            row = [found, 1.0, *(max(0.0, found - knot) for knot in knots)]
            samples.append(([row, [0.0] * len(row)], [one.came, 1.0 - one.came]))
        slope, height, *bends = fit(samples)
        bent = [(knot, round(bend, 2)) for knot, bend in zip(knots, bends, strict=True)]
        return Candour(round(slope, 2), round(height - middle, 2), bent)

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        found = self.as_found()
        return {
            "positions": len(self.told),
            "matches": len({one.match for one in self.told}),
            "bins": [one.data() for one in self.bins],
            "error": round(self.error, 4),
            "brier": round(self.brier, 4),
            "as_found": {
                "bins": [one.data() for one in found.bins],
                "error": round(found.error, 4),
                "brier": round(found.brier, 4),
            },
            "candour": repr(self.mended()),
        }


def odds(chance: float) -> float:
    """Return the logarithm of the odds.

    >>> odds(0.5), round(odds(0.9), 3), odds(0.0) == odds(EDGE)
    (0.0, 2.197, True)
    """
    within = min(1 - EDGE, max(EDGE, chance))
    return log(within / (1 - within))
