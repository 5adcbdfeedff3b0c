"""What is said to a player who touches a thing before it can be used."""

import pytest

from tests.games.sylvion.table import Table, table

ELEMENTS = {"elements": "yes"}


def why(t: Table, thing: str, seat: int = 0) -> str:
    reason = t.position.why_not(seat, thing)
    assert reason is not None, thing
    return f"{reason.key} {reason.rule}".strip()


@pytest.mark.parametrize(
    ("thing", "reason"),
    [
        ("cell:d4", "sylvion-why-card-first R36"),
        ("cell:b2", "sylvion-why-animal-first 1.4"),
        ("cell:a1", "sylvion-why-planted 1.4"),
        ("cell:a3", "sylvion-why-lake R41"),
        ("pile:1", "sylvion-why-pile-later R39"),
        ("seat:0", "sylvion-ask-defend 1.4"),
        ("hand:hedgehogs", "sylvion-why-hedgehogs-late R39"),
        ("nonsense", "why-nothing-to-do"),
    ],
)
def test_in_step_4_a_first_touch_says_what_to_do(thing: str, reason: str) -> None:
    t = table("a1 tree_1, b2 elemental_1, a3 lake", hand="whale hedgehogs", options=ELEMENTS)
    assert t.asks == "defend"
    assert why(t, thing) == reason


def test_in_the_middle_of_a_play_the_question_itself_is_the_reason() -> None:
    t = table(hand="fountain_2 owl").play("play-fountain_2")
    assert why(t, "hand:owl") == "sylvion-ask-cell R36"
    assert why(t, "pile:2") == "sylvion-ask-cell R36"
    t.play("b2")
    assert why(t, "cell:c3") == "sylvion-ask-pay 1.6"


def test_who_is_not_asked_learns_what_the_other_does() -> None:
    t = table(hand="owl", partner="fish", seats=2)
    assert why(t, "hand:fish", seat=1) == "sylvion-ask-defend.wait 1.4"


def test_after_the_end_nothing_is_asked() -> None:
    t = table(hand="owl " * 16, feats="armistice").play("feat-armistice")
    assert why(t, "hand:owl") == "why-over"
