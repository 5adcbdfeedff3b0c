"""Rulings R36 to R47: playing cards (4.4), and how they are paid (1.6)."""

import pytest

from tests.games.sylvion.table import table

ELEMENTS = {"elements": "yes"}
FULL = ", ".join(f"{column}{row} tree_1" for row in range(1, 5) for column in "abcd")


def test_r36_fountains_and_trees_go_on_any_empty_cell() -> None:
    t = table("b2 elemental_1, c3 tree_1, d4 fountain_1", hand="fountain_1").play("play-fountain_1")
    assert len(t.moves) == 13
    assert t.offers_none("b2 c3 d4")
    assert t.refusal("c3") == "cell-taken R36"
    assert "d1 fountain_1" in t.play("d1").board
    full = table(FULL, hand="tree_1 fountain_1")
    assert full.moves == ["done"]
    assert full.refusal("play-tree_1") == "no-empty-cell R36"


def test_r37_own_cards_on_cells_cannot_be_moved_replaced_or_recalled() -> None:
    t = table("a1 fountain_1, a2 elemental_1", hand="whale elephant stag fountain_2")
    assert all(not move.startswith("erupt") for move in t.moves)
    assert t.play("play-whale").moves == ["a2"]
    t = table("a1 fountain_1, a2 elemental_1", hand="elephant stag").play("play-elephant")
    assert t.moves == ["a2"]
    t = table("a1 fountain_1", hand="fountain_2 stag").play("play-fountain_2")
    assert t.offers_none("a1")


def test_r38_what_needs_a_target_and_what_may_be_played_for_nothing() -> None:
    t = table(hand="whale elephant doves squirrels stag fish owl")
    assert t.offers("play-stag play-fish play-owl")
    assert t.refusal("play-whale") == "no-elemental R38"
    assert t.refusal("play-elephant") == "no-elemental R38"
    assert t.refusal("play-doves") == "piles-out R38"
    assert t.refusal("play-squirrels") == "piles-out R38"
    able = table("a1 elemental_0", hand="whale elephant doves squirrels", piles="- - - -")
    assert able.offers("play-whale play-elephant play-doves play-squirrels")
    assert t.play("play-stag").told("heals") == [{"count": 0, "bloom": 12, "first": 0}]


def test_r39_hedgehogs_come_after_the_turn_of_cards_and_before_anything_resolves() -> None:
    t = table("a1 elemental_1", hand="hedgehogs hedgehogs stag").reveal("simoon simoon blaze desiccation")
    assert (t.asks, t.moves) == ("hedgehogs", ["done", "play-hedgehogs"])
    assert t.told("resolves") == []
    assert t.refusal("play-stag") == "only-hedgehogs R39"
    t.play("play-hedgehogs pile-4")
    assert t.asks == "hedgehogs"  # several may be played
    t.play("play-hedgehogs pile-1")
    assert [event["card"] for event in t.told("resolves")] == ["blaze", "simoon"]
    assert t.discard == "hedgehogs hedgehogs"
    late = table(hand="hedgehogs tree_2")
    assert late.refusal("play-hedgehogs") == "hedgehogs-late R39"
    assert late.play("play-tree_2 a1").moves == ["pay-hedgehogs"]
    assert table(hand="stag").reveal("blaze blaze blaze blaze").asks == "defend"  # nobody to ask


def test_r40_hedgehogs_take_any_revealed_card() -> None:
    t = table(hand="hedgehogs", options=ELEMENTS).reveal("elemental_3 geyser simoon stone_rain")
    t.play("play-hedgehogs")
    assert t.moves == ["pile-1", "pile-2", "pile-3", "pile-4"]
    t.play("pile-2")
    assert "geyser" not in t.board
    assert t.ravage_discard.startswith("geyser")
    gone = table(hand="hedgehogs hedgehogs").reveal("elemental_3 - - -").play("play-hedgehogs pile-1")
    assert (gone.asks, gone.hand) == ("defend", "hedgehogs")  # nothing is left to take


def reach(board: str, start: str) -> list[str]:
    return table(board, hand="whale").play(f"play-whale {start}").moves


def test_r41_whale_reach_turns_and_passes_over_cards() -> None:
    within_three = ["a1", "b1", "c1", "d1", "a2", "c2", "d2", "a3", "b3", "c3", "d3", "a4", "b4", "c4", "forest"]
    assert reach("b2 elemental_1", "b2") == within_three
    assert set(reach("d1 elemental_1", "d1")) == {"a1", "b1", "c1", "b2", "c2", "d2", "c3", "d3", "d4"}
    walled = "d1 elemental_1, c1 fountain_4, d2 elemental_2, c2 geyser"
    assert "b1" in reach(walled, "d1")  # over the fountain
    assert "d3" in reach(walled, "d1")  # over the elemental
    assert "forest" in reach("c3 elemental_1", "c3")
    assert "forest" not in reach("d3 elemental_1", "d3")


def test_r41_whale_steps_over_lakes() -> None:
    assert set(reach("d1 elemental_1, c1 lake, b1 lake", "d1")) >= {"a1", "forest", "d2", "a2"}
    assert "c1" not in reach("d1 elemental_1, c1 lake", "d1")
    column = "a1 elemental_1, a2 lake, a3 lake"
    assert "a4" in reach(column, "a1")
    assert reach("a1 elemental_1, b1 lake, c1 lake, d1 lake, a2 lake, a3 lake, a4 lake", "a1") == ["forest"]
    shut = "d4 elemental_1, a4 lake, b4 lake, c4 lake, d1 lake, d2 lake, d3 lake"
    assert reach(shut, "d4") == ["forest"]
    t = table("d4 elemental_1, c4 lake", hand="whale").play("play-whale d4")
    assert t.refusal("c4") == "lake R41"
    assert t.refusal("a1") == "too-far R41"


def test_r42_whale_ends_on_an_empty_cell_or_in_a_fight() -> None:
    t = table("b2 elemental_2, c2 elemental_1, a2 fountain_2, b1 tree_1, b3 geyser", hand="whale", deck="owl")
    t.play("play-whale b2")
    assert t.offers("a2 b1 b3 a1")
    assert t.refusal("c2") == "elemental-there R42"
    assert t.refusal("b2") == "same-cell R42"
    t.play("a2")
    assert t.board == "b1 tree_1, c2 elemental_1, b3 geyser"
    assert t.hand == "owl"  # the fountain's draw
    geyser = table("b2 elemental_2, b3 geyser", hand="whale").play("play-whale b2 b3")
    assert (geyser.board, geyser.ravage_discard) == ("", "geyser elemental_2")
    tree = table("b2 elemental_2, b1 tree_1", hand="whale").play("play-whale b2 b1")
    assert tree.board == "b1 elemental_2"
    crowd = ", ".join(f"{column}{row} elemental_0" for row in range(1, 5) for column in "abcd")
    hemmed = table(crowd, hand="whale").play("play-whale")
    assert set(hemmed.moves) == {f"{column}{row}" for row in range(1, 5) for column in "abc"}  # the forest only
    assert hemmed.refusal("d1") == "cannot-move R42"


def test_r43_whale_into_the_forest_deals_damage() -> None:
    t = table("b2 elemental_3", hand="whale").play("play-whale b2 forest")
    assert (t.bloom, t.board, t.ravage_discard) == (9, "", "elemental_3")
    assert table("b2 elemental_3", hand="whale", bloom=2).play("play-whale b2 forest").ending == "damage"
    assert table("b2 ravager_0", hand="whale", pawn="b2").play("play-whale b2 forest").ending == "pawn"


def test_r44_fish_points_pay_mix_and_expire() -> None:
    t = table(hand="fish fish tree_4 fountain_2 stag", piles="- - - -")
    t.play("play-fish pay-stag")
    assert t.position.points == 3
    t.play("play-fish point")  # another fish is paid by points too
    assert t.position.points == 5
    t.play("play-tree_4 a1")
    assert t.moves == ["pay-fountain_2", "point"]
    t.play("point pay-fountain_2 point")
    assert (t.position.points, t.board) == (3, "a1 tree_4")
    t.play("done")
    assert t.asks == "refill"
    assert t.position.points == 0
    alone = table(hand="fish")
    assert alone.refusal("play-fish") == "cost 1.6"
    given_up = table(hand="fish tree_2").play("play-tree_2 a1 pay-fish")
    assert (given_up.position.points, given_up.discard) == (0, "fish")


@pytest.mark.parametrize(
    ("trees", "bloom", "after"), [(0, 5, 7), (1, 5, 7), (2, 5, 7), (3, 5, 8), (6, 5, 11), (3, 11, 12), (0, 12, 12)]
)
def test_r45_stag_heals_two_edges_or_one_per_tree(trees: int, bloom: int, after: int) -> None:
    board = ", ".join(f"{'abcd'[n % 4]}{n // 4 + 1} tree_4" for n in range(trees))
    assert table(board, hand="stag", bloom=bloom).play("play-stag").bloom == after


def test_r46_doves_discard_the_top_of_all_piles_face_up() -> None:
    t = table(hand="doves owl", piles="ravager_3 simoon blaze blaze / elemental_0 - - -", options={"pawn": "yes"})
    t.play("play-doves pay-owl")
    assert t.piles == "elemental_0 - - -"
    assert t.ravage_discard == "ravager_3 simoon blaze blaze"
    assert t.told("resolves") == []
    assert t.pawn == "aside"


def test_r47_squirrels_look_two_deep_and_may_swap_within_a_pile() -> None:
    piles = "simoon blaze elemental_0 blaze / elemental_1 blaze elemental_3 simoon / - - - -"
    t = table(hand="squirrels owl", piles=piles).play("play-squirrels pay-owl")
    assert (t.asks, t.view()["target"]) == ("order", "pile:1")
    t.play("swap")
    assert t.view()["target"] == "pile:2"  # asked for equal cards too: a spectator learns nothing
    t.play("swap keep swap")
    assert [told["from"] for told in t.told("swapped")] == ["pile:1", "pile:2", "pile:4"]
    # A spectator is told that a pile is put in order, but not whether anything was swapped.
    ordered = [told.values["from"] for told in t.log.seen_by(-1) if told.key == "sylvion-event-orders"]
    assert ordered == ["pile:1", "pile:2", "pile:3", "pile:4"]
    assert not {"sylvion-event-swapped", "sylvion-event-kept"} & {told.key for told in t.log.seen_by(-1)}
    assert t.piles == "elemental_1 blaze elemental_0 simoon / simoon blaze elemental_3 blaze / - - - -"
    shallow = table(hand="squirrels owl", piles="simoon blaze elemental_0 blaze").play("play-squirrels pay-owl")
    assert shallow.asks == "defend"
    assert shallow.view()["piles_known"] == [["simoon"], ["blaze"], ["elemental_0"], ["blaze"]]


def test_r47_disinformation_deals_the_cards_back_over_all_piles() -> None:
    piles = "simoon blaze elemental_0 blaze / elemental_1 blaze elemental_3 simoon / - - - -"
    t = table(feats="disinformation", piles=piles).play("feat-disinformation")
    assert t.asks == "place"
    assert t.position.question(0).values == {"seat": 0, "row": 1, "depth": 2}
    t.play("place-simoon place-simoon place-blaze place-blaze")
    assert t.position.question(0).values == {"seat": 0, "row": 1, "depth": 1}
    t.play("place-elemental_3 place-blaze place-elemental_0")  # the last card needs no answer
    assert t.piles == "elemental_3 blaze elemental_0 elemental_1 / simoon simoon blaze blaze / - - - -"
    placed = t.told("placed")
    assert [told["to"] for told in placed] == [f"pile:{row}" for row in (1, 2, 3, 4)] * 2
    assert [told["card"] for told in placed[4:]] == t.piles.split(" / ")[0].split()
    watched = [told.values for told in t.log.seen_by(-1) if told.key == "sylvion-event-places"]
    assert [values["to"] for values in watched] == [told["to"] for told in placed]
    assert not any("card" in values for values in watched)
    one = table(feats="disinformation", piles="simoon blaze elemental_0 blaze").play("feat-disinformation")
    assert one.position.question(0).values["depth"] == 1
    one.play("place-elemental_0 place-blaze place-blaze")
    assert one.piles == "elemental_0 blaze blaze simoon"
    assert table(feats="disinformation").refusal("feat-disinformation") == "piles-out R47"


def test_section_1_6_payment_then_animal_then_effect() -> None:
    t = table("a1 elemental_1", hand="elephant stag fish").play("play-elephant a1")
    assert t.moves == ["pay-stag", "pay-fish"]  # the played card does not pay for itself
    assert t.refusal("pay-elephant") == "not-in-hand 1.6"
    t.play("pay-fish")
    assert (t.discard, t.hand, t.board) == ("fish elephant", "stag", "")
    free = table(hand="tree_1 stag").play("play-tree_1 a1")
    assert (free.asks, free.hand) == ("defend", "stag")  # nothing to pay, nothing may be given up
    poor = table(hand="tree_4 stag stag")
    assert poor.refusal("play-tree_4") == "cost 1.6"
    assert table(hand="tree_4 stag stag stag").offers("play-tree_4")
    assert table(hand="tree_4 stag stag", points=1).offers("play-tree_4")
