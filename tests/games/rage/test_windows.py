"""Who may step in when, in which order, and who is not asked (R42-R44, R69, R76, R83, R86-R88, R100)."""

import pytest

from tests.games.rage.setting import IDLE, field, in_battle, lives_on, paint, player, resolve, told_cards, until
from tests.games.rage.table import Table, battle, table

NOTHING = "none none none"


def three(attacker: int, defender: int, edges: str = "a:eldagar - d:atranax -", **more: object) -> Table:
    """A battle at a table for three, where each holds an idle artifact and is asked in every window."""
    return battle(
        edges,
        seats=3,
        attacker=attacker,
        defender=defender,
        artifacts=[IDLE, "tear_of_life", "seal_of_silence"],
        lands=[1, 1, 1],
        target="E4",
        reserve="d",
        **more,  # type: ignore[arg-type]
    )


def asked_in(t: Table, window: str) -> list[int]:
    """Pass, and return who was asked in the next window of that name."""
    found = []
    while t.asks in ("window", "response") and t.window != window:
        t.play("pass")
    while t.asks in ("window", "response") and t.window == window:
        found.append(t.asked)
        t.play("pass")
    return found


@pytest.mark.parametrize(("attacker", "defender"), [(0, 1), (1, 2), (2, 0), (1, 0)])
def test_r44_whose_card_is_to_move_speaks_first_then_clockwise(attacker: int, defender: int) -> None:
    # Eldagar (7) of the attacker moves first.
    order = [attacker, (attacker + 1) % 3, (attacker + 2) % 3]
    assert asked_in(three(attacker, defender), "between") == order
    # Atranax of the attacker moves second: the defender's card is first.
    order = [defender, (defender + 1) % 3, (defender + 2) % 3]
    assert asked_in(three(attacker, defender, "d:eldagar - a:atranax -"), "between") == order


@pytest.mark.parametrize(("attacker", "defender"), [(0, 1), (1, 2), (2, 0)])
def test_r44_at_an_attack_who_strikes_speaks_first(attacker: int, defender: int) -> None:
    # Artifacts for that moment are for the two who fight.
    assert asked_in(three(attacker, defender), "attack") == [attacker, defender]
    assert asked_in(three(attacker, defender, "d:eldagar - a:atranax -"), "attack") == [defender, attacker]


def test_r44_for_neutral_cards_of_the_computer_the_attacker_speaks_first() -> None:
    t = table(
        ["", "golem golem golem"],
        seats=3,
        turn=1,
        artifacts=["tear_of_life", IDLE, "seal_of_silence"],
        options={"neutrals": "computer"},
        squads=["wolf wolf wolf", "orc orc orc"],
    )
    until(t.play("capture-D6"), 1, "none").play("fight-1")
    while t.window != "between":
        t.play("pass")
    assert t.asked == 1


def test_r42_the_others_answer_clockwise_and_the_declarer_last() -> None:
    t = battle(
        "a:eldagar - d:atranax -",
        seats=3,
        artifacts=[IDLE, "lightning_of_the_old_gods tear_of_life", "seal_of_silence"],
        target="E4",
        lands=[1, 1, 1],
        reserve="d",
    )
    t.play("use-lightning_of_the_old_gods slot-n")
    asked = []
    while t.asks == "response":
        asked.append(t.asked)
        t.play("pass")
    assert asked == [2, 0, 1]
    assert lives_on(t, "n") == 1


def test_r42_the_declarer_may_answer_himself_and_the_last_resolves_first() -> None:
    t = battle(
        "a:eldagar - d:atranax -",
        hands=["initiate"],
        artifacts=["spear_of_dawn", IDLE],
        lands=[2, 1],
        reserve="d",
    )
    t.play("act-initiate side-forward").play("use-spear_of_dawn side-forward")
    assert [item["card"] for item in t.view(1)["stack"]] == ["initiate", "spear_of_dawn"]
    while t.asks == "response":
        t.play("pass")
    # The spear, declared last, came first; the shield covers it.
    slot = field(t)["slots"][0]
    assert slot is not None
    assert slot["icons"][1] == "shield"


def test_r69_after_an_answer_the_round_goes_on_with_the_next_player() -> None:
    t = battle(
        "a:eldagar - d:atranax -",
        seats=4,
        hands=["", "", "", ""],
        artifacts=["lightning_of_the_old_gods", "rune_of_fire", "seal_of_silence", "tear_of_life"],
        target="E4",
        lands=[1, 1, 1, 1],
        reserve="d",
    )
    t.play("use-lightning_of_the_old_gods slot-s")
    assert t.asked == 1
    t.play("use-rune_of_fire side-forward")
    while len(t.view(0)["stack"]) == 2:
        t.play("pass")
    assert (t.asks, t.asked) == ("response", 2)  # the answer has resolved; player 1 is not asked again
    t.play("use-seal_of_silence")
    while t.asks == "response":
        t.play("pass")
    assert told_cards(t, "cancelled") == ["lightning_of_the_old_gods"]
    assert lives_on(t, "s") == 3


def test_r26_a_window_closes_when_all_have_passed_in_a_row() -> None:
    t = three(0, 1)
    assert asked_in(t, "between") == [0, 1, 2]
    assert t.window == "attack"
    again = battle("a:gnome - d:gnome -", artifacts=[IDLE, "fetters_of_ice tear_of_life"], reserve="d")
    again.play("pass")
    resolve(again, "use-fetters_of_ice slot-n")
    assert (again.window, again.asked) == ("between", 0)  # asked once more, for something has happened


def test_r43_a_card_whose_effect_finds_nothing_is_discarded_all_the_same() -> None:
    t = battle(
        "a:troll - d:ebrung -",
        hands=["initiate"],
        artifacts=["portal_stone", IDLE],
        lands=[2, 1],
        reserve="d",
    )
    until(t, 0, "between").play("use-portal_stone act-initiate side-left")
    while t.asks == "response":
        t.play("pass")
    assert told_cards(t, "no-target") == ["portal_stone"]
    assert t.view(0)["used"] == ["portal_stone"]
    assert player(t, 0)["discard"] == ["initiate"]


def test_r83_of_two_dying_the_one_that_attacks_is_asked_for_first() -> None:
    for attacker, first in (("a", 0), ("d", 1)):
        other = "d" if attacker == "a" else "a"
        t = battle(
            f"{attacker}:wolf - {other}:goblin -",
            artifacts=["tear_of_life", IDLE],
            reserve="d",
        )
        paint(t, {"n": "none strike none", "s": "none counter none"})
        while t.window != "lethal":
            t.play("pass")
        assert t.asked == first
        assert field(t)["dying"] == "n"
        t.play("pass")
        assert told_cards(t, "dies") == ["wolf"]
        assert (t.window, t.asked) == ("lethal", 1 - first)


def test_r100_after_an_attack_both_kinds_of_cards_are_possible() -> None:
    t = battle(
        "a:eldagar - d:atranax -",
        hands=["sniper rootwarden"],
        lands=[2, 1],
        peoples=("forest", "black"),
        reserve="d",
    )
    assert t.refusal("act-sniper") == "not-now R44"
    assert t.offers("act-rootwarden")
    while not t.told("hurt"):
        t.play("pass")
    assert until(t, 0, "between").offers("act-sniper act-rootwarden")


# Who is asked


def asks(hand: str = "", lands: int = 6, artifacts: str = "", discards: str = "", people: str = "snow") -> bool:
    """Say whether the attacker is asked before the first move."""
    t = battle(
        "a:gnome - d:wolf -",
        hands=[hand, "golem"],
        lands=[lands, 6],
        artifacts=[artifacts],
        discards=[discards],
        peoples=(people, "black"),
        reserve="d",
    )
    paint(t, {"n": NOTHING, "s": NOTHING})
    return 0 in asked_in(t, "between")


def test_r86_only_public_things_decide_who_is_asked() -> None:
    assert not asks()  # no card in hand
    assert asks("sentinel")  # nothing to play, but who knows
    assert asks("raider", lands=1)
    assert not asks("initiate", lands=1, people="black")  # no black card costs one land
    assert asks("", artifacts=IDLE)  # an artifact, no matter which


def test_r86_cards_that_lie_on_the_pile_cannot_be_held() -> None:
    assert asks("sentinel", 1, discards="raider raider")
    assert not asks("sentinel", 1, discards="raider raider raider")


def test_r86_nobody_is_asked_about_the_dying_of_others() -> None:
    t = three(0, 1)
    while in_battle(t):
        if t.window == "lethal":
            assert t.asked == 0  # Eldagar's owner
        t.play(t.moves[0])
    assert told_cards(t, "dies") == ["eldagar"]


def test_r86_artifacts_that_have_been_used_cannot_be_held() -> None:
    # The tear is the only artifact for dying warriors: once it is used nobody is asked any more.
    t = battle("a:goblin - d:atranax -", artifacts=[f"tear_of_life {IDLE}"], reserve="d")
    paint(t, {"n": NOTHING, "s": "none strike none"})
    resolve(until(t, 0, "lethal"), "use-tear_of_life")
    while in_battle(t):
        assert t.window != "lethal"
        t.play(t.moves[0])
    assert told_cards(t, "dies") == ["goblin"]


# Passing for good


def test_r88_quiet_lasts_for_this_battle_and_is_seen_by_all() -> None:
    t = three(0, 1)
    t.play("quiet")
    assert t.told("quiet") == [{"seat": 0}]
    assert field(t)["quiet"] == [0]
    while in_battle(t):
        assert t.asked != 0 or t.asks not in ("window", "response")
        t.play(t.moves[0])
    assert not in_battle(t)


def test_r88_quiet_may_be_said_in_answer_too() -> None:
    t = battle(
        "a:eldagar - d:atranax -",
        artifacts=["lightning_of_the_old_gods tear_of_life", IDLE],
        reserve="d",
    )
    t.play("use-lightning_of_the_old_gods slot-s")
    assert (t.asks, t.asked) == ("response", 1)
    t.play("quiet")
    assert field(t)["quiet"] == [1]
    while in_battle(t):
        assert not (t.asked == 1 and t.asks in ("window", "response"))
        t.play(t.moves[0])


def test_r88_a_quiet_player_still_makes_the_moves() -> None:
    t = battle("a:raider d:troll d:troll -", peoples=("snow", "black"), artifacts=[IDLE], reserve="d").play("quiet")
    assert (t.asks, t.asked) == ("attack", 0)


def test_r76_everybody_may_step_in_once_a_land_is_named() -> None:
    t = table(["dryad dryad dryad"], seats=4, treasures=[1, 1, 0, 1], turn=0).play("capture-A2")
    asked = []
    while t.asks == "window":
        assert t.window == "target"
        assert t.refusal("quiet") == "no-battle R88"
        asked.append(t.asked)
        t.play("pass")
    assert asked == [0, 1, 3]


def test_r76_after_a_treasure_the_same_player_goes_on_and_the_others_are_asked_again() -> None:
    t = table(["dryad dryad dryad"], treasures=[1, 2]).play("capture-A2").play("pass")
    assert t.asked == 1
    t.play("treasure")
    assert (t.window, t.asked) == ("target", 1)
    t.play("pass")
    assert (t.window, t.asked) == ("target", 0)
