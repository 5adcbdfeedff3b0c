"""Fits the worth of positions: ``python tools/fit_worth.py TITLE`` plays matches and writes the title's weights.

At every joint of a match the features of all seats are noted, and at its end who won. One row of weights is fitted for
each stage of a match, by Newton's method with a small penalty; every fifth match is kept out of the fit and tells how
good it is. The same seed gives the same weights.
"""

from __future__ import annotations

import argparse
import sys
import textwrap
from collections import defaultdict
from math import exp, log
from pathlib import Path

from elderwood.bots import Bot, Budget, Seen, make_bot
from elderwood.bots.fitted import FittedSense
from elderwood.bots.registry import company
from elderwood.engine.chance import Dice, quick_chance
from elderwood.engine.options import Options
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.games import find_title

PENALTY = 1.0
STEPS = 7
WIDE = 110  # letters of a line
HELD_OUT = 5  # one match of so many
BOTS = Path(__file__).parent.parent / "src" / "elderwood" / "bots"

Row = list[float]
Sample = tuple[list[Row], Row]  # the features of each way it can end, and what became of it


class Data:
    """What was noted, stage by stage: for the fit, and for the test of it."""

    def __init__(self) -> None:
        self.fit: dict[int, list[Sample]] = defaultdict(list)
        self.test: dict[int, list[Sample]] = defaultdict(list)


class Light(Bot):
    """The light player of a title's playouts, put at the table: many matches in little time."""

    def __init__(self, sense: FittedSense, seed: int) -> None:
        self.sense = sense
        self.seed = seed

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        """Return what a playout would go on with."""
        self.seed += 1
        imagined = seen.imagine(quick_chance(self.seed))
        return (
            self.sense.policy(imagined, seen.seat, seen.moves, Dice(self.seed))
            if len(seen.moves) > 1
            else seen.moves[0]
        )


class Play:
    """How the matches are played: by which bots in turn, how long they think, how often one does just anything."""

    def __init__(self, bots: list[str], iterations: int, whim: float) -> None:
        self.bots = bots
        self.budget = Budget(iterations=iterations) if iterations else None
        self.whim = whim
        self.dice = Dice(1)

    def answer(self, bot: Bot, seen: Seen) -> int:
        """Return a move."""
        if int(self.dice.below(10_000)) < self.whim * 10_000:
            return seen.moves[self.dice.below(len(seen.moves))]
        return bot.answer(seen, self.budget)


def play(
    title: Title, sense: FittedSense, seats: int, options: Options, seed: str, number: int, manner: Play
) -> list[tuple[int, Sample]]:
    """Play one match; return the stage and the sample of every joint."""
    position = title.start(seats, options, f"{seed}-{number}")
    name = manner.bots[number % len(manner.bots)]
    bots: list[Bot] = [
        Light(sense, number * seats + seat) if name == "light" else make_bot(name, title, number * seats + seat)
        for seat in range(seats)
    ]
    clock = sense.clock(position)
    noted: list[tuple[int, list[Row]]] = []
    while awaited := position.awaits():
        seat = awaited[0]
        position.play(seat, manner.answer(bots[seat], Seen(title, position, seat)))
        if sense.clock(position) > clock and position.awaits():
            clock = sense.clock(position)
            noted.append((sense.stage(position), ways(sense, position, seats)))
    end = position.outcome()
    assert end is not None
    values = [end.value(seat) for seat in range(seats)]
    if not sense.rivals:
        values = [values[0], 1.0 - values[0]]
    return [(stage, (rows, values)) for stage, rows in noted]


def ways(sense: FittedSense, position: Position, seats: int) -> list[Row]:
    """Return the features of every way it can end: a seat's victory, or victory and defeat of all."""
    if sense.rivals:
        return [sense.features(position, seat) for seat in range(seats)]
    row = sense.features(position, 0)
    return [row, [0.0] * len(row)]


def chances(weights: Row, rows: list[Row]) -> Row:
    """Return the softmax of the rows' worths."""
    worths = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    top = max(worths)
    powers = [exp(one - top) for one in worths]
    total = sum(powers)
    return [power / total for power in powers]


def fitted(samples: list[Sample]) -> Row:
    """Return the weights that make what happened likeliest."""
    size = len(samples[0][0][0])
    weights = [0.0] * size
    for _ in range(STEPS):
        slope = [PENALTY * weight for weight in weights]
        bend = [[PENALTY if a == b else 0.0 for b in range(size)] for a in range(size)]
        for rows, values in samples:
            found = chances(weights, rows)
            mean = [sum(p * row[a] for p, row in zip(found, rows, strict=True)) for a in range(size)]
            for p, value, row in zip(found, values, rows, strict=True):
                for a in range(size):
                    slope[a] += (p - value) * row[a]
                    scaled = p * (row[a] - mean[a])
                    if scaled:
                        line = bend[a]
                        for b in range(size):
                            line[b] += scaled * row[b]
        weights = [weight - step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: list[Row], right: Row) -> Row:
    """Solve a system of linear equations by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda number: abs(rows[number][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for other in range(size):
            if other != at:
                factor = rows[other][at] / rows[at][at]
                rows[other] = [a - factor * b for a, b in zip(rows[other], rows[at], strict=True)]
    return [rows[at][size] / rows[at][at] for at in range(size)]


def loss(weights: Row, samples: list[Sample]) -> float:
    """Return the mean log loss."""
    total = 0.0
    for rows, values in samples:
        total -= sum(value * log(max(p, 1e-9)) for p, value in zip(chances(weights, rows), values, strict=True))
    return total / len(samples)


def blind(samples: list[Sample]) -> float:
    """Return the log loss of guessing the mean of each way."""
    count = len(samples[0][1])
    if any(len(values) != count for _, values in samples):
        return sum(log(len(values)) for _, values in samples) / len(samples)
    means = [sum(values[way] for _, values in samples) / len(samples) for way in range(count)]
    return -sum(mean * log(mean) for mean in means if mean > 0)


def calibration(weights: Row, samples: list[Sample]) -> float:
    """Return how far, in ten bins of the chance told, the mean of what came is from the chance: the weighted mean."""
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for rows, values in samples:
        for p, value in zip(chances(weights, rows), values, strict=True):
            bins[min(9, int(10 * p))].append((p, value))
    total = sum(len(found) for found in bins.values())
    return sum(abs(sum(p - value for p, value in found)) for found in bins.values()) / total


def table_of(name: str, rows: list[Row]) -> str:
    """Return weights as the source of a table."""
    lines = "".join(
        textwrap.fill(
            f"[{', '.join(f'{weight:.4f}' for weight in row)}],",
            WIDE,
            initial_indent="    ",
            subsequent_indent="     ",
            break_on_hyphens=False,
        )
        + "\n"
        for row in rows
    )
    return f"{name}: Final[list[list[float]]] = [\n{lines}]\n"


def written(title: str, command: str, rows: list[Row]) -> str:
    """Return the module that holds the weights."""
    return (
        f'"""What features of a position of {title} weigh, stage by stage; written by\n\n{command}\n"""\n\n'
        f"from typing import Final\n\n# fmt: off\n{table_of('WEIGHTS', rows)}# fmt: on\n"
    )


def main() -> None:
    """Play, fit, tell how good it is, and write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("title")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", default="", help="numbers of seats, as 2,4; the fewest by default")
    parser.add_argument("--option", action="append", default=[], help="NAME=VALUE,VALUE...: each in turn")
    parser.add_argument(
        "--bots",
        default="greedy",
        help="who plays, match by match: a bot, or several in turn; light: that of the playouts",
    )
    parser.add_argument("--iterations", type=int, default=0, help="the budget of bots that search")
    parser.add_argument("--whim", type=float, default=0.03, help="how often somebody does just anything")
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    given = parser.parse_args()
    title = find_title(given.title)
    known = company(title.name)
    if known is None or not isinstance(known.sense, FittedSense):
        sys.exit(f"{title.name} has no sense that is fitted")
    sense = known.sense
    seats = [int(one) for one in given.seats.split(",")] if given.seats else [title.fewest]
    choices = [(name, values.split(",")) for name, values in (one.split("=") for one in given.option)]
    manner = Play(given.bots.split(","), given.iterations, given.whim)
    data = Data()
    for number in range(given.games):
        count = seats[number % len(seats)]
        options = {name: values[number // len(seats) % len(values)] for name, values in choices}
        for stage, sample in play(title, sense, count, options, given.seed, number, manner):
            (data.test if number % HELD_OUT == 0 else data.fit)[stage].append(sample)
    rows = list(sense.weights)
    for stage in sorted(data.fit):
        rows[stage] = fitted(data.fit[stage])
        fit, test = data.fit[stage], data.test[stage]
        print(
            f"stage {stage}: {len(fit)} positions, log loss {loss(rows[stage], fit):.3f}; held out {len(test)}, "
            f"{loss(rows[stage], test):.3f} (blind {blind(test):.3f}), off by {calibration(rows[stage], test):.3f}; "
            f"{' '.join(f'{weight:.3f}' for weight in rows[stage])}"
        )
    if not given.dry:
        command = f"python tools/fit_worth.py {' '.join(sys.argv[1:])}"
        (BOTS / title.name / "weights.py").write_text(written(title.name, command, rows), "utf-8")


if __name__ == "__main__":
    main()
