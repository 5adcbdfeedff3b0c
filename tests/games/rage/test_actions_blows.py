"""Cards and artifacts that strike, let strike or let live: extra attacks and moves, missed moves, damage, rescue."""

import pytest

from tests.games.rage.scenes import SCENES, fellow, held, peoples_for, skirmish, watching, word_of
from tests.games.rage.setting import (
    IDLE,
    acted,
    card_on,
    in_battle,
    lives_on,
    on,
    paint,
    player,
    resolve,
    told_cards,
    until,
)
from tests.games.rage.table import Table, battle

EXTRA_ATTACK = ["sniper", "berserker"]
EXTRA_MOVE = ["miraina", "overseer", "sareon", "hourglass"]
SKIP_MOVE = ["rootwarden", "icewitch", "fetters_of_ice"]
DAMAGE = ["janira", "executioner", "ingrid", "lightning_of_the_old_gods"]
SAVE = ["druid", "darnguard", "healer", "tear_of_life"]


def between(card: str, edges: str, **more: object) -> Table:
    """Seat 0 may play the card before the first move of a battle."""
    return until(skirmish(card, 6, edges, reserve="d", **more), 0, "between")


def rest(t: Table) -> Table:
    """Pass in all windows and stand in all moves, to the end of the battle."""
    while in_battle(t):
        t.play(t.moves[0])
    return t


# Extra attacks


@pytest.mark.parametrize("card", EXTRA_ATTACK)
def test_an_extra_attack_strikes_once_more_in_the_same_direction(card: str) -> None:
    t = SCENES["after-attack"][1](card, 2)
    assert lives_on(t, "s") == 1
    resolve(t, word_of(card))
    assert t.told("attacks") == [{"card": "eldagar", "other": "atranax"}] * 2
    assert (t.window, t.asked) == ("attack", 0)  # icons may be changed before it
    rest(t)
    assert t.told("hurt") == [{"card": "atranax", "count": 2}, {"card": "atranax", "count": 1}]


@pytest.mark.parametrize("card", EXTRA_ATTACK)
@pytest.mark.parametrize("met", ["shield", "fire-shield", "counter"])
def test_an_extra_attack_is_a_plain_strike_whatever_the_first_was(card: str, met: str) -> None:
    t = SCENES["attack"][1](card, 2)
    paint(t, {"n": "none double-piercing none", "s": f"none {met} none"})
    while not t.told("hurt"):
        t.play("pass")
    first = len(t.told("hurt"))
    resolve(until(t, 0, "between"), word_of(card))
    while len(t.told("attacks")) < 2 or t.window == "attack":
        t.play("pass")
    stopped = met != "counter"
    assert told_cards(t, "blocked") == (["atranax"] if stopped else [])
    assert ("atranax" in told_cards(t, "hurt")[first:]) != stopped
    assert ("eldagar" in told_cards(t, "hurt")[first:]) == (met != "shield")


@pytest.mark.parametrize("card", EXTRA_ATTACK)
def test_no_extra_attack_after_a_move_or_on_a_dead_card(card: str) -> None:
    t = between(card, "a:harpy - d:gnome -")
    paint(t, {"n": "move none none", "s": "none none none"})
    until(t.pass_on().play("move-left"), 0, "between")
    assert t.refusal(word_of(card)) == "not-now R44"
    killed = between(card, "a:eldagar d:goblin d:orc -")
    paint(killed, {"n": "strike none none"})
    while not killed.told("dies"):
        killed.play("pass")
    until(killed, 0, "between")
    assert killed.refusal(word_of(card)) == "not-now R44"


@pytest.mark.parametrize("card", EXTRA_ATTACK)
def test_no_extra_attack_for_an_attack_of_the_enemy(card: str) -> None:
    t = between(card, "a:ebrung - d:timemistress -")  # 9 strikes before 6
    while not t.told("hurt"):
        t.play("pass")
    until(t, 0, "between")
    assert t.refusal(word_of(card)) == "not-now R44"


@pytest.mark.parametrize("card", EXTRA_ATTACK)
def test_an_extra_attack_finds_nobody_once_the_cards_stand_apart(card: str) -> None:
    hand, artifacts = held(card)
    t = battle(
        "a:eldagar - d:atranax -",
        hands=[hand],
        artifacts=[artifacts, "mirror_of_shadows seal_of_silence"],
        lands=[2, 1],
        peoples=peoples_for(card),
        reserve="d",
    )
    while not t.told("hurt"):
        t.play("pass")
    # The enemy speaks first, being next to move, and takes Atranax away: nothing is left to strike at.
    t.play("use-mirror_of_shadows slot-s slot-e")
    while t.asks == "response":
        t.play("pass")
    until(t, 0, "between")
    assert t.refusal(word_of(card)) == "not-now R44"


# Extra moves


@pytest.mark.parametrize("card", EXTRA_MOVE)
def test_an_extra_move_comes_at_once_and_the_regular_one_stays(card: str) -> None:
    t = between(card, "a:troll - d:ebrung -")  # 2 against 6: the Troll would come last
    paint(t, {"s": "none none none"})
    resolve(t, word_of(card))
    while not t.told("hurt"):
        t.play("pass")
    assert (lives_on(t, "s"), on(t, "n")["moved"]) == (4, False)
    while len(t.told("hurt")) < 2:
        t.play("pass")
    assert acted(t) == ["troll", "ebrung", "troll"]
    assert lives_on(t, "s") == 3


@pytest.mark.parametrize("card", EXTRA_MOVE)
def test_an_extra_move_for_a_card_that_has_moved(card: str) -> None:
    t = between(card, "a:eldagar - d:ebrung -")
    paint(t, {"n": "none strike none", "s": "none none none"})
    while not t.told("hurt"):
        t.play("pass")
    resolve(until(t, 0, "between"), word_of(card))
    while len(t.told("hurt")) < 2:
        t.play("pass")
    assert acted(t) == ["eldagar", "eldagar"]
    until(t, 0, "between")
    assert on(t, "n")["moved"]


@pytest.mark.parametrize("card", EXTRA_MOVE)
def test_an_extra_move_obeys_the_obligations_and_is_for_own_warriors(card: str) -> None:
    t = between(card, "a:troll d:gnome a:gnome d:orc").play(word_of(card))
    assert (t.asks, t.moves) == ("target", ["slot-n", "slot-s"])
    resolve(t, "slot-n")
    # A Shield of the Gnome faces the Troll's left; the Orc on its right is open.
    assert t.told("attacks") == [{"card": "troll", "other": "orc"}]


@pytest.mark.parametrize("card", EXTRA_MOVE)
def test_an_extra_move_is_lost_to_a_skip(card: str) -> None:
    hand, artifacts = held(card)
    t = battle(
        "a:troll - d:ebrung -",
        hands=[hand],
        artifacts=[artifacts, "fetters_of_ice"],
        lands=[4, 1],
        peoples=peoples_for(card),
        reserve="d",
    )
    resolve(until(t, 1, "between"), "use-fetters_of_ice slot-n")
    resolve(until(t, 0, "between"), word_of(card))
    assert told_cards(t, "skips") == ["troll"]
    assert not on(t, "n")["skips"]


# Missed moves


@pytest.mark.parametrize("card", SKIP_MOVE)
def test_the_next_move_is_missed_and_only_that_one(card: str) -> None:
    t = between(card, "a:gnome - d:ebrung -")
    paint(t, {"n": "none none none", "s": "strike none none"})
    resolve(t, f"{word_of(card)} slot-s")
    assert (on(t, "n")["skips"], on(t, "s")["skips"]) == (False, True)
    rest(t)
    assert acted(t) == ["ebrung", "gnome", "ebrung", "gnome"]  # R70: a second round, in which it moves
    assert told_cards(t, "skips") == ["ebrung"]
    assert told_cards(t, "stands") == ["gnome", "ebrung", "gnome"]


@pytest.mark.parametrize("card", SKIP_MOVE)
def test_an_own_warrior_may_be_named_but_none_twice(card: str) -> None:
    hand, artifacts = held(card)
    t = battle(
        "a:gnome - d:ebrung -",
        hands=[hand],
        artifacts=[artifacts, "fetters_of_ice" if card != "fetters_of_ice" else IDLE],
        lands=[2, 1],
        peoples=peoples_for(card),
        reserve="d",
    )
    assert until(t, 0, "between").play(word_of(card)).moves == ["slot-n", "slot-s"]
    resolve(t, "slot-n")
    if card != "fetters_of_ice":
        until(t, 1, "between").play("use-fetters_of_ice")
        assert t.asks != "target"  # only Ebrung is left
        assert t.view(0)["stack"][0]["aim"] == "slot:s"


@pytest.mark.parametrize("card", SKIP_MOVE)
def test_who_watches_may_stop_a_warrior_too(card: str) -> None:
    t = until(watching(card, 2), 0, "between")
    resolve(t, f"{word_of(card)} slot-n")
    rest(t)
    assert acted(t)[:2] == ["eldagar", "atranax"]
    assert told_cards(t, "skips") == ["eldagar"]


# Damage


@pytest.mark.parametrize("card", DAMAGE)
@pytest.mark.parametrize("shield", ["none", "shield", "counter", "fire-shield"])
def test_damage_takes_exactly_one_life_and_no_icon_helps(card: str, shield: str) -> None:
    t = between(card, "a:troll - d:ebrung -")
    paint(t, {"s": f"{shield} {shield} {shield}"})
    resolve(t, f"{word_of(card)} slot-s")
    assert (lives_on(t, "n"), lives_on(t, "s")) == (2, 4)
    assert t.told("hurt") == [{"card": "ebrung", "count": 1}]
    assert not t.told("attacks")


@pytest.mark.parametrize("card", DAMAGE)
def test_damage_may_hit_anybody_and_kills_at_one_life(card: str) -> None:
    t = between(card, "a:troll d:goblin d:ebrung -").play(word_of(card))
    assert t.moves == ["slot-n", "slot-e", "slot-s"]
    resolve(t, "slot-e")
    assert told_cards(t, "dies") == ["goblin"]
    assert card_on(t, "e") == ""
    own = between(card, "a:troll - d:ebrung -")
    resolve(own, f"{word_of(card)} slot-n")
    assert lives_on(own, "n") == 1


@pytest.mark.parametrize("card", DAMAGE)
def test_deadly_damage_can_be_survived(card: str) -> None:
    hand, artifacts = held(card)
    t = battle(
        "a:troll - d:goblin -",
        hands=[hand],
        artifacts=[artifacts, "tear_of_life"],
        lands=[5, 1],
        peoples=peoples_for(card),
        reserve="d",
    )
    resolve(until(t, 0, "between"), f"{word_of(card)} slot-s")
    assert (t.window, t.asked) == ("lethal", 1)
    resolve(t, "use-tear_of_life")
    assert lives_on(t, "s") == 1
    assert not t.told("dies")


def test_varkas_hurts_every_enemy_and_no_friend() -> None:
    t = between("varkas", "a:troll d:ebrung a:goblin d:troll")
    resolve(t, "act-varkas")
    assert [lives_on(t, slot) for slot in "nesw"] == [2, 4, 1, 1]
    assert t.told("hurt") == [{"card": "ebrung", "count": 1}, {"card": "troll", "count": 1}]


def test_varkas_kills_those_with_one_life_and_works_against_neutral_cards() -> None:
    t = between("varkas", "a:troll d:goblin - d:wolf", defender=-1)
    resolve(t, "act-varkas")
    assert sorted(told_cards(t, "dies")) == ["goblin", "wolf"]
    assert rest(t).told("attack-won") == [{"seat": 0, "cell": "B4", "own": 1, "others": 0}]


def test_varkas_also_for_a_defender() -> None:
    t = SCENES["defended-move"][1]("varkas", 6)
    resolve(t, "act-varkas")
    assert (lives_on(t, "n"), lives_on(t, "s")) == (2, 2)


def test_the_tower_archer_hits_an_enemy_of_the_defender() -> None:
    t = SCENES["defended-move"][1]("towerarcher", 3)
    resolve(t, "act-towerarcher")
    assert (lives_on(t, "n"), lives_on(t, "s")) == (2, 2)
    two = battle(
        "d:troll a:goblin a:troll -",
        attacker=1,
        defender=0,
        hands=["towerarcher"],
        artifacts=[IDLE],
        lands=[3, 1],
        peoples=("high", "snow"),
        target="A1",
    )
    until(two, 0, "between").play("act-towerarcher")
    assert two.moves == ["slot-e", "slot-s"]
    assert two.refusal("slot-n") == "not-a-target R45"
    assert told_cards(resolve(two, "slot-e"), "dies") == ["goblin"]


# Rescue


@pytest.mark.parametrize("card", SAVE)
def test_a_rescued_warrior_stays_with_one_life(card: str) -> None:
    t = SCENES["lethal"][1](card, 3)
    assert lives_on(t, "n") == 0
    resolve(t, word_of(card))
    assert (card_on(t, "n"), lives_on(t, "n")) == ("eldagar", 1)
    assert told_cards(t, "saved") == ["eldagar"]
    assert not t.told("dies")


@pytest.mark.parametrize("card", SAVE)
def test_without_rescue_it_dies(card: str) -> None:
    t = SCENES["lethal"][1](card, 3).play("pass")
    assert told_cards(t, "dies") == ["eldagar"]
    assert fellow(card) in player(t, 0)["cards"]  # type: ignore[operator]


@pytest.mark.parametrize("card", SAVE)
def test_from_more_than_the_last_life_it_is_one_all_the_same(card: str) -> None:
    t = between(card, "a:goblin - d:atranax -")
    paint(t, {"n": "none none none", "s": "none double-piercing none"})
    resolve(until(t, 0, "lethal"), word_of(card))
    assert lives_on(t, "n") == 1


@pytest.mark.parametrize("card", SAVE)
def test_nobody_rescues_an_enemy_or_in_the_battle_of_others(card: str) -> None:
    t = between(card, "a:eldagar - d:goblin -")
    while not t.told("hurt"):
        t.play("pass")
    assert (t.window, t.asked) != ("lethal", 0)
    rest(t)
    assert told_cards(t, "dies") == ["goblin"]
    watched = watching(card, 3)
    while in_battle(watched):
        assert (watched.window, watched.asked) != ("lethal", 0)
        watched.play(watched.moves[0])
