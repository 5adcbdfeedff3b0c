"""Fits Elfenland's foresight: ``python tools/fit_foresight.py`` plays matches and writes what places bring.

At the beginning of every round but the first, each seat's place and missing towns are noted, and at the end how many
towns it has come to have since. Two linear models are fitted for each number of rounds left, by least squares with a
small penalty; every fifth match is kept out of a first fit and tells how good it is. Since players choose their places
by these very models, they are fitted again on the matches of those who use them, `--again` times, on all so far.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from pathlib import Path

from elderwood.bots import Bot, Seen, make_bot
from elderwood.bots.elfenland import vista
from elderwood.bots.elfenland.foresight import Foresight, foresight
from elderwood.bots.fitting import Row, solve
from elderwood.engine.chance import Dice
from elderwood.games import find_title
from elderwood.games.elfenland.settings import WHOLE
from elderwood.games.elfenland.state import State
from elderwood.training.files import table_of

PENALTY = 2.0
HELD_OUT = 5  # one match of so many
WHIM = 2  # of a hundred answers that are just anything
BOTS = Path(__file__).parent.parent / "src" / "elderwood" / "bots"
TITLE = find_title("elfenland")


class Place:
    """Where a seat stood at the beginning of a round, and how many towns came of it."""

    def __init__(self, match: int, left: int, town: int, missing: int, gained: int) -> None:
        self.match = match
        self.left = left  # rounds that are left
        self.town = town
        self.missing = missing
        self.gained = gained


def play(bots: list[Bot], seed: str, number: int, dice: Dice) -> list[Place]:
    """Play one match; return the places of all seats at the beginning of each round."""
    position = TITLE.start(len(bots), {}, f"{seed}-{number}")
    assert isinstance(position, State)
    places: list[tuple[int, Place]] = []
    begun = position.round_number
    while awaited := position.awaits():
        seat = awaited[0]
        moves = position.moves(seat)
        whim = int(dice.below(100)) < WHIM
        seen = Seen(TITLE, position, seat)
        position.play(seat, moves[dice.below(len(moves))] if whim else bots[seat].answer(seen))
        if position.round_number > begun and position.awaits():
            begun = position.round_number
            left = position.settings.rounds - begun + 1
            for other in range(len(bots)):
                place = Place(number, left, position.travels.boots[other], position.missing(other), 0)
                places.append((other, place))
    for other, place in places:
        place.gained = place.missing.bit_count() - position.missing(other).bit_count()
    return [place for _, place in places]


def fitted(rows: list[Row], values: Row) -> Row:
    """Return the weights of least squares."""
    size = len(rows[0])
    right = [0.0] * size
    matrix = [[PENALTY if a == b else 0.0 for b in range(size)] for a in range(size)]
    for row, value in zip(rows, values, strict=True):
        for a in range(size):
            if row[a]:
                right[a] += row[a] * value
                line = matrix[a]
                for b in range(size):
                    line[b] += row[a] * row[b]
    return solve(matrix, right)


def error(weights: Row, rows: list[Row], values: Row) -> float:
    """Return the root of the mean squared error."""
    missed = [sum(w * x for w, x in zip(weights, row, strict=True)) - y for row, y in zip(rows, values, strict=True)]
    return sqrt(sum(one * one for one in missed) / len(missed))


def fit(places: list[Place], left: int, careful: bool) -> Row:
    """Fit one model for so many rounds left, and tell how good it is."""
    sight = Foresight(WHOLE, left)
    model = sight.at_a_look if careful else sight.at_a_glance
    some = [place for place in places if place.left == left]
    rows = [model(place.town, place.missing) for place in some]
    values = [float(place.gained) for place in some]
    kept = [at for at, place in enumerate(some) if place.match % HELD_OUT]
    test = [at for at, place in enumerate(some) if place.match % HELD_OUT == 0]
    first = fitted([rows[at] for at in kept], [values[at] for at in kept])
    found = error(first, [rows[at] for at in test], [values[at] for at in test])
    mean = sum(values) / len(values)
    blind = sqrt(sum((value - mean) ** 2 for value in values) / len(values))
    kind = "look" if careful else "glance"
    print(f"{left} rounds left, {kind}: {len(some)} places, error {found:.3f} towns, of the mean {blind:.3f}")
    return fitted(rows, values)


def main() -> None:
    """Play, fit, play again with what was fitted, and write."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("--games", type=int, default=900, help="matches before each fit")
    parser.add_argument("--again", type=int, default=2, help="fits on matches of those who use the last one")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--dry", action="store_true", help="write nothing")
    given = parser.parse_args()
    places: list[Place] = []
    dice = Dice(1)
    for turn in range(given.again + 1):
        for number in range(given.games):
            # Those who use the fit play each other, and every other match the plain player.
            names = ["level-5" if turn and not (number % 2 and seat % 2) else "greedy" for seat in range(given.seats)]
            bots = [make_bot(name, TITLE, number) for name in names]
            places += play(bots, f"{given.seed}-{turn}", number, dice)
        for left in (3, 2, 1):
            vista.GLANCE[3 - left][:] = fit(places, left, False)
            vista.LOOK[3 - left][:] = fit(places, left, True)
        foresight.cache_clear()
    command = f"python tools/fit_foresight.py {' '.join(sys.argv[1:])}".strip()
    text = (
        f'"""What a place in Elfenland brings: weights for 3, 2 and 1 rounds left; written by\n\n{command}\n"""\n\n'
        "from typing import Final\n\n# fmt: off\n"
        f"{table_of('GLANCE', vista.GLANCE)}{table_of('LOOK', vista.LOOK)}# fmt: on\n"
    )
    if not given.dry:
        (BOTS / "elfenland" / "vista.py").write_text(text, "utf-8")


if __name__ == "__main__":
    main()
