"""Rulings R61 to R66: geysers, lakes, stone rain, tornado (4.6)."""

import pytest

from tests.games.sylvion.table import table

ELEMENTS = {"elements": "yes"}


@pytest.mark.parametrize("element", ["lake", "geyser"])
def test_r61_lakes_and_geysers_lie_on_the_empty_cell_nearest_the_forest(element: str) -> None:
    t = table("a1 tree_1, b1 elemental_1, a3 lake, b3 geyser", options=ELEMENTS).reveal(f"{element} - {element} -")
    assert t.board == f"a1 tree_1, b1 elemental_1, c1 {element}, a3 lake, b3 geyser, c3 {element}"
    full = "a1 tree_1, b1 tree_1, c1 tree_1, d1 elemental_1"
    t = table(full, options=ELEMENTS).reveal(f"{element} - - -")
    assert (t.board, t.ravage_discard) == (full, element)


def test_r61_the_cell_is_judged_when_the_card_resolves() -> None:
    t = table("a1 tree_1, b1 tree_1, c1 tree_1, d1 tree_1", options=ELEMENTS).reveal("tornado lake - -")
    assert t.board == "a2 lake"
    # A tornado frees no cell for another pile's lake: one card a pile. A geyser (A) comes before a simoon (D).
    t = table("b1 elemental_1", options=ELEMENTS).reveal("geyser simoon - -")
    assert t.board == ""


def test_r62_elementals_cross_lakes_in_one_step() -> None:
    assert table("c1 lake, d1 elemental_1").march().board == "b1 elemental_1, c1 lake"
    assert table("b1 fountain_2, c1 lake, d1 elemental_1").march().board == "b1 fountain_2, c1 lake"
    assert table("b1 geyser, c1 lake, d1 elemental_1").march().board == "c1 lake"
    assert table("a1 lake, b1 lake, c1 elemental_3").march().bloom == 9
    lakes = "a1 lake, b1 lake, c1 lake, d1 lake"
    t = table(lakes, options=ELEMENTS).reveal("elemental_2 - - -").march()
    assert (t.board, t.bloom) == (lakes, 10)
    column = table("b1 elemental_1, c1 lake, d1 elemental_2").march()
    assert column.board == "a1 elemental_1, b1 elemental_2, c1 lake"


def test_r63_nothing_is_planted_on_a_lake_or_geyser() -> None:
    t = table("a1 lake, a2 geyser", hand="tree_1").play("play-tree_1")
    assert t.refusal("a1") == "cell-taken R63"
    assert t.refusal("a2") == "cell-taken R63"
    freed = table("a2 geyser", hand="tree_1").play("erupt-a2 left play-tree_1 a2")
    assert freed.board == "a2 tree_1"


def test_r64_an_eruption_clears_one_line_up_to_the_border() -> None:
    board = "b1 elemental_1, a2 elemental_2, b2 geyser, c2 tree_1, d2 blazing_4, b3 fountain_1, b4 elemental_3, a4 lake"
    right = table(board).play("erupt-b2 right")
    assert right.board == "b1 elemental_1, a2 elemental_2, c2 tree_1, b3 fountain_1, a4 lake, b4 elemental_3"
    assert right.ravage_discard == "geyser"
    down = table(board).play("erupt-b2 down")
    assert "b4 elemental_3" not in down.board  # the fountain in between shields nothing and stays
    assert "b3 fountain_1" in down.board
    up = table(board).play("erupt-b2 up")
    assert (up.ravage_discard, up.asks) == ("elemental_1 geyser", "defend")
    left = table(board).play("erupt-b2 left")
    assert left.ravage_discard == "elemental_2 geyser"
    two = table("a1 geyser, b1 geyser, c1 elemental_1").play("erupt-a1 right erupt-b1 right")
    assert two.board == ""  # the first eruption left the other geyser
    nothing = table("a1 geyser", feats="deluge")
    assert nothing.position.question(0).values == {"seat": 0, "feats": 1, "geysers": 1}
    nothing.play("erupt-a1 down")
    assert nothing.position.question(0).values == {"seat": 0, "feats": 1, "geysers": 0}
    assert nothing.board == ""
    assert table("a1 tree_1").refusal("erupt-a1") == "no-geyser R64"


def test_r65_stone_rain_takes_the_plant_nearest_the_pile_or_an_edge() -> None:
    board = "a1 tree_1, b1 fountain_3, c1 elemental_1, d1 lake"
    t = table(board, deck="owl", options=ELEMENTS).reveal("stone_rain - - -")
    assert t.board == "a1 tree_1, c1 elemental_1, d1 lake"
    assert (t.hand, t.bloom) == ("owl", 12)
    bare = table("a1 elemental_1, b1 geyser, c1 lake, a2 tree_1", options=ELEMENTS).reveal("stone_rain - - -")
    assert bare.bloom == 11
    assert table(bloom=1, options=ELEMENTS).reveal("- - - stone_rain").bloom == 0
    assert table(bloom=0, options=ELEMENTS).reveal("- - - stone_rain").ending == "stone-rain"


def test_r65_two_stone_rains_in_one_round_and_a_draw_between() -> None:
    t = table("a1 fountain_1, a2 fountain_1", deck="owl stag", options=ELEMENTS).reveal("stone_rain stone_rain - -")
    assert (t.board, t.hand, t.bloom) == ("", "owl stag", 12)


def test_r66_tornado_takes_back_its_own_row_beyond_the_hand_limit() -> None:
    board = "a1 tree_4, a2 tree_1, b2 elemental_1, c2 fountain_3, d2 lake"
    t = table(board, hand="owl " * 9 + "stag", options=ELEMENTS).reveal("- tornado - -")
    assert t.board == "a1 tree_4, b2 elemental_1, d2 lake"
    assert len(t.hand.split()) == 12
    assert t.asks == "defend"
    assert t.play("done").asks == "limit"
