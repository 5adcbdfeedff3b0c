"""The fit finds the weights that made the data."""

from math import exp, log

import pytest

from elderwood.bots.fitting import Sample, blind_loss, fit, loss, solve
from elderwood.engine.chance import Dice

TRUE = [1.5, -0.7]


def samples(count: int, rivals: bool) -> list[Sample]:
    """Return matches that were won by chance, as likely as the true weights say."""
    dice = Dice(5)
    found: list[Sample] = []
    for _ in range(count):
        rows = [[int(dice.below(2000)) / 1000 - 1 for _ in TRUE] for _ in range(3 if rivals else 1)]
        if not rivals:
            rows.append([0.0, 0.0])
        powers = [exp(sum(w * x for w, x in zip(TRUE, row, strict=True))) for row in rows]
        left = sum(powers) * int(dice.below(1 << 20)) / (1 << 20)
        winner = 0
        while left >= powers[winner]:
            left -= powers[winner]
            winner += 1
        found.append((rows, [float(way == winner) for way in range(len(rows))]))
    return found


@pytest.mark.parametrize("rivals", [True, False])
def test_the_weights_behind_the_data_are_found(rivals: bool) -> None:
    data = samples(3000, rivals)
    weights = fit(data)
    assert weights == pytest.approx(TRUE, abs=0.15)
    assert loss(weights, data) < loss([1.1 * TRUE[0], TRUE[1]], data) < blind_loss(data)


def test_who_guesses_knows_how_often_each_way_comes() -> None:
    data: list[Sample] = [([[0.0], [0.0]], [1.0, 0.0])] * 3 + [([[0.0], [0.0]], [0.0, 1.0])]
    assert blind_loss(data) == pytest.approx(-3 * log(0.75) - log(0.25))
    assert blind_loss([*data, ([[0.0]] * 3, [1.0, 0.0, 0.0])]) == pytest.approx(4 * log(2) + log(3))


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])
