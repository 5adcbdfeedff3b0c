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


def test_aims_on_the_map_are_named_as_things() -> None:
    t = table(hands=("xaranta pathfinder raider", "sentinel"), lands=(3, 1))
    t.play("act-pathfinder")
    t.play("peek-2")
    assert t.view(SPECTATOR)["stack"][0]["aim"] == "squad:2"
