"""Revealing, active effects, boosting, deck and discard pile: R15-R32, R61-R63, R65-R68."""

from tests.games.wizards.table import table


def test_r15_only_the_slot_of_this_step_acts() -> None:
    areas = ["night_serpent longneck", "jackalope stone_spider"]
    t = table("reveal", hands=["leaf_wolf", "leaf_wolf"], areas=areas, slot=1)
    assert t.question == "boost"
    assert t.hand(1) == ["leaf_wolf"]  # the contender of an older step stays quiet


def test_r16_all_are_revealed_before_the_first_effect() -> None:
    t = table("summon", hands=["night_serpent longneck", "giant_scorpion jackalope leaf_wolf"])
    t.play("0:summon-night_serpent")
    assert t.asked == [1]
    assert t.view(1)["players"][0]["contender"] == ""
    assert t.view(0)["players"][0]["chosen"] == "night_serpent"
    t.play("1:summon-giant_scorpion")
    assert t.contender(1) == "giant_scorpion"
    assert len(t.hand(1)) == 1  # one of two was discarded by the serpent, after the reveal
    assert t.events.index("effect") > t.events.index("revealed") + 1


def test_r17_a_card_that_came_by_replacement_acts_on_its_place() -> None:
    t = table("reveal", hands=["longneck longneck", ""], areas=["dusk_moth", "jackalope"], deck="night_serpent")
    assert t.contender(1) == "night_serpent"
    assert t.hand(0) == ["longneck"]


def test_r17_a_card_that_came_by_exchange_stays_quiet() -> None:
    t = table("reveal", hands=["longneck", "night_serpent"], areas=["leaf_wolf", "jackalope"])
    t.play("swap-night_serpent")
    assert t.hand(0) == ["longneck"]
    house = table("reveal", ["longneck", "night_serpent"], ["leaf_wolf", "jackalope"], options={"exchanged": "active"})
    house.play("swap-night_serpent")
    assert house.hand(0) == []


def test_r17_nothing_acts_after_its_place_has_passed() -> None:
    t = table("reveal", hands=["", "longneck"], areas=["jackalope", "dusk_moth"], deck="night_serpent")
    assert t.contender(0) == "night_serpent"
    assert t.hand(1) == ["longneck"]


def test_r18_no_card_acts_twice_in_a_step() -> None:
    # The serpent acts, is replaced by the moth, and taken back by the ferret.
    areas = ["night_serpent", "dusk_moth", "dark_ferret"]
    hands = ["", "longneck longneck", "leaf_wolf"]
    t = table("reveal", hands=hands, areas=areas, deck="jackalope", discard="stone_spider stone_spider")
    t.play("seat-1 seat-0")
    t.play(f"pick-{len(t.discard) - t.discard.index('night_serpent')}")
    assert t.contender(2) == "night_serpent"
    assert (len(t.hand(1)), t.hand(2)) == (1, ["leaf_wolf"])


def test_r19_boosts_stay_with_a_new_contender() -> None:
    areas = ["living_leaf dusk_moth", "creepy_crow longneck"]
    t = table("reveal", hands=["jackalope", "jackalope"], areas=areas, slot=1, deck="leaf_wolf")
    assert t.area(1) == ["leaf_wolf", "longneck", "", ""]
    assert t.view(0)["players"][1]["total"] == 12 + 7  # the crow's +2 has gone with it


def test_r20_replaced_cards_are_discarded_and_exchanged_ones_change_places() -> None:
    t = table("reveal", hands=["longneck", ""], areas=["dusk_moth", "jackalope"], deck="stone_spider")
    assert t.discard == ["jackalope"]
    areas = ["jackalope bone_stag", "longneck leaf_wolf thorn_badger"]
    t = table("reveal", hands=["longneck", ""], areas=areas, slot=1)
    t.play("boost-of-1-2")
    assert (t.area(0)[1], t.area(1)[2]) == ("thorn_badger", "bone_stag")


def test_r21_another_card_is_another_copy_and_empty_hands_are_passed_over() -> None:
    areas = ["leaf_wolf", "jackalope", "longneck"]
    t = table("reveal", hands=["", "", "longneck"], areas=areas)
    assert t.asked == [2]
    t.play("swap-longneck")
    assert (t.contender(2), t.hand(2)) == ("longneck", ["longneck"])


def test_r22_the_skink_copies_an_active_effect_of_another_name() -> None:
    areas = ["slate_skink", "slate_skink", "night_serpent", "giant_scorpion"]
    t = table("reveal", hands=["", "", "longneck longneck longneck", ""], areas=areas)
    # The only copyable effect is the serpent's; its only target is seat 2.
    assert t.events[:4] == ["effect", "copies", "discards", "effect"]
    assert t.hand(2) == ["longneck"]  # two skinks have hit it


def test_r22_a_copied_effect_means_the_skink_itself() -> None:
    areas = ["slate_skink", "dozing_serpent"]
    t = table("reveal", hands=["longneck", "longneck"], areas=areas, deck="jackalope stone_spider")
    assert t.area(0)[0] == "stone_spider"
    assert t.discard == ["slate_skink", "dozing_serpent"]


def test_r22_nothing_to_copy_cancels() -> None:
    t = table("reveal", hands=["longneck", "longneck"], areas=["slate_skink", "bone_stag"])
    assert t.events[:2] == ["effect", "cancelled"]  # no boosts yet, so the stag cannot be copied


def test_r23_the_dozing_serpent_is_discarded_after_its_successors_effect() -> None:
    t = table("reveal", hands=["", "longneck longneck"], areas=["dozing_serpent", "jackalope"], deck="night_serpent")
    assert t.contender(0) == "night_serpent"
    assert t.discard == ["longneck", "dozing_serpent"]


def test_r24_the_ferret_needs_three_cards_in_the_discard_pile() -> None:
    few = table("reveal", hands=["longneck", ""], areas=["dark_ferret", "jackalope"], discard="longneck leaf_wolf")
    assert few.events[:2] == ["effect", "cancelled"]
    ferrets = table(
        "reveal", hands=["longneck", ""], areas=["dark_ferret", "jackalope"], discard="dark_ferret dark_ferret longneck"
    )
    assert ferrets.contender(0) == "longneck"  # the only one that qualifies
    assert ferrets.discard == ["dark_ferret"] * 3


def test_r24_the_ferret_takes_the_place_of_the_card_taken() -> None:
    t = table(
        "reveal",
        hands=["longneck", ""],
        areas=["dark_ferret", "jackalope"],
        discard="leaf_owl stone_spider living_leaf longneck",
    )
    t.play("pick-2")
    assert t.contender(0) == "living_leaf"
    assert t.discard == ["leaf_owl", "stone_spider", "dark_ferret", "longneck"]


def test_r25_the_moths_new_contender_on_a_boost_turn_never_acts() -> None:
    areas = ["jackalope dusk_moth", "longneck stone_spider"]
    t = table("reveal", hands=["leaf_wolf", "leaf_wolf"], areas=areas, slot=1, deck="night_serpent")
    assert t.contender(1) == "night_serpent"
    assert t.hand(0) == ["leaf_wolf"]


def test_r26_boosting_is_announced_in_turn_order_and_hidden_until_the_reveal() -> None:
    t = table("boost", hands=["longneck", "leaf_wolf"], areas=["jackalope", "jackalope"], first=1)
    assert t.asked == [1]
    t.play("boost-leaf_wolf")
    assert t.asked == [0]
    seen = t.view(0)["players"][1]
    assert (seen["face_down"], seen["hand"], seen["boosts"]) == (True, 0, ["", "", ""])
    t.play("pass")
    assert t.view(0)["players"][1]["boosts"] == ["leaf_wolf", "", ""]


def test_r27_a_pass_lasts_even_if_cards_come_back() -> None:
    areas = ["jackalope grasping_vine", "longneck leaf_wolf"]
    t = table("reveal", hands=["stone_spider living_leaf", ""], areas=areas, slot=1, passed=[1])
    assert t.hand(1) == ["leaf_wolf"]
    t.play("boost-stone_spider")
    assert (t.asked, t.question) == ([0], "boost")  # the third turn: seat 1 has not been asked for the second


def test_r28_a_returned_boost_leaves_its_slot_empty() -> None:
    areas = ["jackalope grasping_vine", "longneck leaf_wolf"]
    t = table("reveal", hands=["stone_spider", "living_leaf"], areas=areas, slot=1)
    assert t.area(1) == ["longneck", "", "", ""]
    t.play("boost-stone_spider boost-leaf_wolf")
    assert t.area(1) == ["longneck", "", "leaf_wolf", ""]


def test_r29_a_deck_that_is_used_up_is_rebuilt_at_once() -> None:
    t = table(
        "search",
        hands=["velvet_falcon", "longneck"],
        deck="leaf_wolf jackalope",
        discard="stone_spider creepy_crow living_leaf",
        only=True,
    )
    t.play("play-velvet_falcon")
    # jackalope for the search, leaf_wolf, rebuild, then the second card from the new deck.
    assert "reshuffled" in t.events
    assert len(t.hand(0)) == 3
    assert len(t.discard) == 1
    assert len(t.deck) == 1


def test_r30_the_search_for_a_kind_ends_with_the_deck() -> None:
    t = table(
        "search",
        hands=["all_seeing_eagle", "longneck"],
        deck="leaf_wolf jackalope stone_spider",
        discard="creepy_crow",
        only=True,
    )
    t.play("play-all_seeing_eagle kind-plant")
    assert "not-found" in t.events
    assert t.hand(0) == ["stone_spider"]
    assert len(t.deck) + len(t.discard) + len(t.hand(1)) == 3 + 1 + 1  # the Eagle included


def test_r30_a_hit_on_the_last_card_counts() -> None:
    t = table(
        "search",
        hands=["all_seeing_eagle", "longneck"],
        deck="gaping_maw jackalope stone_spider",
        discard="creepy_crow",
        only=True,
    )
    t.play("play-all_seeing_eagle kind-plant")
    assert t.hand(0) == ["gaping_maw", "stone_spider"] or t.hand(0) == ["stone_spider", "gaping_maw"]
    assert "reshuffled" in t.events


def test_r31_players_draw_what_there_is() -> None:
    t = table("search", hands=["velvet_falcon", "longneck"], deck="leaf_wolf", only=True)
    t.play("play-velvet_falcon")
    assert t.hand(0) == ["leaf_wolf"]  # nothing left to draw, but one card must be discarded
    assert t.moves() == ["discard-leaf_wolf"]
    nothing = table("reveal", hands=["longneck", ""], areas=["dusk_moth", "jackalope"], only=True)
    assert nothing.events[:2] == ["effect", "cancelled"]


def test_r32_the_discard_pile_is_public_and_ordered() -> None:
    t = table(
        "rest",
        areas=["leaf_wolf longneck", "jackalope stone_spider"],
        hands=["creepy_crow", ""],
        first=1,
        ranking=[0, 1],
    )
    assert t.view(1)["discard"] == ["jackalope", "stone_spider", "leaf_wolf", "longneck"]


def test_r61_with_fewer_than_two_discards_the_deck_stays_empty() -> None:
    t = table("search", hands=["longneck", "leaf_wolf"], deck="jackalope", only=True)
    assert t.deck == []
    t.play("play-longneck")
    assert (t.deck, t.discard) == ([], ["longneck"])
    t.play("play-leaf_wolf")
    assert (len(t.deck), len(t.discard)) == (1, 1)


def test_r62_a_replacement_rebuilds_before_the_old_card_is_discarded() -> None:
    t = table(
        "reveal",
        hands=["longneck", ""],
        areas=["dusk_moth", "jackalope"],
        deck="leaf_wolf",
        discard="stone_spider creepy_crow",
        only=True,
    )
    assert t.contender(1) == "leaf_wolf"
    assert t.discard[-1] == "jackalope"
    assert len(t.discard) == 2


def test_r63_draws_are_best_effort() -> None:
    t = table("search", hands=["leaf_owl", "longneck"], deck="jackalope", only=True)
    t.play("play-leaf_owl take-longneck")
    assert t.hand(0) == ["jackalope", "longneck"]
    assert t.events.count("draws") == 1


def test_r65_the_moths_new_contender_does_not_act_at_once() -> None:
    areas = ["dusk_moth", "jackalope", "night_serpent"]
    t = table("reveal", hands=["longneck longneck", "", ""], areas=areas, deck="night_serpent")
    t.play("seat-2")
    # Seat 2 acts on its own place, after seat 1.
    assert t.events.index("replaced") < t.events.index("discards")
    assert t.hand(0) == ["longneck"]


def test_r66_a_skink_that_uses_the_ferrets_effect_takes_neither_ferret_nor_skink() -> None:
    discard = "slate_skink dark_ferret longneck"
    t = table("reveal", hands=["", "jackalope"], areas=["slate_skink", "dark_ferret"], discard=discard)
    assert t.contender(0) == "longneck"
    assert "slate_skink" in t.discard


def test_r66_what_may_not_be_taken_is_refused() -> None:
    discard = "longneck dark_ferret jackalope"
    t = table("reveal", hands=["", "leaf_wolf"], areas=["dark_ferret", "jackalope"], discard=discard)
    assert t.moves() == ["pick-1", "pick-3"]
    assert t.why("pick-2") == ("not-that-name", "R66")


def test_r67_an_effect_on_several_counts_only_if_somebody_can_comply() -> None:
    t = table("reveal", hands=["longneck", ""], areas=["slate_skink", "leaf_wolf"])
    # Nobody but the skink's owner has a card: the wolf cannot be copied; its own effect then finds seat 0.
    assert t.events[:3] == ["effect", "cancelled", "effect"]
    assert t.asked == [0]
    assert t.question == "swap"


def test_r68_an_empty_hand_passes_for_good() -> None:
    t = table("boost", hands=["grasping_vine", ""], areas=["jackalope", "longneck stone_spider"], slot=2)
    t.play("boost-grasping_vine")
    assert t.hand(1) == ["stone_spider"]  # back in hand, but seat 1 has passed
    assert t.position.places.passed & 2
    assert t.question == "rest"


def test_r65_a_card_that_came_after_its_place_has_passed_stays_quiet_though_others_follow() -> None:
    areas = ["jackalope", "dusk_moth", "jackalope"]
    t = table("reveal", ["longneck", "longneck", "longneck"], areas, deck="night_serpent").play("seat-0")
    assert t.contender(0) == "night_serpent"
    assert [t.hand(seat) for seat in (1, 2)] == [["longneck"]] * 2


def test_r18_a_card_replaced_before_its_place_acts_for_the_ferret_that_takes_it() -> None:
    areas = ["dusk_moth", "night_serpent", "dark_ferret"]
    hands = ["leaf_owl", "leaf_owl", "leaf_owl"]
    t = table("reveal", hands, areas, deck="jackalope", discard="longneck jackalope").play("seat-1 pick-1")
    assert t.contender(2) == "night_serpent"
    assert (t.question, t.asked) == ("hand-of", [2])


def test_r18_a_card_replaced_after_it_has_acted_does_not_act_for_the_ferret() -> None:
    areas = ["night_serpent", "dusk_moth", "dark_ferret"]
    hands = ["leaf_owl", "leaf_owl leaf_wolf", "leaf_owl"]
    t = table("reveal", hands, areas, deck="jackalope", discard="longneck jackalope").play("seat-1 seat-0 pick-1")
    assert t.contender(2) == "night_serpent"
    assert t.question == "boost"


def test_r18_a_step_begins_with_nothing_that_has_acted() -> None:
    hands = ["dark_ferret leaf_owl", "jackalope leaf_owl", "jackalope leaf_owl"]
    t = table("summon", hands, discard="night_serpent longneck jackalope")
    t.play("0:summon-dark_ferret 1:summon-jackalope 2:summon-jackalope")
    assert t.question == "pick"
    t.play("pick-3")
    assert (t.contender(0), t.question) == ("night_serpent", "hand-of")
