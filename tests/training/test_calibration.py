"""Calibration: bins that say what came of what was told, and the map that would mend it."""

from math import exp, log
from xml.etree import ElementTree

import pytest

from elderwood.engine.chance import Dice
from elderwood.engine.errors import ElderwoodError
from elderwood.games import find_title
from elderwood.training.asking import EACH, AskingPlan, ask, calibrate
from elderwood.training.calibration import KNOTS, Bin, Calibration, Told, odds
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
        boast = 1 / (1 + exp(-2 * odds(true)))
        found.append(Told(number, boast, came, boast))
    return found


def heard(*told: tuple[int, float, float]) -> list[Told]:
    """Return what was told as it was found."""
    return [Told(match, chance, came, chance) for match, chance, came in told]


def test_a_bin_holds_the_means_of_what_was_told_and_of_what_came() -> None:
    told = heard((0, 0.30, 1.0), (1, 0.36, 0.0), (2, 0.35, 0.0), (3, 0.39, 1.0), (4, 1.0, 1.0))
    bins = Calibration(told).bins
    assert [one.number for one in bins] == [3, 9]
    assert (bins[0].count, bins[0].came) == (4, 0.5)
    assert bins[0].told == pytest.approx(0.35)
    assert bins[0].gap == pytest.approx(0.15)
    assert Calibration(told).error == pytest.approx(0.15 * 4 / 5)
    assert Calibration(told).brier == pytest.approx((0.7**2 + 0.36**2 + 0.35**2 + 0.61**2) / 5)


def test_a_bin_counts_when_luck_could_not_have_moved_it_as_far() -> None:
    off = heard(*((number, 0.35, float(number % 2)) for number in range(1600)))
    assert Bin(3, off).is_off
    assert [Bin(3, off[:count]).is_sure for count in (100, 300, 500, 1600)] == [False, False, True, True]
    near = heard(*((number, 0.46, float(number % 2)) for number in range(1600)))
    assert Bin(4, near).is_sure
    assert not Bin(4, near).is_off
    alike = heard(*((number, 0.02, 0.0) for number in range(49)))
    assert not Bin(0, alike).is_sure  # they agree, but they are few
    assert Bin(0, [*alike, *heard((49, 0.02, 0.0))]).is_sure


def test_positions_of_one_match_do_not_make_it_surer() -> None:
    alone = Bin(5, heard(*((number, 0.5, float(number % 2)) for number in range(100))))
    together = Bin(5, heard(*((number // 4, 0.5, float(number // 4 % 2)) for number in range(100))))
    assert alone.high - alone.low == pytest.approx(2 * 1.96 * 0.05, abs=0.001)
    assert together.high - together.low == pytest.approx(2 * (alone.high - alone.low), rel=0.01)


@pytest.mark.parametrize("par", [0.5, 0.25])
def test_the_map_that_would_mend_a_boaster_is_found(par: float) -> None:
    """Twice as clear from par: what was told has to be brought half the way back to it."""
    middle = log(par / (1 - par))
    dice = Dice(3)
    told: list[Told] = []
    for number in range(3000):
        true = (int(dice.below(98)) + 1) / 100
        boast = 1 / (1 + exp(-2 * (odds(true) - middle) - middle))
        told.append(Told(number, boast, float(int(dice.below(1000)) < 1000 * true), boast))
    calibration = Calibration(told, par)
    assert calibration.error > 0.08
    candour = calibration.mended()
    for true in (0.1, 0.3, 0.5, 0.7, 0.9):
        boast = 1 / (1 + exp(-2 * (odds(true) - middle) - middle))
        assert candour.tell(boast, par) == pytest.approx(true, abs=0.05)
    mended = [Told(one.match, candour.tell(one.found, par), one.came, one.found) for one in told]
    assert Calibration(mended).error < 0.03
    assert Calibration(mended).as_found().error == calibration.error


def test_a_map_bends_where_a_line_would_not_do() -> None:
    """Somebody is right about the worse half and takes the better one for a coin toss."""
    dice = Dice(5)
    told: list[Told] = []
    for number in range(4000):
        true = (int(dice.below(98)) + 1) / 100
        found = true if true < 0.5 else 0.5 + (true - 0.5) / 5
        told.append(Told(number, found, float(int(dice.below(1000)) < 1000 * true), found))
    candour = Calibration(told).mended()
    for found, true in ((0.1, 0.1), (0.3, 0.3), (0.54, 0.7), (0.58, 0.9)):
        assert candour.tell(found, 0.5) == pytest.approx(true, abs=0.05)


def test_a_map_that_would_turn_moves_round_is_never_fitted() -> None:
    """In the middle, what is told as more comes to less."""
    told: list[Told] = []
    for number in range(4000):
        found = (number % 98 + 1) / 100
        true = 1.0 - found if 0.27 < found < 0.73 else found
        told.append(Told(number, found, float(number // 98 % 10 < 10 * true), found))
    calibration = Calibration(told)
    assert calibration.bent(KNOTS).falls
    candour = calibration.mended()
    assert not candour.falls
    chances = [candour.tell(percent / 100, 0.5) for percent in range(101)]
    assert chances == sorted(chances)


def test_the_same_is_asked_by_one_process_and_by_two() -> None:
    told: list[int] = []
    one = calibrate(plan(), progress=told.append).data()
    assert calibrate(plan(), jobs=2).data() == one
    assert one["positions"] == 10
    assert told == [2, 4, 6, 8, 10]


def test_whoever_is_told_a_good_chance_wins_more_often() -> None:
    told = [one for number in range(20) for one in ask((plan(budget="60"), number))[1]]
    assert len(told) == 20 * EACH
    good = [one.came for one in told if one.chance > 0.7]
    bad = [one.came for one in told if one.chance < 0.3]
    assert min(len(good), len(bad)) > 5
    assert sum(good) / len(good) > 0.5 > sum(bad) / len(bad)


def test_the_plot_shows_every_bin() -> None:
    calibration = Calibration(boasted(400))
    page = ElementTree.fromstring(plot_calibration("Wizards", "told", "came", "ideal", "found", calibration))
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
