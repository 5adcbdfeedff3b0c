"""Set-up, search, and how effects are applied: R1-R14, R69-R71, and ours on spells."""

import pytest

from elderwood.engine.events import SPECTATOR
from elderwood.games.wizards.cards import NUMBER
from elderwood.games.wizards.position import WizardsPosition
from elderwood.games.wizards.settings import prizes_for
from tests.games.wizards.table import TITLE, table


def start(seats: int, seed: str = "oak", **options: str) -> WizardsPosition:
    position = TITLE.start(seats, options, seed)
    assert isinstance(position, WizardsPosition)
    return position


def test_r01_chance_names_the_first_player() -> None:
    assert {start(4, f"seed-{number}").first for number in range(40)} == {0, 1, 2, 3}


def test_r02_one_card_is_opened_before_the_hands() -> None:
    position = start(3)
    assert len(position.cards.discard) == 1
    # The first player has drawn one more for the search.
    assert sorted(len(hand) for hand in position.cards.hands) == [5, 5, 6]
    assert len(position.cards.deck) == 80 - 1 - 16


def test_r03_wizards_are_taken_in_turn_order_one_card_each() -> None:
    position = start(3, wizards="yes")
    first = position.first
    assert position.awaits() == [first]
    assert len(position.moves(first)) == 14
    position.play(first, TITLE.move("wizard-mouse_mage-plant"))
    second = (first + 1) % 3
    assert position.awaits() == [second]
    words = [TITLE.word(move) for move in position.moves(second)]
    assert "wizard-mouse_mage-insect" not in words
    assert "wizard-hedgehog_druid-plant" in words  # the same kind through another card
    reason = position.refusal(second, TITLE.move("wizard-mouse_mage-insect"))
    assert (reason.key, reason.rule) == ("wizards-why-wizard-taken", "R3")
    assert position.view(SPECTATOR)["players"][first]["wizard_kind"] == "plant"


def test_r03_two_boxes_hold_each_wizard_twice() -> None:
    position = start(7, wizards="yes")
    for _ in range(2):
        position.play(position.awaits()[0], TITLE.move("wizard-mouse_mage-plant"))
    assert "wizard-mouse_mage-plant" not in [TITLE.word(move) for move in position.moves(position.awaits()[0])]


def test_r04_prize_places() -> None:
    assert [prizes_for(seats, False) for seats in range(2, 13)] == [1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 3]
    assert prizes_for(3, True) == 2
    assert start(3, **{"second-prize": "from-3"}).settings.prizes == 2


def test_r05_playing_is_compulsory_and_may_be_the_card_just_drawn() -> None:
    t = table("search", hands=["leaf_wolf", "longneck"], deck="jackalope", discard="stone_spider")
    assert t.moves() == ["play-leaf_wolf", "play-jackalope"]
    t.play("play-jackalope")
    assert t.discard == ["stone_spider", "jackalope"]  # not a spell: no effect
    assert t.asked == [1]


def test_r06_a_spell_that_cannot_be_applied_is_cancelled_and_discarded() -> None:
    t = table("search", hands=["leaf_owl", ""], deck="longneck")
    t.play("play-leaf_owl")
    assert "cancelled" in t.events
    assert t.discard[-1] == "leaf_owl"


def test_r06_a_spell_is_nowhere_while_it_resolves() -> None:
    t = table("search", hands=["all_seeing_eagle", "longneck"], deck="longneck")
    t.play("play-all_seeing_eagle")
    assert t.question == "kind"
    assert "all_seeing_eagle" not in t.hand(0) + t.discard
    assert t.position.acting.aside == [NUMBER["all_seeing_eagle"]]


def test_r07_hands_have_no_limit() -> None:
    t = table("search", hands=["velvet_falcon " + "longneck " * 3 + "leaf_wolf " * 3, ""])
    t.play("play-velvet_falcon discard-longneck")
    assert len(t.hand(0)) == 6 + 1 + 2 - 1


def test_r08_without_a_card_there_is_no_contender_and_only_passing() -> None:
    t = table("summon", hands=["leaf_wolf", "", ""], round_number=4)
    assert t.asked == [0]
    t.play("summon-leaf_wolf")
    assert t.position.contest.totals == [12, 0, 0]
    assert t.position.places.passed == 7
    assert t.champions(1) == []


def test_r09_effects_are_compulsory_and_offer_only_targets_that_allow_them() -> None:
    t = table("search", hands=["leaf_owl", "longneck", "", "leaf_wolf"], deck="jackalope")
    t.play("play-leaf_owl")
    assert t.moves() == ["seat-1", "seat-3"]
    assert t.why("seat-2") == ("empty-hand", "R9")


def test_r10_others_comply_one_by_one_from_the_first_player_on() -> None:
    hands = ["dusk_moth", "centipede", "longneck", "glitter_otter ash_phoenix"]
    t = table("search", hands=hands, deck="leaf_wolf leaf_wolf jackalope jackalope", first=0)
    t.play("play-jackalope play-centipede")
    assert t.asked == [0]  # the first player, not the one after the acting
    t.play("discard-dusk_moth")
    assert t.asked == [3]  # seat 2 has no 8
    assert t.why("discard-longneck") == ("not-in-hand", "R5")
    t.play("discard-ash_phoenix")
    assert t.hand(0) == ["leaf_wolf"]  # all discards come before the draws
    assert t.hand(3) == ["leaf_wolf", "glitter_otter"]


def test_r11_chosen_cards_are_seen_by_the_chooser_only() -> None:
    t = table("search", hands=["leaf_owl", "longneck jackalope", "leaf_wolf"], deck="stone_spider")
    t.play("play-leaf_owl seat-1")
    assert t.view(0)["players"][1]["known"] == ["jackalope", "longneck"]
    assert t.view(2)["players"][1]["known"] == []
    t.play("take-longneck")
    told = {seat: [event.key for event in t.log.seen_by(seat)] for seat in (0, 1, 2, SPECTATOR)}
    for seat, key in ((0, "given"), (1, "given"), (2, "moves"), (SPECTATOR, "moves")):
        assert f"wizards-event-card-{key}" in told[seat]
    assert all("card" not in event.values for event in t.log.seen_by(2) if "card-moves" in event.key)
    assert t.view(1)["players"][0]["known"] == ["longneck"]


def test_r12_another_player_is_never_oneself() -> None:
    t = table("reveal", hands=["longneck", "longneck", "longneck"], areas=["night_serpent", "jackalope", "jackalope"])
    assert t.moves() == ["seat-1", "seat-2"]
    assert t.why("seat-0") == ("another-player", "R12")


def test_r13_the_strongest_by_print_and_of_equal_ones_the_givers_choice() -> None:
    hands = ["dark_wanderer", "leaf_owl creepy_crow stone_spider", "longneck"]
    t = table("search", hands=hands, deck="jackalope jackalope jackalope")
    t.play("play-dark_wanderer")
    assert t.moves() == ["give-creepy_crow", "give-leaf_owl"]
    assert t.why("give-stone_spider") == ("not-strongest", "R13")


def test_r14_what_the_card_says_beats_the_rules() -> None:
    # The rules: exchanged cards stay quiet. The Ferret's text: the new card acts at once.
    t = table(
        "reveal", ["", "longneck longneck"], ["dark_ferret", "jackalope"], discard="leaf_owl longneck night_serpent"
    )
    t.play("pick-1")
    assert t.discard[-1] == "longneck"  # discarded by the Night Serpent


def test_r69_what_the_wanderer_does_not_keep_is_discarded_in_the_givers_order() -> None:
    hands = ["longneck", "leaf_wolf", "dark_wanderer", "creepy_crow"]
    t = table("search", hands=hands, deck="stone_spider " * 3, first=2)
    t.play("play-dark_wanderer 3:give-creepy_crow 0:give-longneck 1:give-leaf_wolf take-longneck")
    assert t.discard[-3:] == ["creepy_crow", "leaf_wolf", "dark_wanderer"]
    assert "longneck" in t.hand(2)


def test_r70_the_card_the_eagle_finds_is_public() -> None:
    t = table("search", hands=["all_seeing_eagle", "longneck"], deck="leaf_owl longneck jackalope stone_spider")
    t.play("play-all_seeing_eagle kind-bird")
    assert t.discard[-3:] == ["jackalope", "longneck", "all_seeing_eagle"]
    assert t.view(1)["players"][0]["known"] == ["leaf_owl"]
    assert t.view(SPECTATOR)["players"][0]["known"] == ["leaf_owl"]


def test_r71_first_player_wizards_opened_card_hands() -> None:
    position = start(2, wizards="yes")
    assert position.cards.discard == []
    assert [len(hand) for hand in position.cards.hands] == [0, 0]
    for _ in range(2):
        position.play(position.awaits()[0], position.moves(position.awaits()[0])[0])
    assert len(position.cards.discard) == 1
    assert position.view(0)["step"] == "search"


def test_r73_of_equal_gifts_the_first_givers_is_kept() -> None:
    t = table("search", hands=["dark_wanderer", "leaf_wolf", "leaf_wolf"], deck="stone_spider jackalope longneck")
    t.play("play-dark_wanderer give-leaf_wolf give-leaf_wolf take-leaf_wolf")
    assert t.view(1)["players"][0]["known"] == ["leaf_wolf"]
    assert t.view(2)["players"][0]["known"] == []


@pytest.mark.parametrize("hand", ["leaf_wolf stone_spider", "leaf_wolf dark_wanderer"])
def test_r75_whoever_may_have_a_choice_is_asked(hand: str) -> None:
    t = table("search", hands=["dark_wanderer", hand], deck="longneck jackalope")
    t.play("play-dark_wanderer")
    assert t.asked == [1]
    assert t.question == "strongest"
