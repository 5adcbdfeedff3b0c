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


def test_a_card_not_held_is_refused_by_the_rule_that_asks_for_one() -> None:
    pays = table(hand="tree_2 stag").play("play-tree_2 a1")
    assert pays.refusal("pay-owl") == "not-in-hand 1.6"
    limited = table(hand="stag " * 11).play("done")
    assert limited.refusal("discard-owl") == "not-in-hand R33"
    dried = table(hand="stag stag stag").reveal("desiccation - - -")
    assert dried.refusal("discard-owl") == "not-in-hand R34"
    assert dried.play("discard-stag").refusal("discard-owl") == "not-in-hand R34"
    tornado = table(hand="stag stag", options=ELEMENTS).reveal("tornado - - -")
    assert tornado.refusal("return-owl") == "not-in-hand R35"
    betrayed = table(hand="stag", deck="betrayal", options={"feats": "yes"}).reinforce()
    assert betrayed.refusal("discard-owl") == "not-in-hand R48"


def test_r52_a_betrayal_touched_in_the_discard_pile_says_why_it_stays() -> None:
    options = {"feats": "yes"}
    t = table(discard="betrayal owl whale", seats=2, options=options).reveal("demobilization - - -")
    assert why(t, "discard:betrayal") == "sylvion-why-betrayal-immune R52"
    assert why(t, "discard:betrayal", seat=1) == "why-nothing-to-do"
    assert why(t.play("remove-owl"), "discard:betrayal") == "sylvion-why-betrayal-immune R52"
    refill = table(discard="betrayal owl whale fish", options=options).reinforce()
    assert why(refill, "discard:betrayal") == "sylvion-why-betrayal-immune R52"
    assert why(refill.play("remove-owl"), "discard:betrayal") == "sylvion-why-betrayal-immune R52"
    assert why(table(discard="betrayal owl", options=options), "discard:betrayal") == "why-nothing-to-do"


def test_who_is_not_asked_learns_what_the_other_does() -> None:
    t = table(hand="owl", partner="fish", seats=2)
    assert why(t, "hand:fish", seat=1) == "sylvion-ask-defend.wait 1.4"


def test_after_the_end_nothing_is_asked() -> None:
    t = table(hand="owl " * 16, feats="armistice").play("feat-armistice")
    assert why(t, "hand:owl") == "why-over"
