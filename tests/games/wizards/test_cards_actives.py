"""Every active effect as positions: what it does, where it is cancelled, and where it only just works (R15-R25)."""

import pytest

from tests.games.wizards.setting import acted, held, lying, revealing, told
from tests.games.wizards.table import table

# Leaf Wolf: all others exchange their contender for a card from their hand.


def test_leaf_wolf_makes_all_others_exchange_their_contender() -> None:
    hands = ["longneck", "bone_stag dark_ferret", "stone_spider"]
    t = revealing("leaf_wolf", "jackalope", "creepy_crow", hands=hands)
    assert (t.question, t.asked, t.moves()) == ("swap", [1], ["swap-dark_ferret", "swap-bone_stag"])
    assert t.why("swap-longneck") == ("not-in-hand", "R5")
    t.play("swap-bone_stag")
    assert (t.contender(1), held(t, 1), t.asked) == ("bone_stag", "dark_ferret jackalope", [2])
    t.play("swap-stone_spider")
    assert (t.contender(2), held(t, 2)) == ("stone_spider", "creepy_crow")
    assert (t.contender(0), held(t, 0), t.question) == ("leaf_wolf", "longneck", "boost")
    assert t.discard == []


def test_leaf_wolf_is_cancelled_where_all_others_have_empty_hands() -> None:
    t = revealing("leaf_wolf", "jackalope", hands=["longneck", ""])
    assert acted(t) == ["leaf_wolf", "cancelled"]
    assert t.contender(1) == "jackalope"


def test_leaf_wolf_passes_over_whoever_has_no_contender_or_no_card() -> None:
    t = revealing("leaf_wolf", "-", "jackalope", "longneck", hands=["bone_stag", "bone_stag", "", "stone_spider"])
    assert t.asked == [3]
    t.play("swap-stone_spider")
    assert (lying(t, 1), lying(t, 2), lying(t, 3)) == ("", "jackalope", "stone_spider")
    assert t.question == "boost"


def test_leaf_wolf_asks_from_the_first_player_on_and_works_as_a_boost() -> None:
    areas = ["jackalope", "longneck leaf_wolf", "jackalope", "jackalope"]
    t = revealing(*areas, hands=["bone_stag", "", "stone_spider", "living_leaf"], slot=1, first=3)
    asked = []
    while t.question == "swap":
        asked += t.asked
        t.play(t.moves()[0])
    assert asked == [3, 0, 2]  # from the first player on, not from the wolf's owner
    assert t.contender(1) == "longneck"


# Slate Skink: use another creature's active effect.


def test_slate_skink_chooses_among_the_effects_on_the_table() -> None:
    areas = ["slate_skink", "night_serpent", "dusk_moth", "longneck"]
    t = revealing(*areas, hands=["", "bone_stag", "", ""], deck="stone_spider")
    assert (t.question, t.asked, t.moves()) == ("copy", [0], ["copy-night_serpent", "copy-dusk_moth"])
    t.play("copy-dusk_moth")
    assert (t.question, t.moves()) == ("contender-of", ["seat-1", "seat-2", "seat-3"])
    t.play("seat-3")
    assert (t.contender(3), t.contender(0)) == ("stone_spider", "slate_skink")
    assert told(t, "copies") == [{"seat": 0, "card": "slate_skink", "other": "dusk_moth"}]


def test_slate_skink_copies_neither_skinks_nor_spells_nor_passive_effects() -> None:
    t = revealing("slate_skink", "slate_skink", "leaf_owl", "creepy_crow", hands=["bone_stag"] * 3)
    assert acted(t) == ["slate_skink", "cancelled", "slate_skink", "cancelled"]
    assert t.question == "boost"


def test_slate_skink_copies_from_its_own_side_and_from_older_slots() -> None:
    own = revealing("night_serpent slate_skink", "longneck jackalope", hands=["", "bone_stag stone_spider"], slot=1)
    assert len(own.hand(1)) == 1
    assert told(own, "copies")[0]["other"] == "night_serpent"


def test_slate_skink_refuses_what_cannot_be_applied_or_is_not_there() -> None:
    areas = ["slate_skink", "night_serpent", "dusk_moth", "grasping_vine"]
    t = revealing(*areas, hands=["", "bone_stag", "", ""], deck="stone_spider")
    assert t.moves() == ["copy-night_serpent", "copy-dusk_moth"]
    assert t.why("copy-grasping_vine") == ("cannot-copy", "R22")  # no boost lies anywhere
    assert t.why("copy-leaf_wolf") == ("not-in-contest", "R22")


def test_slate_skink_is_what_a_copied_stag_exchanges() -> None:
    areas = ["longneck slate_skink", "jackalope bone_stag", "longneck jackalope"]
    t = revealing(*areas, hands=["", "", ""], slot=1)
    t.play("boost-of-2-1")  # the skink goes where the boost lay; then the stag acts for itself
    assert (lying(t, 0), lying(t, 2)) == ("longneck jackalope", "longneck slate_skink")
    assert t.asked == [1]


# Night Serpent: another player discards a card at random.


def test_night_serpent_makes_a_chosen_player_discard_by_chance() -> None:
    hands = ["longneck longneck", "bone_stag", "stone_spider stone_spider"]
    t = revealing("night_serpent", "jackalope", "jackalope", hands=hands)
    assert (t.question, t.moves()) == ("hand-of", ["seat-1", "seat-2"])
    t.play("seat-2")
    assert [len(t.hand(seat)) for seat in range(3)] == [2, 1, 1]
    assert t.discard == ["stone_spider"]
    assert told(t, "discards") == [{"seat": 2, "card": "stone_spider", "from": "hand:2", "to": "discard"}]


def test_night_serpent_is_cancelled_where_nobody_else_has_a_card() -> None:
    t = revealing("night_serpent", "jackalope", hands=["longneck", ""])
    assert (acted(t), held(t, 0)) == (["night_serpent", "cancelled"], "longneck")


def test_night_serpent_hits_every_card_of_a_hand_and_also_the_last() -> None:
    hit = set()
    for number in range(30):
        t = revealing("night_serpent", "jackalope", hands=["", "longneck leaf_wolf bone_stag"], seed=f"s{number}")
        hit |= set(t.discard)
    assert hit == {"longneck", "leaf_wolf", "bone_stag"}
    last = revealing("night_serpent", "jackalope", hands=["longneck", "bone_stag"])
    assert (held(last, 1), last.discard) == ("", ["bone_stag"])


def test_night_serpent_does_not_touch_strength() -> None:
    t = revealing("night_serpent", "leaf_wolf", hands=["longneck", ""])
    assert [player["total"] for player in t.view(0)["players"]] == [4, 12]


# Dozing Serpent: replaced by the top of the deck, which acts at once.


def test_dozing_serpent_gives_its_slot_to_the_top_of_the_deck() -> None:
    areas = ["jackalope longneck dozing_serpent", "jackalope longneck"]
    t = revealing(*areas, hands=["leaf_wolf", ""], deck="bone_stag stone_spider", slot=2)
    assert (lying(t, 0), t.discard) == ("jackalope longneck stone_spider", ["dozing_serpent"])
    assert acted(t) == ["dozing_serpent"]
    assert told(t, "replaced") == [
        {"seat": 0, "card": "stone_spider", "other": "dozing_serpent", "from": "deck", "to": "boost:0-2"}
    ]


def test_dozing_serpent_stays_where_there_is_no_deck() -> None:
    t = revealing("dozing_serpent", "jackalope", hands=["longneck", ""], only=True)
    assert (acted(t), t.contender(0), t.discard) == (["dozing_serpent", "cancelled"], "dozing_serpent", [])


def test_dozing_serpent_wakes_another_one_and_the_last_card_rebuilds_the_deck_first() -> None:
    t = revealing("dozing_serpent", "jackalope", hands=["longneck", ""], deck="bone_stag dozing_serpent")
    assert acted(t) == ["dozing_serpent", "dozing_serpent", "bone_stag", "cancelled"]
    assert (t.contender(0), t.discard) == ("bone_stag", ["dozing_serpent", "dozing_serpent"])
    last = revealing(
        "dozing_serpent",
        "jackalope",
        hands=["longneck", ""],
        deck="stone_spider",
        discard="leaf_owl leaf_owl",
        only=True,
    )
    assert (last.contender(0), last.deck) == ("stone_spider", ["leaf_owl"])
    assert last.discard == ["leaf_owl", "dozing_serpent"]


# Dusk Moth: another player's contender is replaced by the top of the deck.


def test_dusk_moth_replaces_the_contender_of_a_chosen_player() -> None:
    t = revealing("dusk_moth", "jackalope", "longneck", hands=["leaf_wolf", "", ""], deck="bone_stag stone_spider")
    assert (t.question, t.asked, t.moves()) == ("contender-of", [0], ["seat-1", "seat-2"])
    assert t.why("seat-0") == ("another-player", "R12")
    t.play("seat-2")
    assert [t.contender(seat) for seat in range(3)] == ["dusk_moth", "jackalope", "stone_spider"]
    assert t.discard == ["longneck"]
    assert told(t, "replaced") == [
        {"seat": 2, "card": "stone_spider", "other": "longneck", "from": "deck", "to": "contender:2"}
    ]


@pytest.mark.parametrize(("other", "only"), [("-", False), ("jackalope", True)], ids=["no contender", "no deck"])
def test_dusk_moth_is_cancelled_without_a_contender_or_a_deck(other: str, only: bool) -> None:
    t = revealing("dusk_moth", other, hands=["longneck", "bone_stag"], only=only)
    assert (acted(t), lying(t, 1)) == (["dusk_moth", "cancelled"], other.strip("-"))


def test_dusk_moth_asks_only_where_there_is_a_choice() -> None:
    t = revealing("dusk_moth", "-", "longneck", hands=["leaf_wolf", "", ""], deck="stone_spider")
    assert (t.contender(2), t.question) == ("stone_spider", "boost")
    some = revealing("dusk_moth", "-", "longneck", "jackalope", hands=["leaf_wolf", "", ""], deck="stone_spider")
    assert some.moves() == ["seat-2", "seat-3"]
    assert some.why("seat-1") == ("no-contender", "R9")
    assert some.why("seat-7") == ("why-no-seat", "")
    later = revealing("longneck", "dusk_moth", "jackalope", hands=["leaf_wolf", "", ""], deck="stone_spider", first=1)
    assert later.moves() == ["seat-0", "seat-2"]  # by seats, whoever is first


# Grasping Vine: another player's boost goes back to the hand.


def test_grasping_vine_returns_a_chosen_boost_to_the_hand() -> None:
    areas = ["jackalope longneck grasping_vine", "longneck bone_stag leaf_wolf", "longneck jackalope"]
    t = revealing(*areas, hands=["leaf_owl", "", ""], slot=2)
    assert (t.question, t.moves()) == ("return", ["boost-of-1-1", "boost-of-1-2", "boost-of-2-1"])
    t.play("boost-of-1-2")
    assert (lying(t, 1), held(t, 1)) == ("longneck bone_stag", "leaf_wolf")
    assert (held(t, 0), held(t, 2)) == ("leaf_owl", "")
    assert told(t, "returned") == [{"seat": 1, "card": "leaf_wolf", "from": "boost:1-2", "to": "hand:1"}]


def test_grasping_vine_is_cancelled_where_only_its_owner_has_boosts() -> None:
    t = revealing("jackalope longneck grasping_vine", "longneck", hands=["leaf_wolf", ""], slot=2)
    assert acted(t) == ["grasping_vine", "cancelled"]
    assert lying(t, 0) == "jackalope longneck grasping_vine"


def test_grasping_vine_takes_the_only_boost_without_asking_and_refuses_others() -> None:
    one = revealing("jackalope grasping_vine", "longneck bone_stag", hands=["leaf_wolf", ""], slot=1)
    assert (lying(one, 1), held(one, 1)) == ("longneck", "bone_stag")
    areas = ["jackalope grasping_vine", "longneck bone_stag", "longneck jackalope"]
    t = revealing(*areas, hands=["leaf_wolf", "", ""], slot=1)
    assert t.why("boost-of-0-1") == ("another-player", "R12")
    assert t.why("boost-of-1-2") == ("no-boost", "R9")
    assert t.why("boost-of-3-1") == ("why-no-seat", "")


def test_grasping_vine_takes_a_boost_before_it_acts() -> None:
    t = revealing("jackalope grasping_vine", "longneck night_serpent", hands=["leaf_wolf", ""], slot=1)
    assert acted(t) == ["grasping_vine"]
    assert (held(t, 0), held(t, 1)) == ("leaf_wolf", "night_serpent")


# Dark Ferret: exchanged for one of the three topmost discards, which acts at once.


def test_dark_ferret_takes_one_of_three_discards_which_acts_at_once() -> None:
    t = revealing(
        "dark_ferret",
        "jackalope",
        hands=["", "leaf_wolf leaf_wolf"],
        discard="leaf_owl night_serpent stone_spider longneck",
    )
    assert (t.question, t.moves()) == ("pick", ["pick-1", "pick-2", "pick-3"])
    t.play("pick-3")
    assert t.contender(0) == "night_serpent"
    assert t.discard == ["leaf_owl", "dark_ferret", "stone_spider", "longneck", "leaf_wolf"]
    assert told(t, "picks") == [
        {"seat": 0, "card": "night_serpent", "other": "dark_ferret", "from": "discard", "to": "contender:0"}
    ]


@pytest.mark.parametrize("discard", ["longneck leaf_wolf", "dark_ferret dark_ferret", ""])
def test_dark_ferret_is_cancelled_with_fewer_than_three_discards(discard: str) -> None:
    t = revealing("dark_ferret", "jackalope", hands=["longneck", ""], discard=discard)
    assert (acted(t), t.contender(0)) == (["dark_ferret", "cancelled"], "dark_ferret")


def test_dark_ferret_looks_three_deep_and_no_deeper() -> None:
    only_deep = "longneck dark_ferret dark_ferret"
    deep = revealing("dark_ferret", "jackalope", hands=["leaf_wolf", ""], discard=only_deep)
    assert (deep.contender(0), deep.discard) == ("longneck", ["dark_ferret"] * 3)


# Bone Stag: exchanged for another player's boost.


def test_bone_stag_changes_places_with_a_chosen_boost() -> None:
    areas = ["jackalope longneck bone_stag", "longneck leaf_wolf", "longneck stone_spider creepy_crow"]
    t = revealing(*areas, hands=["leaf_owl", "", ""], slot=2)
    assert (t.question, t.moves()) == ("boost-for", ["boost-of-1-1", "boost-of-2-1", "boost-of-2-2"])
    t.play("boost-of-2-1")
    assert (lying(t, 0), lying(t, 2)) == ("jackalope longneck stone_spider", "longneck bone_stag creepy_crow")
    assert told(t, "exchanged") == [
        {"seat": 2, "card": "bone_stag", "other": "stone_spider", "from": "boost:0-2", "to": "boost:2-1"}
    ]


def test_bone_stag_is_cancelled_where_nobody_else_has_boosts() -> None:
    t = revealing("jackalope longneck bone_stag", "longneck", hands=["leaf_wolf", ""], slot=2)
    assert (acted(t), lying(t, 0)) == (["bone_stag", "cancelled"], "jackalope longneck bone_stag")


def test_bone_stag_takes_the_only_boost_and_neither_of_the_two_acts_again() -> None:
    t = revealing("jackalope bone_stag", "longneck night_serpent", hands=["leaf_wolf", "leaf_wolf"], slot=1)
    assert acted(t) == ["bone_stag"]
    assert (lying(t, 0), lying(t, 1)) == ("jackalope night_serpent", "longneck bone_stag")
    assert (held(t, 0), held(t, 1)) == ("leaf_wolf", "leaf_wolf")


# All of them


def test_active_effects_do_nothing_when_played_in_the_search() -> None:
    actives = "leaf_wolf slate_skink night_serpent dozing_serpent dusk_moth grasping_vine dark_ferret bone_stag"
    for card in actives.split():
        t = table("last-search", [card, "longneck"], first=1, deck="stone_spider").play(f"play-{card}")
        assert (acted(t), t.question, t.discard, held(t, 1)) == ([], "summon", [card], "longneck")
