"""Stopping once the ranking is decided, without fooling oneself by looking often.

Whoever looks after every match and stops at the first look that pleases is wrong far more often than one time in
twenty. So looks are few and fixed beforehand, and each may be wrong with a part of the 5 % only: half for the first,
a sixth for the second, a twelfth ... which add up to 5 %. The part is divided among the neighbours of the ranking.
"""

from collections.abc import Iterator
from math import erfc, sqrt
from typing import Final

FIRST: Final = 10  # deals before the first look
ERROR: Final = 0.05  # of all looks together


def looks(deals: int) -> Iterator[int]:
    """Give after how many deals to look: each time half as many again, and at the end.

    >>> list(looks(40))
    [10, 15, 22, 33, 40]
    """
    look = FIRST
    while look < deals:
        yield look
        look = look * 3 // 2
    yield deals


def allowed(look: int) -> float:
    """Return how likely a look, counted from 1, may be wrong.

    >>> round(sum(allowed(look) for look in range(1, 10_000)), 4)
    0.05
    """
    return ERROR / (look * (look + 1))


def decided(gaps: list[tuple[float, float]], look: int) -> bool:
    """Say whether a ranking is decided: `gaps` are those between neighbours, each with its standard error."""
    return all(doubt(gap / error) < allowed(look) / len(gaps) for gap, error in gaps)


def doubt(errors: float) -> float:
    """Return how likely chance alone makes a gap of so many standard errors, whichever is ahead.

    >>> round(doubt(1.96), 3)
    0.05
    """
    return erfc(abs(errors) / sqrt(2))
