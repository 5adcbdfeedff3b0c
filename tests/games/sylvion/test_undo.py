"""What can be taken back: no undo reaches behind chance, or behind a card that somebody has come to know."""

import pytest

from elderwood.games.sylvion.position import SylvionPosition
from elderwood.games.sylvion.state import DRAW
from tests.games.sylvion.table import TITLE, Table, cards, table

ELEMENTS = {"elements": "yes"}
BOTH = {"hedgehogs": "both"}
PILES = "simoon blaze - - / geyser lake - - / - - - -"


def reveals(t: Table, word: str) -> bool:
    """Play one answer and say whether it can no longer be taken back."""
    before = t.position.reveals
    return t.play(word).position.reveals > before


@pytest.mark.parametrize("word", ["play-tree_1", "play-stag", "play-whale", "feat-hedgehog_fence", "feat-deluge"])
def test_open_plays_can_be_taken_back(word: str) -> None:
    feats = "hedgehog_fence deluge"
    assert not reveals(table("b1 elemental_1", hand="tree_1 stag whale", feats=feats, piles=PILES), word)


def test_a_plant_a_push_an_eruption_and_fish_can_be_taken_back_to_the_end() -> None:
    assert not reveals(table(hand="tree_1").play("play-tree_1"), "c2")
    assert not reveals(table("b1 elemental_1", hand="whale").play("play-whale b1"), "c1")
    assert not reveals(table("b1 geyser, b2 elemental_1").play("erupt-b1"), "down")
    assert not reveals(table(hand="fish stag").play("play-fish"), "pay-stag")


def test_a_push_that_fells_a_fountain_draws() -> None:
    pushed = table("b1 elemental_1, c1 fountain_1", hand="whale", deck="owl").play("play-whale b1")
    assert reveals(pushed, "c1")


def test_r43_a_push_that_fells_a_fountain_draws_one_card() -> None:
    pushed = table("b1 elemental_1, c1 fountain_1", hand="whale", deck="owl stag").play("play-whale b1 c1")
    assert (pushed.hand, pushed.deck) == ("owl", "stag")


def test_an_edge_that_was_turned_stays_turned() -> None:
    position = TITLE.start(1, {}, "oak")
    assert isinstance(position, SylvionPosition)
    position.draft.columns = [cards("owl"), cards("stag"), cards("fish"), []]
    position.draft.pool = []
    position.draft.edges = [1, 2]
    before = position.reveals
    position.play(0, TITLE.move("recruit-1"))
    assert not position.draft.ended
    assert position.reveals > before


def test_cards_drawn_turned_and_looked_at_are_known_for_good() -> None:
    assert reveals(table(hand="owl stag", deck="fish").play("play-owl"), "pay-stag")
    assert reveals(table(hand="doves stag", piles=PILES).play("play-doves"), "pay-stag")
    assert reveals(table(hand="squirrels stag", piles=PILES).play("play-squirrels"), "pay-stag")
    assert reveals(table(feats="disinformation", piles=PILES), "feat-disinformation")
    assert reveals(table(), "done")


def test_what_is_done_with_cards_looked_at_can_be_taken_back() -> None:
    ordering = table(hand="squirrels stag", piles=PILES).play("play-squirrels pay-stag")
    assert not reveals(ordering, "swap")
    placing = table(feats="disinformation", piles=PILES).play("feat-disinformation")
    assert not reveals(placing, "place-lake")


def test_r53_a_search_shows_the_deck_and_ends_with_a_shuffle() -> None:
    t = table(deck="owl stag fish", feats="owls_wisdom")
    assert reveals(t, "feat-owls_wisdom")
    assert not reveals(t, "search-owl")
    assert reveals(t, "search-fish")


def test_r31_r34_chance_is_not_asked_twice() -> None:
    assert reveals(table(discard="owl stag fish").reveal("demobilization - - -"), "random")
    chosen = table(discard="owl stag fish").reveal("demobilization - - -")
    assert not reveals(chosen, "remove-owl")
    assert not reveals(chosen, "remove-fish")
    assert reveals(table(hand="owl stag fish").reveal("desiccation - - -"), "random")
    dried = table(hand="owl stag fish").reveal("desiccation - - -")
    assert not reveals(dried, "discard-owl")
    assert not reveals(dried, "discard-fish")
    assert not reveals(table(hand="owl stag", options=ELEMENTS).reveal("tornado - - -"), "return-owl")


def test_1_7_a_new_deck_is_shuffled() -> None:
    assert reveals(table(discard="owl stag fish").reinforce(), "shuffle")
    chosen = table(discard="owl stag").reinforce()
    assert not reveals(chosen, "remove-owl")
    assert reveals(chosen, "remove-stag")


def test_r81_a_partner_who_is_not_asked_shows_a_hand_without_hedgehogs() -> None:
    asked = table(hand="hedgehogs", partner="stag", seats=2, options=BOTH).reveal("blaze - - -")
    assert reveals(asked, "done")
    bare = table(hand="hedgehogs", seats=2, options=BOTH).reveal("blaze - - -")
    assert not reveals(bare, "done")
    alone = table(hand="hedgehogs").reveal("blaze - - -")
    assert not reveals(alone, "done")


def test_how_a_betrayal_is_met_can_be_taken_back() -> None:
    for word in ("accept", "discard-stag"):
        t = table(hand="stag", deck="betrayal", options={"feats": "yes"}).do(DRAW, 0, 1)
        assert t.asks == "betrayal"
        assert not reveals(t, word)
