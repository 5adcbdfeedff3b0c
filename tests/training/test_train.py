"""Training: the same seed gives the same weights however many play, and matches kept out judge them."""

from collections import Counter
from xml.etree import ElementTree

import pytest

from elderwood.bots.fitting import fit, loss
from elderwood.engine.errors import BadValueError, ElderwoodError
from elderwood.games import find_title
from elderwood.training.files import Words, drawn, module_of
from elderwood.training.lessons import play
from elderwood.training.plan import TrainingPlan
from elderwood.training.train import Trained, by_stage, train
from tests.toy.title import Toy

WORDS = Words("Wizards", "matches", "loss", "kept", "own", "in use", "blind")


def plan(games: int = 15, bots: str = "light,random", whim: float = 0.2, seed: str = "oak") -> TrainingPlan:
    return TrainingPlan(find_title("wizards"), bots.split(","), [2, 3], games, {}, seed, whim)


@pytest.fixture(scope="module")
def trained() -> Trained:
    return train(plan(25))


def test_the_same_seed_gives_the_same_weights_with_one_process_and_with_two(trained: Trained) -> None:
    told: list[int] = []
    assert train(plan(25), jobs=2, progress=told.append).data() == trained.data()
    assert told == list(range(1, 26))
    assert train(plan(25, seed="elm")).weights != trained.weights


def test_weights_are_fitted_on_the_matches_that_are_not_kept_and_tested_on_those_that_are(trained: Trained) -> None:
    played = [play((trained.plan, number))[1] for number in range(25)]
    used = by_stage(noted for number, noted in enumerate(played) if not trained.plan.is_kept(number))
    kept = by_stage(noted for number, noted in enumerate(played) if trained.plan.is_kept(number))
    for stage in trained.stages:
        assert trained.weights[stage.number] == fit(used[stage.number])
        assert stage.loss == loss(trained.weights[stage.number], kept[stage.number]) / stage.kept
        assert (stage.positions, stage.kept) == (len(used[stage.number]), len(kept[stage.number]))
    assert trained.weights[0] == trained.plan.sense.weights[0]  # nobody judges a match before its first contest


def test_the_curve_ends_with_all_matches_and_the_weights_that_are_written(trained: Trained) -> None:
    used = 25 - sum(map(trained.plan.is_kept, range(25)))
    assert [point.matches for point in trained.curve] == [used >> 4, used >> 3, used >> 2, used >> 1, used]
    assert trained.curve[-1].kept == pytest.approx(trained.mean(lambda stage: stage.loss))
    used_by_stage = by_stage(
        play((trained.plan, number))[1] for number in range(25) if not trained.plan.is_kept(number)
    )
    lost = sum(loss(trained.weights[stage], found) for stage, found in used_by_stage.items())
    assert trained.curve[-1].own == pytest.approx(lost / sum(map(len, used_by_stage.values())))


def test_a_fifth_of_every_combination_is_kept() -> None:
    all_of_it = TrainingPlan(find_title("sylvion"), ["greedy", "light"], [1, 2], 200, {"desolated": ["0", "3"]}, "oak")
    assert all_of_it.turns == 8
    kept = Counter(repr(vars(all_of_it.lesson(number))) for number in range(200) if all_of_it.is_kept(number))
    assert list(kept.values()) == [5] * 8


def test_a_whim_leads_to_other_matches() -> None:
    assert play((plan(whim=0.0), 0)) != play((plan(whim=1.0), 0))


def test_what_is_written_is_a_module_with_the_weights_and_the_command(trained: Trained) -> None:
    space: dict[str, object] = {}
    exec(module_of(trained), space)
    assert space["WEIGHTS"] == trained.data()["weights"]
    command = "elderwood train wizards --games 25 --seats 2,3 --bots light,random --whim 0.2 --seed oak"
    assert command in str(space["__doc__"]).splitlines()


def test_the_plot_shows_every_point_to_scale(trained: Trained) -> None:
    page = ElementTree.fromstring(drawn(trained, WORDS))
    dots = list(page.iter("{http://www.w3.org/2000/svg}circle"))
    heights = [float(dot.attrib["cy"]) for dot in dots]
    losses = [point.kept for point in trained.curve] + [point.own for point in trained.curve]
    assert len(dots) == 10
    low, high = losses.index(min(losses)), losses.index(max(losses))
    slope = (heights[high] - heights[low]) / (losses[high] - losses[low])
    assert slope < 0
    for height, lost in zip(heights, losses, strict=True):
        assert height == pytest.approx(heights[low] + slope * (lost - losses[low]), abs=0.3)


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"games": 4}, "error-few-matches"),
        ({"bots": "greedy@soon"}, "error-bad-budget"),
        ({"bots": "rnadom"}, "error-unknown-bot"),
        ({"seed": "a b"}, "error-bad-seed"),
    ],
)
def test_what_cannot_be_trained_is_refused(wrong: dict[str, object], key: str) -> None:
    with pytest.raises(ElderwoodError) as found:
        plan(**wrong)  # type: ignore[arg-type]
    assert found.value.key == key


def test_a_title_without_worths_is_refused() -> None:
    with pytest.raises(BadValueError) as found:
        TrainingPlan(Toy(), ["random"], [2], 10, {}, "oak")
    assert found.value.key == "error-no-worth"
