"""Section 5: two players against the Ravage."""

from elderwood.games.sylvion.state import DRAW
from tests.games.sylvion.table import table


def test_the_partner_pays_every_cost_and_chooses_what_is_given_up() -> None:
    t = table(hand="tree_3 owl", partner="stag fish whale", seats=2).play("play-tree_3 a1")
    assert t.position.awaits() == [1]
    assert t.moves == ["pay-whale", "pay-stag", "pay-fish"]
    t.play("pay-fish pay-whale")
    assert (t.hand, t.partner, t.discard) == ("owl", "stag", "fish whale")
    assert t.position.awaits() == [0]


def test_the_active_hand_never_pays() -> None:
    t = table(hand="tree_3 owl owl owl", partner="stag", seats=2)
    assert t.refusal("play-tree_3") == "partner-cost 1.6"
    assert t.offers("play-owl")  # one card of the partner is enough
    assert table(hand="tree_3", partner="stag", points=1, seats=2).offers("play-tree_3")
    assert table(hand="tree_2", partner="stag", seats=2).offers("play-tree_2")


def test_the_roles_alternate_every_round() -> None:
    t = table(deck="stag " * 9, piles=" / ".join(["- - - -"] * 3), seats=2)
    asked = []
    while not t.ending:
        asked.append(t.position.asked)
        t.play("done")
    assert asked == [0, 1, 0, 1]
    assert (t.hand, t.partner) == ("stag stag stag", "stag stag stag stag stag stag")


def test_the_active_player_meets_what_the_ravage_does() -> None:
    options = {"elements": "yes"}
    t = table(hand="owl", partner="stag stag", active=1, seats=2).reveal("desiccation - - -")
    assert (t.position.asked, t.moves) == (1, ["random", "discard-stag"])
    t = table(hand="owl", partner="stag stag", active=1, seats=2, options=options).reveal("tornado - - -")
    assert (t.asks, t.position.asked) == ("return", 1)
    t = table("a1 tree_1", active=1, seats=2, options=options).reveal("tornado - - -")
    assert (t.hand, t.partner) == ("", "tree_1")
    t = table("a1 fountain_1, b1 elemental_2", deck="owl", active=1, seats=2).march()
    assert (t.hand, t.partner) == ("", "owl")
    t = table(discard="owl stag", active=1, seats=2).reveal("demobilization - - -")
    assert (t.asks, t.position.asked) == ("remove", 1)
    t = table(hand="hedgehogs", partner="hedgehogs", active=1, seats=2).reveal("blaze - - -")
    assert (t.asks, t.position.asked) == ("hedgehogs", 1)
    assert table(hand="hedgehogs", active=1, seats=2).reveal("blaze - - -").asks == "defend"


def test_the_active_player_settles_a_refill_even_when_the_partner_draws() -> None:
    t = table(hand="owl", partner="stag", discard="fish fish", seats=2)
    t.play("play-owl seat-1 pay-stag")
    assert (t.asks, t.position.asked) == ("refill", 0)
    t.play("shuffle")
    assert len(t.partner.split()) == 3


def test_a_betrayal_is_settled_by_whoever_drew_it() -> None:
    t = table(hand="owl fish", partner="stag whale", deck="betrayal doves doves", seats=2, options={"feats": "yes"})
    t.play("play-owl seat-1 pay-stag")
    assert (t.asks, t.position.asked) == ("betrayal", 1)
    assert t.moves == ["accept", "discard-whale"]
    t.play("discard-whale")
    assert (t.hand, t.partner) == ("fish", "doves doves")


def test_owl_draws_for_either_player() -> None:
    deck = "whale doves fish stag"
    t = table(hand="owl", partner="stag", deck=deck, seats=2).play("play-owl")
    assert t.moves == ["seat-0", "seat-1"]
    assert t.play("seat-0 pay-stag").hand == "doves fish whale"
    t = table(hand="owl", partner="stag", deck=deck, seats=2).play("play-owl seat-1 pay-stag")
    assert t.partner == "doves fish whale"


def test_both_hands_are_limited_at_the_end_of_step_4_the_active_one_first() -> None:
    t = table(hand="owl " * 11, partner="stag " * 12, active=1, seats=2).play("done")
    assert (t.asks, t.position.asked) == ("limit", 1)
    t.play("discard-stag discard-stag")
    assert (t.asks, t.position.asked) == ("limit", 0)
    assert t.play("discard-owl").ending == "count"


def test_feats_and_eruptions_are_the_active_players() -> None:
    t = table("a1 geyser", feats="deluge", active=1, seats=2)
    assert t.position.asked == 1
    assert t.offers("feat-deluge erupt-a1")


def test_fish_points_pay_for_the_active_player() -> None:
    t = table(hand="fish tree_4", partner="stag whale", seats=2).play("play-fish pay-stag play-tree_4 a1")
    assert t.position.asked == 1
    assert t.moves == ["pay-whale", "point"]
    t.play("point pay-whale point")
    assert (t.board, t.partner, t.position.points) == ("a1 tree_4", "", 1)


def test_a_thin_deck_leaves_the_starting_hands_short() -> None:
    t = table(deck="stag " * 7, seats=2).do(DRAW, 0, 6).do(DRAW, 1, 6)
    assert (len(t.hand.split()), len(t.partner.split())) == (6, 1)  # R28
    assert t.told("no-cards") == [{"seat": 1, "count": 5}]


def test_open_hands_are_seen_by_both_and_silent_ones_by_nobody_else() -> None:
    for level, visible in (("open", True), ("silent", False), ("talk", False)):
        t = table(hand="owl", partner="stag fish", seats=2, options={"hands": level})
        mine, theirs = t.view(0)["hands"]
        assert mine["cards"] == ["owl"]
        assert theirs["cards"] == (["stag", "fish"] if visible else None)
        assert theirs["count"] == 2  # sizes are public
        assert [hand["cards"] for hand in t.view(-1)["hands"]] == [None, None]
        assert [hand["count"] for hand in t.view(-1)["hands"]] == [1, 2]


def test_squirrels_show_the_piles_to_both_players_and_to_no_spectator() -> None:
    piles = "simoon blaze blaze blaze / elemental_0 elemental_1 elemental_2 elemental_3"
    t = table(hand="squirrels", partner="stag", piles=piles, seats=2, options={"hands": "silent"})
    t.play("play-squirrels pay-stag")
    both = [["simoon", "elemental_0"], ["blaze", "elemental_1"], ["blaze", "elemental_2"], ["blaze", "elemental_3"]]
    assert t.view(0)["piles_known"] == t.view(1)["piles_known"] == both
    assert t.view(-1)["piles_known"] == [[], [], [], []]
    for seat, key, card in ((0, "looked", True), (1, "looked", True), (-1, "looks", False)):
        told = [told for told in t.log.seen_by(seat) if told.key == f"sylvion-event-{key}"]
        assert len(told) == 8
        assert all(("card" in one.values) is card for one in told)
    t.play("swap keep keep swap")
    for seat, told_of in ((0, ["swapped", "kept", "kept", "swapped"]), (-1, ["orders"] * 4)):
        assert [told.key.removeprefix("sylvion-event-") for told in t.log.seen_by(seat)][-4:] == told_of
    assert [event.audience for event in t.log.events if event.full_key] == [0b11] * 12
