"""Where the Russian and the French book differ (section 2) and it matters in play."""

from elderwood.games.sylvion.state import DRAW
from tests.games.sylvion.table import table


def test_d1_elephant_costs_one_but_nothing_by_the_russian_book() -> None:
    french = table("a1 elemental_1", hand="elephant")
    assert french.refusal("play-elephant") == "cost 1.6"
    russian = table("a1 elemental_1", hand="elephant", options={"edition": "russian"})
    assert russian.play("play-elephant a1").board == ""


def test_d2_whale_turns_passes_and_fights_in_both_editions() -> None:
    for edition in ("french", "russian"):
        t = table("c1 elemental_1, c2 fountain_4, b3 tree_1", hand="whale", options={"edition": edition})
        assert t.play("play-whale c1").offers("b3 c2 d3 b2 forest")


def test_d3_owl_in_either_edition() -> None:
    t = table(hand="owl", partner="fish", deck="stag", seats=2, options={"edition": "russian"})
    assert t.play("play-owl pay-fish").partner == "stag"
    t = table(hand="owl", partner="fish", deck="stag", seats=2)
    assert t.play("play-owl").asks == "who"
    assert table(hand="owl fish", deck="stag", options={"edition": "russian"}).play("play-owl pay-fish").hand == "stag"


def test_d5_two_players_draw_three_reinforcements() -> None:
    assert table(deck="owl " * 5, seats=2).reinforce().hand == "owl owl owl"


def test_d6_the_card_given_up_for_a_betrayal_comes_from_the_hand() -> None:
    t = table("a1 tree_1", hand="stag", deck="betrayal", options={"feats": "yes"}).reinforce()
    assert t.moves == ["accept", "discard-stag"]


def test_d7_looking_at_the_piles_is_open_to_both() -> None:
    t = table(feats="disinformation", piles="simoon blaze blaze blaze", seats=2, options={"hands": "silent"})
    t.play("feat-disinformation")
    assert t.view(0)["looked"] == t.view(1)["looked"] == ["blaze", "blaze", "blaze", "simoon"]
    assert t.view(-1)["looked"] == []


def test_d8_the_order_of_cards_put_back_is_chosen() -> None:
    t = table(hand="owl stag", options={"elements": "yes"}).reveal("tornado - - -").play("return-owl return-stag")
    assert t.deck == "stag owl"
    t = table(hand="owl stag", options={"elements": "yes"}).reveal("tornado - - -").play("return-stag return-owl")
    assert t.deck == "owl stag"


def test_d9_d10_an_eruption_takes_the_pawn_first() -> None:
    t = table("a1 geyser, b1 ravager_1, c1 elemental_1", pawn="b1").play("erupt-a1 right")
    assert (t.board, t.pawn) == ("b1 ravager_1", "aside")


def test_d11_the_card_removed_by_chance_is_shown() -> None:
    t = table(discard="owl stag fish").reinforce().play("shuffle")
    removed = t.told("removed")
    assert len(removed) == 1
    assert removed[0]["card"] == t.removed


def test_d13_an_elemental_in_the_forest_is_discarded() -> None:
    t = table("a1 elemental_2, a2 blazing_4").march()
    assert (t.board, t.ravage_discard, t.bloom) == ("", "elemental_2", 6)


def test_d15_fish_points_expire_with_step_4() -> None:
    t = table(deck="stag stag stag", points=2, piles="- - - -").play("done")
    assert (t.asks, t.position.points) == ("defend", 0)


def test_d19_zero_bloom_is_alive_and_below_is_not() -> None:
    assert table("a1 elemental_2", bloom=2).march().ending == ""
    assert table("a1 elemental_3", bloom=2).march().ending == "damage"


def test_d20_feats_and_hand_cards_in_one_step_each_feat_once() -> None:
    t = table(hand="stag", feats="hedgehog_fence deluge").play("play-stag feat-deluge feat-hedgehog_fence")
    assert (t.removed, t.moves) == ("deluge hedgehog_fence", ["done"])


def test_section_1_7_shuffling_first_removes_the_top_of_the_new_deck() -> None:
    t = table(discard="owl stag fish whale").do(DRAW, 0, 1).play("shuffle")
    assert len(t.removed.split()) == 1
    assert len(t.deck.split()) == 2
    assert sorted([*t.deck.split(), t.removed, t.hand]) == ["fish", "owl", "stag", "whale"]
