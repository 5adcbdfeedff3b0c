"""The three worked examples of the rulebook."""

import pytest

from elderwood.games.rage.editions import EDITIONS
from tests.games.rage.table import battle

EDGES = "a:janira d:raider d:elite a:darnguard"


@pytest.mark.parametrize("cards", EDITIONS)
def test_example_1_black_wins_with_more_cards(cards: str) -> None:
    t = battle(EDGES, "d:sentinel a:initiate", start="settle", options={"cards": cards}).pass_on()
    assert [values["card"] for values in t.told("centre-falls")] == ["initiate"]
    assert t.known(1, 0) == ["elite", "sentinel"]  # the reserve, and the survivor at the end
    assert [values["card"] for values in t.told("attacks")] == ["janira"]
    assert [values["card"] for values in t.told("dies")] == ["raider"]
    order = [event.values["card"] for event in t.log.events if event.key in ("rage-event-attacks", "rage-event-stands")]
    assert order[:3] == ["janira", "elite", "darnguard"]
    assert t.told("attack-won") == [{"seat": 0, "cell": "B4", "own": 2, "others": 1}]
    assert t.hand(0) == ["janira", "darnguard"]
    assert "sentinel" in t.hand(1)


@pytest.mark.parametrize("cards", EDITIONS)
def test_example_2_the_lord_of_the_blizzard_turns_it(cards: str) -> None:
    t = battle(
        EDGES,
        "d:sentinel a:initiate",
        hands=["", "blizzardlord"],
        start="settle",
        lands=[1, 3],
        options={"cards": cards},
    )
    while not t.told("dies"):  # until Janira has struck
        t.play("pass")
    assert t.asks == "window"
    assert t.window == "between"
    t.play("act-blizzardlord side-forward")
    t.pass_on()
    assert [values["card"] for values in t.told("dies")] == ["raider", "janira"]
    assert t.told("attack-lost") == [{"seat": 0, "cell": "B4", "own": 1, "others": 1}]  # by the reserve card


@pytest.mark.parametrize("cards", EDITIONS)
def test_example_3_a_shield_in_answer_saves_the_priest(cards: str) -> None:
    t = battle(
        "d:crystalpriest - a:pathfinder -",
        peoples=("forest", "black"),
        hands=["sniper", "initiate"],
        lands=[2, 2],
        options={"cards": cards},
    )
    while t.lives("crystalpriest") == 2:
        t.play("pass")
    t.play("act-sniper")
    assert (t.asks, t.asked) == ("response", 1)
    t.play("act-initiate side-forward")
    while t.lives("pathfinder") > 0 and not t.told("blocked"):
        t.play("pass")
    assert t.lives("crystalpriest") == 1
