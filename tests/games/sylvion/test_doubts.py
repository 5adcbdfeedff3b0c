"""Legal moves that look like a mistake are doubted, with the ruling that makes them one."""

from tests.games.sylvion.table import table


def test_r44_points_that_would_be_lost_are_doubted() -> None:
    assert table(hand="owl", points=2).doubt("done") == "points R44"
    assert table(hand="owl").doubt("done") == ""
    assert table(hand="", points=2).doubt("done") == ""  # nothing could be bought


def test_an_ordinary_end_of_the_turn_is_not_doubted_but_one_before_the_defeat_is() -> None:
    assert table(hand="owl tree_1", board="b1 elemental_2").doubt("done") == ""
    doomed = table(hand="owl tree_1", board="a1 elemental_2", bloom=1)
    assert doomed.doubt("done") == "last-stand R18"
    assert table(hand="", board="a1 elemental_2", bloom=1).doubt("done") == ""  # nothing more can be done


def test_hedgehogs_are_declined_without_a_doubt_where_nothing_is_lost() -> None:
    calm = table(hand="hedgehogs owl", piles="simoon - - - / - - - -").play("done")
    assert calm.asks.startswith("hedgehogs")
    assert calm.doubt("done") == ""


def test_r5_a_fence_in_the_last_round_is_doubted() -> None:
    assert table(feats="hedgehog_fence").doubt("feat-hedgehog_fence") == "fence-last R5"
    assert table(feats="hedgehog_fence", piles="- - - -").doubt("feat-hedgehog_fence") == ""


def test_r45_a_stag_that_heals_nothing_is_doubted() -> None:
    assert table(hand="stag").doubt("play-stag") == "no-effect R45"
    assert table(hand="stag", bloom=11).doubt("play-stag") == ""


def test_r44_fish_without_anything_to_pay_for_are_doubted() -> None:
    assert table(hand="fish owl").doubt("play-fish") == "no-effect R44"
    assert table(hand="fish owl owl").doubt("play-fish") == ""
    assert table(hand="fish", partner="owl", seats=2).doubt("play-fish") == "no-effect R44"
    assert table(hand="fish owl", partner="owl", seats=2).doubt("play-fish") == ""
    assert table(hand="fish", partner="owl", seats=2, points=1).doubt("play-fish") == ""


def test_a_push_into_the_forest_is_doubted_of_the_bearer_most() -> None:
    assert table("a1 elemental_1", hand="whale").play("play-whale a1").doubt("forest") == "forest R18"
    assert table("a1 elemental_1", hand="whale").play("play-whale a1").doubt("b1") == ""
    bearer = table("a1 ravager_1", hand="whale", pawn="a1").play("play-whale a1")
    assert bearer.doubt("forest") == "forest-pawn R75"


def test_letting_the_defeat_march_on_is_doubted_while_hedgehogs_could_help() -> None:
    doomed = table(hand="hedgehogs", piles="simoon - - - / - - - -", bloom=1, board="b1 elemental_2").play("done")
    assert doomed.doubt("done") == "defeat R18"
    assert doomed.doubt("play-hedgehogs") == ""
    safe = table(hand="hedgehogs", piles="simoon - - - / - - - -", bloom=2, board="b1 elemental_2").play("done")
    assert safe.doubt("done") == ""
    options = {"hands": "silent"}
    board = "b1 elemental_2"
    unable = table(board, partner="owl", piles="simoon - - - / - - - -", bloom=1, seats=2, options=options)
    assert unable.play("done").doubt("done") == ""
