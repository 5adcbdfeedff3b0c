"""Standings: who is counted how, in matches against each other and in those against the game."""

import json
from typing import Any

import pytest

from elderwood.arena.clock import Clock
from elderwood.arena.plan import Plan
from elderwood.arena.result import Result, read_result
from elderwood.arena.standings import Standings
from elderwood.engine.errors import BadValueError, UnknownNameError
from elderwood.games import find_title
from tests.arena.matches import result

SYLVION = find_title("sylvion")
WIZARDS = find_title("wizards")


def named(match: Result) -> Result:
    """Return a match of `a` and `b` as one of the bots there are."""
    match.names = [{"a": "greedy", "b": "random"}[name] for name in match.names]
    return match


def standings(title: str, seats: int, *matches: Result) -> dict[str, Any]:
    plan = Plan(find_title(title), ["greedy", "random"], seats, len(matches), {}, "oak")
    data = Standings(plan, [named(match) for match in matches]).data()
    assert isinstance(json.loads(json.dumps(data)), dict)
    return data


def test_first_places_are_counted_by_seat_played() -> None:
    data = standings("wizards", 4, *(result(turn, 0, "abbb", str(turn)) for turn in range(4)))
    rows = {row["bot"]: row for row in data["ranking"]}
    assert (rows["greedy"]["played"], rows["greedy"]["won"], rows["greedy"]["share"]) == (4, 1, 0.25)
    assert (rows["random"]["played"], rows["random"]["won"], rows["random"]["share"]) == (12, 3, 0.25)
    assert [row["won"] for row in data["by_seat"]] == [1, 1, 1, 1]
    assert (data["matches"], data["deals"], data["moves"]) == (4, 1, 40)


def test_a_pair_is_compared_in_the_mean_of_its_seats() -> None:
    data = standings("wizards", 4, result(0, 0, "abbb", "1"), result(1, 0, "babb", "1"))
    # Behind one of three and level with two; then ahead of all three.
    assert data["pairs"][0]["matches"] == 2
    assert data["pairs"][0]["ahead"] == pytest.approx(1 / 3 + 1, abs=0.001)


def test_who_is_ahead() -> None:
    match = result(0, 0, "abc", "02")
    match.scores = [5, 9, 3]
    assert (match.ahead(0, 1), match.ahead(1, 0), match.ahead(0, 2)) == (1, 0, 0.5)
    assert (match.share(0), match.share(1)) == (0.5, 0)
    nobody = result(0, 0, "ab", "")
    nobody.scores = [3, 2]
    assert (nobody.share(0), nobody.ahead(0, 1)) == (0.5, 1)


def test_those_who_play_together_win_whole_victories_and_are_compared_deal_by_deal() -> None:
    deals = [("01", "01"), ("01", ""), ("01", ""), ("", "01"), ("", "")]
    matches = [
        result(2 * deal + at, deal, "ab"[at] * 2, winners)
        for deal, both in enumerate(deals)
        for at, winners in enumerate(both)
    ]
    data = standings("sylvion", 2, *matches)
    rows = {row["bot"]: row for row in data["ranking"]}
    assert (rows["greedy"]["played"], rows["greedy"]["won"], rows["random"]["won"]) == (5, 3, 2)
    assert "rating" not in rows["greedy"]
    pair = data["pairs"][0]
    assert (pair["deals"], pair["only_first"], pair["only_second"]) == (5, 2, 1)
    assert pair["low"] < pair["difference"] < pair["high"]
    assert data["by_seat"] == []


def test_times_add_up_over_matches_and_seats() -> None:
    data = standings("wizards", 4, result(0, 0, "abbb", "0"), result(1, 0, "babb", "1"))
    assert (data["time"]["greedy"]["answers"], data["time"]["random"]["answers"]) == (2, 6)
    assert (data["time"]["random"]["seconds"], data["time"]["random"]["mean_ms"]) == (0.6, 100)


def test_a_clock_tells_the_mean_the_tail_and_the_worst() -> None:
    clock = Clock()
    for _ in range(95):
        clock.note(0.001)
    for seconds in (0.5, 0.5, 0.5, 0.5, 2.0):
        clock.note(seconds)
    assert clock.answers == 100
    assert clock.mean == pytest.approx((0.095 + 4) / 100)
    assert clock.quantile(0.95) == pytest.approx(0.001, rel=0.05)
    assert clock.quantile(0.96) == pytest.approx(0.5, rel=0.05)
    assert clock.quantile(1) == pytest.approx(clock.worst, rel=0.05)
    assert clock.worst == 2


def test_a_result_comes_back_from_its_line() -> None:
    match = result(7, 3, "abc", "02")
    match.clocks[1].note(0.25)
    assert read_result(json.loads(json.dumps(match.data()))).data() == match.data()


@pytest.mark.parametrize(
    ("bots", "seats", "problem"),
    [
        (["greedy", "random", "random"], 2, "error-arena-twice"),
        (["greedy", "greedy", "random"], 2, "error-arena-twice"),
        (["greedy"], 13, "error-bad-seats"),
    ],
)
def test_plans_that_make_no_sense_are_refused(bots: list[str], seats: int, problem: str) -> None:
    with pytest.raises(BadValueError, match=problem):
        Plan(WIZARDS, bots, seats, 10, {}, "oak")


def test_a_bot_plays_the_game_once_and_alone_there_is_nothing_to_decide() -> None:
    with pytest.raises(BadValueError, match="error-arena-twice"):
        Plan(SYLVION, ["random", "random"], 2, 10, {}, "oak")
    with pytest.raises(BadValueError, match="error-arena-alone"):
        Plan(WIZARDS, ["random"], 2, 10, {}, "oak", until_clear=True)
    with pytest.raises(BadValueError, match="error-bad-count"):
        Plan(WIZARDS, ["random"], 2, 0, {}, "oak")
    with pytest.raises(UnknownNameError, match="nearest=random"):
        Plan(WIZARDS, ["rnadom"], 2, 1, {}, "oak")


def test_the_last_bot_takes_the_seats_left_but_not_where_all_play_together() -> None:
    assert Plan(WIZARDS, ["greedy", "random"], 4, 1, {}, "oak").bots == ["greedy", "random", "random", "random"]
    assert Plan(SYLVION, ["greedy"], 2, 1, {}, "oak").bots == ["greedy"]
