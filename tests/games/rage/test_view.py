"""What the view adds for those who look at the table: where declared actions are aimed."""

from elderwood.engine.events import SPECTATOR
from tests.games.rage.table import battle, table


def test_a_declared_action_shows_its_aim_to_everybody() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", hands=("initiate", "elite"), lands=(3, 3))
    t.play("act-initiate")
    assert t.view(0)["stack"] == [
        {"seat": 0, "card": "initiate", "cancelled": False, "aim": "", "other": "", "side": ""}
    ]
    t.play("slot-w")
    assert t.view(0)["stack"][0]["aim"] == "slot:w"
    t.play("side-right")
    assert t.asks == "response"
    for seat in (0, 1, SPECTATOR):
        assert t.view(seat)["stack"][0] == {
            "seat": 0,
            "card": "initiate",
            "cancelled": False,
            "aim": "slot:w",
            "other": "",
            "side": "right",
        }


def test_a_declared_swap_names_both_places() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", artifacts=("mirror_of_shadows", "seal_of_silence"))
    t.play("use-mirror_of_shadows slot-e")
    assert (t.view(1)["stack"][0]["aim"], t.view(1)["stack"][0]["other"]) == ("slot:e", "")
    t.play("slot-w")
    assert t.asks == "response"
    assert (t.view(1)["stack"][0]["aim"], t.view(1)["stack"][0]["other"]) == ("slot:e", "slot:w")
    assert t.told("aims-swap") == [{"card": "raider", "to": "slot:w"}]


def test_standings_count_lands_then_towers_then_artifacts_and_the_lost_come_last() -> None:
    t = table(seats=3, lands=[3, 3, 2], artifacts=["", "war_horn"])
    shown = t.view(SPECTATOR)["standings"]
    assert [(one["seat"], one["rank"], one["score"]) for one in shown] == [(0, 2, 3), (1, 1, 3), (2, 3, 2)]
    assert shown[0]["parts"] == {"lands": 2, "towers": 0, "castles": 1}
    t.position.alive = 0b101
    assert [one["rank"] for one in t.view(0)["standings"]] == [1, 3, 2]
    t.position.hoard.artifacts = [[], [], []]
    t.position.alive = 0b111
    assert [one["rank"] for one in t.view(0)["standings"]] == [1, 1, 3]


def test_aims_on_the_map_are_named_as_things() -> None:
    t = table(hands=("xaranta pathfinder raider", "sentinel"), lands=(3, 1))
    t.play("act-pathfinder")
    t.play("peek-2")
    assert t.view(SPECTATOR)["stack"][0]["aim"] == "squad:2"
