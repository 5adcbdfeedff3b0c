"""Cards and artifacts that change an icon of a warrior: eleven actions and five artifacts (R46)."""

import pytest

from tests.games.rage.scenes import held, is_artifact, peoples_for, skirmish, watching, word_of
from tests.games.rage.setting import (
    IDLE,
    SIDES,
    icon_on,
    in_battle,
    lives_on,
    on,
    paint,
    player,
    resolve,
    told_cards,
    until,
)
from tests.games.rage.table import battle

OWN = {
    "dryad": "counter",
    "initiate": "shield",
    "fanatic": "double-strike",
    "golem": "double-piercing",
    "blizzardlord": "double-piercing",
    "elite": "piercing",
    "spearman": "piercing",
    "shieldbearer": "shield",
    "paladin": "fire-shield",
    "rune_of_the_shield": "shield",
    "rune_of_fire": "fire-shield",
    "spear_of_dawn": "double-piercing",
    "storm_blade": "double-strike",
    "crown_of_thorns": "counter",
}
ANY = {"trapper": "none", "mammothhunter": "none"}
ALL = {**OWN, **ANY}


@pytest.mark.parametrize("side", SIDES)
@pytest.mark.parametrize("card", ALL)
def test_the_side_named_shows_the_icon_and_no_other(card: str, side: str) -> None:
    t = until(skirmish(card, 6, "a:centaur - d:centaur -"), 0, "between")
    printed = on(t, "n")["icons"]
    aim = f"slot-n side-{side}" if card in ANY else f"side-{side}"
    resolve(t, f"{word_of(card)} {aim}")
    expected = [ALL[card] if name == side else printed[at] for at, name in enumerate(SIDES)]
    assert on(t, "n")["icons"] == expected
    assert on(t, "s")["icons"] == printed
    assert t.told("aims-icon") == [{"card": "centaur", "icon": ALL[card], "side": side}]
    if is_artifact(card):
        assert t.view(1)["used"] == [card]
    else:
        assert player(t, 0)["discard"] == [card]


@pytest.mark.parametrize("card", OWN)
def test_only_an_own_warrior_takes_it(card: str) -> None:
    t = until(skirmish(card, 6, "a:troll d:troll a:gnome d:gnome"), 0, "between").play(word_of(card))
    assert (t.asks, t.moves) == ("target", ["slot-n", "slot-s"])
    assert t.refusal("slot-e") == "not-a-target R45"


@pytest.mark.parametrize("card", ANY)
def test_the_trap_is_laid_for_anybody_but_the_dead(card: str) -> None:
    t = until(skirmish(card, 6, "a:troll d:troll - d:gnome"), 0, "between").play(word_of(card))
    assert t.moves == ["slot-n", "slot-e", "slot-w"]
    assert t.refusal("slot-s") == "nobody-there R35"
    watched = until(watching(card, 3), 0, "between").play(word_of(card))
    assert watched.moves == ["slot-n", "slot-s"]


# An own Eldagar (forward Double Strike) attacks Atranax (3 lives): what is left after the change.
BLOWS = {
    "double-strike": 1,
    "double-piercing": 1,
    "piercing": 2,
    "shield": 3,
    "fire-shield": 3,
    "counter": 3,
    "none": 3,
}


@pytest.mark.parametrize("card", ALL)
def test_a_change_made_at_the_attack_counts_for_it(card: str) -> None:
    t = until(skirmish(card, 6), 0, "attack")
    aim = "slot-n side-forward" if card in ANY else "side-forward"
    resolve(t, f"{word_of(card)} {aim}")
    until(t, 0, "between")
    assert lives_on(t, "s") == BLOWS[ALL[card]]
    assert bool(t.told("misses")) == (BLOWS[ALL[card]] == 3)


@pytest.mark.parametrize("card", ALL)
def test_a_change_made_in_defence_counts_against_the_attack(card: str) -> None:
    # A Minotaur's Double Strike against a Troll with two lives.
    hand, artifacts = held(card)
    t = battle(
        "d:troll - a:minotaur -",
        hands=["", hand],
        artifacts=["", artifacts],
        lands=[1, 6],
        peoples=("high" if peoples_for(card)[0] != "high" else "snow", peoples_for(card)[0]),
        reserve="a",
    )
    until(t, 1, "attack")
    aim = "slot-n side-forward" if card in ANY else "side-forward"
    resolve(t, f"{word_of(card)} {aim}")
    while in_battle(t) and not (t.told("hurt") or t.told("blocked")):
        t.play("pass")
    stopped = ALL[card] in ("shield", "fire-shield")
    burnt = ALL[card] in ("counter", "fire-shield")
    assert told_cards(t, "blocked") == (["troll"] if stopped else [])
    hurt = [] if stopped else [{"card": "troll", "count": 2}]
    assert t.told("hurt")[:2] == hurt + ([{"card": "minotaur", "count": 1}] if burnt else [])


def test_a_later_change_of_the_same_side_counts() -> None:
    t = battle(
        "a:troll - d:gnome -",
        hands=["initiate initiate"],
        artifacts=[f"crown_of_thorns {IDLE}"],
        lands=[2, 1],
        reserve="d",
    )
    paint(t, {"s": "none none none"})
    for words in ("act-initiate side-forward", "act-initiate side-left", "use-crown_of_thorns side-forward"):
        resolve(until(t, 0, "between"), words)
    assert on(t, "n")["icons"] == ["shield", "counter", "strike"]


def test_in_answer_to_an_extra_blow_it_counts_for_that_blow() -> None:
    t = battle(
        "a:pathfinder - d:crystalpriest -",
        peoples=("forest", "black"),
        hands=["sniper", "initiate"],
        lands=[2, 2],
        reserve="d",
    )
    while not t.told("hurt"):
        t.play("pass")
    t.play("act-sniper")
    assert (t.asks, t.asked) == ("response", 1)
    t.play("act-initiate side-forward")
    while not t.told("blocked"):
        t.play("pass")
    assert lives_on(t, "s") == 1


def test_a_change_goes_with_the_card_to_another_place() -> None:
    t = battle(
        "a:troll - d:gnome -",
        hands=["initiate"],
        artifacts=[f"mirror_of_shadows {IDLE}"],
        lands=[2, 1],
        reserve="d",
    )
    resolve(until(t, 0, "between"), "act-initiate side-right")
    resolve(until(t, 0, "between"), "use-mirror_of_shadows slot-n slot-w")
    assert icon_on(t, "w", "right") == "shield"
