"""Rulings R67 to R75: the Ravage pawn (4.7)."""

from tests.games.sylvion.table import table

PAWN = {"pawn": "yes"}


def test_r67_the_pawn_goes_to_the_strongest_new_bearer_if_stronger_than_the_old_one() -> None:
    t = table(options=PAWN).reveal("ravager_1 ravager_3 ravager_0 elemental_3")
    assert t.pawn == "pile:2"
    equal = table("c1 blazing_3", pawn="c1").reveal("ravager_3 - - -")
    assert equal.pawn == "c1"  # its blazed strength counts
    weaker = table("c1 ravager_2", pawn="c1").reveal("ravager_3 - - -")
    assert weaker.pawn == "pile:1"
    zero = table(options=PAWN).reveal("- - - ravager_0")
    assert zero.pawn == "pile:4"
    assert table().reveal("ravager_3 - - -").pawn == "aside"  # not in play
    assert table(options=PAWN).reveal("elemental_3 - - -").pawn == "aside"


def test_r67_the_pawn_is_placed_before_the_hedgehogs_are_asked() -> None:
    t = table(hand="hedgehogs", options=PAWN).reveal("ravager_1 - - -")
    assert (t.asks, t.pawn) == ("hedgehogs", "pile:1")
    assert t.view()["pawn"] == "pile:1"


def test_r68_hedgehogs_on_the_fresh_bearer_send_the_pawn_aside() -> None:
    t = table("c1 ravager_1", hand="hedgehogs", pawn="c1").reveal("ravager_3 - - -")
    assert t.pawn == "pile:1"
    t.play("play-hedgehogs pile-1")
    assert (t.pawn, t.ravage_discard) == ("aside", "ravager_3")
    other = table("c1 ravager_1", hand="hedgehogs", pawn="c1").reveal("elemental_3 - - -")
    assert other.play("play-hedgehogs pile-1").pawn == "c1"


def test_r69_a_bearer_breaks_through_an_equal_or_stronger_fountain() -> None:
    for fountain in ("fountain_2", "fountain_4"):
        t = table(f"b1 {fountain}, c1 ravager_2", deck="owl", pawn="c1").march()
        assert (t.board, t.pawn, t.hand, t.discard) == ("b1 ravager_2", "aside", "owl", fountain)
    weaker = table("b1 fountain_1, c1 ravager_2", deck="owl", pawn="c1").march()
    assert (weaker.board, weaker.pawn, weaker.hand) == ("b1 ravager_2", "b1", "owl")
    tree = table("b1 tree_4, c1 ravager_2", pawn="c1").march()
    assert (tree.board, tree.pawn) == ("b1 ravager_2", "b1")


def test_r70_a_bearer_of_strength_0_survives_a_tree() -> None:
    t = table("b1 tree_4, c1 ravager_0", pawn="c1").march()
    assert (t.board, t.pawn, t.discard) == ("b1 ravager_0", "aside", "tree_4")


def test_r71_a_bearer_stands_on_the_geyser_it_entered() -> None:
    t = table("b1 geyser, c1 ravager_1", pawn="c1").march()
    assert (t.board, t.pawn, t.ravage_discard) == ("b1 ravager_1", "aside", "geyser")
    whale = table("b1 geyser, c1 ravager_1", hand="whale", pawn="c1").play("play-whale c1 b1")
    assert (whale.board, whale.pawn) == ("b1 ravager_1", "aside")


def test_r72_elephant_deluge_and_eruption_take_the_pawn_and_the_next_takes_the_card() -> None:
    t = table("b1 ravager_1", hand="elephant elephant stag stag", pawn="b1").play("play-elephant b1 pay-stag")
    assert (t.board, t.pawn) == ("b1 ravager_1", "aside")
    assert t.play("play-elephant b1 pay-stag").board == ""
    deluge = table("b1 ravager_1", feats="deluge", pawn="b1").play("feat-deluge")
    assert (deluge.board, deluge.pawn) == ("b1 ravager_1", "aside")
    eruption = table("a1 geyser, b1 ravager_1, b2 geyser", pawn="b1").play("erupt-a1 right")
    assert (eruption.board, eruption.pawn) == ("b1 ravager_1, b2 geyser", "aside")
    assert eruption.play("erupt-b2 up").board == ""


def test_r73_the_pawn_follows_through_blaze_simoon_whale_and_lake() -> None:
    t = table("c1 ravager_0, b1 lake", hand="whale", pawn="c1").reveal("blaze simoon - -")
    assert (t.board, t.pawn) == ("a1 blazing_4, b1 lake", "a1")
    t.play("play-whale a1 c2")
    assert (t.board, t.pawn) == ("b1 lake, c2 blazing_4", "c2")
    fresh = table(options=PAWN).reveal("ravager_1 blaze simoon -")
    assert (fresh.board, fresh.pawn) == ("d1 blazing_2", "d1")
    assert fresh.march().pawn == "c1"


def test_r74_the_pawn_comes_back_with_the_next_bearer() -> None:
    t = table("b1 ravager_3", hand="elephant stag", pawn="b1").play("play-elephant b1 pay-stag")
    assert t.pawn == "aside"
    assert t.reveal("- - ravager_0 -").pawn == "pile:3"


def test_r75_a_bearer_in_the_forest_is_defeat_in_any_way() -> None:
    march = table("a1 ravager_0", pawn="a1").march()
    assert march.ending == "pawn"
    assert (len(march.told("forest-pawn")), march.told("forest")) == (1, [])  # it does not fizzle out
    assert table("a1 ravager_0", pawn="a1").reveal("simoon - - -").ending == "pawn"
    assert table("a1 ravager_0", hand="whale", pawn="a1").play("play-whale a1 forest").ending == "pawn"
    assert table("d1 ravager_0, a1 tree_4", pawn="d1").play("done").ending == "count"  # the tree took it off
    assert table("d1 ravager_1, a1 tree_4", pawn="d1").play("done").ending == "pawn"
    assert table("a1 ravager_0").march().ending == ""
    lakes = "a1 lake, b1 lake, c1 lake, d1 lake"
    assert table(lakes, options=PAWN).reveal("ravager_0 - - -").march().ending == "pawn"
