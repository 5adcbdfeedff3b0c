"""The rule constants (4.8): each option with both values."""

from elderwood.engine.zones import tally
from elderwood.games.sylvion.position import SylvionPosition
from tests.games.sylvion.table import TITLE, table


def test_deluge_draws_for_fountains_if_agreed() -> None:
    board = "a1 fountain_4, b2 fountain_1, c3 tree_1"
    t = table(board, deck="owl stag fish", feats="deluge", options={"deluge-draws": "yes"}).play("feat-deluge")
    assert (t.hand, t.asks) == ("owl stag", "defend")
    assert table(board, deck="owl stag fish", feats="deluge").play("feat-deluge").hand == ""


def test_owl_target() -> None:
    def asks(options: dict[str, str]) -> str:
        t = table(hand="owl", partner="stag", deck="fish", seats=2, options=options).play("play-owl")
        return t.asks if t.asks == "who" else t.play("pay-stag").partner

    assert asks({}) == "who"
    assert asks({"owl": "choice", "edition": "russian"}) == "who"
    assert asks({"owl": "partner"}) == "fish"
    assert asks({"edition": "russian"}) == "fish"


def test_hedgehogs_of_the_active_player_or_of_both() -> None:
    both = {"hedgehogs": "both"}
    assert table(partner="hedgehogs", seats=2).reveal("blaze - - -").asks == "defend"
    assert table(partner="hedgehogs", seats=2, options=both).reveal("blaze - - -").position.asked == 1


def test_pawn_before_or_after_the_hedgehogs() -> None:
    first = table(hand="hedgehogs", options={"pawn": "yes"}).reveal("ravager_3 ravager_1 - -")
    assert first.pawn == "pile:1"
    assert first.play("play-hedgehogs pile-1").pawn == "aside"
    after = table(hand="hedgehogs", options={"pawn": "yes", "pawn-first": "no"}).reveal("ravager_3 ravager_1 - -")
    assert after.pawn == "aside"
    assert after.play("play-hedgehogs pile-1").pawn == "pile:2"


def test_blazing_supply() -> None:
    board = ", ".join(f"{'abcd'[n % 4]}{n // 4 + 1} elemental_1" for n in range(7))
    assert table(board).reveal("- - - blaze").board.count("blazing_2") == 7
    assert table(board, options={"blazing": "limited"}).reveal("- - - blaze").board.count("blazing_2") == 6


def test_edge_numbers() -> None:
    for value, counts in {
        "3-3-3-3": {1: 3, 2: 3, 3: 3, 4: 3},
        "4-3-3-2": {1: 4, 2: 3, 3: 3, 4: 2},
        "2-3-3-4": {1: 2, 2: 3, 3: 3, 4: 4},
    }.items():
        position = TITLE.start(1, {"edge-numbers": value}, "oak")
        assert isinstance(position, SylvionPosition)
        assert tally(position.draft.edges) == counts


def test_betrayals_one_by_one_or_together() -> None:
    deck = "betrayal owl betrayal fish"
    single = table(hand="stag", deck=deck, options={"feats": "yes"}).reinforce()
    assert (single.asks, single.hand) == ("betrayal", "stag")
    together = table(hand="stag", deck=deck, options={"feats": "yes", "betrayals": "together"}).reinforce()
    assert (together.asks, together.hand) == ("betrayal", "owl stag")  # the owl may be given up
    together.play("discard-owl discard-stag")
    assert (together.asks, together.hand, together.removed) == ("defend", "", "betrayal betrayal")
    assert together.deck == "fish"


def test_armistice_counts_the_active_hand_or_both() -> None:
    hands = {"hand": "owl " * 8, "partner": "stag " * 8}
    own = table(hand=hands["hand"], partner=hands["partner"], feats="armistice", seats=2)
    assert own.refusal("feat-armistice") == "armistice R57"
    options = {"armistice": "both"}
    both = table(hand=hands["hand"], partner=hands["partner"], feats="armistice", seats=2, options=options)
    assert both.play("feat-armistice").ending == "armistice"


def test_options_are_kept_in_view_and_snapshot() -> None:
    t = table(options={"feats": "yes", "deluge-draws": "yes", "blazing": "limited"})
    assert t.view()["options"]["deluge-draws"] == "yes"
    again = TITLE.load(t.position.dump())
    assert isinstance(again, SylvionPosition)
    assert again.settings.deluge_draws
    assert again.settings.blazing_limited
    assert again.dump() == t.position.dump()
