"""The course of a match: steps, questions, refusals, and what a new round begins with (R5, R16, R26, R50-R52, R60)."""

import pytest

from elderwood.engine.words import Values
from tests.games.wizards.setting import asking, begun, casting, ending, held, revealing, scoring, totals
from tests.games.wizards.table import TITLE, Table, table

THREE = ["leaf_owl jackalope", "longneck jackalope", "creepy_crow jackalope"]
AREAS = ["longneck", "leaf_wolf", "bone_stag"]


def at(step: str) -> Table:
    """A table at a question of each kind that begins a play."""
    match step:
        case "value":
            return scoring("spore_sprayer", "giant_scorpion", options={"order": "ask"})
        case "order":
            return scoring("leaf_wolf leaf_wolf", "jackalope clubfoot_root gaping_maw", discard="leaf_owl")
        case "pile":
            return scoring("jackalope leaf_wolf", "bone_stag", champions=["leaf_owl", "longneck"])
        case "last-discard":
            return ending("dark_phoenix", "leaf_owl creepy_crow")
    return table(step, THREE, AREAS if step == "boost" else (), ranking=[0, 1, 2] if step == "rest" else ())


STEPS: list[tuple[str, str, str, str, Values]] = [
    ("wizards", "setup", "wizard", "R3", {"seat": 0}),
    ("search", "search", "play", "R5", {"seat": 0, "round": 1}),
    ("summon", "summon", "summon", "R16", {"seat": 0}),
    ("boost", "boost", "boost", "R26", {"seat": 0, "slot": 1}),
    ("value", "score", "value", "R64", {"seat": 0, "card": "spore_sprayer", "values": "10, 8"}),
    ("order", "score", "order", "R41", {"seat": 1}),
    ("pile", "score", "pile", "R48", {"seat": 0, "card": "jackalope"}),
    ("rest", "rest", "rest", "R50", {"seat": 0}),
    ("last-discard", "final", "last-discard", "R54", {"seat": 1, "card": "dark_phoenix"}),
]


@pytest.mark.parametrize(("step", "shown", "key", "rule", "values"), STEPS, ids=[step for step, *_ in STEPS])
def test_a_question_that_begins_a_play(step: str, shown: str, key: str, rule: str, values: Values) -> None:
    t = at(step)
    question = asking(t)
    assert (t.view(0)["step"], t.question, question.rule, question.values) == (shown, key, rule, values)
    assert question.play == t.position.decision > 0


def test_a_question_that_goes_on_with_a_play_belongs_to_it() -> None:
    t = casting("leaf_owl", others=["longneck jackalope", "leaf_wolf"], deck="stone_spider")
    first = t.position.decision - 1
    assert (t.question, asking(t).play, asking(t).values) == ("hand-of", first, {"seat": 0, "card": "leaf_owl"})
    t.play("seat-1")
    assert (t.question, asking(t).play, t.position.decision) == ("take", first, first + 2)
    assert t.view(2)["effect"] == {"seat": 0, "card": "leaf_owl", "target": 1}
    assert table("search", THREE).view(0)["effect"] is None


def test_a_question_of_the_centipede_names_the_strength() -> None:
    t = casting("centipede", others=["dusk_moth"], deck="stone_spider")
    assert asking(t).values == {"seat": 1, "card": "centipede", "strength": 8}


def test_the_second_turn_of_boosting_is_asked_for_by_its_number() -> None:
    t = table("boost", THREE, AREAS).play("boost-leaf_owl pass pass")
    assert asking(t).values == {"seat": 0, "slot": 2}


def test_only_who_is_asked_may_answer() -> None:
    t = table("search", THREE)
    assert (t.asked, t.moves(1)) == ([0], [])
    assert t.why("play-longneck", 1) == ("why-not-your-turn", "")
    assert t.why("pass") == ("why-not-asked", "")
    assert t.why("play-longneck") == ("not-in-hand", "R5")


def test_all_summon_at_once_and_each_only_once() -> None:
    t = table("summon", [*THREE, ""])
    assert t.asked == [0, 1, 2]  # whoever has a card
    assert (t.moves(3), t.moves(1)) == ([], ["summon-jackalope", "summon-longneck"])
    t.play("1:summon-longneck")
    assert (t.asked, t.moves(1), t.moves(2)) == ([0, 2], [], ["summon-creepy_crow", "summon-jackalope"])
    assert t.why("summon-jackalope", 1) == ("why-not-your-turn", "")
    assert t.position.moves(-1) == []


def test_a_round_goes_from_search_to_rest() -> None:
    t = table("search", ["bone_stag longneck"] * 2, deck="stone_spider leaf_owl", first=1, round_number=2)
    assert (t.asked, held(t, 1), held(t, 0)) == ([1], "bone_stag leaf_owl longneck", "bone_stag longneck")
    t.play("play-bone_stag")
    assert (t.asked, held(t, 0)) == ([0], "bone_stag longneck stone_spider")
    t.play("play-bone_stag 0:summon-longneck 1:summon-longneck")
    assert (t.question, t.asked, totals(t)) == ("boost", [1], [7, 7])
    t.play("pass pass")
    assert (t.question, t.asked) == ("rest", [1])
    assert [(one["seat"], one["place"]) for one in t.view(0)["last"]] == [(1, 1), (0, 2)]  # a tie: the earlier one
    t.play("keep-hand throw-hand")
    view = t.view(0)
    assert (view["round"], view["first"], view["order"], view["step"]) == (3, 0, [0, 1], "search")
    assert [player["hand"] for player in view["players"]] == [6, 5]
    for player in view["players"]:
        assert (player["passed"], player["place"], player["total"], player["strengths"]) == (False, 0, 0, [0] * 4)
    assert len(view["discard"]) == 1


def test_r50_and_r52_hands_are_refilled_to_five_and_larger_ones_stay() -> None:
    many = "leaf_wolf leaf_wolf leaf_wolf longneck longneck longneck jackalope"
    t = table("rest", [many, "bone_stag", ""], ranking=[0, 1, 2])
    t.play("keep-hand keep-hand")  # nobody asks an empty hand
    assert t.view(0)["first"] == 1
    assert [len(t.hand(seat)) for seat in range(3)] == [7, 6, 5]
    assert "bone_stag" in t.hand(1)


@pytest.mark.parametrize("winner", [0, 1, 2])
def test_r51_left_of_the_winner_begins(winner: int) -> None:
    order = [winner, *(seat for seat in range(3) if seat != winner)]
    t = table("rest", THREE, ranking=order).play("keep-hand throw-hand keep-hand")
    assert t.asked == [(winner + 1) % 3]


def test_boosting_ends_after_three_turns_or_when_all_have_passed() -> None:
    t = table("boost", ["jackalope " * 3 + "bone_stag", "longneck"], ["leaf_owl", "creepy_crow"])
    t.play("boost-jackalope pass boost-jackalope boost-jackalope")
    assert (t.question, totals(t)) == ("rest", [22, 10])
    short = table("boost", ["jackalope", "longneck"], ["leaf_owl", "creepy_crow"]).play("pass")
    assert short.question == "boost"
    assert short.play("pass").question == "rest"


def test_r68_an_empty_hand_is_not_asked() -> None:
    t = table("boost", ["", "longneck", ""], AREAS)
    assert t.asked == [1]
    assert [player["passed"] for player in t.view(0)["players"]] == [True, False, False]
    t.play("boost-longneck")
    assert t.question != "boost"  # seat 1 has no more cards


def test_the_fourth_contest_ends_the_match_without_a_rest() -> None:
    assert scoring("leaf_wolf", "jackalope", round_number=3).question == "rest"
    t = scoring("leaf_wolf", "jackalope", round_number=4)
    assert (t.asked, t.view(0)["step"]) == ([], "end")


def test_a_match_begins_with_an_opened_card_and_five_cards_each() -> None:
    for seats in (2, 6, 7):
        t = begun(seats)
        (first,) = t.asked
        view = t.view(first)
        assert (view["first"], view["round"], view["rounds"], len(view["discard"])) == (first, 1, 4, 1)
        sizes = [player["hand"] for player in view["players"]]
        assert sizes == [6 if seat == first else 5 for seat in range(seats)]
        assert view["deck"] == (80 if seats < 7 else 158) - 1 - sum(sizes)
        assert sum(view["unseen"].values()) == view["deck"] + sum(sizes) - 6


CAPTIONS: list[tuple[str, Values, str]] = [
    ("pass", {}, "button:pass"),
    ("keep-hand", {}, "button:keep-hand"),
    ("play-longneck", {"card": "longneck"}, "hand:longneck"),
    ("summon-golden_phoenix", {"card": "golden_phoenix"}, "hand:golden_phoenix"),
    ("boost-bone_stag", {"card": "bone_stag"}, "hand:bone_stag"),
    ("discard-longneck", {"card": "longneck"}, "hand:longneck"),
    ("give-longneck", {"card": "longneck"}, "hand:longneck"),
    ("swap-longneck", {"card": "longneck"}, "hand:longneck"),
    ("take-longneck", {"card": "longneck"}, "card:longneck"),
    ("copy-dusk_moth", {"card": "dusk_moth"}, "copy:dusk_moth"),
    ("apply-gaping_maw", {"card": "gaping_maw"}, "apply:gaping_maw"),
    ("seat-11", {"seat": 11}, "seat:11"),
    ("boost-of-2-3", {"seat": 2, "slot": 3}, "boost:2-3"),
    ("kind-phoenix", {"kind": "phoenix"}, "kind:phoenix"),
    ("pick-3", {"rank": 3}, "discard:3"),
    ("wizard-wren_seer-undead", {"card": "wren_seer", "kind": "undead"}, "wizard:wren_seer-undead"),
    ("value-16", {"rank": 16}, "value:16"),
]


@pytest.mark.parametrize(("word", "values", "thing"), CAPTIONS, ids=[word for word, *_ in CAPTIONS])
def test_a_move_is_named_by_what_it_touches(word: str, values: Values, thing: str) -> None:
    move = TITLE.move(word)
    assert TITLE.word(move) == word
    assert TITLE.caption(move)[1] == values
    assert TITLE.things(move) == [thing]


def test_a_thing_tells_the_moves_that_touch_it() -> None:
    position = table("search", THREE).position
    words = [TITLE.word(move) for move in position.touching("hand:longneck")]
    assert words == [f"{verb}-longneck" for verb in ("play", "summon", "boost", "discard", "give", "swap")]
    assert position.touching("hand:nothing") == []


def test_a_twin_goes_its_own_way() -> None:
    t = revealing("leaf_wolf", "jackalope", hands=["longneck", "bone_stag leaf_owl"])
    twin = t.position.copy()
    assert twin.dump() == t.position.dump()
    before = t.position.dump()
    twin.play(1, TITLE.move("swap-leaf_owl"))
    assert t.position.dump() == before != twin.dump()
    assert TITLE.load(before).dump() == before


def test_players_are_offered_by_their_seats_whoever_is_first() -> None:
    """Turn order tells who acts when; a choice is listed in the order of the seats."""
    hands = ["leaf_owl", "longneck", "longneck", "longneck"]
    spell = table("search", hands, first=0).play("play-leaf_owl")
    assert spell.moves() == ["seat-1", "seat-2", "seat-3"]
    late = table("last-search", hands, first=1, seats=4).play("play-leaf_owl")
    assert late.moves() == ["seat-1", "seat-2", "seat-3"]
    middle = table("search", ["longneck", "longneck", "leaf_owl", "longneck"], first=2).play("play-leaf_owl")
    assert middle.moves() == ["seat-0", "seat-1", "seat-3"]
    areas = ["jackalope", "jackalope", "dusk_moth", "jackalope"]
    moth = table("reveal", ["longneck"] * 3, areas, first=2)
    assert (moth.question, moth.moves()) == ("contender-of", ["seat-0", "seat-1", "seat-3"])


def test_r48_piles_are_offered_by_their_seats() -> None:
    champions = ["leaf_owl", "leaf_wolf", "bone_stag"]
    areas = ["bone_stag", "bone_stag", "jackalope leaf_wolf"]
    t = table("score", ["stone_spider"] * 3, areas, champions, first=2)
    assert (t.question, t.moves()) == ("pile", ["seat-0", "seat-1", "seat-2"])


def test_r03_both_sides_of_a_wizard_are_gone_with_one() -> None:
    t = table("wizards", seats=2)
    first = t.moves()[0]
    name = first.partition("-")[2].partition("-")[0]
    t.play(first)
    assert not [word for word in t.moves() if name in word]
    assert len(t.moves()) == 12
