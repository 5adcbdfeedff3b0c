"""How sure a share is: intervals that hold the truth in 95 of 100 cases, honest at the ends and for few matches."""

from math import sqrt
from typing import Final

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many standard errors


def wilson(won: float, played: float) -> tuple[float, float]:
    """Return the interval of a share (Wilson 1927).

    >>> [round(end, 3) for end in wilson(31, 36)]
    [0.713, 0.939]
    >>> [round(end, 3) for end in wilson(0, 10)]
    [0.0, 0.278]
    """
    if not played:
        return 0.0, 1.0
    share = won / played
    slack = Z * Z / played
    middle = share + slack / 2
    reach = Z * sqrt((share * (1 - share) + slack / 4) / played)
    return max(0.0, (middle - reach) / (1 + slack)), min(1.0, (middle + reach) / (1 + slack))


def paired(only_first: float, only_second: float, deals: int) -> tuple[float, float]:
    """Return the difference of two shares on the same deals, and its standard error (Agresti and Min 2005).

    Deals that both won or both lost say nothing; half a deal is added to each of the four cases.

    >>> [round(figure, 3) for figure in paired(20, 5, 100)]
    [0.147, 0.048]
    """
    total = deals + 2
    difference = (only_first - only_second) / total
    return difference, sqrt((only_first + only_second + 1) / total - difference**2) / sqrt(total)
