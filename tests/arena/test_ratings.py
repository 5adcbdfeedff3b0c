"""Ratings: right where they can be computed by hand, found again where they are known, honest about what is not."""

from math import log10
from random import Random

import pytest

from elderwood.arena.ratings import Ratings
from elderwood.arena.result import Result
from tests.arena.matches import duels, result


def gap(strength: float) -> float:
    return 400 * log10(strength)


def test_two_bots_by_hand() -> None:
    ratings = Ratings(["a", "b"], duels(*["aa"] * 20, *["ab"] * 20, *["bb"] * 5), "oak", 50)
    won, lost = 60 + 1, 30 + 1  # with the imagined match of each
    assert ratings.gap("a", "b")[0] == pytest.approx(gap(won / lost))
    assert ratings.rating("a") == pytest.approx(-ratings.rating("b"))


def test_three_at_one_table_are_rated_by_their_victories() -> None:
    results = [
        result(number, number, "abc", winner) for number, winner in enumerate("0" * 5000 + "1" * 3000 + "2" * 2000)
    ]
    ratings = Ratings(["a", "b", "c"], results, "oak", 1)
    assert ratings.rating("a") - ratings.rating("b") == pytest.approx(gap(5 / 3), abs=1)
    assert ratings.rating("b") - ratings.rating("c") == pytest.approx(gap(3 / 2), abs=1)


def test_one_among_three_who_wins_every_fourth_match_is_as_strong_as_they() -> None:
    results = [result(number, number, "abbb", winner) for number, winner in enumerate("0123" * 100)]
    assert Ratings(["a", "b"], results, "oak", 2).rating("a") == pytest.approx(0, abs=1)


def test_a_shared_victory_counts_half() -> None:
    results = [result(number, number, "ab", winners) for number, winners in enumerate(["01", "0", "01", "1"] * 50)]
    assert Ratings(["a", "b"], results, "oak", 2).rating("a") == pytest.approx(0, abs=1e-6)


def test_known_strengths_are_found_again() -> None:
    random = Random(1)
    strengths = {"a": 8.0, "b": 4.0, "c": 2.0, "d": 1.0}
    results: list[Result] = []
    for number in range(6000):
        names = random.sample("abcd", 3)
        winner = random.choices(range(3), [strengths[name] for name in names])[0]
        results.append(result(number, number, "".join(names), str(winner)))
    ratings = Ratings(list("abcd"), results, "oak", 200)
    for better, worse in ("ab", "bc", "cd"):
        assert ratings.gap(better, worse)[0] == pytest.approx(gap(2), abs=25)
        assert abs(ratings.gap(better, worse)[0] - gap(2)) < 3 * ratings.gap(better, worse)[1] < 60


def test_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    random = Random(2)
    held = 0
    for trial in range(100):
        won = ["".join("a" if random.random() < 0.7 else "b" for _ in range(2)) for _ in range(25)]
        low, high = Ratings(["a", "b"], duels(*won), f"trial-{trial}", 200).interval("a")
        held += low <= gap(0.7 / 0.3) / 2 <= high
    assert 88 <= held <= 99


def test_deals_are_the_units_of_doubt() -> None:
    alike = Ratings(["a", "b"], duels(*["aa", "bb"] * 20), "oak", 300)
    fair = Ratings(["a", "b"], duels(*["ab", "ba"] * 20), "oak", 300)
    assert alike.rating("a") == pytest.approx(fair.rating("a"))
    assert alike.gap("a", "b")[1] > 3 * fair.gap("a", "b")[1]


def test_a_bot_that_never_lost_has_an_end_and_an_interval() -> None:
    ratings = Ratings(["a", "b"], duels(*["aa"] * 50), "oak", 500)
    low, high = ratings.interval("a")
    assert 2 * ratings.rating("a") == pytest.approx(gap(101))
    assert gap(95 / 5) < 2 * low < gap(99 / 1)  # 100 of 100 on 50 deals: 95 % of all matches at least
    assert high > ratings.rating("a") + 100


def test_the_same_seed_draws_the_same_weights() -> None:
    results = duels("aa", "ab", "bb", "aa")
    assert Ratings(["a", "b"], results, "oak", 20).samples == Ratings(["a", "b"], results, "oak", 20).samples


def test_one_bot_alone_is_its_own_mean() -> None:
    assert Ratings(["a"], [result(0, 0, "aa", "1")], "oak").interval("a") == (0, 0)
