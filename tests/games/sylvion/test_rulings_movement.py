"""Rulings R13 to R21: movement and combat (4.2), with the rulebook's worked examples."""

from elderwood.engine.chance import Dice
from elderwood.games.sylvion.cards import is_elemental
from tests.games.sylvion.table import table


def test_r13_an_elemental_is_never_blocked_by_another() -> None:
    dice = Dice(13)
    kinds = [0, 0, 1, 2, 3, 4, 5, 26, 27, 28, 29, 34, 35, 36, 41, 43]
    for _ in range(500):
        t = table(options={"game": "intro"})
        t.position.board = [kinds[dice.below(len(kinds))] for _ in range(16)]
        t.position.bloom = 100
        before = sum(1 for card in t.position.board if is_elemental(card))
        t.march()
        after = sum(1 for card in t.position.board if is_elemental(card))
        fallen = [str(event["card"]) for event in t.told("destroyed")]
        died = [card for card in fallen if card.startswith(("elemental", "blazing"))]
        assert after == before - len(died) - len(t.told("forest"))


def test_r14_simoon_moves_elementals_just_revealed_from_the_pile() -> None:
    t = table("b3 elemental_1").reveal("simoon elemental_2 - -")
    assert t.board == "d2 elemental_2, a3 elemental_1"
    t.march()
    assert t.board == "c2 elemental_2"
    assert t.bloom == 11


def test_r15_each_simoon_is_a_full_sweep_with_fights_damage_and_loss() -> None:
    t = table("b1 elemental_3, c2 elemental_2, b2 fountain_2", deck="owl").reveal("simoon simoon - -")
    assert t.board == ""
    assert t.bloom == 9
    assert t.hand == "owl"
    lost = table("a1 elemental_3", bloom=2).reveal("simoon - - -")
    assert lost.ending == "damage"


def test_r16_a_winning_elemental_takes_the_cell_and_stops() -> None:
    t = table(
        "c2 blazing_4, b2 fountain_2", deck="owl"
    ).march()  # the rulebook's example: fountain 2 against elemental 4
    assert t.board == "b2 blazing_4"
    assert t.discard == "fountain_2"
    weaker = table("c2 elemental_1, b2 fountain_2").march()
    assert weaker.board == "b2 fountain_2"
    assert weaker.ravage_discard == "elemental_1"
    equal = table("c2 elemental_2, b2 fountain_2").march()
    assert equal.board == ""


def test_r17_a_tree_falls_to_every_elemental_and_takes_only_strength_0_along() -> None:
    assert table("c1 elemental_0, b1 tree_4").march().board == ""
    for strong in ("elemental_1", "elemental_3", "blazing_2", "blazing_4"):
        t = table(f"c1 {strong}, b1 tree_4", deck="owl").march()
        assert t.board == f"b1 {strong}"
        assert t.hand == ""  # a tree gives no card


def test_r18_damage_beyond_the_bloom_loses_at_once_and_exactly_zero_does_not() -> None:
    t = table("a2 elemental_3").march()  # the rulebook's example: three edges flip
    assert t.bloom == 9
    assert t.ravage_discard == "elemental_3"  # D13
    alive = table("a1 elemental_3, a2 elemental_0", bloom=3).march()
    assert (alive.bloom, alive.asks) == (0, "defend")
    lost = table("a1 elemental_3, a2 elemental_1, a3 fountain_1, b3 elemental_1", bloom=2).march()
    assert lost.ending == "damage"
    assert lost.board == "a2 elemental_1, a3 fountain_1, b3 elemental_1"  # the sweep stopped


def test_r19_blaze_turns_standard_elementals_on_cells_and_piles() -> None:
    board = "a1 elemental_0, b1 elemental_1, c1 elemental_2, d1 elemental_3, a2 blazing_2, b2 fountain_1"
    t = table(board, piles="elemental_0 elemental_1 - -").reveal("blaze - elemental_0 elemental_1")
    expected = "a1 blazing_4, b1 blazing_2, c1 blazing_3, d1 blazing_4, a2 blazing_2, b2 fountain_1"
    assert t.board == expected  # the rulebook's example: 0 becomes 4, 1 becomes 2
    assert t.piles == "elemental_0 elemental_1 - -"  # pile contents stay
    assert t.ravage_discard == "blaze elemental_0 elemental_1 elemental_2 elemental_3 elemental_0 elemental_1"
    blazes = [(told["other"], told["card"], told["to"]) for told in t.told("blazes")]
    assert blazes[0] == ("elemental_0", "blazing_4", "cell:a1")
    assert blazes[3:] == [
        ("elemental_3", "blazing_4", "cell:d1"),
        ("elemental_0", "blazing_4", "pile:3"),
        ("elemental_1", "blazing_2", "pile:4"),
    ]
    t.march()
    assert "d3 blazing_4, d4 blazing_2" in t.board


def test_r19_blaze_turns_those_with_the_icon_like_the_others() -> None:
    board = "a1 ravager_0, b1 ravager_1, c1 ravager_2, d1 ravager_3"
    t = table(board).reveal("blaze ravager_3 ravager_0 -")
    assert t.board == "a1 blazing_4, b1 blazing_2, c1 blazing_3, d1 blazing_4"
    assert t.view()["revealed"] == ["", "blazing_4", "blazing_4", ""]


def test_r20_support_without_effect_is_discarded() -> None:
    t = table().reveal("blaze simoon desiccation demobilization")
    assert t.asks == "defend"
    assert t.ravage_discard == "desiccation demobilization blaze simoon"


def test_r21_letters_decide_and_equal_letters_go_by_row() -> None:
    t = table("a1 fountain_1", options={"elements": "yes"}).reveal("simoon stone_rain blaze desiccation")
    assert [event["card"] for event in t.told("resolves")] == ["desiccation", "stone_rain", "blaze", "simoon"]
    t = table(options={"elements": "yes"}).reveal("lake blaze stone_rain geyser")
    assert [event["card"] for event in t.told("resolves")] == ["geyser", "lake", "blaze", "stone_rain"]
    t = table(hand="stag stag", options={"elements": "yes"}).reveal("demobilization tornado lake desiccation")
    assert t.view()["resolving"] == [1, 2, 3, 0]  # desiccation is being settled
    t.play("random")
    resolved = [event["card"] for event in t.told("resolves")]
    assert resolved == ["desiccation", "demobilization", "tornado", "lake"]


def test_section_1_5_all_fights_between_elementals_and_fountains() -> None:
    strengths = {"elemental_0": 0, "elemental_1": 1, "elemental_2": 2, "elemental_3": 3}
    strengths |= {"ravager_0": 0, "ravager_3": 3, "blazing_2": 2, "blazing_3": 3, "blazing_4": 4}
    for name, strength in strengths.items():
        for defence in range(1, 5):
            t = table(f"c1 {name}, b1 fountain_{defence}", deck="owl").march()
            if strength > defence:
                assert t.board == f"b1 {name}"
            elif strength < defence:
                assert t.board == f"b1 fountain_{defence}"
            else:
                assert t.board == ""
            assert t.hand == ("owl" if strength >= defence else "")
