"""How the weights of `fitted.py` are found: those that make what came of many positions likeliest.

One row of weights is fitted for each stage of a match, by Newton's method with a small penalty. Compiled with the rest,
for it is all arithmetic.
"""

from math import exp, log
from typing import Final

PENALTY: Final = 1.0
STEPS: Final = 7
LEAST: Final = 1e-9  # a chance below it counts as it

Row = list[float]
Sample = tuple[list[Row], Row]  # the features of each way it can end, and what became of it


def likely(weights: Row, rows: list[Row]) -> Row:
    """Return how likely each way is: the softmax of the rows' worths."""
    worths: list[float] = []
    for row in rows:
        total = 0.0
        for at, weight in enumerate(weights):
            total += weight * row[at]
        worths.append(total)
    top = max(worths)
    powers = [exp(one - top) for one in worths]
    whole = sum(powers)
    return [power / whole for power in powers]


def fit(samples: list[Sample]) -> Row:
    """Return the weights that make what happened likeliest."""
    size = len(samples[0][0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [PENALTY * weight for weight in weights]
        bend = [[PENALTY if a == b else 0.0 for b in range(size)] for a in range(size)]
        for rows, values in samples:
            lean(weights, rows, values, slope, bend)
        for a in range(size):
            for b in range(a):
                bend[b][a] = bend[a][b]
        for at, step in enumerate(solve(bend, slope)):
            weights[at] -= step
    return weights


def lean(weights: Row, rows: list[Row], values: Row, slope: Row, bend: list[Row]) -> None:
    """Add what one sample says to the slope of the loss and to the lower half of its bend."""
    size = len(weights)
    found = likely(weights, rows)
    mean = [0.0] * size
    for way, row in enumerate(rows):
        for a in range(size):
            mean[a] += found[way] * row[a]
    for way, row in enumerate(rows):
        share = found[way]
        missed = share - values[way]
        for a in range(size):
            slope[a] += missed * row[a]
            scaled = share * (row[a] - mean[a])
            if scaled != 0.0:
                line = bend[a]
                for b in range(a + 1):
                    line[b] += scaled * row[b]


def solve(matrix: list[Row], right: Row) -> Row:
    """Solve a system of linear equations by elimination.

    >>> solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0])
    [2.0, 3.0]
    """
    size = len(right)
    rows = [[*line, right[at]] for at, line in enumerate(matrix)]
    for at in range(size):
        best = at
        for other in range(at + 1, size):
            if abs(rows[other][at]) > abs(rows[best][at]):
                best = other
        rows[at], rows[best] = rows[best], rows[at]
        for other in range(size):
            if other != at:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [one - factor * rows[at][place] for place, one in enumerate(rows[other])]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def loss(weights: Row, samples: list[Sample]) -> float:
    """Return the log loss of all samples together: less is better."""
    total = 0.0
    for rows, values in samples:
        found = likely(weights, rows)
        for way, value in enumerate(values):
            total -= value * log(max(found[way], LEAST))
    return total


def blind_loss(samples: list[Sample]) -> float:
    """Return the log loss of who guesses the mean of each way; all ways alike where their number differs."""
    count = len(samples[0][1])
    for _, values in samples:
        if len(values) != count:
            return sum([log(len(one)) for _, one in samples])
    total = 0.0
    for way in range(count):
        mean = sum([values[way] for _, values in samples]) / len(samples)
        total -= mean * log(mean) if mean > 0.0 else 0.0
    return total * len(samples)
