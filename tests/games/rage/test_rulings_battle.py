"""Rulings R32 to R46: the course of a battle, actions and responses."""

from elderwood.games.rage.cards import NUMBER
from tests.games.rage.table import Table, battle


def order_of(t: Table) -> list[str]:
    """Play the battle out; return who moved in which order in the first round."""
    while t.fights:
        t.play("slot-n" if t.asks == "who" else t.moves[0])
    moved = [event.values["card"] for event in t.log.events if event.key in ("rage-event-attacks", "rage-event-stands")]
    return [str(name) for name in dict.fromkeys(moved)]


def test_r32_the_highest_initiative_moves_and_sides_take_turns() -> None:
    assert order_of(battle("a:initiate d:sentinel a:golem d:elite")) == ["elite", "sentinel", "golem"]
    # Two of the attacker's and one of the defender's with the same initiative: attacker, defender, attacker.
    equal = battle("a:darnguard d:shieldbearer a:crystalpriest -", peoples=("black", "high"))
    assert equal.pass_on().asks == "who"
    assert sorted(equal.moves) == ["slot-n", "slot-s"]
    assert order_of(equal) == ["darnguard", "shieldbearer", "crystalpriest"]


def test_r33_a_card_that_can_hurt_must() -> None:
    t = battle("a:varkas d:gnome d:gnome d:raider", defender=1)
    while t.asks != "attack" or t.asked != 0:
        t.play(t.moves[0])
    assert t.offers_none("stand")
    assert t.refusal("stand") == "must-hurt R33"
    # A Strike into a Fire Shield, and nothing better: it must burn itself.
    t = battle("a:raider - - d:tiranis", peoples=("snow", "high"), reserve="a").finish()
    assert t.told("blocked") == [{"card": "tiranis"}]
    assert t.told("dies") == [{"card": "raider"}]


def test_r34_counterattack_and_fire_shield_cost_one_life() -> None:
    t = battle("a:illura - d:lioriel -", peoples=("black", "high"), reserve="a").pass_on().finish()
    hurt = [values["card"] for values in t.told("hurt")]
    assert "illura" in hurt
    both = battle("a:raider - - d:stonegolem", peoples=("snow", "high"), defender=-1, reserve="a").finish()
    assert {"card": "raider", "count": 1} in both.told("hurt")
    assert {"card": "stonegolem", "count": 1} in both.told("hurt")


def test_r35_shields_do_not_attack_and_nothing_reaches_past_an_empty_slot() -> None:
    t = battle("a:shieldbearer - a:raider -", peoples=("high", "snow"), reserve="d").finish()
    assert not t.told("attacks")  # own cards are never attacked
    t = battle("a:goblin - - d:raider", peoples=("high", "snow"), reserve="d").finish()
    assert [values["card"] for values in t.told("attacks")] == ["raider"]  # the goblin's way forward is empty


def test_r36_move_only_without_an_attack() -> None:
    t = battle("a:taliel d:raider - -", peoples=("forest", "snow"), reserve="d").pass_on()
    assert t.asks == "attack"
    assert t.offers("move-left move-right stand")
    t.play("move-right")
    assert t.told("steps") == [{"card": "taliel", "from": "slot:n", "to": "slot:w"}]
    t = battle("a:griffinrider - d:raider -", peoples=("high", "snow"), reserve="d")
    assert not t.told("steps")
    assert t.told("attacks")[0]["card"] == "griffinrider"
    free = battle(
        "a:griffinrider - d:raider -", peoples=("high", "snow"), reserve="d", options={"move": "instead"}
    ).pass_on()
    assert free.offers("attack-forward move-right")


def test_r37_a_repeated_position_ends_the_battle() -> None:
    t = battle("a:harpy d:gnome - -", peoples=("forest", "high"), reserve="d")
    t.play("move-left move-right").pass_on()
    assert t.told("loop")
    assert t.told("attack-lost")


def test_r38_an_idle_round_ends_the_battle() -> None:
    t = battle("a:shieldbearer - - d:shieldbearer", peoples=("high", "high"), reserve="a").finish()
    assert len(t.told("stands")) == 2
    assert t.told("attack-won")


def test_r38_nobody_moves_when_the_last_enemy_has_died() -> None:
    # The Harpy could step aside; lightning has killed the last enemy before its move.
    t = battle("a:harpy - d:goblin -", artifacts=["lightning_of_the_old_gods", ""], reserve="a", lands=[1, 1])
    t.play("use-lightning_of_the_old_gods slot-s").pass_on()
    assert [values["card"] for values in t.told("dies")] == ["goblin"]
    assert t.asks != "attack"
    assert t.told("attack-won")
    # With an enemy left it is asked.
    t = battle("a:harpy d:gnome d:goblin -", artifacts=["lightning_of_the_old_gods", ""], reserve="a", lands=[1, 1])
    t.play("use-lightning_of_the_old_gods slot-s").pass_on()
    assert t.asks == "attack"


def test_r38_no_extra_move_when_the_last_enemy_has_died() -> None:
    t = battle("a:harpy - d:goblin -", artifacts=["hourglass lightning_of_the_old_gods", ""], reserve="a")
    t.play("use-lightning_of_the_old_gods slot-s")
    while not t.offers("use-hourglass") or not t.told("dies"):
        t.play("pass")
    t.play("use-hourglass").pass_on()
    assert t.asks != "attack"
    assert t.told("attack-won")


def test_r39_a_tie_goes_to_the_owner_of_the_reserve() -> None:
    for reserve, told in (("a", "attack-won"), ("d", "attack-lost")):
        t = battle("a:shieldbearer - - d:shieldbearer", peoples=("high", "high"), reserve=reserve).finish()
        assert t.told(told)


def test_r40_survivors_return_whole_and_the_dead_are_discarded() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", reserve="d").finish()
    assert t.hand(0) == ["janira", "darnguard"]
    assert t.discard(1) == ["raider"]
    assert not t.fights


def test_r41_the_price_is_a_number_of_lands_held() -> None:
    hands = ["", "blizzardlord raider"]
    t = battle("a:janira d:raider d:elite a:darnguard", hands=hands, lands=[1, 1])
    while t.asked != 1 or t.asks != "window":
        t.play(t.moves[0])
    assert t.refusal("act-blizzardlord") == "price R41"
    t = battle("a:janira d:raider d:elite a:darnguard", hands=hands, lands=[1, 3])
    t.play("act-blizzardlord")
    assert t.position.lands(1) == 4  # nothing is spent


def test_r42_an_action_may_be_answered_and_the_last_resolves_first() -> None:
    t = battle(
        "a:pathfinder d:elite d:raider a:sniper",
        peoples=("forest", "snow"),
        hands=["taliel", "icewitch"],
        lands=[3, 2],
    )
    t.play("act-icewitch slot-n")
    assert (t.asks, t.asked) == ("response", 0)
    t.play("act-taliel")
    t.pass_on("between")
    assert t.told("cancelled") == [{"card": "icewitch"}]
    assert t.battle.skips == 0


def test_r43_the_card_is_discarded_also_when_cancelled() -> None:
    t = battle(
        "a:pathfinder d:elite d:raider a:sniper",
        peoples=("forest", "snow"),
        hands=["taliel", "icewitch"],
        lands=[3, 2],
    )
    t.play("act-icewitch slot-n act-taliel").pass_on("between")
    assert "taliel" in t.discard(0)
    assert "icewitch" in t.discard(1)


def test_r44_whoever_is_to_move_speaks_first() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", hands=["initiate", "raider"], lands=[2, 2])
    assert (t.window, t.asked) == ("between", 0)  # Janira moves
    t = battle("a:darnguard d:raider d:elite -", hands=["initiate", "raider"], lands=[2, 2])
    assert (t.window, t.asked) == ("between", 1)


def test_r45_only_the_hand_acts_and_own_means_own() -> None:
    t = battle(
        "a:janira d:raider d:elite a:darnguard",
        seats=3,
        hands=["", "", "dryad rootwarden"],
        lands=[1, 1, 2],
    )
    while t.asked != 2:
        t.play(t.moves[0])
    assert t.refusal("act-dryad") == "scope R45"
    assert t.offers("act-rootwarden")
    assert t.refusal("act-sniper") == "not-in-hand R45"


def test_r46_icons_are_read_when_the_attack_resolves() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", hands=["", "mammothhunter"], lands=[1, 3])
    t.pass_on("attack")
    assert (t.window, t.asked) == ("attack", 1)
    t.play("act-mammothhunter slot-n side-left").pass_on("between")
    assert t.told("misses") == [{"card": "janira"}]
    assert t.lives("raider") == 1
    assert t.battle.icons[t.battle.card.index(NUMBER["janira"])] & 15 == 0


def test_r12_the_limit_may_be_exceeded_in_battle() -> None:
    hand = "dryad dryad trapper trapper druid"
    t = battle(
        "a:pathfinder d:elite d:raider a:sniper",
        "a:stagrider d:sentinel",
        peoples=("forest", "snow"),
        hands=[hand],
        start="settle",
    )
    t.play("pass")
    assert len(t.position.armies.hands[0]) == 6
    t.finish()
    assert t.asks == "discard"
