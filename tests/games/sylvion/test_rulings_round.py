"""Rulings R1 to R12: the round and the end (4.1)."""

from elderwood.engine.chance import Dice
from elderwood.games.sylvion.cards import EMPTY
from elderwood.games.sylvion.position import SylvionPosition
from tests.games.sylvion.table import TITLE, table

INTRO = {"game": "intro"}
QUIET = "elemental_0 elemental_0 elemental_0 elemental_0"


def test_r1_piles_never_differ_in_height() -> None:
    options = {"feats": "yes", "elements": "yes", "pawn": "yes"}
    dice = Dice(1)
    for number in range(20):
        position = TITLE.start(1 + number % 2, options, f"height-{number}")
        while position.outcome() is None:
            assert isinstance(position, SylvionPosition)
            assert (len(position.ravage.piles) + len(position.ravage.looked)) % 4 == 0
            seat = position.asked
            legal = position.moves(seat)
            position.play(seat, legal[dice.below(len(legal))])


def test_r2_last_round_is_detected_at_the_end_of_step_4() -> None:
    t = table("a1 elemental_1, a2 tree_2", piles="- - - -", bloom=11)
    t.play("done")
    assert t.told("final-assault") == []  # one layer was left: its round is played first
    t.play("done")
    assert len(t.told("final-assault")) == 1
    assert t.ending == "count"


def test_r3_doves_that_empty_the_piles_make_this_the_last_round() -> None:
    t = table("d1 elemental_3", hand="doves doves whale tree_1", piles="blaze simoon blaze simoon", bloom=12)
    t.play("play-doves pay-doves")
    assert t.piles == ""
    assert t.asks == "defend"  # step 4 goes on
    t.play("play-tree_1 a2 done")
    assert t.bloom == 9
    assert t.ending == "withered"
    assert t.position.round_number == 1


def test_r3_doves_that_empty_the_piles_leave_a_pending_fence_nothing_to_skip() -> None:
    t = table(hand="doves stag", feats="hedgehog_fence", piles="blaze simoon blaze simoon")
    t.play("play-doves pay-stag feat-hedgehog_fence done")
    assert (t.ending, t.position.round_number) == ("count", 1)


def test_r4_fence_skips_step_1_and_makes_the_match_a_round_longer() -> None:
    t = table("c1 elemental_1", deck="owl whale stag owl owl owl", feats="hedgehog_fence", piles=QUIET)
    assert t.view()["rounds_left"] == 1
    t.play("feat-hedgehog_fence")
    assert t.view()["rounds_left"] == 2
    t.play("done")
    assert t.position.round_number == 2
    assert t.view()["rounds_left"] == 1
    assert t.piles == QUIET  # the cards stay on the piles
    assert t.board == "b1 elemental_1"  # elementals still march
    assert t.hand == "owl stag whale"  # the player still draws
    assert t.asks == "defend"
    assert t.view()["fence"] is False
    t.play("done")
    assert t.piles == ""
    assert t.position.round_number == 3
    assert t.board == "a1 elemental_1, d1 elemental_0, d2 elemental_0, d3 elemental_0, d4 elemental_0"


def test_r4_rounds_are_pile_height_minus_doves_plus_fence() -> None:
    layers = " / ".join(["- - - -"] * 5)
    t = table(hand="doves whale", deck="stag " * 15, feats="hedgehog_fence", piles=layers)
    t.play("play-doves pay-whale feat-hedgehog_fence")
    while not t.ending:
        t.play("done" if t.asks == "defend" else "discard-stag")
    assert t.position.round_number - 1 == 5 - 1 + 1  # the table stood in a round before these five layers


def test_r5_fence_in_the_last_round_has_no_effect() -> None:
    t = table("a1 elemental_2", feats="hedgehog_fence", bloom=12).play("feat-hedgehog_fence")
    assert t.view()["rounds_left"] == 0
    t.play("done")
    assert t.ending == "withered"
    assert t.position.round_number == 1


def test_r6_hedgehogs_are_not_playable_while_step_1_is_skipped() -> None:
    t = table(hand="hedgehogs", feats="hedgehog_fence", piles=QUIET)
    t.play("feat-hedgehog_fence done")
    assert t.asks == "defend"
    assert t.refusal("play-hedgehogs") == "hedgehogs-late R39"


def test_r7_the_last_round_has_all_four_steps() -> None:
    t = table("b1 elemental_1", deck="stag stag stag", piles="- - - -", bloom=12)
    t.play("done")
    assert t.board == "a1 elemental_1"  # moved
    assert t.hand == "stag stag stag"  # reinforced
    assert t.asks == "defend"
    t.play("done")
    assert t.bloom == 11
    assert t.ending == "withered"


def test_r8_final_assault_goes_row_by_row_nearest_to_the_forest_first() -> None:
    board = "b1 elemental_1, d1 elemental_3, c2 elemental_0, b3 fountain_1, c3 elemental_1, d3 elemental_2"
    t = table(board, bloom=12)
    t.play("done")
    arrivals = [(event["card"], event["damage"]) for event in t.told("forest")]
    assert arrivals == [("elemental_1", 1), ("elemental_3", 3), ("elemental_0", 0), ("elemental_2", 2)]
    assert t.board == ""  # fountain and first elemental of row 3 fell together, so the second ran through


def test_r8_final_assault_equals_marching_until_nothing_moves() -> None:
    dice = Dice(8)
    kinds = [0, 0, 0, 1, 2, 4, 5, 8, 26, 27, 28, 29, 34, 36, 41, 43]
    for _ in range(300):
        run = table(options=INTRO)
        board = [kinds[dice.below(len(kinds))] for _ in range(16)]
        run.position.board = board[:]
        run.position.bloom = 100  # nobody loses here: only the boards and the damage are compared
        step = table(options=INTRO)
        step.position.board = board[:]
        step.position.bloom = 100
        run.play("done")
        for _ in range(5):
            step.march()
        assert (run.board, run.bloom) == (step.board, step.bloom)


def test_r18_the_final_assault_ends_with_the_edge_that_cannot_flip() -> None:
    t = table("b1 elemental_3, b2 elemental_1", bloom=2).play("done")
    assert (t.ending, t.board) == ("damage", "b2 elemental_1")
    assert [event["card"] for event in t.told("forest")] == ["elemental_3"]


def test_r9_final_assault_draws_nothing_and_asks_nothing() -> None:
    t = table("a1 fountain_1, b1 elemental_3", deck="betrayal owl", feats="deluge", bloom=12)
    t.play("done")
    assert t.ending == "withered"
    assert t.deck == "betrayal owl"
    empty = table("a1 fountain_1, b1 elemental_3", discard="owl owl owl")
    assert empty.play("done").ending == "withered"


def test_r10_geysers_lakes_and_pawn_work_in_the_final_assault() -> None:
    t = table("a1 geyser, d1 elemental_3, a2 lake, b2 lake, d2 elemental_1", bloom=12)
    t.play("done")
    assert t.board == "a2 lake, b2 lake"
    assert t.bloom == 11
    saved = table("a1 geyser, d1 ravager_0, a2 tree_4", pawn="d1", bloom=12)
    saved.play("done")
    assert saved.ending == "count"  # the geyser took the pawn off, the rest did no damage
    assert saved.pawn == "aside"
    lost = table("d1 ravager_0", pawn="d1", bloom=12)
    assert lost.play("done").ending == "pawn"


def test_r11_victory_is_checked_only_after_the_final_assault() -> None:
    t = table("a1 tree_4, a2 tree_4", piles="- - - - / elemental_3 elemental_3 - -", bloom=12)
    t.play("done")
    assert t.ending == ""
    t.play("done")
    assert t.ending == ""
    t.play("done")
    assert t.ending == "withered"  # the trees burnt with the forest's edges
    assert table(bloom=12).play("done").ending == "count"
    assert table("a1 tree_3", bloom=9).play("done").ending == "count"
    assert table("a1 tree_3", bloom=8).play("done").ending == "withered"


def test_r12_trees_do_not_heal_during_play() -> None:
    t = table("a1 tree_4, a2 tree_3", bloom=5, piles="- - - - / - - - -")
    t.play("done")
    assert t.bloom == 5
    assert EMPTY in t.position.board
    t.play("done done")
    assert t.ending == "count"  # 5 edges and 7 vitality
    assert t.bloom == 5
