"""The fit of worths finds the weights that made the data, and tells how good it is."""

from math import exp

import fit_worth
import pytest

from elderwood.bots.fitted import FittedSense
from elderwood.bots.registry import company
from elderwood.engine.chance import Dice
from elderwood.games import find_title

TRUE = [1.5, -0.7]


def samples(count: int, rivals: bool) -> list[fit_worth.Sample]:
    """Return matches that were won by chance, as likely as the true weights say."""
    dice = Dice(5)
    found: list[fit_worth.Sample] = []
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
    weights = fit_worth.fitted(data)
    assert weights == pytest.approx(TRUE, abs=0.15)
    assert fit_worth.loss(weights, data) < fit_worth.blind(data)
    assert fit_worth.calibration(weights, data) < 0.03
    assert fit_worth.calibration([4 * weight for weight in weights], data) > 0.08


def test_equations_are_solved() -> None:
    assert fit_worth.solved([[0.0, 2.0], [4.0, 1.0]], [6.0, 11.0]) == pytest.approx([2.0, 3.0])


def test_what_is_written_is_a_module_with_the_weights() -> None:
    space: dict[str, object] = {}
    exec(fit_worth.written("toy", "python tools/fit_worth.py toy", [[1.0, -0.25], [0.0, 2.0]]), space)
    assert space["WEIGHTS"] == [[1.0, -0.25], [0.0, 2.0]]


def test_the_light_player_of_the_playouts_can_play_the_matches() -> None:
    title = find_title("rage")
    found = company("rage")
    assert found is not None
    sense = found.sense
    assert isinstance(sense, FittedSense)
    noted = [
        fit_worth.play(title, sense, 2, {}, "light", 0, fit_worth.Play([name], 0, 0.0))
        for name in ("light", "light", "greedy")
    ]
    assert noted[0] == noted[1] != noted[2]
    assert len(noted[0]) > 4
