"""Creatures that act on the result of a contest, as contests: Longneck, Root, Maw, Leaf, Jackalope (R40-R48)."""

from tests.games.wizards.setting import acted, lying, piled, places, scoring, told

# Longneck: exchanged for the winner's contender after the ranking.


def test_longneck_of_a_loser_takes_the_winners_contender_away() -> None:
    t = scoring("giant_scorpion leaf_wolf", "jackalope longneck")
    assert places(t) == [0, 1]
    assert (piled(t, 0), piled(t, 1)) == ("longneck", "")
    assert told(t, "exchanged") == [
        {"seat": 0, "card": "longneck", "other": "giant_scorpion", "from": "boost:1-1", "to": "contender:0"}
    ]


def test_longneck_that_is_the_winners_contender_stays() -> None:
    t = scoring("longneck leaf_wolf", "jackalope")
    assert (acted(t), piled(t, 0)) == (["longneck", "cancelled"], "longneck")


def test_longneck_in_the_winners_own_boosts_swaps_unless_the_house_says_no() -> None:
    assert piled(scoring("leaf_wolf longneck", "jackalope"), 0) == "longneck"
    house = scoring("leaf_wolf longneck", "jackalope", options={"longneck": "stays"})
    assert (piled(house, 0), acted(house)) == ("leaf_wolf", ["longneck", "cancelled"])
    other = scoring("leaf_wolf", "longneck", options={"longneck": "stays"})
    assert piled(other, 0) == "longneck"  # a loser's swaps all the same


def test_longneck_as_contender_of_a_runner_up_wins_the_winners_creature() -> None:
    t = scoring("giant_scorpion leaf_wolf", "longneck", "jackalope", "bone_stag")
    assert places(t) == [0, 1, 2, 3]
    assert (piled(t, 0), piled(t, 1), piled(t, 2)) == ("longneck", "giant_scorpion", "")


def test_longneck_is_cancelled_where_the_winner_has_no_contender() -> None:
    t = scoring("-", "-", "- longneck", first=1)
    assert places(t) == [2, 1, 0]
    assert acted(t) == ["longneck", "cancelled"]


def test_longneck_after_longneck_moves_the_one_before() -> None:
    t = scoring("giant_scorpion leaf_wolf", "longneck", "longneck", "bone_stag")
    # Seat 1 takes the scorpion; seat 2 then finds a longneck with the winner.
    assert (piled(t, 0), piled(t, 1), piled(t, 2)) == ("longneck", "giant_scorpion", "")
    assert [values["other"] for values in told(t, "exchanged")] == ["giant_scorpion", "longneck"]


# Clubfoot Root: the loser has the winner's contender replaced.


def test_clubfoot_root_of_a_loser_replaces_the_winners_contender() -> None:
    t = scoring("leaf_wolf", "jackalope clubfoot_root", deck="stone_spider")
    assert (piled(t, 0), t.discard[0]) == ("stone_spider", "leaf_wolf")
    assert told(t, "replaced") == [
        {"seat": 0, "card": "stone_spider", "other": "leaf_wolf", "from": "deck", "to": "contender:0"}
    ]


def test_clubfoot_root_of_the_winner_does_nothing() -> None:
    t = scoring("leaf_wolf clubfoot_root", "jackalope", deck="stone_spider")
    assert (acted(t), piled(t, 0)) == ([], "leaf_wolf")


def test_clubfoot_root_needs_a_deck_and_a_contender() -> None:
    t = scoring("leaf_wolf", "jackalope clubfoot_root", only=True)
    assert (acted(t), piled(t, 0)) == (["clubfoot_root", "cancelled"], "leaf_wolf")
    gone = scoring("- leaf_wolf leaf_wolf", "jackalope clubfoot_root", deck="stone_spider")
    assert (acted(gone), piled(gone, 0)) == (["clubfoot_root", "cancelled"], "")


def test_clubfoot_root_of_the_second_acts_though_it_wins_a_prize() -> None:
    t = scoring("giant_scorpion leaf_wolf", "clubfoot_root leaf_owl", "jackalope", "bone_stag", deck="stone_spider")
    assert (piled(t, 0), piled(t, 1)) == ("stone_spider", "clubfoot_root")


# Gaping Maw: the loser takes the top of the discard pile as a champion; the maw goes there.


def test_gaping_maw_of_a_loser_takes_the_top_discard() -> None:
    t = scoring("leaf_wolf", "jackalope gaping_maw", discard="bone_stag leaf_owl")
    assert (piled(t, 0), piled(t, 1)) == ("leaf_wolf", "leaf_owl")
    assert t.discard[:2] == ["bone_stag", "gaping_maw"]
    assert told(t, "leaves") == [{"seat": 1, "card": "gaping_maw", "from": "boost:1-1", "to": "discard"}]
    assert told(t, "champion")[0] == {"seat": 1, "card": "leaf_owl", "from": "discard", "to": "champions:1"}


def test_gaping_maw_of_the_winner_does_nothing() -> None:
    t = scoring("leaf_wolf gaping_maw", "jackalope", discard="leaf_owl")
    assert (acted(t), piled(t, 0)) == ([], "leaf_wolf")


def test_gaping_maw_stays_where_nothing_was_discarded() -> None:
    t = scoring("leaf_wolf", "gaping_maw", "bone_stag", "stone_spider")
    assert acted(t) == ["gaping_maw", "cancelled"]
    assert (piled(t, 0), piled(t, 1)) == ("leaf_wolf", "gaping_maw")  # so it wins the second prize


def test_gaping_maw_as_a_runner_ups_contender_leaves_no_champion_behind() -> None:
    areas = ["leaf_wolf", "gaping_maw", "jackalope", "bone_stag"]
    t = scoring(*areas, discard="leaf_owl")
    assert [piled(t, seat) for seat in range(4)] == ["leaf_wolf", "leaf_owl", "", ""]
    assert [one["prize"] for one in t.view(0)["last"]] == [True, False, False, False]
    house = scoring(*areas, discard="leaf_owl", options={"lost-prize": "next"})
    assert [piled(house, seat) for seat in range(4)] == ["leaf_wolf", "leaf_owl", "jackalope", ""]
    assert [one["prize"] for one in house.view(0)["last"]] == [True, False, True, False]


# Living Leaf: goes to the champions in any case.


def test_living_leaf_becomes_a_champion_from_any_slot() -> None:
    t = scoring("leaf_wolf living_leaf", "jackalope living_leaf")
    assert (piled(t, 0), piled(t, 1)) == ("leaf_wolf living_leaf", "living_leaf")


def test_living_leaf_takes_nothing_else_along() -> None:
    t = scoring("leaf_wolf bone_stag", "living_leaf jackalope")
    assert (piled(t, 0), piled(t, 1)) == ("leaf_wolf", "living_leaf")
    assert t.discard[:2] == ["bone_stag", "jackalope"]


def test_living_leaf_that_wins_is_claimed_once_and_several_at_once() -> None:
    t = scoring("living_leaf leaf_wolf living_leaf", "jackalope - living_leaf")
    assert (piled(t, 0), piled(t, 1)) == ("living_leaf living_leaf", "living_leaf")


# Jackalope: the winner exchanges it for another champion.


def test_jackalope_of_the_winner_is_exchanged_for_any_champion() -> None:
    t = scoring("jackalope leaf_wolf", "bone_stag", champions=["leaf_owl", "longneck centipede"])
    assert (t.question, t.asked, t.moves()) == ("pile", [0], ["seat-0", "seat-1"])
    t.play("seat-1")
    assert (t.question, t.moves()) == ("champion", ["take-longneck", "take-centipede"])
    assert t.why("take-leaf_owl") == ("no-such-champion", "R48")
    t.play("take-centipede")
    assert (piled(t, 0), piled(t, 1)) == ("centipede leaf_owl", "jackalope longneck")
    assert told(t, "champions-exchanged") == [
        {"seat": 0, "card": "centipede", "other": "jackalope", "from": "champions:1", "to": "champions:0"}
    ]


def test_jackalope_of_anybody_else_stays() -> None:
    t = scoring("leaf_wolf", "jackalope", "bone_stag", "stone_spider", champions=["leaf_owl", "longneck"])
    assert (t.question, acted(t)) == ("rest", [])
    assert (piled(t, 0), piled(t, 1)) == ("leaf_owl leaf_wolf", "jackalope longneck")
    boost = scoring("leaf_wolf jackalope", "bone_stag", champions=["leaf_owl", "longneck"])
    assert (boost.question, acted(boost)) == ("rest", [])


def test_jackalope_may_go_to_its_owners_pile_or_find_nothing() -> None:
    own = scoring("jackalope leaf_wolf", "bone_stag", champions=["leaf_owl", ""])
    assert (own.question, piled(own, 0)) == ("rest", "jackalope leaf_owl")  # the only champion there is
    assert told(own, "champions-exchanged")[0]["card"] == "leaf_owl"
    nothing = scoring("jackalope leaf_wolf", "bone_stag")
    assert (acted(nothing), piled(nothing, 0)) == (["jackalope", "cancelled"], "jackalope")


def test_jackalope_may_be_exchanged_for_another_jackalope() -> None:
    t = scoring("jackalope leaf_wolf", "bone_stag", champions=["jackalope leaf_owl", ""])
    assert (t.question, t.moves()) == ("champion", ["take-leaf_owl", "take-jackalope"])
    t.play("take-jackalope")
    assert piled(t, 0) == "jackalope jackalope leaf_owl"


def test_jackalope_that_an_effect_put_there_counts_as_claimed() -> None:
    t = scoring("giant_scorpion leaf_wolf", "bone_stag clubfoot_root", champions=["", "longneck"], deck="jackalope")
    assert (piled(t, 0), piled(t, 1)) == ("longneck", "jackalope")
    swapped = scoring("jackalope leaf_wolf", "bone_stag longneck", champions=["", "leaf_owl"])
    assert (acted(swapped), piled(swapped, 0), lying(swapped, 1)) == (["longneck"], "longneck", "")


def test_jackalope_may_stay_with_its_owner_though_others_have_champions() -> None:
    t = scoring("jackalope leaf_wolf", "bone_stag", champions=["leaf_owl", "longneck"]).play("seat-0")
    assert (t.question, piled(t, 0), piled(t, 1)) == ("rest", "jackalope leaf_owl", "longneck")
    assert told(t, "champions-exchanged")[0]["from"] == "champions:0"


def test_jackalope_refuses_a_pile_without_another_champion() -> None:
    t = scoring("jackalope leaf_wolf", "bone_stag", "bone_stag", champions=["", "leaf_owl", "longneck"])
    assert t.moves() == ["seat-1", "seat-2"]
    assert t.why("seat-0") == ("no-champion-there", "R48")
    assert t.why("seat-3") == ("why-no-seat", "")
