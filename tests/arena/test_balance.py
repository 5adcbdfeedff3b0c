"""Balance: every side on every seat, shares by side, pair and seat, and going on after a kill."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from elderwood.arena.balance import BalancePlan, Sided, measure, play, shares
from elderwood.arena.clock import Clock
from elderwood.arena.journal import Journal
from elderwood.arena.result import Result
from elderwood.bots import Seen, make_bot
from elderwood.engine.errors import ElderwoodError
from elderwood.games import find_title
from elderwood.games.rage.position import RagePosition

RAGE = find_title("rage")
SHORT = {"rounds": "6"}


def plan(seats: list[int], games: int, vary: list[str], title: str = "rage") -> BalancePlan:
    return BalancePlan(find_title(title), "random", seats, games, vary, SHORT if title == "rage" else {}, "oak")


def test_every_side_is_as_often_on_every_seat() -> None:
    trials = plan([2], 20, ["placement"]).schedule()
    assert [trial.number for trial in trials] == list(range(2 * 24))  # twelve line-ups twice, under two sets of options
    assert set(Counter((trial.options["placement"], trial.sides) for trial in trials).values()) == {2}
    on_seat = Counter((seat, side) for trial in trials for seat, side in enumerate(trial.sides))
    assert len(on_seat) == 8
    assert set(on_seat.values()) == {12}


def test_options_vary_where_they_have_a_meaning() -> None:
    sets = plan([2], 1, ["scenario", "race"]).sets(2)
    assert [(chosen["scenario"], chosen["race"]) for chosen in sets] == [
        ("supremacy", "seven-lands"),
        ("dragon-lord", "seven-lands"),
        ("land-race", "seven-lands"),
        ("land-race", "four-towers"),
        ("only-war", "seven-lands"),
    ]
    assert all(chosen["rounds"] == "6" and chosen["peoples"] == "chosen" for chosen in sets)


def test_titles_whose_seats_are_alike_have_one_line_up() -> None:
    trials = plan([2, 3], 5, [], "wizards").schedule()
    assert Counter((trial.seats, trial.sides) for trial in trials) == {(2, ()): 5, (3, ()): 5}


def test_every_match_has_a_deal_of_its_own() -> None:
    given = plan([2], 12, [])
    assert len({play((given, trial)).deal for trial in given.schedule()}) == 12


def test_each_seat_leads_the_people_its_result_is_counted_for() -> None:
    given = plan([3], 1, [])
    trial = given.schedule()[7]
    position = RAGE.start(3, trial.options, "oak")
    assert isinstance(position, RagePosition)
    for seat, side in enumerate(trial.sides):
        bot = Sided(make_bot("random", RAGE, seat), side)
        position.play(position.awaits()[0], bot.answer(Seen(RAGE, position, position.awaits()[0])))
    led = [RAGE.words[trial.sides[seat]] for seat in range(3)]
    assert [f"people-{['forest', 'black', 'snow', 'high'][faction]}" for faction in position.armies.factions] == led
    assert [f"people-{name}" for name in play((given, trial)).names] == led


def result(number: int, names: list[str], winners: list[int]) -> Result:
    return Result(number, 0, names, [0, 0], winners, "", 1, [Clock(), Clock()])


def test_shares_are_counted_by_side_by_pair_and_by_seat() -> None:
    results = [
        result(0, ["snow", "high"], [0]),
        result(1, ["high", "snow"], [1]),
        result(2, ["high", "black"], [0]),
        result(3, ["black", "high"], [0, 1]),
    ]
    found: dict[str, Any] = shares(plan([2], 1, []), 2, results)
    assert {row["side"]: (row["won"], row["played"]) for row in found["by_side"]} == {
        "black": (0.5, 2),
        "high": (1.5, 4),
        "snow": (2.0, 2),
    }
    assert [row["fits"] for row in found["by_side"]] == [False, False, False]
    pairs = {(row["first"], row["second"]): (row["won"], row["played"]) for row in found["pairs"]}
    assert pairs == {("black", "high"): (0.5, 2), ("black", "snow"): (0, 0), ("high", "snow"): (0, 2)}
    assert [(row["won"], row["fits"]) for row in found["by_seat"]] == [(2.5, False), (1.5, False)]


def test_groups_hold_the_matches_of_their_options() -> None:
    data: dict[str, Any] = measure(plan([2], 12, ["placement", "board"]))
    counts = [(" ".join(group["options"].values()), group["matches"]) for group in data["groups"]]
    assert counts[:3] == [("", 48), ("novice", 24), ("advanced", 24)]
    assert counts[3:] == [("north", 24), ("west", 24)] + [
        (f"{placement} {board}", 12) for placement in ("novice", "advanced") for board in ("north", "west")
    ]
    novice, advanced = data["groups"][1], data["groups"][2]
    for all_won, parts in zip(
        data["groups"][0]["by_side"], zip(novice["by_side"], advanced["by_side"], strict=True), strict=True
    ):
        assert all_won["won"] == sum(part["won"] for part in parts)


def test_it_goes_on_after_a_kill_and_comes_to_the_same(tmp_path: Path) -> None:
    given = plan([2], 12, [])
    with Journal(tmp_path, given) as journal:
        for trial in given.schedule()[:5]:
            journal.note(play((given, trial)))
    with Journal(tmp_path, given) as journal:
        done: list[int] = []
        assert measure(given, journal=journal, progress=done.append) == measure(given)
    assert done == list(range(6, 13))
    with pytest.raises(ElderwoodError, match="error-arena-other"):
        Journal(tmp_path, plan([2], 13, []))


@pytest.mark.parametrize(
    ("title", "seats", "vary"), [("sylvion", [1], []), ("rage", [5], []), ("rage", [2], ["plcement"])]
)
def test_what_cannot_be_measured_is_refused(title: str, seats: list[int], vary: list[str]) -> None:
    with pytest.raises(ElderwoodError):
        plan(seats, 1, vary, title)
