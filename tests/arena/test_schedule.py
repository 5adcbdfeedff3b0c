"""Who plays whom: every deal from every seat, everybody as often against everybody, and the same for the same seed."""

from collections import Counter
from itertools import combinations

import pytest

from elderwood.arena.schedule import Pairing, schedule


def deals(planned: list[Pairing]) -> dict[int, list[str]]:
    """Return the companies of each deal, bots of one letter."""
    found: dict[int, list[str]] = {}
    for match in planned:
        found.setdefault(match.deal, []).append("".join(match.names))
    return found


@pytest.mark.parametrize(("bots", "seats"), [("ab", 2), ("abc", 3), ("abcd", 4), ("abc", 2), ("abcdef", 4)])
def test_everybody_plays_every_deal_once_from_every_seat(bots: str, seats: int) -> None:
    for companies in deals(schedule(list(bots), seats, False, "oak", 60)).values():
        for seat in range(seats):
            assert sorted(company[seat] for company in companies) == list(bots)


def test_who_sits_behind_whom_changes_from_deal_to_deal() -> None:
    planned = schedule(list("abcd"), 4, False, "oak", 4 * 60)
    behind = Counter(company[company.index("a") - 3] for rows in deals(planned).values() for company in rows)
    assert set(behind) == {"b", "c", "d"}
    assert min(behind.values()) > 40


@pytest.mark.parametrize(("bots", "seats"), [("abcde", 2), ("abcdefg", 3)])
def test_everybody_meets_everybody_about_as_often(bots: str, seats: int) -> None:
    planned = schedule(list(bots), seats, False, "oak", 200)
    met = Counter(pair for match in planned for pair in combinations(sorted(match.names), 2))
    assert set(met) == set(combinations(bots, 2))
    assert max(met.values()) - min(met.values()) <= 4


def test_one_among_many_takes_every_seat_and_nothing_is_played_twice() -> None:
    first = deals(schedule(list("abbb"), 4, False, "oak", 4))[0]
    assert sorted(first) == ["abbb", "babb", "bbab", "bbba"]
    for companies in deals(schedule(list("aabb"), 4, False, "oak", 100)).values():
        assert len(set(companies)) == len(companies)
        assert all(sum(company[seat] == "a" for company in companies) * 2 == len(companies) for seat in range(4))
    assert [match.names for match in schedule(["a", "a"], 2, False, "oak", 3)] == [["a", "a"]] * 3


def test_a_deal_that_is_begun_is_played_to_its_end() -> None:
    planned = schedule(list("abc"), 3, False, "oak", 7)
    assert [match.number for match in planned] == list(range(9))
    assert [match.deal for match in planned] == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_those_who_play_together_play_every_deal_on_all_seats() -> None:
    assert deals(schedule(list("ab"), 2, True, "oak", 3)) == {0: ["aa", "bb"], 1: ["aa", "bb"]}


def test_the_seed_decides() -> None:
    def names(seed: str) -> list[list[str]]:
        return [match.names for match in schedule(list("abcd"), 3, False, seed, 40)]

    assert names("oak") == names("oak")
    assert names("oak") != names("elm")
