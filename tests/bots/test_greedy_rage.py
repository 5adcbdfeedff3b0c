"""The greedy player of Rage of the Elves: sensible in plain cases and honest."""

from elderwood.bots.player import Seen
from elderwood.bots.rage.greedy import GreedyRage
from tests.games.rage.table import TITLE, Table, battle, table


def chosen(t: Table) -> str:
    return TITLE.word(GreedyRage().answer(Seen(TITLE, t.position, t.asked)))


def test_it_goes_for_towers_when_it_needs_them() -> None:
    t = table(["stagrider taliel miraina", ""], owners={"A2": 0, "B2": 0}, goals=["four-towers"], lands=[3])
    assert chosen(t) in ("capture-B3", "capture-C2")


def test_it_looks_at_a_squad_before_it_fights() -> None:
    t = table(["stagrider taliel miraina", ""]).play("capture-A2").pass_on()
    assert chosen(t).startswith("look-")


def test_it_fights_the_weaker_squad() -> None:
    squads = ["atranax eldagar timemistress", "goblin goblin goblin"]
    t = table(["stagrider taliel miraina", ""], squads=squads).play("capture-A2").pass_on()
    t.position.turn.looked = True
    t.position.squads.seen = [1, 1]
    assert chosen(t) == "fight-2"


def test_it_discards_the_weakest_card() -> None:
    t = table(["stagrider taliel miraina xaranta sniper"], round_number=2, decks=["dryad dryad"])
    assert chosen(t) == "discard-dryad"


def test_it_plays_the_action_that_turns_a_battle() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", hands=["", "blizzardlord"], reserve="d", lands=[1, 3])
    while not t.told("dies"):
        t.play("pass")
    assert chosen(t) == "act-blizzardlord"
    t.play("act-blizzardlord")
    t.play(chosen(t)).pass_on().finish()
    assert t.told("attack-lost")


def test_it_keeps_out_of_the_battles_of_others() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", seats=3, hands=["", "", "rootwarden"], lands=[1, 1, 2])
    while t.asked != 2:
        t.play(t.moves[0])
    assert chosen(t) == "pass"


def test_it_never_says_that_it_holds_nothing() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", artifacts=["war_horn", "war_horn"], lands=[1, 1])
    assert t.offers("quiet")
    assert chosen(t) == "pass"


def test_it_builds_a_tower_at_once() -> None:
    t = table(["stagrider taliel miraina"], artifacts=["rune_of_the_builder"], owners={"A2": 0})
    assert chosen(t) == "use-rune_of_the_builder"


def test_it_refuses_a_bad_trade() -> None:
    t = table(artifacts=["", "war_horn"], treasures=[1, 0]).play("offer-1 give-treasure want-artifact propose")
    assert chosen(t) == "refuse"
    t = table(artifacts=["war_horn"]).play("offer-1 give-war_horn propose")
    assert chosen(t) == "accept"
