"""The greedy player of Woodland Wizards: sensible in plain cases and honest."""

import pytest

from elderwood.bots.player import Seen
from elderwood.bots.wizards.greedy import GreedyWizards
from elderwood.engine.chance import chance_of
from elderwood.engine.options import Options
from tests.games.wizards.table import TITLE, Table, table


def chosen(t: Table, seat: int) -> str:
    return TITLE.word(GreedyWizards().answer(Seen(TITLE, t.position, seat)))


def test_it_summons_the_better_champion() -> None:
    t = table("summon", hands=["stone_spider golden_phoenix leaf_wolf creepy_crow leaf_owl", "longneck"])
    assert chosen(t, 0) == "summon-golden_phoenix"


def test_it_boosts_with_what_brings_most() -> None:
    t = table("boost", hands=["leaf_wolf stone_spider", ""], areas=["creepy_crow", "jackalope"])
    assert chosen(t, 0) == "boost-leaf_wolf"


def test_it_spares_the_golden_phoenix_but_not_in_the_last_round() -> None:
    areas = ["creepy_crow", "jackalope"]
    assert chosen(table("boost", ["golden_phoenix", "longneck"], areas), 0) == "pass"
    assert chosen(table("boost", ["golden_phoenix", "longneck"], areas, round_number=4), 0) == "boost-golden_phoenix"


def test_it_does_not_boost_where_nothing_can_change() -> None:
    winning = table("boost", ["creepy_crow", "longneck"], ["leaf_wolf", "jackalope"], passed=[1], round_number=4)
    assert chosen(winning, 0) == "pass"
    hopeless = table(
        "boost", ["creepy_crow", ""], ["jackalope", "leaf_wolf leaf_owl"], passed=[1], slot=3, round_number=4
    )
    assert chosen(hopeless, 0) == "pass"
    # With two boosts it can win; a Living Leaf becomes a champion whoever wins; and others may still boost.
    winnable = table("boost", ["leaf_owl leaf_wolf", ""], ["jackalope", "leaf_wolf leaf_owl"], passed=[1], slot=2)
    assert chosen(winnable, 0) == "boost-leaf_wolf"
    assert chosen(table("boost", ["living_leaf", ""], ["leaf_wolf", "jackalope"], passed=[1]), 0) == "boost-living_leaf"
    open_end = table("boost", ["creepy_crow", "longneck"], ["leaf_wolf", "jackalope"], round_number=4)
    assert chosen(open_end, 0) == "boost-creepy_crow"


def test_it_looks_for_a_phoenix_only_while_one_may_be_in_the_deck() -> None:
    phoenixes = "golden_phoenix dark_phoenix ash_phoenix ash_phoenix ash_phoenix"
    all_gone = table("search", ["all_seeing_eagle", "longneck"], champions=["", phoenixes]).play(
        "play-all_seeing_eagle"
    )
    assert chosen(all_gone, 0) not in ("kind-phoenix", "play-all_seeing_eagle")
    one_left = table("search", ["all_seeing_eagle", "longneck"], champions=["", phoenixes[: -len(" ash_phoenix")]])
    assert chosen(one_left.play("play-all_seeing_eagle"), 0) == "kind-phoenix"


def test_it_plays_a_spell_rather_than_a_strong_creature() -> None:
    t = table("search", hands=["leaf_wolf leaf_owl", "longneck"], deck="creepy_crow")
    assert chosen(t, 0) == "play-leaf_owl"


def test_it_replaces_the_contender_that_leads() -> None:
    areas = ["dusk_moth", "golden_phoenix", "stone_spider"]
    t = table("reveal", hands=["longneck"] * 3, areas=areas, deck="living_leaf")
    assert chosen(t, 0) == "seat-1"


def test_it_throws_a_poor_hand_away() -> None:
    weak = table("rest", hands=["living_leaf night_serpent", ""], ranking=[0, 1])
    strong = table("rest", hands=["leaf_wolf golden_phoenix", ""], ranking=[0, 1])
    assert (chosen(weak, 0), chosen(strong, 0)) == ("throw-hand", "keep-hand")


@pytest.mark.parametrize("options", [{}, {"wizards": "yes", "order": "ask"}])
def test_it_does_not_look_at_hidden_cards(options: Options) -> None:
    chance = chance_of("honesty", "wizards", 1)
    bot = GreedyWizards()
    for seats in (2, 4):
        position = TITLE.start(seats, options, "honest")
        while position.awaits():
            seat = position.awaits()[0]
            move = bot.answer(Seen(TITLE, position, seat))
            assert bot.answer(Seen(TITLE, position.redeal(seat, chance), seat)) == move
            position.play(seat, move)
