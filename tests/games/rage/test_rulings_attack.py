"""Rulings R19 to R31: attacks on players, neutral cards, and how a battle is laid out."""

import pytest

from elderwood.games.rage.cards import NAME, NUMBER
from tests.games.rage.table import Table, battle, table

FOREST = "bladedancer bladedancer stagrider"
BLACK = "golem darkknight executioner"


def attack(hands: list[str] | None = None, **more: object) -> Table:
    """Forest attacks B2, which black holds."""
    return table(hands or [FOREST, BLACK], owners={"B2": 1}, **more).play("capture-B2")  # type: ignore[arg-type]


def test_r19_the_owner_answers_after_the_attacker_has_sent() -> None:
    t = attack(["bladedancer bladedancer stagrider dryad", BLACK]).pass_on()
    assert (t.asks, t.asked) == ("send", 0)
    t.play("send-dryad send-stagrider send-bladedancer")
    assert (t.asks, t.asked) == ("defend", 1)
    assert t.offers("retreat send-golem")
    assert t.view(1)["sent"] == [3, 0]
    assert t.view(1)["own_sent"] == []
    t.play("retreat")
    assert "B2" in t.lands(0)
    assert len(t.position.armies.hands[1]) == 5
    few = attack([FOREST, "golem golem"])
    few.pass_on()
    assert few.told("surrenders")
    assert "B2" in few.lands(0)
    assert not few.told("draws")


def test_r20_no_treasures_and_no_trades_once_the_battle_runs() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", hands=["", "raider"], artifacts=["", "boots_of_wind"])
    t.position.hoard.treasures = [1, 1]
    assert t.asks == "window"
    assert t.refusal("treasure") == "in-battle R20"
    assert t.refusal("offer-0") == "in-battle R20"


def test_r20_players_see_which_of_their_cards_lie_face_down() -> None:
    t = table([f"{FOREST} dryad", BLACK], owners={"B2": 1}, options={"placement": "advanced"})
    t.play("capture-B2 send-dryad send-stagrider send-bladedancer send-golem")
    assert t.asks == "place"
    assert sorted(t.view(0)["own_sent"]) == ["bladedancer", "dryad", "stagrider"]
    assert sorted(t.view(1)["own_sent"]) == sorted(BLACK.split())
    assert t.view(-1)["own_sent"] == []
    t.play("slot-n slot-e slot-s slot-w")
    assert not t.view(0)["own_sent"]  # all lie open now, or have gone


def test_r21_after_a_retreat_the_cards_come_back_unseen() -> None:
    t = attack().pass_on().play("retreat")
    assert sorted(t.hand(0)) == sorted(FOREST.split())
    assert t.known(0, 1) == []
    assert not t.told("artifact")
    assert t.position.hoard.artifacts[0] == []


def test_r22_a_lost_attack_changes_nothing() -> None:
    t = battle("d:varkas d:golem d:darkknight a:healer", reserve="d", peoples=("high", "black"), attacker=0)
    t.finish()
    assert t.told("attack-lost")
    assert "B4" in t.lands(1)


def test_r23_who_plays_the_neutral_cards() -> None:
    hands = ["pathfinder sniper dryad"]
    t = table(hands, seats=3).play("capture-A2 fight-1").pass_on()
    assert t.position.attack.keeper == 1
    t = table(hands, seats=3, options={"neutrals": "named"}).play("capture-A2 fight-1")
    assert t.asks == "keeper"
    assert t.moves == ["seat-1", "seat-2"]
    assert t.play("seat-2").position.attack.keeper == 2
    t = table(hands, seats=3, options={"neutrals": "computer"}).play("capture-A2 fight-1")
    assert t.position.attack.keeper == -2
    while t.fights:
        assert t.asks in ("window", "response", "exchange") or t.asked == 0  # nobody plays for the neutral cards
        t.play(t.moves[0])


def test_r24_novice_placement_is_pure_chance() -> None:
    seen = set()
    for number in range(40):
        t = table([FOREST])
        t.position.chance.counters[6] = number
        t.play("capture-A2 fight-1").pass_on("between")
        sides = [t.battle.side[fighter] for fighter in t.battle.slots if fighter >= 0]
        seen.add(sum(sides))
    assert {1, 2, 3} <= seen  # 3:1, 2:2 and 1:3


def test_r25_advanced_placement_in_turn() -> None:
    t = table([FOREST], options={"placement": "advanced"}, squads=["goblin goblin goblin"])
    t.play("capture-A2 fight-1")
    assert (t.asks, t.asked) == ("place", 0)
    t.play("slot-n")
    assert (t.asked, t.refusal("slot-n")) == (1, "slot-taken R25")
    t.play("slot-e slot-s")
    assert t.asked == 1
    assert [t.battle.side[t.battle.slots[slot]] for slot in range(3)] == [1, 0, 1]
    assert t.view(0)["battle"]["slots"][0]["card"] == ""  # type: ignore[index]
    t.play("slot-w")
    lower, upper = t.battle.centre
    assert NAME[t.battle.card[lower]] == "goblin"  # initiative 5 against 8
    assert t.battle.side[upper] == 0


def test_r25_the_attacker_wins_a_tie_in_the_centre() -> None:
    t = table(["dryad dryad dryad"], options={"placement": "advanced"}, squads=["goblin goblin goblin"])
    t.play("capture-A2 fight-1 slot-n slot-e slot-s slot-w")
    assert t.battle.side[t.battle.centre[1]] == 0


def centre_window(hand: str, **more: object) -> Table:
    t = table(
        ["raider raider raider " + hand, "shieldbearer shieldbearer shieldbearer"],
        peoples=("snow", "high"),
        owners={"B2": 1},
        options={"placement": "advanced"},
        **more,  # type: ignore[arg-type]
    )
    return t.play("capture-B2 send-raider send-raider send-raider send-shieldbearer slot-n slot-e slot-s slot-w")


def test_r26_initiative_may_be_raised_at_the_centre() -> None:
    t = centre_window("raider")
    assert t.window == "centre"
    assert t.asked == 0
    before = t.battle.initiative[2]
    t.play("act-raider").pass_on("between")
    assert t.battle.initiative[2] == before + 3


def test_r27_the_attacker_may_exchange_the_reserve() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", "a:golem d:sentinel", start="settle")
    assert (t.asks, t.asked) == ("exchange", 0)
    assert t.refusal("slot-e") == "not-your-warrior R27"
    t.play("slot-n")
    assert t.slots[0] == "golem"
    assert "janira" in t.hand(0)
    t = battle("a:janira d:raider d:elite a:darnguard", "d:sentinel a:golem", start="settle")
    assert t.asks != "exchange"  # not for the defender


def test_r28_the_reserve_returns_to_the_hand_and_may_act() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", "d:blizzardlord a:initiate", start="settle", lands=[1, 3])
    assert t.hand(1) == ["blizzardlord"]
    t.play("act-blizzardlord")
    assert t.asks == "target"
    neutral = battle("a:janira d:wolf d:wolf a:darnguard", "d:goblin a:golem", start="settle", defender=-1)
    assert NUMBER["goblin"] in neutral.position.neutrals.discard
    assert neutral.told("reserve") == [{"card": "goblin"}]


def test_r29_dragons_in_the_centre_only_leave() -> None:
    t = battle("a:janira d:raider d:elite a:darnguard", "a:golem d:khladar", start="settle")
    assert "khladar" not in t.discard(1)
    t = battle("a:janira d:raider d:elite a:darnguard", "d:khladar a:golem", start="settle")
    assert "khladar" not in t.hand(1)
    assert t.discard(0) == ["golem"]


@pytest.mark.parametrize("centre", ["d:treasure a:golem", "a:golem d:treasure"])
def test_r30_a_treasure_in_the_centre_is_an_empty_place(centre: str) -> None:
    t = battle("a:janira d:wolf d:gnome a:darnguard", centre, start="settle", defender=-1)
    assert t.asks == "exchange"
    assert not t.told("centre-falls")
    t.play("pass")
    assert "golem" in t.hand(0)
    t.finish()
    won = bool(t.told("attack-won"))
    assert t.position.hoard.treasures[0] == int(won)


def test_r30_two_treasures_leave_no_reserve() -> None:
    t = battle("a:janira d:gnome - -", "d:treasure d:treasure", start="settle", defender=-1)
    assert t.told("no-reserve")


def test_r31_missing_cards_are_empty_places() -> None:
    t = table([FOREST, ""], owners={"A6": 0}, decks=["dryad", ""], discards=["", ""])
    t.play("capture-A7").pass_on().finish()
    shown = [values["card"] for values in t.told("edge") + t.told("centre")]
    assert sorted(shown) == sorted([*FOREST.split(), "morgrath"])
    t = battle("a:janira d:khladar - -", "- a:golem", start="settle")
    assert t.asks == "exchange"
    assert not t.told("centre-falls")
