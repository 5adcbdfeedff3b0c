"""Rulings in which single creatures' tests would let a fault live: orders, marks, and what travels with a card."""

from elderwood.engine.match import Match
from tests.games.wizards.setting import (
    acted,
    casting,
    held,
    lying,
    piled,
    places,
    revealing,
    scoring,
    told,
)
from tests.games.wizards.table import TITLE, table

# R10: effects on several players go from the first player on, whoever acts.


def test_r10_gifts_and_draws_go_from_the_first_player_on() -> None:
    hands = ["longneck", "leaf_wolf", "dark_wanderer", "leaf_owl"]
    t = table("search", hands, deck="bone_stag dusk_moth stone_spider living_leaf jackalope centipede", first=1)
    t.play("play-centipede play-dark_wanderer")
    given = []
    while t.question == "strongest":
        given += t.asked
        t.play(t.moves()[0])
    assert given == [1, 3, 0]
    # The draws follow in the same order; seat 2 drew the jackalope for its search.
    assert (held(t, 1), held(t, 3), held(t, 0)) == ("living_leaf", "stone_spider", "dusk_moth")


def test_r10_who_cannot_comply_is_skipped_and_the_rest_comply() -> None:
    t = casting("centipede", others=["longneck", "dusk_moth", "", "ash_phoenix"], deck="bone_stag leaf_wolf jackalope")
    assert t.asked == [2]
    t.play("discard-dusk_moth")
    assert t.asked == [4]
    t.play("discard-ash_phoenix")
    assert [held(t, seat) for seat in range(5)] == ["jackalope", "longneck", "leaf_wolf", "", "bone_stag"]
    assert [values["seat"] for values in told(t, "spared")] == [1, 3]


# R17: replaced cards act on their place, exchanged ones stay quiet.


def test_r17_a_replaced_card_acts_on_its_place_once_and_not_at_once() -> None:
    hands = ["longneck longneck longneck", "", ""]
    t = revealing("dusk_moth", "bone_stag", "jackalope", hands=hands, deck="night_serpent").play("seat-2")
    assert acted(t) == ["dusk_moth", "bone_stag", "cancelled", "night_serpent"]
    assert len(t.hand(0)) == 2


def test_r17_a_card_that_came_by_the_stag_stays_quiet_on_its_new_place() -> None:
    # The stag of seat 0 goes to seat 1, whose place is still to come: neither it nor what it took acts.
    areas = ["jackalope bone_stag", "longneck night_serpent", "longneck leaf_owl"]
    t = revealing(*areas, hands=["leaf_wolf", "leaf_wolf", "leaf_wolf"], slot=1).play("boost-of-1-1")
    assert acted(t) == ["bone_stag"]
    assert t.question == "boost"


def test_r17_where_the_house_lets_exchanged_cards_act_the_wolfs_new_contender_does() -> None:
    for options, hand in (({}, "longneck"), ({"exchanged": "active"}, "")):
        t = revealing("leaf_wolf", "jackalope", hands=["longneck", "night_serpent"], options=options)
        t.play("swap-night_serpent")
        assert held(t, 0) == hand


def test_r17_the_mark_of_an_exchange_goes_with_the_card_and_not_with_the_place() -> None:
    # The wolf has seat 2 exchange its contender; then the moth of seat 1 replaces that one: the new card acts.
    hands = ["longneck longneck", "", "stone_spider"]
    t = revealing("leaf_wolf", "dusk_moth", "jackalope", hands=hands, deck="night_serpent")
    t.play("swap-stone_spider seat-2")
    assert acted(t)[-1] == "night_serpent"
    assert t.contender(2) == "night_serpent"


# R18: no card acts twice in a step.


def test_r18_a_stag_that_has_acted_does_not_act_again_on_its_new_place() -> None:
    # Even where exchanged cards act: what a card has done goes with it (and not with its old place).
    areas = ["jackalope bone_stag", "longneck living_leaf", "longneck leaf_owl"]
    t = revealing(*areas, hands=["leaf_wolf"] * 3, slot=1, options={"exchanged": "active"}).play("boost-of-1-1")
    assert acted(t) == ["bone_stag"]
    assert (lying(t, 0), lying(t, 1)) == ("jackalope living_leaf", "longneck bone_stag")


def test_r18_a_ferret_that_takes_a_spent_card_changes_no_other_mark() -> None:
    # The stag of seat 1 waits on seat 3's place when the ferret of seat 2 takes the serpent that has acted.
    areas = ["jackalope dozing_serpent", "jackalope bone_stag", "longneck dark_ferret", "longneck leaf_owl"]
    t = revealing(
        *areas,
        hands=["leaf_wolf"],
        slot=1,
        deck="stone_spider",
        discard="creepy_crow creepy_crow",
        options={"exchanged": "active"},
    )
    t.play("boost-of-3-1 pick-1")
    assert (lying(t, 2), lying(t, 3)) == ("longneck dozing_serpent", "longneck bone_stag")
    assert acted(t) == ["dozing_serpent", "bone_stag", "dark_ferret"]


def test_r18_a_serpent_in_the_discard_pile_has_acted() -> None:
    t = revealing(
        "dozing_serpent", "dark_ferret", hands=["longneck", ""], deck="jackalope", discard="leaf_owl leaf_owl"
    )
    t.play("pick-1")
    assert t.contender(1) == "dozing_serpent"
    assert acted(t) == ["dozing_serpent", "dark_ferret"]


def test_r18_a_skink_exchanged_for_a_discard_has_acted() -> None:
    discard = "leaf_owl leaf_owl longneck"
    t = revealing("slate_skink", "dark_ferret", "dusk_moth", hands=["jackalope", "", ""], discard=discard)
    t.play("copy-dark_ferret pick-1")
    assert (t.contender(0), t.discard) == ("longneck", ["leaf_owl", "leaf_owl", "slate_skink"])
    t.play("pick-1")
    assert t.contender(1) == "slate_skink"
    assert acted(t)[:2] == ["slate_skink", "dark_ferret"]
    assert acted(t)[2] == "dusk_moth"  # and not the skink again


def test_r18_a_card_that_lay_in_the_discard_pile_before_may_act() -> None:
    discard = "leaf_owl night_serpent leaf_owl"
    t = revealing("dozing_serpent", "dark_ferret", hands=["longneck longneck", ""], deck="jackalope", discard=discard)
    # From the top: the serpent that has just acted, an owl, the night serpent that has not.
    t.play("pick-3")
    assert (t.contender(1), held(t, 0)) == ("night_serpent", "longneck")


def test_r18_the_next_step_begins_anew() -> None:
    # The stag of the first boost turn comes back by the vine and acts again when it is played again.
    areas = ["jackalope bone_stag", "longneck leaf_owl"]
    t = revealing(*areas, hands=["grasping_vine jackalope", "jackalope"], slot=1)
    assert lying(t, 1) == "longneck bone_stag"
    t.play("boost-grasping_vine boost-jackalope boost-of-1-1")
    assert held(t, 1) == "bone_stag"
    t.play("pass boost-bone_stag boost-of-0-2")
    assert acted(t)[:3] == ["bone_stag", "grasping_vine", "bone_stag"]
    assert told(t, "exchanged")[1] == {
        "seat": 0,
        "card": "bone_stag",
        "other": "grasping_vine",
        "from": "boost:1-3",
        "to": "boost:0-2",
    }


def test_r18_a_step_remembers_nothing_of_the_discards_of_the_step_before() -> None:
    # The dozing serpent is discarded as a contender; a ferret that takes it in the next step wakes it.
    t = revealing(
        "dozing_serpent",
        "jackalope",
        hands=["dark_ferret jackalope", ""],
        deck="bone_stag jackalope",
        discard="leaf_owl leaf_owl",
    )
    t.play("boost-dark_ferret pick-1")
    assert acted(t) == ["dozing_serpent", "dark_ferret", "dozing_serpent", "bone_stag", "cancelled"]
    assert lying(t, 0) == "jackalope bone_stag"


# R22, R66: the skink.


def test_r22_the_skink_copies_a_creature_that_has_acted_already() -> None:
    t = revealing("night_serpent", "slate_skink", hands=["longneck", "jackalope jackalope"])
    assert told(t, "copies") == [{"seat": 1, "card": "slate_skink", "other": "night_serpent"}]
    assert (held(t, 0), held(t, 1)) == ("", "jackalope")


def test_r22_a_skink_with_a_copied_wolf_asks_all_but_its_owner() -> None:
    t = revealing("jackalope", "slate_skink", "leaf_wolf", hands=["longneck", "bone_stag", "stone_spider"])
    assert (t.question, t.asked) == ("swap", [0])
    t.play("swap-longneck")
    assert t.asked == [2]
    t.play("swap-stone_spider")  # the wolf has gone to the hand, and what has come stays quiet
    assert (t.contender(2), t.contender(1), acted(t)) == ("stone_spider", "slate_skink", ["slate_skink"])


def test_r66_a_copied_ferret_takes_neither_ferret_nor_skink() -> None:
    t = revealing(
        "slate_skink", "dark_ferret", hands=["", "jackalope"], discard="longneck dark_ferret leaf_owl slate_skink"
    )
    assert t.contender(0) == "leaf_owl"  # of the three on top the only one that is neither
    none = revealing(
        "slate_skink", "dark_ferret", hands=["", "jackalope"], discard="slate_skink dark_ferret slate_skink"
    )
    assert acted(none)[:2] == ["slate_skink", "cancelled"]


# R23: the dozing serpent.


def test_r23_a_copied_serpent_replaces_the_skink_which_is_discarded_after_the_newcomers_effect() -> None:
    hands = ["", "jackalope jackalope jackalope"]
    t = revealing("slate_skink", "dozing_serpent", hands=hands, deck="bone_stag night_serpent")
    assert (t.contender(0), t.discard[:2]) == ("night_serpent", ["jackalope", "slate_skink"])


def test_r23_the_newcomer_may_ask_before_the_serpent_is_discarded() -> None:
    t = revealing("dozing_serpent", "jackalope", "jackalope", hands=["", "leaf_wolf", "longneck"], deck="night_serpent")
    assert (t.question, t.asked, t.contender(0), t.discard) == ("hand-of", [0], "night_serpent", [])
    t.play("seat-2")
    assert t.discard == ["longneck", "dozing_serpent"]


# R26, R27: boosting.


def test_r26_a_boost_face_down_tells_nobody_anything_but_its_owner() -> None:
    t = table("boost", ["longneck jackalope", "leaf_wolf", "leaf_owl"], ["jackalope", "jackalope", "longneck"])
    t.play("boost-longneck")
    for viewer in (1, 2, -1):
        seen = t.view(viewer)["players"][0]
        assert (seen["face_down"], seen["hand"], seen["chosen"], seen["cards"]) == (True, 1, "", None)
        assert (seen["boosts"], seen["known"], seen["total"]) == (["", "", ""], [], 4)
    own = t.view(0)["players"][0]
    assert (own["chosen"], own["cards"], own["boosts"]) == ("longneck", ["jackalope"], ["", "", ""])
    assert all("longneck" not in str(event.values) for event in t.log.seen_by(1))
    t.play("boost-leaf_wolf")
    assert t.view(2)["players"][0]["boosts"] == ["", "", ""]  # seat 2 has not answered yet
    t.play("pass")
    assert [lying(t, seat) for seat in range(3)] == ["jackalope longneck", "jackalope leaf_wolf", "longneck"]


def test_r26_a_boost_can_be_taken_back_until_the_next_player_answers() -> None:
    position = table("boost", ["longneck leaf_wolf", "leaf_wolf", "leaf_owl"], ["jackalope"] * 3).position
    match = Match(TITLE, 3, {}, "oak", position=position)
    match.play_word(0, "boost-longneck")
    match.undo(0)
    match.play_word(0, "boost-leaf_wolf")
    assert match.cannot_undo(0) is None
    match.play_word(1, "pass")  # nothing is turned up yet: seat 2 is still to answer
    assert match.position.awaits() == [2]
    assert match.cannot_undo(0) is not None


def test_r27_who_has_passed_is_not_asked_again_and_all_others_are() -> None:
    t = table("boost", ["longneck longneck", "leaf_wolf leaf_wolf", "leaf_owl leaf_owl"], ["jackalope"] * 3)
    t.play("boost-longneck pass boost-leaf_owl")
    assert [player["passed"] for player in t.view(0)["players"]] == [False, True, False]
    assert t.asked == [0]
    t.play("boost-longneck")
    assert t.asked == [2]
    t.play("pass")
    assert (t.asked, t.question) == ([1], "rest")


# R41: after the ranking.


def test_r41_what_comes_to_the_table_later_has_no_effect() -> None:
    # The longneck brings the winner's maw to a loser: it would act there, had it been there in time.
    t = scoring("gaping_maw leaf_wolf", "jackalope longneck", discard="leaf_owl")
    assert (acted(t), piled(t, 0), piled(t, 1)) == (["longneck"], "longneck", "")
    # A longneck that a root brings to the winner of the last place in order stays quiet.
    late = scoring("jackalope clubfoot_root", "leaf_wolf leaf_wolf", deck="longneck")
    assert (acted(late), piled(late, 1)) == (["clubfoot_root"], "longneck")


def test_r41_what_has_left_its_owners_area_has_no_effect() -> None:
    # Seat 1's longneck takes away the winner's contender, a longneck too: its own effect is not even cancelled.
    t = scoring("jackalope longneck", "longneck leaf_wolf leaf_wolf")
    assert (acted(t), piled(t, 1)) == (["longneck"], "longneck")


def test_r41_a_card_that_stays_in_its_owners_area_keeps_its_effect() -> None:
    # The winner's first longneck puts the contender, a longneck as well, in its own slot, from where it acts too.
    t = scoring("leaf_wolf longneck longneck", "jackalope")
    assert acted(t) == ["longneck", "longneck"]
    assert piled(t, 0) == "longneck"
    assert [values["other"] for values in told(t, "exchanged")] == ["leaf_wolf", "longneck"]


def test_r41_effects_go_in_turn_order_and_not_by_place() -> None:
    areas = ["jackalope gaping_maw", "leaf_wolf leaf_wolf", "bone_stag gaping_maw", "longneck leaf_owl"]
    t = scoring(*areas, discard="centipede", first=2)
    assert places(t) == [1, 3, 0, 2]
    # Seat 2 is first in turn order, though last in the contest: it takes the centipede, seat 0 then the maw.
    # The longneck of seat 3 comes between them.
    assert acted(t) == ["gaping_maw", "longneck", "gaping_maw"]
    assert (piled(t, 2), piled(t, 0)) == ("centipede", "gaping_maw")


def test_r41_a_player_finishes_before_the_next_and_is_asked_while_there_is_a_choice() -> None:
    areas = [
        "jackalope clubfoot_root gaping_maw clubfoot_root",
        "leaf_wolf leaf_wolf leaf_wolf",
        "bone_stag gaping_maw",
    ]
    t = scoring(*areas, deck="living_leaf stone_spider", discard="leaf_owl")
    assert (t.asked, t.moves()) == ([0], ["apply-clubfoot_root", "apply-gaping_maw"])
    t.play("apply-clubfoot_root")
    assert (t.asked, t.moves()) == ([0], ["apply-clubfoot_root", "apply-gaping_maw"])
    t.play("apply-gaping_maw")
    # One root is left, without a choice; then the maw of seat 2 takes what that root has removed.
    assert acted(t) == ["clubfoot_root", "gaping_maw", "clubfoot_root", "gaping_maw"]
    assert (piled(t, 0), piled(t, 2), piled(t, 1)) == ("leaf_wolf", "stone_spider", "living_leaf")


# R72: what went through a hand or the deck counts as a new card.


def test_r72_what_went_through_a_hand_acts_again_and_what_did_not_does_not() -> None:
    areas = ["night_serpent", "leaf_wolf", "night_serpent", "dark_ferret"]
    hands = ["longneck", "jackalope jackalope jackalope", "", ""]
    t = revealing(*areas, hands=hands, discard="stone_spider stone_spider")
    t.play("swap-longneck seat-0 pick-1")
    assert acted(t) == ["night_serpent", "leaf_wolf", "night_serpent", "dark_ferret", "night_serpent"]
    assert held(t, 1) == "jackalope"
    # The same serpent, put on the discard pile by a moth instead, has acted.
    areas[1] = "dusk_moth"
    straight = revealing(*areas, hands=hands, deck="bone_stag", discard="stone_spider stone_spider")
    straight.play("seat-0 seat-1 pick-2")
    assert straight.contender(3) == "night_serpent"
    assert acted(straight) == ["night_serpent", "dusk_moth", "night_serpent", "dark_ferret"]
