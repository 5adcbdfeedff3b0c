"""Rulings R76 to R84: what neither rulebook had to say."""

from elderwood.engine.chance import quick_chance
from elderwood.engine.events import SPECTATOR
from elderwood.engine.outcome import Outcome
from elderwood.games.sylvion.state import DRAW
from tests.games.sylvion.table import Table, table

SILENT = {"hands": "silent"}
BOTH = {"hedgehogs": "both"}
FEATS = {"feats": "yes"}


def end_of(t: Table) -> Outcome:
    end = t.position.outcome()
    assert end is not None
    return end


def test_r76_the_score_is_bloom_and_vitality_at_the_count() -> None:
    won = end_of(table("a1 tree_4, b2 tree_3", bloom=7).play("done"))
    assert (won.how, won.scores, won.winners) == ("count", [14], [0])
    assert won.sources == [{"bloom": 7, "trees": 7}]
    lost = end_of(table("a1 tree_4", bloom=7, seats=2).play("done"))
    assert (lost.how, lost.scores, lost.winners) == ("withered", [11, 11], [])
    assert lost.values == {"bloom": 7, "vitality": 4, "desolated": 5, "round": 1}


def test_r76_a_feat_scores_at_least_twelve_and_other_defeats_nothing() -> None:
    assert end_of(table(hand="owl " * 16, feats="armistice", bloom=3).play("feat-armistice")).scores == [12]
    trees = ", ".join(f"{'abcd'[n % 4]}{n // 4 + 1} tree_{n % 4 + 1}" for n in range(8))
    assert end_of(table(trees, feats="stag_king", bloom=2).play("feat-stag_king")).scores == [22]
    assert end_of(table("a1 elemental_3, a2 tree_4", bloom=2).march()).scores == [0]
    assert end_of(table("a1 ravager_0", pawn="a1").march()).scores == [0]


def test_r77_a_betrayal_found_by_owls_wisdom_is_settled_after_the_search() -> None:
    t = table(hand="stag", deck="betrayal owl fish", feats="owls_wisdom").play("feat-owls_wisdom search-betrayal")
    assert t.asks == "search"
    assert t.told("betrayal") == [{"card": "betrayal", "seat": 0}]
    t.play("search-owl")
    assert t.asks == "betrayal"
    assert t.moves == ["accept", "discard-owl", "discard-stag"]  # what the search found may be given up
    t.play("discard-stag")
    assert (t.asks, t.hand, t.removed) == ("defend", "owl", "owls_wisdom betrayal")
    two = table(hand="stag", deck="betrayal betrayal", feats="owls_wisdom")
    two.play("feat-owls_wisdom search-betrayal search-betrayal accept discard-stag")
    assert (two.asks, two.discard, two.removed) == ("defend", "betrayal stag", "owls_wisdom betrayal")


def test_r78_with_hidden_hands_the_hedgehog_question_tells_nothing() -> None:
    hidden = table(hand="stag", partner="hedgehogs", seats=2, options=SILENT).reveal("blaze - - -")
    assert (hidden.asks, hidden.position.asked, hidden.moves) == ("hedgehogs", 0, ["done"])
    assert table(partner="hedgehogs", seats=2, options=SILENT).reveal("blaze - - -").asks == "defend"
    opened = table(hand="stag", partner="hedgehogs", seats=2).reveal("blaze - - -")
    assert opened.asks == "defend"


def test_r79_a_geyser_may_erupt_towards_an_adjacent_border() -> None:
    t = table("a1 geyser, b1 elemental_1").play("erupt-a1")
    assert t.moves == ["up", "right", "down", "left"]
    assert t.play("up").board == "b1 elemental_1"


def test_r80_without_a_blazing_card_left_an_elemental_stays_as_it_is() -> None:
    twos = ", ".join(f"{column}{row} elemental_1" for row in (1, 2) for column in "abcd")
    limited = table(twos, options={"blazing": "limited"}).reveal("- - - blaze")
    assert limited.board.count("blazing_2") == 6
    assert limited.board.endswith("c2 elemental_1, d2 elemental_1")
    mixed = table(twos + ", a3 elemental_3", options={"blazing": "limited"}).reveal("- - - blaze")
    assert mixed.board.endswith("a3 blazing_4")  # a 3/4 card is left for it
    crowd = ", ".join(f"{column}{row} elemental_0" for row in range(1, 5) for column in "abcd")
    full = table(crowd, options={"blazing": "limited"}).reveal("elemental_3 - - blaze")
    assert full.board.count("blazing_4") == 15  # the pile's card took one of sixteen on its way down
    assert table(twos).reveal("- - - blaze").board.count("blazing_2") == 8
    six_and_ten = ", ".join(f"{'abcd'[n % 4]}{n // 4 + 1} elemental_{1 if n < 6 else 2}" for n in range(16))
    spent = table(six_and_ten, options={"blazing": "limited"}).reveal("blaze - - elemental_0")
    assert (spent.board.count("blazing_2"), spent.board.count("blazing_3")) == (6, 10)
    assert spent.view()["revealed"][3] == "elemental_0"  # every card lies there, whichever side is up


def test_r81_hedgehogs_of_both_players_the_active_one_first() -> None:
    t = table(hand="hedgehogs hedgehogs", partner="hedgehogs", seats=2, options=BOTH).reveal("blaze simoon - -")
    assert t.position.asked == 0
    t.play("play-hedgehogs pile-1 done")
    assert (t.asks, t.position.asked) == ("hedgehogs", 1)
    t.play("play-hedgehogs pile-2")
    assert (t.asks, t.told("resolves")) == ("defend", [])
    only_partner = table(hand="stag", partner="hedgehogs", seats=2, options=BOTH).reveal("blaze - - -")
    assert only_partner.position.asked == 1
    active_only = table(hand="stag", partner="hedgehogs", seats=2).reveal("blaze - - -")
    assert active_only.asks == "defend"


def test_r82_the_payer_chooses_per_point_between_a_card_and_a_fish_point() -> None:
    t = table(hand="tree_3 stag", points=2).play("play-tree_3 a1")
    assert t.moves == ["pay-stag", "point"]
    t.play("pay-stag point")
    assert (t.position.points, t.discard) == (1, "stag")
    assert t.told("pays-point") == [{"seat": 0}]
    duo = table(hand="tree_3", partner="stag", points=2, seats=2).play("play-tree_3 a1 point")
    assert (duo.position.asked, duo.moves) == (1, ["pay-stag", "point"])


def test_r83_a_card_put_back_unseen_makes_the_partner_forget_the_hand() -> None:
    options = {"hands": "silent", "elements": "yes"}
    t = table("a1 tree_1, b1 tree_2", hand="owl stag", partner="fish", seats=2, options=options)
    t.reveal("tornado - - -").play("done")
    assert t.view(1)["hands"][0]["known"] == ["tree_1", "tree_2"]
    t.reveal("tornado - - -").play("done return-stag")
    assert t.view(1)["hands"][0]["known"] == []
    assert t.view(1)["deck_known"] == []
    assert t.view(0)["deck_known"] == ["stag"]
    assert [event.audience for event in t.log.events if event.full_key == "sylvion-event-put-back-card"] == [1]
    sure = table("a1 tree_1", partner="fish", seats=2, options=options).reveal("tornado - - -")
    sure.reveal("tornado - - -").play("done")
    assert sure.view(1)["deck_known"] == ["tree_1"]  # it could be no other card


def test_r84_a_hand_that_was_all_there_was_beside_an_empty_deck_stays_known() -> None:
    t = table(hand="owl", partner="stag fish", discard="whale doves elephant owl", seats=2, options=SILENT)
    assert t.view(0)["unseen"] == {"stag": 1, "fish": 1}  # what the partner holds can be told from this alone
    t.do(DRAW, 0, 1).play("shuffle")
    assert sorted(t.view(0)["hands"][1]["known"]) == ["fish", "stag"]
    assert t.view(1)["hands"][0]["known"] == ["owl"]  # but not the card that was drawn since
    assert t.view(0)["hands"][0]["known"] == ["owl"]  # which its owner can tell
    assert t.view(SPECTATOR)["hands"][1]["known"] == []
    for seed in range(8):
        redealt = t.position.redeal(0, quick_chance(seed))
        assert sorted(redealt.sylvan.hands[1]) == sorted(t.position.sylvan.hands[1])
        guess = t.position.redeal(SPECTATOR, quick_chance(seed))
        assert [len(known) for known in guess.known.hands] == [1, 2]
        for known, hand in zip(guess.known.hands, guess.sylvan.hands, strict=True):
            assert set(known) <= set(hand)


def test_r84_open_hands_need_no_memory() -> None:
    t = table(hand="owl", partner="stag fish", discard="whale doves elephant owl", seats=2).do(DRAW, 0, 1)
    t.play("shuffle")
    assert t.position.known.hands == [[], []]
