"""What everybody is shown of strength: each total part by part, and the last contest as it was decided."""

import pytest

from elderwood.engine.chance import Dice
from elderwood.engine.events import SPECTATOR
from elderwood.games.wizards.position import WizardsPosition
from elderwood.games.wizards.show import ContestView, WizardSeatView
from tests.games.wizards.table import TITLE, table


def told(seat: WizardSeatView | ContestView) -> list[tuple[int, str, str, int]]:
    return [(part["slot"], part["why"], part["card"], part["amount"]) for part in seat["parts"]]


def test_every_part_of_a_total_names_its_source() -> None:
    areas = ["stone_spider leaf_wolf creepy_crow", "hornet_queen giant_scorpion"]
    t = table("boost", hands=["longneck", "longneck"], areas=areas, slot=3)
    first, second = t.view(SPECTATOR)["players"]
    assert told(first) == [
        (0, "printed", "stone_spider", 2),
        (1, "printed", "leaf_wolf", 12),
        (1, "effect", "giant_scorpion", -4),
        (1, "effect", "creepy_crow", 2),
        (2, "printed", "creepy_crow", 10),
        (2, "effect", "giant_scorpion", -2),
        (2, "effect", "creepy_crow", 2),
        (0, "doubled", "stone_spider", 20),
    ]
    assert [part["seat"] for part in first["parts"]] == [0, 0, 1, 0, 0, 1, 0, 0]
    assert first["total"] == 42
    # Three insects: the spider, the queen and the scorpion.
    assert told(second)[:3] == [
        (0, "printed", "hornet_queen", 10),
        (0, "effect", "giant_scorpion", -2),
        (0, "effect", "hornet_queen", 6),
    ]


def test_another_order_of_modifiers_stands_for_itself() -> None:
    areas = ["jackalope thorn_badger longneck", "giant_scorpion"]
    t = table("score", areas=areas, options={"order": "ask"})
    assert t.question == "value"
    t.play(t.moves()[-1])
    last = t.view(0)["last"] or t.view(0)["players"]
    parts = [told(seat) for seat in last]
    assert any(why == "order" and amount < 0 for seat in parts for _, why, _, amount in seat)


def test_the_last_contest_stays_to_be_looked_at() -> None:
    hands = ["living_leaf", "creepy_crow", "leaf_owl", "bone_stag"]
    t = table("score", hands, areas=["leaf_wolf", "longneck dusk_moth", "jackalope", "gaping_maw"], deck="centipede")
    assert t.question == "rest"
    view = t.view(SPECTATOR)
    assert [one["seat"] for one in view["last"]] == [1, 0, 3, 2]
    assert [one["total"] for one in view["last"]] == [15, 12, 5, 4]
    assert [one["prize"] for one in view["last"]] == [True, True, False, False]
    assert view["last"][0]["cards"] == ["longneck", "dusk_moth", "", ""]
    assert all(seat["contender"] == "" for seat in view["players"])


def test_champions_show_what_they_count() -> None:
    t = table(
        "search", ["longneck"] * 2, champions=["living_leaf living_leaf leaf_wolf"], wizards=["mouse_mage-insect"]
    )
    seat = t.view(1)["players"][0]
    assert seat["champions"] == ["leaf_wolf", "living_leaf", "living_leaf"]
    assert seat["worths"] == [12, 12, 12]
    assert seat["score"] == 36


def test_champions_are_shown_in_the_order_of_the_cards_with_their_worths() -> None:
    t = table("search", ["longneck"] * 2, champions=["bone_stag living_leaf golden_phoenix"])
    seat = t.view(1)["players"][0]
    assert seat["champions"] == ["golden_phoenix", "living_leaf", "bone_stag"]
    assert seat["worths"] == [20, 3, 2]


def test_the_last_contest_is_shown_place_by_place() -> None:
    t = table("score", ["living_leaf", "creepy_crow", "leaf_owl"], areas=["jackalope", "leaf_wolf", "bone_stag"])
    last = t.view(SPECTATOR)["last"]
    assert [(one["seat"], one["place"], one["strengths"]) for one in last] == [
        (1, 1, [12, 0, 0, 0]),
        (0, 2, [4, 0, 0, 0]),
        (2, 3, [2, 0, 0, 0]),
    ]


@pytest.mark.parametrize(("seats", "order"), [(2, "ask"), (4, "best"), (12, "best")])
def test_parts_always_make_up_the_total(seats: int, order: str) -> None:
    """Through whole matches: live and in the last contest; and what is shown of them is the same to everybody."""
    dice = Dice(3)
    position = TITLE.start(seats, {"order": order, "wizards": "yes"}, "oak")
    assert isinstance(position, WizardsPosition)
    while position.outcome() is None:
        view = position.view(SPECTATOR)
        counted = [*view["last"], *(seat for seat in view["players"] if not seat["place"])]
        assert all(sum(part["amount"] for part in one["parts"]) == one["total"] for one in counted)
        assert all(sum(seat["worths"]) == seat["score"] for seat in view["players"])
        assert position.view(dice.below(seats))["last"] == view["last"]
        asked = position.awaits()[0]
        moves = position.moves(asked)
        position.play(asked, moves[dice.below(len(moves))])


def test_an_effect_that_has_no_target_yet_shows_none_of_another() -> None:
    hands = ["leaf_owl", "longneck glitter_otter", "jackalope"]
    t = table("search", hands, deck="bone_stag dark_ferret stone_spider").play("play-leaf_owl seat-1")
    assert t.view(2)["effect"] == {"seat": 0, "card": "leaf_owl", "target": 1}
    t.play("take-longneck play-glitter_otter")
    assert t.view(2)["effect"] == {"seat": 1, "card": "glitter_otter", "target": -1}


def test_places_are_shown_from_1_on_once_they_are_fixed() -> None:
    hands = ["stone_spider"] * 3
    t = table("score", hands, ["jackalope", "leaf_wolf", "leaf_owl"])
    assert [player["place"] for player in t.view(0)["players"]] == [3, 1, 2]
    before = table("boost", hands, ["jackalope", "leaf_wolf", "leaf_owl"])
    assert [player["place"] for player in before.view(0)["players"]] == [0, 0, 0]
