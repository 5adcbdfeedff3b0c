"""Rulings R22 to R35: drawing, deck and hand (4.3)."""

from tests.games.sylvion.table import table

INTRO = {"game": "intro"}
ELEMENTS = {"elements": "yes"}


def test_r22_a_destroyed_fountain_draws_at_once_and_may_come_back() -> None:
    assert table("a1 fountain_1, b1 elemental_1", deck="owl stag").march().hand == "owl"  # step 2
    assert table("a1 fountain_1, b1 elemental_1", deck="owl").reveal("simoon - - -").hand == "owl"  # step 1
    t = table("a1 fountain_1, b1 elemental_1", hand="whale", deck="owl")
    assert t.play("play-whale b1 a1").hand == "owl"  # step 4
    again = table("a1 fountain_1, b1 elemental_1", options=INTRO).march()
    assert again.hand == "fountain_1"


def test_r23_stone_rain_on_a_fountain_draws_and_on_a_tree_does_not() -> None:
    assert table("a1 fountain_4", deck="owl", options=ELEMENTS).reveal("stone_rain - - -").hand == "owl"
    t = table("a1 tree_4", deck="owl", options=ELEMENTS).reveal("stone_rain - - -")
    assert (t.hand, t.board, t.discard) == ("", "", "tree_4")


def test_r24_tornado_returns_a_fountain_without_a_draw() -> None:
    t = table("a1 fountain_4", deck="owl", options=ELEMENTS).reveal("tornado - - -")
    assert (t.hand, t.deck) == ("fountain_4", "owl")


def test_r25_deluge_draws_nothing_for_fountains() -> None:
    t = table("a1 fountain_4, b2 fountain_1, c3 tree_1", deck="owl owl owl", feats="deluge").play("feat-deluge")
    assert (t.board, t.hand, t.discard) == ("", "", "fountain_4 fountain_1 tree_1")


def test_r26_an_empty_deck_interrupts_the_march_which_then_goes_on() -> None:
    board = "a1 fountain_1, b1 elemental_1, a2 fountain_1, b2 elemental_1, b3 elemental_2"
    t = table(board, discard="stag stag stag").march()
    assert t.asks == "refill"
    assert t.board == "a2 fountain_1, b2 elemental_1, b3 elemental_2"  # row 1 is done, the rest waits
    t.play("remove-stag remove-stag")
    assert t.asks == "defend"
    assert t.board == "a3 elemental_2"
    assert len(t.hand.split()) == 2
    assert t.removed == "stag stag"


def test_r26_an_empty_deck_interrupts_a_simoon_before_the_next_one() -> None:
    t = table("a1 fountain_1, b1 elemental_1, c2 elemental_3", discard="stag owl").reveal("simoon simoon - -")
    assert t.asks == "refill"
    assert t.board == "c2 elemental_3"
    t.play("shuffle")
    assert t.board == "a2 elemental_3"
    assert len(t.told("resolves")) == 2


def test_r26_owl_draws_the_rest_after_the_demobilization() -> None:
    t = table(hand="owl stag", deck="whale", discard="fish doves")
    t.play("play-owl pay-stag")
    assert t.asks == "refill"
    assert t.hand == "whale"
    assert t.discard == "fish doves stag owl"  # payment, then the owl, are already there (1.6)
    t.play("remove-fish remove-doves")
    assert t.hand == "owl stag whale"  # the owl drew itself


def test_r27_the_deck_running_out_by_the_last_draw_does_nothing_yet() -> None:
    t = table(deck="owl whale stag", discard="fish fish fish").reinforce()
    assert t.asks == "defend"
    assert (t.deck, t.discard) == ("", "fish fish fish")


def test_r28_draws_from_nothing_are_lost() -> None:
    t = table(deck="owl").reinforce()
    assert (t.asks, t.hand) == ("defend", "owl")
    assert t.told("no-cards") == [{"seat": 0, "count": 2}]


def test_r29_the_introductory_game_reshuffles_plainly() -> None:
    t = table(hand="owl stag", discard="whale", options=INTRO)
    t.play("play-owl pay-stag")
    assert (t.asks, t.removed, t.hand) == ("defend", "", "owl stag whale")


def test_r30_too_few_removable_cards_leave_no_choice() -> None:
    one = table(discard="owl betrayal betrayal", options={"feats": "yes", "reinforcements": "2"}).reinforce()
    assert one.removed == "owl"  # option b, the betrayals passed over
    assert one.discard == "betrayal betrayal"  # drawn with an empty hand
    none = table(hand="stag", discard="betrayal", options={"feats": "yes"}).reinforce()
    assert (none.asks, none.removed) == ("betrayal", "")
    last = table(discard="owl").reinforce()
    assert (last.removed, last.hand, last.asks) == ("owl", "", "defend")
    two = table(discard="owl whale").reinforce()
    assert two.moves == ["shuffle", "remove-whale", "remove-owl"]
    two.play("remove-owl remove-whale")
    assert (two.removed, two.hand, two.asks) == ("owl whale", "", "defend")


def test_r31_demobilization_support_with_two_one_or_no_removable_cards() -> None:
    t = table(discard="owl owl whale").reveal("demobilization - - -")
    assert t.asks == "remove"
    assert t.moves == ["random", "remove-whale", "remove-owl"]
    t.play("remove-owl")
    assert t.asks == "second-removal"
    t.play("remove-owl")
    assert (t.removed, t.discard) == ("owl owl", "whale")
    chance = table(discard="owl owl whale").reveal("demobilization - - -").play("random")
    assert len(chance.removed.split()) == 1
    one = table(discard="owl betrayal", options={"feats": "yes"}).reveal("demobilization - - -")
    assert (one.asks, one.removed, one.discard) == ("defend", "owl", "betrayal")
    none = table(discard="betrayal betrayal", options={"feats": "yes"}).reveal("demobilization - - -")
    assert (none.asks, none.removed, none.discard) == ("defend", "", "betrayal betrayal")


def test_r32_reinforcing_is_not_optional() -> None:
    assert table(deck="owl whale stag fish").reinforce().hand == "owl stag whale"
    hard = table(deck="owl whale stag fish", options={"reinforcements": "2"})
    assert hard.reinforce().hand == "owl whale"


def test_r33_hand_limit_counts_only_at_the_end_of_step_4() -> None:
    t = table(hand="owl " * 9 + "fish stag whale", deck="stag stag stag", piles="- - - -")
    t.reinforce()
    assert (t.asks, len(t.hand.split())) == ("defend", 15)
    t.play("done")
    assert t.asks == "limit"
    assert t.position.question(0).values["count"] == 5
    t.play("discard-fish discard-whale discard-stag discard-owl discard-owl")
    assert t.discard == "fish whale stag owl owl"
    assert t.asks == "refill"  # the next round's reinforcements found no deck
    exact = table(hand="owl " * 10)
    assert exact.play("done").ending == "count"


def test_r34_desiccation_by_size_of_hand() -> None:
    t = table(hand="owl stag fish").reveal("desiccation - - -")
    assert t.moves == ["random", "discard-owl", "discard-stag", "discard-fish"]
    t.play("discard-owl")
    assert t.moves == ["discard-stag", "discard-fish"]
    assert t.play("discard-fish").discard == "owl fish"
    chance = table(hand="owl stag fish").reveal("desiccation - - -").play("random")
    assert len(chance.hand.split()) == 2
    one = table(hand="owl").reveal("desiccation - - -")
    assert (one.asks, one.discard) == ("defend", "owl")
    assert table().reveal("desiccation - - -").asks == "defend"


def test_r35_tornado_on_a_bare_row_by_size_of_hand() -> None:
    t = table(hand="owl stag fish", deck="doves", options=ELEMENTS).reveal("tornado - - -")
    assert t.asks == "return"
    t.play("return-fish return-owl")
    assert (t.deck, t.hand) == ("owl fish doves", "stag")  # D8: the last one put back is on top
    one = table("a2 tree_1", hand="owl", options=ELEMENTS).reveal("tornado - - -")
    assert (one.asks, one.deck, one.board) == ("defend", "owl", "a2 tree_1")
    none = table(options=ELEMENTS).reveal("tornado - - -")
    assert (none.asks, none.deck, none.ravage_discard) == ("defend", "", "tornado")
