"""Calibration: bins that say what came of what was told, and the map that would mend it."""

from math import exp
from xml.etree import ElementTree

import pytest

from elderwood.engine.chance import Dice
from elderwood.engine.errors import ElderwoodError
from elderwood.games import find_title
from elderwood.training.asking import EACH, AskingPlan, ask, calibrate
from elderwood.training.calibration import Bin, Calibration, Told, odds
from elderwood.training.plotting import plot_calibration
from tests.toy.title import Toy

WIZARDS = find_title("wizards")


def plan(positions: int = 10, bot: str = "greedy", budget: str = "20") -> AskingPlan:
    return AskingPlan(WIZARDS, bot, 2, positions, {}, "oak", budget)


def boasted(count: int) -> list[Told]:
    """Return what somebody tells who takes everything to be twice as clear as it is."""
    dice = Dice(3)
    found: list[Told] = []
    for number in range(count):
        true = (int(dice.below(98)) + 1) / 100
        came = float(int(dice.below(1000)) < 1000 * true)
        found.append(Told(number, 1 / (1 + exp(-2 * odds(true))), came))
    return found


def test_a_bin_holds_the_means_of_what_was_told_and_of_what_came() -> None:
    told = [Told(0, 0.30, 1.0), Told(1, 0.36, 0.0), Told(2, 0.35, 0.0), Told(3, 0.39, 1.0), Told(4, 1.0, 1.0)]
    bins = Calibration(told).bins
    assert [one.number for one in bins] == [3, 9]
    assert (bins[0].count, bins[0].came) == (4, 0.5)
    assert bins[0].told == pytest.approx(0.35)
    assert bins[0].gap == pytest.approx(0.15)
    assert not bins[0].is_off  # four positions say nothing
    assert Bin(3, told[:4] * 20).is_off
    assert Calibration(told).error == pytest.approx(0.15 * 4 / 5)
    assert Calibration(told).brier == pytest.approx((0.7**2 + 0.36**2 + 0.35**2 + 0.61**2) / 5)


def test_positions_of_one_match_do_not_make_it_surer() -> None:
    alone = Bin(5, [Told(number, 0.5, float(number % 2)) for number in range(100)])
    together = Bin(5, [Told(number // 4, 0.5, float(number // 4 % 2)) for number in range(100)])
    assert alone.high - alone.low == pytest.approx(2 * 1.96 * 0.05, abs=0.001)
    assert together.high - together.low == pytest.approx(2 * (alone.high - alone.low), rel=0.01)


def test_the_map_that_would_mend_a_boaster_is_found() -> None:
    slope, offset = Calibration(boasted(3000)).mended()
    assert slope == pytest.approx(0.5, abs=0.05)
    assert offset == pytest.approx(0.0, abs=0.1)


def test_the_same_is_asked_by_one_process_and_by_two() -> None:
    told: list[int] = []
    one = calibrate(plan(), progress=told.append).data()
    assert calibrate(plan(), jobs=2).data() == one
    assert one["positions"] == 10
    assert told == [4, 8, 10]


def test_whoever_is_told_a_good_chance_wins_more_often() -> None:
    told = [one for number in range(10) for one in ask((plan(budget="60"), number))[1]]
    assert len(told) == 10 * EACH
    good = [one.came for one in told if one.chance > 0.7]
    bad = [one.came for one in told if one.chance < 0.3]
    assert min(len(good), len(bad)) > 5
    assert sum(good) / len(good) > 0.5 > sum(bad) / len(bad)


def test_the_plot_shows_every_bin() -> None:
    calibration = Calibration(boasted(400))
    page = ElementTree.fromstring(plot_calibration("Wizards", "told", "came", "ideal", calibration))
    dots = [
        (float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in page.iter("{http://www.w3.org/2000/svg}circle")
    ]
    assert len(dots) == len(calibration.bins) == 10
    for (x, y), one in zip(dots, calibration.bins, strict=True):
        assert x == pytest.approx(76 + 620 * one.told, abs=0.1)
        assert y == pytest.approx(382 - 306 * one.came, abs=0.1)


@pytest.mark.parametrize(
    ("wrong", "key"),
    [
        ({"bot": "cmd:true"}, "error-own-bots"),
        ({"bot": "rnadom"}, "error-unknown-bot"),
        ({"budget": "0"}, "error-bad-budget"),
    ],
)
def test_what_cannot_be_asked_is_refused(wrong: dict[str, str], key: str) -> None:
    with pytest.raises(ElderwoodError) as found:
        plan(**wrong)  # type: ignore[arg-type]
    assert found.value.key == key


def test_a_title_that_nobody_searches_is_refused() -> None:
    with pytest.raises(ElderwoodError) as found:
        AskingPlan(Toy(), "random", 2, 10, {}, "oak", "20")
    assert found.value.key == "error-no-worth"
