"""Castles, dragons, the portal and elimination, played out (R47-R55, R71-R73, R75)."""

import pytest

from elderwood.games.rage.knowledge import learn_hand
from tests.games.rage.setting import (
    IDLE,
    in_battle,
    land,
    paint,
    player,
    resolve,
    set_neutral,
    set_treasures,
    told_cards,
    until,
    winners,
)
from tests.games.rage.table import Table, battle, table

FOREST = "bladedancer bladedancer stagrider"
LORD = {"scenario": "dragon-lord"}
ALLIANCE = {"scenario": "only-war", "alliance": "yes"}


def take(target: str, defender: int, won: bool = True, **more: object) -> Table:
    """Play out a battle of seat 0 for a castle."""
    edges = "a:wolf a:gnome d:gnome -" if won else "a:wolf d:orc d:gnome -"
    t = battle(edges, artifacts=[IDLE], target=target, defender=defender, reserve="d", **more)  # type: ignore[arg-type]
    paint(t, dict.fromkeys("nes", "none none none"))
    while in_battle(t):
        t.play(t.moves[0])
    return t


# Defending a castle


def test_r47_the_dragon_and_two_cards_defend_without_retreat() -> None:
    t = table([FOREST, "golem darkknight initiate"], owners={"A6": 0}).play("capture-A7").pass_on()
    assert t.told("sends-dragon") == [{"seat": 1, "card": "morgrath"}]
    assert (t.asks, t.asked) == ("send", 1)
    assert t.refusal("send-morgrath") == "no-dragon R49"
    assert "retreat" not in t.moves
    t.play("send-golem send-initiate")
    assert len(told_cards(t, "sent")) == 5
    shown = told_cards(t, "edge") + told_cards(t, "centre")
    assert sorted(shown) == sorted([*FOREST.split(), "morgrath", "golem", "initiate"])


@pytest.mark.parametrize(("hand", "drawn"), [("golem darkknight", 0), ("golem", 1), ("", 2)])
def test_r47_missing_cards_are_drawn(hand: str, drawn: int) -> None:
    t = table([FOREST, hand], owners={"A6": 0}, artifacts=[IDLE]).play("capture-A7").pass_on()
    assert t.told("draws") == ([{"seat": 1, "count": drawn}] if drawn else [])
    assert len(told_cards(t, "edge") + told_cards(t, "centre")) == 6


def test_r47_with_nothing_to_draw_one_fights_with_fewer() -> None:
    t = table([FOREST, "golem"], owners={"A6": 0}, decks=["dryad", ""], artifacts=[IDLE]).play("capture-A7").pass_on()
    assert sorted(told_cards(t, "edge") + told_cards(t, "centre")) == sorted([*FOREST.split(), "morgrath", "golem"])


def test_r72_a_captured_castle_is_defended_by_its_own_dragon() -> None:
    t = table([FOREST, "golem darkknight initiate"], seats=3, owners={"F2": 0, "G1": 1}).play("capture-G1").pass_on()
    assert t.told("sends-dragon") == [{"seat": 1, "card": "khladar"}]
    assert (t.asks, t.asked) == ("send", 1)


def test_r52_ebrung_defends_the_central_castle_of_a_player() -> None:
    t = table([FOREST, "golem darkknight initiate"], owners={"C3": 0, "C4": 1}).play("capture-C4").pass_on()
    assert t.told("sends-dragon") == [{"seat": 1, "card": "ebrung"}]
    assert (t.asks, t.asked) == ("send", 1)
    assert "retreat" not in t.moves


def test_r50_ebrung_and_the_top_two_guard_the_free_central_castle() -> None:
    t = set_neutral(table([FOREST], owners={"C3": 0}, artifacts=[IDLE]), "orc goblin gnome treasure", "")
    t.play("capture-C4")
    until(t, 0, "none")
    assert "look-1" not in t.moves
    shown = told_cards(t, "edge") + told_cards(t, "centre")
    assert sorted(shown) == sorted([*FOREST.split(), "ebrung", "gnome", "treasure"])
    t.finish()
    gone = t.view(0)["neutral_discard"]
    assert "ebrung" not in gone
    assert "gnome" in gone
    assert len(t.view(0)["squads"]) == 3
    assert t.view(0)["neutral_deck"] == 2


def test_r54_a_free_corner_castle_is_guarded_by_its_dragon_and_two_neutral_cards() -> None:
    t = table([FOREST, ""], seats=3, owners={"D6": 0, "D7": -1}, artifacts=[IDLE])
    set_neutral(t, "orc goblin gnome", "").play("capture-D7")
    until(t, 0, "none")
    assert sorted(told_cards(t, "edge") + told_cards(t, "centre")) == sorted(
        [*FOREST.split(), "morgrath", "goblin", "gnome"]
    )


def test_r81_guards_due_from_an_empty_deck_come_from_the_discard_pile() -> None:
    t = set_neutral(table([FOREST], owners={"C3": 0}, artifacts=[IDLE]), "orc", "troll troll").play("capture-C4")
    until(t, 0, "none")
    assert t.told("neutral-reshuffled") == [{"count": 2}]
    assert sorted(told_cards(t, "edge") + told_cards(t, "centre")) == sorted(
        [*FOREST.split(), "ebrung", "orc", "troll"]
    )
    bare = set_neutral(table([FOREST], owners={"C3": 0}, artifacts=[IDLE]), "orc", "").play("capture-C4")
    until(bare, 0, "none")
    assert sorted(told_cards(bare, "edge") + told_cards(bare, "centre")) == sorted([*FOREST.split(), "ebrung", "orc"])


def test_r53_the_central_castle_brings_no_artifact() -> None:
    t = take("C4", -1)
    assert land(t, "C4")["owner"] == 0
    assert player(t, 0)["artifacts"] == 1  # the one held before
    assert (player(t, 0)["castles"], player(t, 0)["towers"]) == (2, 0)


# The portal


def test_r51_the_central_castle_is_a_portal_to_castles_of_opponents() -> None:
    t = table([f"{FOREST} dryad"], seats=4, owners={"C4": 0, "E7": -1})
    assert t.offers("capture-A7 capture-E1")
    assert t.refusal("capture-E7") == "too-far R15"  # nobody holds it
    assert table([FOREST], seats=4).offers_none("capture-A7 capture-E1 capture-E7")


def test_r51_ebrung_attacks_castles_of_opponents_and_nothing_else() -> None:
    t = table([f"{FOREST} dryad"], owners={"C4": 0, "A6": 0}).play("capture-A7").pass_on()
    assert t.offers("send-ebrung")  # from a neighbouring land too
    t.play("send-ebrung")
    assert t.told("sends-dragon") == [{"seat": 0, "card": "ebrung"}]
    assert t.refusal("send-ebrung") == "no-dragon R51"
    assert t.refusal("send-verdan") == "no-dragon R49"
    land_of = table([f"{FOREST} dryad", "golem"], owners={"C4": 0, "B2": 1}).play("capture-B2").pass_on()
    assert land_of.refusal("send-ebrung") == "no-dragon R51"
    free = table([f"{FOREST} dryad"], owners={"C4": 0}).play("capture-B2").pass_on().play("fight-1")
    assert free.refusal("send-ebrung") == "no-dragon R51"
    corner = table([f"{FOREST} dryad"], seats=3, owners={"D4": 0, "D6": 0, "D7": -1}).play("capture-D7").pass_on()
    assert corner.refusal("send-ebrung") == "no-dragon R51"  # no opponent's


def test_r51_with_ebrung_two_cards_are_enough() -> None:
    t = table(["dryad trapper"], owners={"C4": 0})
    targets = [move for move in t.moves if move.startswith("capture-")]
    assert targets == ["capture-A7"]
    t.play("capture-A7").pass_on()
    assert t.told("sends-dragon")[0] == {"seat": 0, "card": "ebrung"}


def test_r52_ebrung_does_not_defend_other_lands() -> None:
    t = table([FOREST, "golem darkknight initiate"], owners={"C4": 1, "B2": 1}).play("capture-B2").pass_on()
    assert t.asks == "defend"
    assert "send-ebrung" not in t.moves


# Dragons of captured castles


def test_r49_a_captured_dragon_fights_elsewhere_only_in_dragon_lord() -> None:
    plain = table([f"{FOREST} dryad"], seats=3, owners={"G1": 0}).play("capture-A2").pass_on().play("fight-1")
    assert plain.refusal("send-khladar") == "no-dragon R49"
    lord = table([f"{FOREST} dryad"], seats=3, owners={"G1": 0}, options=LORD).play("capture-A2").pass_on()
    lord.play("fight-1")
    assert lord.offers("send-khladar")
    assert lord.refusal("send-verdan") == "no-dragon R49"  # the own one stays at home


def test_r49_in_dragon_lord_a_captured_castle_is_a_portal() -> None:
    assert table([FOREST], seats=4, owners={"E7": 0}, options=LORD).offers("capture-A7 capture-E1")
    assert table([FOREST], seats=4, owners={"E7": 0}).offers_none("capture-A7 capture-E1")
    assert table([FOREST], seats=4, options=LORD).offers_none("capture-A7 capture-E1")  # the own castle is none


def test_r73_a_captured_dragon_counts_towards_three() -> None:
    t = table(["dryad trapper"], seats=3, owners={"G1": 0}, options=LORD)
    assert t.offers("capture-A2")
    assert table(["dryad trapper"], seats=3, owners={"G1": 0}).refusal("capture-A2") == "three-cards R14"
    defence = table([FOREST, "golem golem"], seats=3, owners={"G1": 1, "A2": 1}, options=LORD).play("capture-A2")
    assert defence.pass_on().asks == "defend"
    classic = table([FOREST, "golem golem"], seats=3, owners={"G1": 1, "A2": 1}).play("capture-A2").pass_on()
    assert classic.told("surrenders")


def test_r73_a_dragon_is_sent_once_and_defends_its_own_castle_as_guardian() -> None:
    t = table([f"{FOREST} dryad"], seats=3, owners={"G1": 0}, options=LORD).play("capture-A2").pass_on()
    t.play("fight-1 send-khladar")
    assert t.refusal("send-khladar") == "no-dragon R49"
    own = table([FOREST, "golem"], seats=3, owners={"G1": 1, "F2": 0}, options=LORD).play("capture-G1").pass_on()
    assert own.told("sends-dragon") == [{"seat": 1, "card": "khladar"}]
    assert own.told("draws") == [{"seat": 1, "count": 1}]


# Losing a castle


def test_r54_a_home_castle_lost_takes_its_owner_out() -> None:
    t = take(
        "D7",
        1,
        seats=3,
        owners={"C6": 1, "D6": 1, "D4": 1},
        hands=["", "raider elite"],
        goals=["seven-lands", "seven-lands", "seven-lands"],
        lands=[1, 4, 1],
    )
    assert t.told("eliminated") == [{"seat": 1}]
    assert not player(t, 1)["alive"]
    assert (player(t, 1)["hand"], player(t, 1)["deck"], player(t, 1)["discard"]) == (0, 0, [])
    assert land(t, "D7")["owner"] == 0
    assert [land(t, name)["owner"] for name in ("C6", "D6", "D4")] == [-1, -1, -1]
    assert not t.ended


def test_r54_the_hand_of_the_dead_is_known_no_more() -> None:
    t = battle(
        "a:wolf a:gnome d:gnome -",
        seats=3,
        artifacts=["eye_of_the_seer"],
        target="D7",
        reserve="d",
        hands=["", "raider elite"],
        goals=["seven-lands"] * 3,
        lands=[1, 1, 1],
    )
    paint(t, dict.fromkeys("nes", "none none none"))
    learn_hand(t.position, 1, 1)
    assert player(t, 1, 0)["known"] == ["raider", "elite"]
    while in_battle(t):
        t.play(t.moves[0])
    assert not player(t, 1)["alive"]
    assert player(t, 1, 0)["known"] == []


def test_r54_the_castle_held_after_a_lost_attack() -> None:
    t = take("A7", 1, won=False, goals=["seven-lands", "seven-lands"])
    assert not t.told("eliminated")
    assert player(t, 1)["alive"]


def test_r72_a_captured_castle_lost_does_not_eliminate() -> None:
    t = take("G1", 1, seats=3, goals=["seven-lands"] * 3, lands=[1, 1, 1])
    assert land(t, "G1")["owner"] == 0
    assert not t.told("eliminated")
    assert player(t, 1)["alive"]


def test_r54_the_dead_are_asked_no_more_and_have_no_turn() -> None:
    t = take("D7", 1, seats=3, goals=["seven-lands"] * 3, lands=[1, 1, 1])
    while t.view(0)["turn"] == 0:
        t.play("end-turn" if t.offers("end-turn") else t.moves[0])
    assert t.view(0)["turn"] == 2


def test_r54_artifacts_are_shown_and_leave_treasures_go_to_the_pile() -> None:
    t = battle(
        "a:wolf a:gnome d:gnome -",
        seats=3,
        target="D7",
        artifacts=[IDLE, "tear_of_life boots_of_wind"],
        goals=["seven-lands"] * 3,
        lands=[1, 1, 1],
        reserve="d",
    )
    set_treasures(t, [0, 2, 1])
    paint(t, dict.fromkeys("nes", "none none none"))
    while in_battle(t):
        t.play(t.moves[0])
    assert sorted(t.view(2)["used"]) == ["boots_of_wind", "tear_of_life"]
    assert t.view(2)["neutral_discard"].count("treasure") == 2
    assert [player(t, seat)["treasures"] for seat in range(3)] == [0, 0, 1]
    assert player(t, 1)["artifacts"] == 0


def test_r55_the_last_one_wins() -> None:
    t = take("A7", 1, goals=["seven-lands", "seven-lands"])
    assert (t.ended, winners(t)) == ("last-living", [0])
    lord = take("A7", 1, options=LORD)
    assert (lord.ended, winners(lord)) == ("dragon-lord", [0])


def test_r65_the_enemys_castle_is_the_goal_before_it_eliminates() -> None:
    t = take("A7", 1, goals=["enemy-castle", "seven-lands"])
    assert (t.ended, winners(t)) == ("enemy-castle", [0])
    allied = take("A7", 1, seats=4, options=ALLIANCE, lands=[1, 1, 1, 1])
    assert (allied.ended, winners(allied)) == ("alliance", [0, 2])


def built(owners: dict[str, int]) -> Table:
    """Seat 0 of an alliance builds a tower, after which goals are looked at."""
    t = table(seats=4, owners={"A2": 0, **owners}, options=ALLIANCE, artifacts=["rune_of_the_builder"])
    return resolve(t, "use-rune_of_the_builder cell-A2")


def test_r75_the_castle_of_an_ally_is_no_enemys() -> None:
    assert not built({"E7": 0}).ended
    won = built({"A7": 0})
    assert (won.ended, winners(won)) == ("alliance", [0, 2])
    other = built({"E1": 2})  # the ally's prize is the side's
    assert (other.ended, winners(other)) == ("alliance", [0, 2])


def test_r75_lands_of_an_ally_are_no_targets_for_either() -> None:
    t = table([FOREST], seats=4, owners={"A2": 2, "B1": 1, "C4": 0}, options=ALLIANCE)
    assert t.refusal("capture-A2") == "ally R75"
    assert t.refusal("capture-E7") == "ally R75"  # not through the portal either
    assert t.offers("capture-B1 capture-A7 capture-E1")
