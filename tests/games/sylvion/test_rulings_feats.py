"""Rulings R48 to R60: betrayals and feats (4.5). Columns of the draft, R54 to R56, are in test_mobilization."""

from elderwood.games.sylvion.state import DRAW
from tests.games.sylvion.table import table

FEATS = {"feats": "yes"}
TREES = "a1 tree_1, b1 tree_2, c1 tree_3, d1 tree_4, a2 tree_1, b2 tree_1, c2 tree_1"
FOUNTAINS = ", ".join(f"{'abcd'[n % 4]}{n // 4 + 1} fountain_{n % 4 + 1}" for n in range(9))


def test_r48_betrayals_are_settled_one_by_one_and_use_up_their_draw() -> None:
    t = table(hand="stag", deck="owl betrayal whale fish", options=FEATS).reinforce()
    assert t.asks == "betrayal"
    assert t.hand == "owl stag"  # the third card is not drawn yet
    assert t.moves == ["accept", "discard-owl", "discard-stag"]
    t.play("discard-stag")
    assert (t.hand, t.deck) == ("owl whale", "fish")
    assert (t.discard, t.removed) == ("stag", "betrayal")  # D6
    again = table(hand="stag", deck="betrayal betrayal owl", options=FEATS).reinforce()
    again.play("accept discard-stag")
    assert (again.discard, again.removed, again.hand) == ("betrayal stag", "betrayal", "owl")


def test_r49_a_betrayal_in_the_starting_hand_gets_no_replacement() -> None:
    t = table(deck="betrayal " * 2 + "owl " * 8, options=FEATS).do(DRAW, 0, 8)
    assert (t.hand, t.discard) == ("owl owl owl owl owl owl", "betrayal betrayal")


def test_r50_with_an_empty_hand_a_betrayal_is_only_discarded() -> None:
    t = table(deck="betrayal owl whale", options=FEATS).reinforce()
    assert (t.asks, t.discard, t.hand) == ("defend", "betrayal", "owl whale")


def test_r51_betrayals_from_fountains_owls_and_reinforcements_alike() -> None:
    fountain = table("a1 fountain_1, b1 elemental_1", hand="stag", deck="betrayal", options=FEATS).march()
    assert fountain.asks == "betrayal"
    owl = table(hand="owl stag fish", deck="whale betrayal doves", options=FEATS).play("play-owl pay-stag")
    assert (owl.asks, owl.hand) == ("betrayal", "fish whale")
    owl.play("accept")
    assert owl.hand == "doves fish whale"
    assert table(hand="stag", deck="betrayal", options=FEATS).reinforce().asks == "betrayal"


def test_r52_demobilization_never_touches_a_betrayal() -> None:
    t = table(discard="betrayal owl whale", options=FEATS).reveal("demobilization - - -")
    assert t.moves == ["random", "remove-whale", "remove-owl"]
    for number in range(12):
        seed = f"seed-{number}"
        support = table(discard="betrayal betrayal owl stag", options=FEATS, seed=seed)
        support.reveal("demobilization - - -").play("random")
        assert support.removed in ("owl", "stag")
        assert support.discard.count("betrayal") == 2
        refill = table(discard="betrayal betrayal owl stag", options=FEATS, seed=seed).reinforce()
        refill.play("shuffle")
        assert refill.removed in ("owl", "stag")
        zones = " ".join([refill.deck, refill.discard, refill.removed, refill.hand]).split()
        limbo = len(refill.position.sylvan.limbo)
        assert zones.count("betrayal") + limbo == 2


def test_r53_owls_wisdom_takes_what_exists_and_never_demobilizes() -> None:
    t = table(hand="stag", deck="betrayal owl fish", discard="doves doves", feats="owls_wisdom")
    t.play("feat-owls_wisdom")
    assert t.moves == ["search-owl", "search-fish", "search-betrayal"]
    t.play("search-owl search-fish")
    assert (t.hand, t.deck, t.removed) == ("fish owl stag", "betrayal", "owls_wisdom")
    short = table(deck="owl", discard="doves doves", feats="owls_wisdom").play("feat-owls_wisdom search-owl")
    assert (short.asks, short.hand, short.discard) == ("defend", "owl", "doves doves")
    empty = table(discard="doves doves", feats="owls_wisdom").play("feat-owls_wisdom")
    assert (empty.asks, empty.hand, empty.discard) == ("defend", "", "doves doves")


def test_r57_stag_king_needs_eight_trees_of_all_four_values() -> None:
    t = table(TREES, hand="tree_1", feats="stag_king")
    assert t.refusal("feat-stag_king") == "king R57"
    assert t.play("play-tree_1 d2").offers("feat-stag_king")
    assert t.play("feat-stag_king").ending == "stag-king"
    poor = table(TREES.replace("tree_4", "tree_3") + ", d2 tree_1", feats="stag_king")
    assert poor.refusal("feat-stag_king") == "king R57"
    more = table(TREES + ", d2 tree_1, d3 tree_2", feats="stag_king")
    assert more.play("feat-stag_king").ending == "stag-king"


def test_r57_fish_flood_needs_ten_fountains_of_all_four_values() -> None:
    t = table(FOUNTAINS, hand="fountain_1", feats="fish_flood")
    assert t.refusal("feat-fish_flood") == "flood R57"
    assert t.play("play-fountain_1 d4 feat-fish_flood").ending == "fish-flood"
    poor = table(FOUNTAINS.replace("fountain_4", "fountain_3") + ", d4 fountain_1", feats="fish_flood")
    assert poor.refusal("feat-fish_flood") == "flood R57"
    more = table(FOUNTAINS + ", d3 fountain_1, d4 fountain_1", feats="fish_flood")
    assert more.offers("feat-fish_flood")


def test_r57_charging_whales_need_twelve_elementals_and_no_bloom() -> None:
    twelve = ", ".join(f"{'abcd'[n % 4]}{n // 4 + 1} elemental_{n % 4}" for n in range(12))
    assert table(twelve, feats="charging_whales", bloom=0).play("feat-charging_whales").ending == "charging-whales"
    assert table(twelve, feats="charging_whales", bloom=1).refusal("feat-charging_whales") == "charge R57"
    eleven = twelve.replace("d3 elemental_3", "d3 tree_1")
    assert table(eleven, feats="charging_whales", bloom=0).refusal("feat-charging_whales") == "charge R57"
    blazing = twelve.replace("elemental_0", "blazing_4") + ", d4 ravager_0"
    assert table(blazing, feats="charging_whales", bloom=0).offers("feat-charging_whales")


def test_r57_armistice_needs_sixteen_cards() -> None:
    assert table(hand="owl " * 15, feats="armistice").refusal("feat-armistice") == "armistice R57"
    assert table(hand="owl " * 16, feats="armistice").play("feat-armistice").ending == "armistice"
    assert table(hand="owl " * 17, feats="armistice").offers("feat-armistice")


def test_r58_winning_feats_count_only_when_played_in_step_4() -> None:
    t = table(hand="owl " * 16, feats="armistice", piles="- - - -", deck="stag stag stag")
    assert t.ending == ""  # never automatic
    t.play("done")
    assert t.asks == "limit"  # too late: the hand limit comes after the plays
    assert t.refusal("feat-armistice") == "why-not-asked"
    window = table(hand="owl " * 16 + "hedgehogs", feats="armistice").reveal("blaze - - -")
    assert (window.asks, window.moves) == ("hedgehogs", ["done", "play-hedgehogs"])


def test_r59_deluge_clears_all_cells_and_takes_the_pawn_instead_of_its_bearer() -> None:
    board = "a1 lake, b1 geyser, c1 fountain_2, d1 tree_3, a2 elemental_1, b2 ravager_2, c2 blazing_4"
    t = table(board, feats="deluge", pawn="b2").play("feat-deluge")
    assert (t.board, t.pawn) == ("b2 ravager_2", "aside")
    assert t.discard == "fountain_2 tree_3"
    assert t.ravage_discard == "lake geyser elemental_1"  # a blazing card goes back to its supply


def test_r60_feats_are_free_never_pay_and_leave_the_game() -> None:
    t = table(hand="tree_2", feats="deluge hedgehog_fence")
    assert t.refusal("play-tree_2") == "cost 1.6"
    t.play("feat-deluge")
    assert (t.hand, t.removed) == ("tree_2", "deluge")
    assert t.refusal("feat-deluge") == "no-feat R60"
    t.play("feat-hedgehog_fence")
    assert (t.view()["feats"], t.removed) == ([], "deluge hedgehog_fence")
