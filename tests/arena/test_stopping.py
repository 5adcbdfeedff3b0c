"""Stopping early: looks are few, and all of them together are wrong in 5 of 100 cases at most."""

from itertools import pairwise
from random import Random

import pytest

from elderwood.arena.intervals import paired, wilson
from elderwood.arena.stopping import decided, looks


def test_looks_grow_and_end_with_the_last_deal() -> None:
    assert list(looks(5)) == [5]
    assert list(looks(10)) == [10]
    assert all(before < after for before, after in pairwise(looks(1000)))
    assert list(looks(1000))[-1] == 1000
    assert len(list(looks(1000))) < 15


def ends_early(random: Random, better: float) -> bool:
    """Let two bots meet the game on 400 deals; say whether the arena finds one of them better on the way."""
    alone = [0, 0]
    done = 0
    for look, deals in enumerate(looks(400), 1):
        for _ in range(done, deals):
            if random.random() < 0.4:
                alone[random.random() >= better] += 1
        done = deals
        if decided([paired(alone[0], alone[1], deals)], look):
            return True
    return False


def test_equal_bots_are_called_different_in_5_of_100_cases_at_most() -> None:
    random = Random(1)
    assert sum(ends_early(random, 0.5) for _ in range(1000)) <= 50


def test_a_clear_difference_is_found() -> None:
    random = Random(1)
    assert sum(ends_early(random, 0.8) for _ in range(100)) > 95


def test_every_pair_of_neighbours_must_be_clear() -> None:
    assert decided([(50.0, 10.0), (60.0, 10.0)], 1)
    assert not decided([(50.0, 10.0), (10.0, 10.0)], 1)
    assert decided([(23.0, 10.0)], 1)
    assert not decided([(23.0, 10.0)] * 3, 1)  # more pairs, more chances to err
    assert not decided([(23.0, 10.0)], 4)  # later looks must be surer


def test_shares_without_matches_say_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10) == pytest.approx((0.722, 1), abs=0.001)


def test_paired_differences_are_surer_than_shares_alone() -> None:
    difference, error = paired(10, 0, 100)
    assert difference - 1.96 * error > 0
    assert wilson(60, 100)[0] < wilson(50, 100)[1]  # the same shares, told apart from separate deals, would not do


@pytest.mark.parametrize("swap", [False, True])
def test_the_sign_tells_who_is_ahead(swap: bool) -> None:
    first, second = (3, 9) if swap else (9, 3)
    assert (paired(first, second, 50)[0] > 0) is not swap
