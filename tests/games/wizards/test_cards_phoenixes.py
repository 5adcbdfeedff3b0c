"""The phoenixes and the Living Leaf at the end of the game, wizards, and how ties are broken (R53-R57)."""

import pytest

from tests.games.wizards.setting import acted, ended, ending, piled, scores, told

# Golden Phoenix: worth twenty at the end.


def test_golden_phoenix_is_worth_twenty() -> None:
    t = ending("golden_phoenix", "leaf_wolf")
    assert scores(t) == [20, 12]
    assert ended(t).sources[0] == {"printed": 15, "effects": 5}


def test_golden_phoenix_adds_nothing_to_others() -> None:
    assert scores(ending("golden_phoenix leaf_wolf", "longneck jackalope")) == [32, 11]


def test_golden_phoenix_counts_fifteen_for_the_dark_one() -> None:
    t = ending("dark_phoenix golden_phoenix", "leaf_wolf bone_stag")
    assert (piled(t, 0), piled(t, 1)) == ("dark_phoenix", "bone_stag")
    assert scores(t) == [13, 2]


# Dark Phoenix: everybody discards the strongest champion.


def test_dark_phoenix_makes_everybody_discard_their_strongest() -> None:
    t = ending("dark_phoenix longneck", "leaf_wolf jackalope", "bone_stag leaf_owl")
    assert [piled(t, seat) for seat in range(3)] == ["longneck", "jackalope", "bone_stag"]
    assert t.discard == ["dark_phoenix", "leaf_wolf", "leaf_owl"]
    assert told(t, "effect") == [{"seat": 0, "card": "dark_phoenix"}]
    assert told(t, "champion-discarded")[1] == {
        "seat": 1,
        "card": "leaf_wolf",
        "from": "champions:1",
        "to": "discard",
    }


def test_dark_phoenix_that_is_no_champion_does_nothing() -> None:
    t = ending("longneck", "leaf_wolf")
    assert (acted(t), scores(t)) == ([], [7, 12])


def test_dark_phoenix_hits_itself_and_passes_over_whoever_has_no_champion() -> None:
    t = ending("dark_phoenix", "", "jackalope")
    assert ([piled(t, seat) for seat in range(3)], scores(t)) == (["", "", ""], [0, 0, 0])
    assert [values["seat"] for values in told(t, "champion-discarded")] == [0, 2]


def test_r54_the_strongest_is_told_by_print_and_not_by_worth() -> None:
    # Two Ash Phoenixes are worth 14 each, but 12 is printed on the wolf and 8 on them.
    t = ending("dark_phoenix", "ash_phoenix ash_phoenix leaf_wolf")
    assert (piled(t, 1), scores(t)) == ("ash_phoenix ash_phoenix", [0, 28])


def test_r54_of_equal_ones_the_owner_chooses_in_turn_order() -> None:
    t = ending("leaf_owl creepy_crow", "dark_phoenix longneck", "slate_skink hornet_queen bone_stag", first=1)
    assert (t.asked, t.question) == ([2], "last-discard")
    assert t.moves() == ["discard-slate_skink", "discard-hornet_queen"]
    assert t.why("discard-bone_stag") == ("not-strongest-champion", "R54")
    assert t.why("discard-leaf_owl") == ("no-such-champion", "R54")
    t.play("discard-slate_skink")
    assert (t.asked, t.moves()) == ([0], ["discard-creepy_crow", "discard-leaf_owl"])
    t.play("discard-creepy_crow")
    assert [piled(t, seat) for seat in range(3)] == ["leaf_owl", "longneck", "bone_stag hornet_queen"]
    assert t.discard == ["dark_phoenix", "slate_skink", "creepy_crow"]


def test_r54_two_of_a_name_are_no_choice_and_only_one_goes() -> None:
    t = ending("dark_phoenix", "leaf_wolf leaf_wolf longneck")
    assert piled(t, 1) == "leaf_wolf longneck"


# Ash Phoenix: worth fourteen beside another phoenix.


@pytest.mark.parametrize("other", ["golden_phoenix", "ash_phoenix"])
def test_ash_phoenix_is_worth_fourteen_beside_another_phoenix(other: str) -> None:
    assert scores(ending(f"ash_phoenix {other}", "bone_stag"))[0] == {"golden_phoenix": 34, "ash_phoenix": 28}[other]


def test_ash_phoenix_alone_or_beside_others_pile_is_worth_eight() -> None:
    assert scores(ending("ash_phoenix leaf_owl", "golden_phoenix")) == [18, 20]


def test_ash_phoenix_looks_at_the_pile_after_the_last_discards() -> None:
    assert scores(ending("ash_phoenix dark_phoenix", "bone_stag")) == [8, 0]
    assert scores(ending("ash_phoenix ash_phoenix dark_phoenix", "bone_stag")) == [28, 0]


# Living Leaf: worth six beside another.


def test_living_leaf_is_worth_six_beside_another() -> None:
    assert scores(ending("living_leaf living_leaf", "bone_stag")) == [12, 2]
    assert scores(ending("living_leaf living_leaf living_leaf", "bone_stag")) == [18, 2]


def test_living_leaf_alone_is_worth_three() -> None:
    assert scores(ending("living_leaf stone_spider", "living_leaf")) == [5, 3]


def test_living_leaf_loses_its_partner_to_the_dark_phoenix() -> None:
    assert scores(ending("living_leaf living_leaf", "dark_phoenix")) == [3, 0]
    assert scores(ending("living_leaf living_leaf living_leaf", "dark_phoenix")) == [12, 0]


# Wizards double the champions of their kind.

KINDS = {
    "mouse_mage": ("insect", "plant"),
    "hedgehog_druid": ("plant", "beast"),
    "squirrel_witch": ("beast", "bird"),
    "wren_seer": ("bird", "undead"),
    "mole_necromancer": ("undead", "reptile"),
    "frog_alchemist": ("reptile", "phoenix"),
    "shrew_pyromancer": ("phoenix", "insect"),
}
WORTH = {"insect": 9, "plant": 6, "beast": 12, "bird": 10, "undead": 2, "reptile": 7, "phoenix": 20}
ONE_OF_EACH = "centipede grasping_vine leaf_wolf leaf_owl bone_stag longneck golden_phoenix"


@pytest.mark.parametrize(("wizard", "side"), [(wizard, side) for wizard in KINDS for side in KINDS[wizard]])
def test_a_wizard_doubles_what_its_kind_is_worth(wizard: str, side: str) -> None:
    t = ending(ONE_OF_EACH, "longneck", wizards=[f"{wizard}-{side}", "mouse_mage-plant"])
    assert scores(t) == [66 + WORTH[side], 7]
    assert ended(t).sources == [
        {"printed": 61, "effects": 5, "wizard": WORTH[side]},
        {"printed": 7, "effects": 0, "wizard": 0},
    ]


# Ties

MANY_WEAK = "bone_stag bone_stag stone_spider stone_spider"
TWO_TENS = "leaf_owl creepy_crow thorn_badger thorn_badger"


@pytest.mark.parametrize(
    ("champions", "first", "how", "winner"),
    [
        # 24 each; the Golden Phoenix lies with somebody who has less.
        (["leaf_wolf leaf_wolf", "leaf_owl creepy_crow jackalope", "golden_phoenix"], 0, "most-champions", 1),
        # 20 each; more champions do not matter where the Golden Phoenix decides.
        (["leaf_owl longneck thorn_badger", "golden_phoenix"], 0, "golden-phoenix", 1),
        # 19 each and three champions each; four lie with somebody who has less.
        (
            [
                "leaf_wolf jackalope thorn_badger",
                "leaf_owl longneck bone_stag",
                "bone_stag bone_stag stone_spider stone_spider",
            ],
            0,
            "strongest-champion",
            0,
        ),
        # 30 each: 12 is printed on the wolf; the Ash Phoenixes are worth 14, but 8 is printed.
        (["ash_phoenix ash_phoenix bone_stag", "leaf_wolf leaf_owl dusk_moth"], 0, "strongest-champion", 1),
        # 26 each, four each, 10 on top: twice here, once there.
        (
            ["leaf_owl longneck clubfoot_root jackalope", "leaf_owl creepy_crow thorn_badger thorn_badger"],
            0,
            "most-strongest",
            1,
        ),
        # Nothing tells them apart but the last round's order.
        (["leaf_wolf", "leaf_wolf", "leaf_wolf"], 2, "turn-order", 2),
        (["leaf_wolf", "leaf_wolf", "longneck"], 2, "turn-order", 0),
        # Three of 14: the first question leaves two, the next decides between them.
        (["leaf_wolf bone_stag", "leaf_owl jackalope", "longneck longneck"], 1, "strongest-champion", 0),
    ],
)
def test_r57_ties_are_broken_among_the_tied_only(champions: list[str], first: int, how: str, winner: int) -> None:
    end = ended(ending(*champions, first=first))
    assert (end.how, end.winners) == (how, [winner])


def test_r57_a_golden_phoenix_that_was_discarded_breaks_no_tie() -> None:
    t = ending("dark_phoenix leaf_wolf", "golden_phoenix leaf_wolf", first=1)
    assert scores(t) == [12, 12]
    assert (ended(t).how, ended(t).winners) == ("turn-order", [1])
    assert ended(t).values == {"seat": 1, "strength": 12, "count": 1, "tied": 2}
