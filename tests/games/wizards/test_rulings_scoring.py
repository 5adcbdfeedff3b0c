"""Strength, places, what follows them, and champions: R33-R49, R64, and the rulebook's contest."""

import pytest

from elderwood.games.wizards.strength import best_strengths, possible_strengths, totals_of
from tests.games.wizards.table import Table, cards, table


def slots(*areas: str) -> list[int]:
    return [card for area in areas for card in (cards(area) + [0] * 4)[:4]]


def totals(*areas: str) -> list[int]:
    table_slots = slots(*areas)
    return totals_of(table_slots, best_strengths(table_slots))


FOUR = ["spore_sprayer", "spore_sprayer", "spore_sprayer", "grasping_vine"]  # hands that do not matter
GLORIA = "creepy_crow giant_scorpion dusk_moth hornet_queen"
BEATA = "leaf_wolf night_serpent living_leaf longneck"


def test_the_rulebooks_contest_is_46_to_22() -> None:
    strengths = best_strengths(slots(GLORIA, BEATA))
    assert strengths == [16, 10, 10, 10, 8, 4, 3, 7]
    assert totals(GLORIA, BEATA) == [46, 22]
    t = table("score", areas=[GLORIA, BEATA], hands=["stone_spider", "stone_spider"])
    assert t.position.contest.ranking == [0, 1]
    assert t.champions(0) == ["longneck"]
    assert t.champions(1) == ["living_leaf"]


def test_r33_each_modifier_applies_once_to_each_card() -> None:
    # Two crows: each adds 2 to each boost, itself included where it is a boost.
    assert totals("creepy_crow creepy_crow longneck") == [10 + (10 + 4) + (7 + 4)]


def test_r34_the_best_order_by_default() -> None:
    # The wolf is capped before the sprayer, the badger and the queen add.
    assert best_strengths(slots("leaf_wolf hornet_queen", "giant_scorpion"))[0] == 8 + 2 * 2
    assert best_strengths(slots("longneck leaf_wolf thorn_badger", "giant_scorpion"))[1] == 8 + 3


def test_r34_a_player_may_be_asked_and_want_less() -> None:
    areas = ["longneck dusk_moth thorn_badger", "giant_scorpion"]
    t = table("score", areas=areas, hands=["leaf_wolf", ""], options={"order": "ask"})
    assert t.question == "value"
    assert t.view(1)["values"] == [11, 8]
    t.play("value-2")
    assert t.position.contest.totals == [7 + 8 + 6, 8]


def test_r35_the_scorpion_tests_the_value_at_its_moment() -> None:
    # The moth's 8 is below ten, but 8 + 3 is not.
    assert possible_strengths(slots("longneck dusk_moth thorn_badger", "giant_scorpion"), 1) == [11, 8]
    assert possible_strengths(slots("giant_scorpion"), 0) == [8]
    assert totals("giant_scorpion") == [8]


def test_r36_the_queen_counts_all_insects_and_strengthens_her_contender() -> None:
    strengths = best_strengths(slots("leaf_wolf hornet_queen living_leaf", "stone_spider"))
    assert strengths[:3] == [12 + 2 * 3, 10, 3]
    assert best_strengths(slots("hornet_queen"))[0] == 12  # herself


def test_r37_the_spider_doubles_its_owners_boosts_and_only_as_contender() -> None:
    assert totals("stone_spider leaf_wolf longneck", "leaf_wolf longneck") == [2 + 2 * 19, 19]
    assert totals("leaf_wolf stone_spider longneck") == [12 + 2 + 7]
    assert totals("stone_spider creepy_crow") == [2 + 2 * 12]


def test_r38_crow_and_badger_count_themselves_as_boosts() -> None:
    assert totals("leaf_wolf thorn_badger") == [12 + 6]
    assert totals("thorn_badger leaf_wolf") == [3 + 15]


def test_r39_ties_go_to_the_earlier_in_turn_order() -> None:
    t = table("score", areas=["leaf_wolf", "leaf_wolf", "leaf_wolf"], hands=["longneck"] * 3, first=1)
    assert t.position.contest.ranking == [1, 2, 0]
    assert t.champions(1) == ["leaf_wolf"]


def test_r40_second_and_third_are_losers_for_every_card() -> None:
    areas = ["leaf_wolf", "clubfoot_root leaf_wolf", "jackalope", "stone_spider"]
    t = table("score", areas=areas, hands=FOUR, deck="stone_spider")
    # Seat 1 wins with 17: its root stays quiet. Seat 0 is second.
    assert t.champions(1) == ["clubfoot_root"]
    assert t.champions(0) == ["leaf_wolf"]
    second = table(
        "score",
        areas=["leaf_wolf longneck", "clubfoot_root", "jackalope", "jackalope"],
        hands=FOUR,
        deck="stone_spider",
    )
    assert second.position.contest.ranking[1] == 1
    assert "replaced" in second.events


def test_r41_the_owner_chooses_the_order_of_effects() -> None:
    areas = ["giant_scorpion giant_scorpion", "jackalope clubfoot_root gaping_maw"]
    t = table("score", areas=areas, hands=["longneck", "longneck"], deck="stone_spider", discard="leaf_owl")
    assert (t.question, t.asked) == ("order", [1])
    assert t.moves() == ["apply-clubfoot_root", "apply-gaping_maw"]
    assert t.why("apply-longneck") == ("nothing-waits", "R41")
    t.play("apply-clubfoot_root")
    assert t.champions(1) == ["giant_scorpion"]  # the maw takes what the root removed
    assert t.champions(0) == ["stone_spider"]


def test_r41_places_never_change_again() -> None:
    t = table("score", areas=["leaf_wolf", "longneck"], hands=["jackalope", "jackalope"])
    assert (t.contender(0), t.champions(0)) == ("", ["longneck"])
    assert t.position.contest.ranking == [0, 1]


def test_r41_a_card_that_has_left_its_owners_area_does_nothing() -> None:
    # Seat 1's longneck swaps away the winner's contender, a longneck whose own effect is then skipped.
    t = table("score", areas=["leaf_wolf longneck", "longneck", "jackalope"], hands=["stone_spider"] * 3, first=1)
    assert t.position.contest.ranking[0] == 0
    assert t.events.count("exchanged") == 2
    assert t.champions(0) == ["longneck"]


def test_r42_longneck_swaps_with_the_winners_contender() -> None:
    own = table("score", areas=["leaf_wolf longneck", "jackalope"], hands=["stone_spider", ""])
    assert own.champions(0) == ["longneck"]
    house = table(
        "score", areas=["leaf_wolf longneck", "jackalope"], hands=["stone_spider", ""], options={"longneck": "stays"}
    )
    assert house.champions(0) == ["leaf_wolf"]
    as_contender = table("score", areas=["longneck leaf_wolf", "jackalope"], hands=["stone_spider", ""])
    assert as_contender.champions(0) == ["longneck"]
    assert "cancelled" in as_contender.events


def test_r42_a_runner_up_with_longneck_claims_the_winners_creature() -> None:
    areas = ["leaf_wolf", "longneck", "stone_spider", "stone_spider"]
    t = table("score", areas=areas, hands=FOUR)
    assert (t.champions(0), t.champions(1)) == (["longneck"], ["leaf_wolf"])


def test_r43_the_root_replaces_and_several_may_fire() -> None:
    areas = ["giant_scorpion leaf_wolf", "clubfoot_root clubfoot_root"]
    t = table("score", areas=areas, hands=["jackalope", "jackalope"], deck="stone_spider living_leaf")
    assert t.champions(0) == ["stone_spider"]
    assert t.discard[:2] == ["giant_scorpion", "living_leaf"]


def test_r44_a_later_maw_may_take_an_earlier_one() -> None:
    areas = ["giant_scorpion leaf_wolf", "jackalope gaping_maw", "stone_spider gaping_maw"]
    t = table("score", areas=areas, hands=FOUR[:3], discard="leaf_owl")
    assert t.champions(1) == ["leaf_owl"]
    assert t.champions(2) == ["gaping_maw"]


def test_r45_a_maw_that_is_a_runner_ups_contender_costs_the_prize() -> None:
    areas = ["leaf_wolf", "gaping_maw", "jackalope", "stone_spider"]
    t = table("score", areas=areas, hands=FOUR, discard="leaf_owl")
    assert [t.champions(seat) for seat in range(4)] == [["leaf_wolf"], ["leaf_owl"], [], []]
    house = table("score", areas=areas, hands=FOUR, discard="leaf_owl", options={"lost-prize": "next"})
    assert house.champions(2) == ["jackalope"]


def test_r46_whoever_holds_a_card_at_the_claim_gets_it() -> None:
    # Longneck puts the winner's living leaf into the loser's area.
    t = table("score", areas=["living_leaf leaf_wolf", "jackalope longneck"], hands=["stone_spider", ""])
    assert t.champions(0) == ["longneck"]
    assert t.champions(1) == ["living_leaf"]


def test_r47_a_living_leaf_is_claimed_once_and_from_losers_too() -> None:
    t = table("score", areas=["living_leaf leaf_wolf", "living_leaf"], hands=["stone_spider", ""])
    assert (t.champions(0), t.champions(1)) == (["living_leaf"], ["living_leaf"])


def jackalope(champions: list[str]) -> Table:
    return table("score", ["stone_spider", "stone_spider"], ["jackalope leaf_wolf", "creepy_crow"], champions)


def test_r48_the_winners_jackalope_is_exchanged_for_another_champion() -> None:
    t = jackalope(["leaf_owl", "longneck giant_scorpion"])
    assert t.moves() == ["seat-0", "seat-1"]
    t.play("seat-1 take-giant_scorpion")
    assert t.champions(0) == ["leaf_owl", "giant_scorpion"]
    assert t.champions(1) == ["jackalope", "longneck"]


def test_r48_without_another_champion_it_is_cancelled() -> None:
    t = jackalope([])
    assert "cancelled" in t.events
    assert t.champions(0) == ["jackalope"]


def test_r48_only_the_single_winner() -> None:
    areas = ["leaf_wolf", "jackalope", "stone_spider", "stone_spider"]
    t = table("score", areas=areas, hands=FOUR, champions=["leaf_owl"])
    assert t.question == "rest"  # and not for a pile to exchange with
    assert "effect" not in t.events
    assert t.champions(1) == ["jackalope"]


def test_r49_champions_are_public_and_have_no_effect_before_the_end() -> None:
    t = table(
        "score", areas=["leaf_wolf", "jackalope"], champions=["giant_scorpion living_leaf"], hands=["longneck", ""]
    )
    assert t.position.contest.totals == [12, 4]
    assert t.view(1)["players"][0]["champions"] == ["leaf_wolf", "giant_scorpion", "living_leaf"]


@pytest.mark.parametrize(("area", "values"), [("leaf_wolf", [8]), ("creepy_crow hornet_queen", [12, 8])])
def test_r64_the_answers_are_the_possible_values(area: str, values: list[int]) -> None:
    assert possible_strengths(slots(area, "giant_scorpion"), 0) == values


def test_r64_each_owner_is_asked_openly_in_turn_order() -> None:
    areas = ["longneck dusk_moth thorn_badger", "giant_scorpion dusk_moth thorn_badger"]
    t = table("score", areas=areas, hands=["leaf_wolf", "leaf_wolf"], options={"order": "ask"}, first=1)
    assert t.asked == [1]
    t.play("value-1")
    assert t.asked == [0]
    assert t.why("value-3") == ("no-such-value", "R64")
    assert t.position.question(0).values["values"] == "11, 8"


def test_r41_a_replaced_contender_takes_its_own_effect_along_and_no_other() -> None:
    hands = ["all_seeing_eagle"] * 2
    areas = ["leaf_wolf longneck", "jackalope clubfoot_root"]
    boost = table("score", hands, areas, first=1, deck="bone_stag")
    assert told_effects(boost) == [(1, "clubfoot_root"), (0, "longneck")]
    areas = ["longneck leaf_wolf", "jackalope clubfoot_root"]
    contender = table("score", hands, areas, first=1, deck="gaping_maw")
    assert told_effects(contender) == [(1, "clubfoot_root")]


def told_effects(t: Table) -> list[tuple[object, object]]:
    """Whose effects of which cards have begun."""
    effects = [event.values for event in t.log.events if event.key == "wizards-event-effect"]
    return [(values["seat"], values["card"]) for values in effects]
