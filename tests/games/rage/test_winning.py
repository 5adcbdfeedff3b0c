"""Goals, scenarios and the last round, each one step before and at the mark (R53, R62-R66, R94)."""

import pytest

from tests.games.rage.setting import IDLE, in_battle, paint, player, resolve, winners
from tests.games.rage.table import Table, battle, table

TOWERS = ["A4", "B3", "B6", "C2", "C6"]
LANDS = ["A2", "A3", "A5", "B1", "B2", "B5", "B7"]


def take(target: str, owners: dict[str, int], goals: list[str], defender: int = -1, **more: object) -> Table:
    """Seat 0 wins a battle for a land."""
    t = battle(
        "a:golem a:initiate d:elite -",
        artifacts=[IDLE],
        target=target,
        defender=defender,
        owners=owners,
        goals=goals,
        reserve="d",
        **more,  # type: ignore[arg-type]
    )
    paint(t, dict.fromkeys("nes", "none none none"))
    while in_battle(t) and not t.ended:
        t.play(t.moves[0])
    assert target in t.lands(0)
    return t


@pytest.mark.parametrize(("held", "ended"), [(2, ""), (3, "four-towers")])
def test_r63_four_towers(held: int, ended: str) -> None:
    t = take("C6", dict.fromkeys(TOWERS[:held], 0), ["four-towers", "enemy-castle"])
    assert t.ended == ended


@pytest.mark.parametrize(("held", "ended"), [(4, ""), (5, "seven-lands")])
def test_r63_seven_lands_with_castles(held: int, ended: str) -> None:
    t = take("B4", dict.fromkeys(LANDS[:held], 0), ["seven-lands", "enemy-castle"])  # and the home castle
    assert t.ended == ended
    towers = take("B4", dict.fromkeys([*TOWERS[:2], *LANDS[: held - 2]], 0), ["seven-lands", "enemy-castle"])
    assert towers.ended == ended


@pytest.mark.parametrize(("held", "ended"), [(2, ""), (3, "central-castle")])
def test_r63_the_central_castle_with_five_lands(held: int, ended: str) -> None:
    t = take("C4", dict.fromkeys(LANDS[:held], 0), ["central-castle", "seven-lands"])
    assert t.ended == ended
    without = take("B4", dict.fromkeys(LANDS[: held + 1], 0), ["central-castle", "seven-lands"])
    assert without.ended == ""  # five lands without it


def test_r63_an_enemy_castle_is_not_the_central_one() -> None:
    assert take("C4", {}, ["enemy-castle", "seven-lands"]).ended == ""
    t = take("A7", {}, ["enemy-castle", "seven-lands"], defender=1)
    assert (t.ended, winners(t)) == ("enemy-castle", [0])


def test_r63_a_goal_of_another_counts_for_him_and_the_one_to_move_comes_first() -> None:
    # Seat 1 already holds seven lands: looked at when seat 0 takes something, after seat 0 itself.
    seven = {"B8": 1, "C7": 1, "B7": 1, "C5": 1, "B5": 1, "A5": 1}
    t = take("C2", seven, ["four-towers", "seven-lands"])
    assert (t.ended, winners(t)) == ("seven-lands", [1])
    towers = {"A4": 0, "B3": 0, "B6": 0}
    both = take("C2", {**seven, **towers}, ["four-towers", "seven-lands"])
    assert (both.ended, winners(both)) == ("four-towers", [0])


def test_r64_all_goals_are_shown_at_the_end() -> None:
    t = take("B4", dict.fromkeys(LANDS[:5], 0), ["seven-lands", "enemy-castle"])
    assert t.told("goal") == [{"seat": 0, "goal": "seven-lands"}, {"seat": 1, "goal": "enemy-castle"}]
    assert player(t, 1, 0)["goal"] == "enemy-castle"
    assert t.view(0)["phase"] == "end"
    assert t.asks == ""
    running = take("B4", {}, ["seven-lands", "enemy-castle"])
    assert player(running, 1, 0)["goal"] is None
    assert not running.told("goal")


def test_the_outcome_counts_lands_towers_and_castles() -> None:
    t = take("B4", {"A2": 0, "A4": 0, "C4": 0, "B3": 0, "B1": 0}, ["seven-lands", "enemy-castle"])
    outcome = t.position.outcome()
    assert outcome is not None
    assert outcome.scores == [7, 1]
    assert outcome.sources == [{"lands": 3, "towers": 2, "castles": 2}, {"lands": 0, "towers": 0, "castles": 1}]
    assert outcome.values == {"seat": 0, "lands": 7, "round": 2}


@pytest.mark.parametrize(("race", "ended"), [("seven-lands", ""), ("four-towers", "four-towers")])
def test_the_land_race_has_one_open_goal(race: str, ended: str) -> None:
    options = {"scenario": "land-race", "race": race}
    t = take("C6", dict.fromkeys(TOWERS[:3], 0), [], options=options)
    assert t.ended == ended
    assert player(t, 1, 0)["goal"] == race
    assert not t.told("goal")
    lands = take("B4", dict.fromkeys(LANDS[:5], 0), [], options={"scenario": "land-race"})
    assert lands.ended == "seven-lands"


def test_only_war_and_dragon_lord() -> None:
    war = take("A7", {}, [], defender=1, options={"scenario": "only-war"})
    assert (war.ended, winners(war)) == ("enemy-castle", [0])
    # In Lord of Dragons one castle of two does not end it.
    lord = take("D7", {}, [], defender=1, seats=3, lands=[1, 1, 1], options={"scenario": "dragon-lord"})
    assert lord.ended == ""
    last = take("D7", {"G1": 0}, [], defender=1, seats=3, lands=[1, 1, 1], options={"scenario": "dragon-lord"})
    assert last.ended == ""  # seat 2 is still there
    assert player(last, 2)["alive"]


# The last round


def last_turn(**more: object) -> Table:
    """The last turn of the last round: seat 0 declines and ends it."""
    t = table(turn=0, options={"rounds": "6"}, round_number=6, **more)  # type: ignore[arg-type]
    t.play("decline")
    while t.asks and t.view(0)["turn"] == 0:
        t.play("end-turn" if t.offers("end-turn") else t.moves[0])
    while t.asks and t.view(0)["turn"] == 1:
        t.play(next((move for move in ("decline", "end-turn", "pass") if move in t.moves), t.moves[0]))
    return t


@pytest.mark.parametrize(
    ("owners", "artifacts", "ended", "who"),
    [
        ({"A2": 0}, [], "rounds-lands", [0]),
        ({"A2": 1}, [], "rounds-lands", [1]),
        ({"A2": 0, "B6": 1}, [], "rounds-towers", [1]),
        ({"A4": 0, "A6": 1}, [], "rounds-towers", [0]),
        ({"A2": 0, "A6": 1}, ["tear_of_life"], "rounds-artifacts", [0]),
        ({"A4": 0, "B6": 1}, ["", "tear_of_life"], "rounds-artifacts", [1]),
        ({"A4": 0, "B6": 1}, ["boots_of_wind", "tear_of_life"], "rounds-shared", [0, 1]),
        ({}, [], "rounds-shared", [0, 1]),
    ],
)
def test_r66_lands_then_towers_then_artifacts(
    owners: dict[str, int], artifacts: list[str], ended: str, who: list[int]
) -> None:
    t = last_turn(owners=owners, artifacts=artifacts)
    assert (t.ended, winners(t)) == (ended, who)


def test_r66_the_round_before_the_last_does_not_end_it() -> None:
    t = table(turn=1, options={"rounds": "6"}, round_number=5)
    t.play("decline")
    assert t.ended == ""
    # The table's first player is seat 1; seat 0 still has its turn of round 5.
    assert (t.view(0)["turn"], t.view(0)["round"]) == (0, 5)
    while t.view(0)["turn"] == 0:
        t.play(next((move for move in ("decline", "end-turn", "pass") if move in t.moves), t.moves[0]))
    assert (t.view(0)["turn"], t.view(0)["round"], t.ended) == (1, 6, "")


def test_r94_allies_count_together_and_win_together() -> None:
    options = {"scenario": "only-war", "alliance": "yes", "rounds": "6"}
    t = table(seats=4, turn=0, owners={"B8": 1, "C7": 1, "E6": 2, "A2": 0, "B1": 0}, options=options, round_number=6)
    while t.asks:
        t.play(next((move for move in ("decline", "end-turn", "pass") if move in t.moves), t.moves[0]))
    assert (t.ended, winners(t)) == ("rounds-lands", [0, 2])  # 3 + 2 against 3 + 1


def test_r66_the_dead_do_not_win_the_last_round() -> None:
    t = take("D7", {}, ["seven-lands"] * 3, defender=1, seats=3, lands=[1, 1, 1], options={"rounds": "6"})
    while t.asks:
        t.play(next((move for move in ("decline", "end-turn", "pass") if move in t.moves), t.moves[0]))
    assert (t.ended, winners(t)) == ("rounds-lands", [0])


def test_r9_a_built_tower_is_counted_at_the_end() -> None:
    t = table(artifacts=["rune_of_the_builder"], owners={"A2": 0, "A6": 1}, options={"rounds": "6"}, round_number=6)
    resolve(t, "use-rune_of_the_builder cell-A2")
    while t.asks:
        t.play(next((move for move in ("decline", "end-turn", "pass") if move in t.moves), t.moves[0]))
    assert (t.ended, winners(t)) == ("rounds-towers", [0])
