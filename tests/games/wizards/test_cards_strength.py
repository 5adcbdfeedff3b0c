"""Every creature that changes strength, as contests: whom it strengthens, whom not, and at which number (R33-R38)."""

import pytest

from tests.games.wizards.setting import revealing, scoring, strengths, totals


def counted(*areas: str) -> list[list[int]]:
    """What contender and boosts count, seat by seat, without the empty places."""
    t = scoring(*areas)
    return [strengths(t, seat)[: len(area.split())] for seat, area in enumerate(areas)]


# Creepy Crow: +2 to each of its owner's boosts.


def test_creepy_crow_adds_two_to_each_own_boost() -> None:
    assert counted("creepy_crow bone_stag leaf_owl jackalope", "jackalope") == [[10, 4, 12, 6], [4]]


def test_creepy_crow_adds_nothing_to_contenders_or_to_others() -> None:
    assert counted("creepy_crow", "jackalope bone_stag leaf_owl") == [[10], [4, 2, 10]]
    assert counted("bone_stag creepy_crow", "jackalope bone_stag")[0][0] == 2


def test_creepy_crow_counts_itself_as_a_boost_and_each_crow_counts_once() -> None:
    assert counted("bone_stag creepy_crow", "jackalope") == [[2, 12], [4]]
    assert counted("creepy_crow creepy_crow creepy_crow", "jackalope") == [[10, 16, 16], [4]]


# Thorn Badger: +3 to each of its owner's boosts.


def test_thorn_badger_adds_three_to_each_own_boost() -> None:
    assert counted("thorn_badger bone_stag leaf_owl jackalope", "jackalope") == [[3, 5, 13, 7], [4]]


def test_thorn_badger_adds_nothing_to_contenders_or_to_others() -> None:
    assert counted("bone_stag thorn_badger", "jackalope leaf_owl") == [[2, 6], [4, 10]]


def test_thorn_badger_adds_up_with_a_crow() -> None:
    assert counted("jackalope thorn_badger creepy_crow bone_stag", "jackalope") == [[4, 3 + 5, 10 + 5, 2 + 5], [4]]


# Giant Scorpion: whatever has ten or more counts eight.


def test_giant_scorpion_makes_ten_or_more_count_eight_everywhere() -> None:
    assert counted("giant_scorpion leaf_wolf", "creepy_crow golden_phoenix") == [[8, 8], [8, 8 + 2]]


def test_giant_scorpion_leaves_what_is_weaker_alone() -> None:
    assert counted("giant_scorpion dusk_moth", "jackalope centipede") == [[8, 8], [4, 9]]


def test_giant_scorpion_strikes_from_ten_on_and_not_at_nine() -> None:
    assert counted("leaf_owl centipede velvet_falcon", "jackalope giant_scorpion") == [[8, 9, 9], [4, 8]]


def test_giant_scorpion_has_no_effect_before_it_is_turned_up_nor_after_it_has_gone() -> None:
    assert counted("leaf_owl", "jackalope") == [[10], [4]]
    t = revealing("dusk_moth", "giant_scorpion", hands=["leaf_owl", ""], deck="leaf_wolf")
    assert totals(t) == [8, 12]


# Hornet Queen: +2 to her contender for each insect in the contest.


def test_hornet_queen_adds_two_for_each_insect_to_her_contender() -> None:
    assert counted("jackalope hornet_queen living_leaf", "stone_spider dusk_moth") == [[4 + 2 * 4, 10, 3], [2, 8]]


def test_hornet_queen_counts_no_other_kind_and_strengthens_nobody_else() -> None:
    assert counted("jackalope hornet_queen leaf_owl", "longneck gaping_maw") == [[4 + 2, 10, 10], [7, 5]]


def test_hornet_queen_counts_herself_as_contender_and_every_queen_adds() -> None:
    assert counted("hornet_queen", "jackalope") == [[10 + 2], [4]]
    assert counted("hornet_queen hornet_queen", "hornet_queen") == [[10 + 6 + 6, 10], [10 + 6]]


# Stone Spider: as contender, its owner's boosts count twice.


def test_stone_spider_counts_its_owners_boosts_twice() -> None:
    assert totals(scoring("stone_spider leaf_owl bone_stag jackalope", "jackalope leaf_owl")) == [2 + 2 * 16, 14]


def test_stone_spider_doubles_nothing_as_a_boost() -> None:
    assert totals(scoring("jackalope stone_spider leaf_owl", "bone_stag")) == [16, 2]


def test_stone_spider_alone_counts_two_and_doubles_what_others_have_added() -> None:
    assert totals(scoring("stone_spider", "jackalope")) == [2, 4]
    assert totals(scoring("stone_spider thorn_badger bone_stag", "jackalope")) == [2 + 2 * (6 + 5), 4]


# Spore Sprayer: +3 to every plant in the contest.


def test_spore_sprayer_adds_three_to_every_plant() -> None:
    assert counted("spore_sprayer grasping_vine", "clubfoot_root gaping_maw") == [[10, 9], [8, 8]]


def test_spore_sprayer_adds_nothing_to_other_kinds() -> None:
    assert counted("jackalope spore_sprayer leaf_owl", "longneck stone_spider") == [[4, 10, 10], [7, 2]]


def test_spore_sprayer_adds_once_for_each_sprayer_and_alone_to_itself() -> None:
    assert counted("spore_sprayer", "jackalope") == [[10], [4]]
    assert counted("spore_sprayer spore_sprayer", "gaping_maw") == [[13, 13], [11]]


# What all of them have in common


@pytest.mark.parametrize("card", ["creepy_crow", "thorn_badger", "giant_scorpion", "hornet_queen", "spore_sprayer"])
def test_what_changes_strength_does_so_in_any_slot(card: str) -> None:
    plain = counted("jackalope gaping_maw", "leaf_wolf")
    for area in (f"jackalope gaping_maw {card}", f"jackalope gaping_maw bone_stag {card}"):
        assert counted(area, "leaf_wolf")[0][:2] + counted(area, "leaf_wolf")[1] != plain[0] + plain[1]


def test_strength_is_counted_live_while_boosting() -> None:
    t = revealing("creepy_crow bone_stag", "leaf_wolf", hands=["longneck", ""], slot=1)
    assert t.question == "boost"
    assert totals(t) == [10 + 4, 12]


# The order of modifiers, where a seat asks for it (R34, R35, R64, R74)


def asking(*areas: str, seats: int = 2) -> list[int]:
    """The values offered for the first card that can have several."""
    hands = ["leaf_owl"] * 2 + [""] * (seats - 2)
    t = scoring(*areas, hands=hands, options={"order": "ask"})
    assert t.question == "value"
    return t.view(0)["values"]


def test_r35_a_scorpion_may_come_before_or_after_each_addition() -> None:
    # The sprayer's plant of 7: 7 + 3 = 10 is capped to 8, or the scorpion comes first and finds less than ten.
    assert asking("spore_sprayer", "giant_scorpion") == [10, 8]
    # 5 + 3 + 3 = 11: capped after both, or between them it finds 8 and does nothing.
    assert asking("gaping_maw", "leaf_wolf spore_sprayer spore_sprayer giant_scorpion") == [11, 8]
    # Capped first from 10 to 8, then added to.
    assert asking("leaf_wolf hornet_queen", "giant_scorpion") == [12, 8]


def test_r64_nobody_is_asked_without_the_option_or_without_a_choice() -> None:
    assert scoring("spore_sprayer", "giant_scorpion").question == "rest"
    assert scoring("leaf_owl", "giant_scorpion", options={"order": "ask"}).question == "rest"


def test_r64_what_was_chosen_counts_and_is_told() -> None:
    t = scoring("spore_sprayer", "giant_scorpion", options={"order": "ask"}).play("value-2")
    assert totals(t) == [8, 8]
    assert [event.values for event in t.log.events if event.key == "wizards-event-value"] == [
        {"seat": 0, "card": "spore_sprayer", "strength": 8}
    ]


# Two boxes: three queens and six sprayers give a plant 27 values, of which sixteen are offered.
MANY = [
    "gaping_maw hornet_queen hornet_queen hornet_queen",
    "jackalope giant_scorpion spore_sprayer spore_sprayer",
    "jackalope spore_sprayer spore_sprayer spore_sprayer",
    "jackalope spore_sprayer",
    *["jackalope", "jackalope", "longneck"],
]


def test_r74_at_most_sixteen_values_are_offered_the_lowest_among_them() -> None:
    highest = [47, 44, 42, 41, 39, 38, 36, 35, 34, 33, 32, 31, 30, 28, 27]
    assert asking(*MANY, seats=7) == [*highest, 8]


def test_r74_the_last_of_sixteen_is_the_lowest_of_all() -> None:
    t = scoring(*MANY, hands=["leaf_owl"] * 2 + [""] * 5, options={"order": "ask"})
    assert t.moves() == [f"value-{rank}" for rank in range(1, 17)]
    t.play("value-16")
    assert t.view(0)["players"][0]["strengths"][0] == 8
