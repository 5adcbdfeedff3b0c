"""Who is told what: what moves in secret has a name for those who see it and for nobody else (R11, R26, R59)."""

import pytest

from elderwood.engine.events import SPECTATOR
from elderwood.games.wizards.happenings import KINDS
from tests.games.wizards.setting import casting, heard, revealing, scoring, told
from tests.games.wizards.table import Table, table


def assert_known_to(t: Table, seats: set[int], origin: str, goal: str, cards: str) -> None:
    """The movement is told to everybody, the cards' names only to these seats."""
    names = cards.split()
    for seat in (*range(len(t.view(0)["players"])), SPECTATOR):
        assert heard(t, seat, origin, goal) == (names if seat in seats else ["?"] * len(names)), seat


EVERYBODY = {0, 1, 2, SPECTATOR}


def test_a_drawn_card_is_told_to_whoever_draws_it() -> None:
    t = casting("velvet_falcon", others=["longneck", "leaf_owl"], deck="leaf_wolf jackalope stone_spider")
    assert_known_to(t, {0}, "deck", "hand:0", "stone_spider jackalope leaf_wolf")
    t.play("discard-jackalope")
    assert_known_to(t, EVERYBODY, "hand:0", "discard", "velvet_falcon jackalope")


def test_a_contender_face_down_is_told_to_its_owner_until_all_are_turned_up() -> None:
    t = table("summon", ["leaf_owl jackalope", "longneck jackalope", "creepy_crow jackalope"]).play("1:summon-longneck")
    assert_known_to(t, {1}, "hand:1", "contender:1", "longneck")
    t.play("0:summon-leaf_owl 2:summon-creepy_crow")
    assert told(t, "revealed") == [
        {"seat": seat, "card": card, "from": f"hand:{seat}", "to": f"contender:{seat}"}
        for seat, card in enumerate(["leaf_owl", "longneck", "creepy_crow"])
    ]


def test_a_boost_face_down_is_told_to_its_owner() -> None:
    t = table("boost", ["leaf_owl", "longneck", "jackalope"], ["jackalope"] * 2 + ["longneck"], slot=2)
    t.play("boost-leaf_owl")
    assert_known_to(t, {0}, "hand:0", "boost:0-2", "leaf_owl")
    t.play("pass pass")
    assert told(t, "passes")[:2] == [{"seat": 1}, {"seat": 2}]
    assert told(t, "revealed") == [{"seat": 0, "card": "leaf_owl", "from": "hand:0", "to": "boost:0-2"}]


def test_a_card_from_hand_to_hand_is_told_to_the_two() -> None:
    t = casting("leaf_owl", others=["longneck jackalope", "leaf_wolf"], deck="bone_stag stone_spider").play("seat-1")
    assert told(t, "looks") == [{"seat": 0, "from": "hand:1"}]
    t.play("take-longneck")
    assert_known_to(t, {0, 1}, "hand:1", "hand:0", "longneck")
    assert_known_to(t, {1}, "deck", "hand:1", "bone_stag")


def test_gifts_are_told_to_giver_and_collector_and_what_is_discarded_to_all() -> None:
    t = casting("dark_wanderer", others=["longneck", "leaf_wolf"], deck="bone_stag living_leaf stone_spider")
    t.play("give-longneck give-leaf_wolf")
    assert_known_to(t, {0, 1}, "hand:1", "hand:0", "longneck")
    assert_known_to(t, {0, 2}, "hand:2", "hand:0", "leaf_wolf")
    t.play("take-longneck")
    kept = [[event.values.get("card") for event in t.log.seen_by(seat)][-2] for seat in (0, 1, 2, SPECTATOR)]
    assert kept == ["longneck", "longneck", None, None]
    assert told(t, "gift-discarded") == [{"seat": 2, "card": "leaf_wolf", "from": "hand:0", "to": "discard"}]


def test_what_the_eagle_opens_is_told_to_all() -> None:
    t = casting("all_seeing_eagle", others=["", ""], deck="leaf_owl longneck stone_spider").play("kind-bird")
    assert told(t, "names") == [{"seat": 0, "kind": "bird"}]
    assert_known_to(t, EVERYBODY, "deck", "discard", "longneck")
    assert [values["card"] for values in told(t, "found")] == ["leaf_owl"]


def test_what_the_wolf_exchanges_is_told_to_all() -> None:
    t = revealing("leaf_wolf", "jackalope", hands=["longneck", "bone_stag leaf_owl"]).play("swap-leaf_owl")
    assert told(t, "swaps") == [
        {"seat": 1, "card": "leaf_owl", "other": "jackalope", "from": "hand:1", "to": "contender:1"}
    ]


def test_places_and_champions_are_told_in_order() -> None:
    t = scoring("jackalope", "leaf_wolf living_leaf", "leaf_owl", first=2)
    assert told(t, "place") == [
        {"seat": 1, "place": 1, "strength": 15},
        {"seat": 2, "place": 2, "strength": 10},
        {"seat": 0, "place": 3, "strength": 4},
    ]
    assert told(t, "champion") == [
        {"seat": 1, "card": "leaf_wolf", "from": "contender:1", "to": "champions:1"},
        {"seat": 1, "card": "living_leaf", "from": "boost:1-1", "to": "champions:1"},
    ]
    assert told(t, "cleared") == [{}]


def test_the_rest_is_told_hand_by_hand() -> None:
    hands = ["leaf_wolf jackalope", "longneck"]
    t = table("rest", hands, ranking=[1, 0]).play("throw-hand keep-hand")
    assert sorted(str(values["card"]) for values in told(t, "discards")) == ["jackalope", "leaf_wolf"]
    assert told(t, "keeps-hand") == [{"seat": 1, "count": 1}]
    assert told(t, "reshuffled") == [{"count": 79}]
    assert told(t, "round") == [{"seat": 0, "round": 2}]
    (opened,) = told(t, "opened")
    assert (opened["card"], opened["from"], opened["to"]) == (t.discard[0], "deck", "discard")


def test_the_end_is_told_in_turn_order() -> None:
    t = table("final", champions=["leaf_wolf", "longneck"], round_number=4, first=1)
    assert told(t, "final") == [{"seat": 1, "strength": 7}, {"seat": 0, "strength": 12}]


@pytest.mark.parametrize("side", ["mouse_mage-plant", "wren_seer-bird"])
def test_wizards_are_told_to_all(side: str) -> None:
    t = table("wizards", seats=2).play(f"wizard-{side}")
    card, kind = side.split("-")
    assert told(t, "wizard") == [{"seat": 0, "card": card, "kind": kind}]
    for viewer in (0, 1, SPECTATOR):
        player = t.view(viewer)["players"][0]
        assert (player["wizard"], player["wizard_kind"]) == (card, kind)
    assert t.view(0)["players"][1]["wizard"] == ""


def test_an_active_effect_is_told_with_the_seat_whose_card_it_is() -> None:
    areas = ["jackalope longneck", "jackalope longneck", "jackalope night_serpent"]
    t = revealing(*areas, hands=["leaf_owl longneck", "", ""], slot=1)
    assert told(t, "effect") == [{"seat": 2, "card": "night_serpent"}]


def flagged(flag: str) -> set[str]:
    return {kind.key.removeprefix("wizards-event-") for kind in KINDS if getattr(kind, flag)}


def test_what_an_event_is_to_whoever_shows_it() -> None:
    assert flagged("head") == {"round"}
    assert flagged("still") == {"revealed"}
    assert flagged("cause") == {"plays", "effect"}
    assert flagged("moment") == {"champion", "leaves", "champions-exchanged", "champion-discarded"}
    seen = {"opened", "drawn", "card-given", "found", "passed-over", "spared", "gives-this", "gift-discarded"}
    assert flagged("reveal") == seen | {"revealed", "replaced"}
    assert flagged("line") == {kind.key.removeprefix("wizards-event-") for kind in KINDS}
