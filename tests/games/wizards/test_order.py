"""Orders that players choose: of modifiers (R34, R64), each seat for itself, and of effects after the ranking (R41)."""

import pytest

from elderwood.games.wizards.state import swap_bits
from elderwood.games.wizards.strength import undecided, worst_strengths
from tests.games.wizards.setting import lying, piled, places, scoring, told
from tests.games.wizards.table import Table, table

# Against the scorpion the moth counts 8 + 3 or, in the other order, 8: 24 in all, or 21.
TWO_WAYS = "longneck dusk_moth thorn_badger"
AT_22 = "giant_scorpion glitter_otter grasping_vine"


def test_r34_who_can_change_the_places_is_asked() -> None:
    t = scoring(TWO_WAYS, AT_22)
    assert (t.asked, t.question) == ([0], "value")
    assert t.moves() == ["value-1", "value-2", "value-best"]
    assert places(t.play("value-1")) == [0, 1]
    assert places(scoring(TWO_WAYS, AT_22).play("value-2")) == [1, 0]


def test_r34_who_cannot_change_the_places_is_not_asked() -> None:
    far_behind = scoring(TWO_WAYS, "giant_scorpion glitter_otter leaf_wolf bone_stag")
    far_ahead = scoring(TWO_WAYS, "giant_scorpion grasping_vine")
    assert (places(far_behind), places(far_ahead)) == ([1, 0], [0, 1])
    assert told(far_behind, "value") == told(far_ahead, "value") == []


def test_r34_a_tie_counts_by_turn_order() -> None:
    at_24 = "giant_scorpion dusk_moth glitter_otter"
    first = scoring(TWO_WAYS, at_24)
    assert first.question == "value"  # 24 to 24 is won by the earlier
    last = scoring(TWO_WAYS, at_24, first=1)
    assert places(last) == [1, 0]


def test_r64_a_seat_leaves_the_order_of_all_its_cards_to_the_rules() -> None:
    areas = [f"{TWO_WAYS} glitter_otter", "giant_scorpion glitter_otter glitter_otter dusk_moth"]
    t = scoring(*areas)
    assert t.position.question(0).values["card"] == "dusk_moth"
    t.play("value-2")
    assert t.position.question(0).values["card"] == "glitter_otter"  # asked card by card
    assert places(t.play("value-1")) == [0, 1] or t.question == "rest"
    trusting = scoring(*areas).play("value-best")
    assert told(trusting, "trusts") == [{"seat": 0}]
    assert (places(trusting), told(trusting, "value")) == ([0, 1], [])


def test_r64_the_others_are_asked_all_the_same() -> None:
    areas = [TWO_WAYS, TWO_WAYS.replace("dusk_moth", "glitter_otter"), AT_22]
    t = scoring(*areas).play("value-best")
    assert (t.asked, t.question) == ([1], "value")


def test_r64_the_table_may_ask_nobody_or_everybody() -> None:
    assert scoring(TWO_WAYS, AT_22, options={"order": "best"}).question == "rest"
    idle = scoring(TWO_WAYS, "giant_scorpion grasping_vine", options={"order": "ask"})
    assert idle.moves() == ["value-1", "value-2"]
    assert idle.why("value-best") == ("each-value", "R64")


def test_the_worst_order_is_additions_before_caps() -> None:
    t = table("score", areas=[TWO_WAYS, "giant_scorpion leaf_wolf"], options={"order": "ask"})
    assert worst_strengths(t.position.places.slots) == [7, 8, 6, 0, 8, 8, 0, 0]
    assert undecided([5, 5], [5, 5], [0, 1]) == [False, False]
    assert undecided([4, 5], [6, 5], [1, 0]) == [True, True]


# Two Longnecks


def two_longnecks(more: str = "", winner: str = "leaf_wolf leaf_owl") -> Table:
    return scoring(winner, f"longneck longneck {more}", "jackalope", "stone_spider")


def test_r41_a_runner_up_with_two_longnecks_says_which_comes_first() -> None:
    t = two_longnecks()
    assert (t.asked, t.question) == ([1], "order")
    assert t.moves() == ["apply-contender", "apply-boost"]
    t.play("apply-contender")
    assert (piled(t, 0), piled(t, 1)) == ("longneck", "leaf_wolf")
    t = two_longnecks().play("apply-boost")
    assert (piled(t, 0), piled(t, 1)) == ("longneck", "longneck")
    assert lying(t, 1) == ""


def test_r41_with_a_third_effect_places_and_names_are_offered() -> None:
    t = two_longnecks("clubfoot_root", winner="leaf_wolf leaf_owl leaf_owl")
    assert t.moves() == ["apply-clubfoot_root", "apply-contender", "apply-boost"]
    assert t.why("apply-longneck") == ("which-place", "R41")
    t.play("apply-contender")
    assert t.moves() == ["apply-longneck", "apply-clubfoot_root"]
    assert t.why("apply-boost") == ("one-place", "R41")


def test_r41_nobody_is_asked_where_two_longnecks_are_alike() -> None:
    boosts = scoring("leaf_wolf leaf_owl leaf_owl", "jackalope longneck longneck", "stone_spider", "stone_spider")
    assert boosts.question == "rest"
    winner = scoring("longneck longneck leaf_wolf", "jackalope", "stone_spider", "stone_spider")
    assert winner.question == "rest"


@pytest.mark.parametrize(
    ("mask", "one", "other", "found"),
    [(0b0110, 2, 3, 0b1010), (0b0110, 3, 2, 0b1010), (0b0110, 0, 2, 0b0011), (0b0110, 1, 2, 0b0110), (0, 1, 3, 0)],
)
def test_marks_change_places_with_their_cards(mask: int, one: int, other: int, found: int) -> None:
    assert swap_bits(mask, one, other) == found
