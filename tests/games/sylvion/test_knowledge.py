"""What each seat knows: hidden hands, cards followed, piles looked at; and `redeal`, which must agree with it."""

import json

from elderwood.engine.chance import Dice, chance_of
from elderwood.games.sylvion.position import SylvionPosition
from elderwood.games.sylvion.state import STREAMS
from tests.games.sylvion.table import TITLE, Table, table

SILENT = {"hands": "silent", "elements": "yes"}


def indistinguishable(t: Table, seat: int) -> list[SylvionPosition]:
    """Redeal for a seat a few times; its view must stay the same to the byte."""
    before = json.dumps(t.view(seat))
    others = [t.position.redeal(seat, chance_of("redeal", f"oak-{number}", STREAMS)) for number in range(8)]
    for other in others:
        assert json.dumps(other.view(seat)) == before
        assert other.inventory() == t.position.inventory()
        assert other.moves(seat) == t.position.moves(seat)
    return others


def test_cards_returned_by_a_tornado_are_seen_until_they_leave_the_hand() -> None:
    t = table("a1 tree_3, b1 fountain_1", hand="owl", partner="stag stag", seats=2, options=SILENT)
    t.reveal("tornado - - -").play("done")
    known = t.view(1)["hands"][0]
    assert (known["count"], known["cards"], known["known"]) == (3, None, ["fountain_1", "tree_3"])
    for other in indistinguishable(t, 1):
        assert sorted(other.sylvan.hands[0])[:1] == [1]
        assert 7 in other.sylvan.hands[0]
    t.play("play-tree_3 a1 pay-stag pay-stag")
    assert t.view(1)["hands"][0]["known"] == ["fountain_1"]


def test_the_partner_hand_is_hidden_and_redealt_from_what_is_unseen() -> None:
    t = table(hand="owl", partner="stag fish", deck="whale doves elephant", seats=2, options=SILENT)
    assert t.view(0)["unseen"] == {"whale": 1, "elephant": 1, "stag": 1, "doves": 1, "fish": 1}
    partners = {tuple(sorted(other.sylvan.hands[1])) for other in indistinguishable(t, 0)}
    assert len(partners) > 1
    assert all(other.sylvan.hands[0] == t.position.sylvan.hands[0] for other in indistinguishable(t, 0))


def test_a_redealt_hand_never_holds_a_betrayal() -> None:
    options = {"hands": "silent", "feats": "yes"}
    t = table(hand="owl", partner="stag fish", deck="betrayal betrayal betrayal whale", seats=2, options=options)
    for other in indistinguishable(t, 0):
        assert 17 not in other.sylvan.hands[1]


def test_owls_wisdom_tells_the_searcher_what_the_partner_holds() -> None:
    options = {"hands": "silent"}
    t = table(partner="stag fish", deck="whale doves elephant", feats="owls_wisdom", seats=2, options=options)
    assert t.view(0)["hands"][1]["known"] == []
    t.play("feat-owls_wisdom")
    assert t.view(0)["hands"][1]["known"] == ["stag", "fish"]
    assert t.view(0)["deck_search"] == ["whale", "elephant", "doves"]
    assert t.view(1)["deck_search"] == []
    assert t.view(-1)["deck_search"] == []
    for other in indistinguishable(t, 0):
        assert sorted(other.sylvan.hands[1]) == sorted(t.position.sylvan.hands[1])
    t.play("search-whale search-doves")
    assert t.view(1)["hands"][0] == {"count": 2, "cards": None, "known": []}
    assert t.view(0)["hands"][1]["known"] == ["stag", "fish"]
    taken = [event for event in t.log.events if event.full_key == "sylvion-event-drawn"]
    assert [event.full_values["card"] for event in taken] == ["whale", "doves"]
    for event in taken:
        told = [event.seen_by(seat) for seat in (0, 1, -1)]
        assert [one is not None and "card" in one.values for one in told] == [True, False, False]


def test_cards_put_back_are_known_to_their_owner_and_followed_into_the_next_hand() -> None:
    t = table(hand="owl stag fish", partner="whale", deck="doves", seats=2, options=SILENT)
    t.reveal("tornado - - -").play("done return-stag return-owl")
    assert t.view(0)["deck_known"] == ["owl", "stag"]
    assert t.view(1)["deck_known"] == []
    for other in indistinguishable(t, 0):
        assert other.sylvan.deck[1:] == t.position.sylvan.deck[1:]
    t.position.active = 1
    t.reinforce()
    assert t.view(0)["hands"][1]["known"] == ["owl", "stag"]  # seat 0 saw where they went


def test_cards_put_back_by_the_second_player_are_known_to_that_one_alone() -> None:
    t = table(hand="whale", partner="owl stag fish", deck="doves", active=1, seats=2, options=SILENT)
    t.reveal("tornado - - -").play("done return-stag return-owl")
    assert t.view(1)["deck_known"] == ["owl", "stag"]
    assert t.view(0)["deck_known"] == []
    put_back = [event.audience for event in t.log.events if event.full_key == "sylvion-event-put-back-card"]
    assert put_back == [0b10, 0b10]


def test_what_is_known_of_a_hand_is_no_longer_unseen() -> None:
    t = table("a1 tree_3", partner="owl", deck="stag", active=1, seats=2, options=SILENT)
    t.reveal("tornado - - -").play("done")
    assert t.view(0)["hands"][1]["known"] == ["tree_3"]
    assert t.view(0)["unseen"] == {"owl": 1, "stag": 1}
    assert t.view(-1)["unseen"] == {"tree_3": 1, "owl": 1, "stag": 1}


def test_open_hands_follow_cards_put_back_too() -> None:
    t = table(hand="owl stag fish", partner="whale", deck="doves", seats=2, options={"elements": "yes"})
    t.reveal("tornado - - -").play("return-stag return-owl")
    assert t.view(1)["deck_known"] == ["owl", "stag"]


def test_a_shuffle_wipes_what_was_known_of_the_deck() -> None:
    t = table(hand="owl stag fish", deck="doves", feats="owls_wisdom", options={"elements": "yes"})
    t.reveal("tornado - - -").play("return-stag return-owl")
    assert t.view()["deck_known"] == ["owl", "stag"]
    t.play("feat-owls_wisdom search-doves search-owl")
    assert t.view()["deck_known"] == []


def test_cards_dealt_back_are_seen_where_they_lie() -> None:
    t = table(feats="disinformation", piles="simoon blaze blaze elemental_0 tornado geyser lake elemental_1")
    t.play("feat-disinformation place-lake place-simoon")
    assert t.view()["piles_known"] == [["lake"], ["simoon"], [], []]
    t.play("place-blaze place-blaze place-geyser")
    assert t.view()["piles_known"] == [["geyser", "lake"], ["simoon"], ["blaze"], ["blaze"]]
    assert t.view(-1)["piles_known"] == [[], [], [], []]


def test_piles_looked_at_stay_known_as_they_are_turned() -> None:
    piles = "simoon blaze - - / elemental_0 - - - / elemental_1 - - -"
    t = table(hand="squirrels doves stag stag", piles=piles).play("play-squirrels pay-stag keep keep keep keep")
    assert t.view()["piles_known"][0] == ["simoon", "elemental_0"]
    t.play("play-doves pay-stag")
    assert t.view()["piles_known"][0] == ["elemental_0"]
    for other in indistinguishable(t, 0):
        assert other.ravage.piles[-4:] == t.position.ravage.piles[-4:]


def test_piles_looked_at_stay_known_as_rounds_are_turned() -> None:
    piles = "simoon blaze - - / elemental_0 - - - / elemental_1 - - - / lake - - -"
    t = table(hand="squirrels stag", deck="owl " * 9, piles=piles).play("play-squirrels pay-stag keep keep keep keep")
    for top in (["simoon", "elemental_0"], ["elemental_0"], [], []):
        assert t.view()["piles_known"][0] == top
        t.play("done")


def test_squirrels_after_partial_knowledge_know_two_layers_again() -> None:
    piles = "simoon - - - / blaze - - - / elemental_1 - - - / elemental_2 - - -"
    t = table(hand="squirrels squirrels doves stag stag stag", piles=piles)
    t.play("play-squirrels pay-stag keep keep keep keep play-doves pay-stag")
    assert t.view()["piles_known"][0] == ["blaze"]
    t.play("play-squirrels pay-stag swap keep keep keep")
    assert t.view()["piles_known"][0] == ["elemental_1", "blaze"]


def test_disinformation_is_known_to_players_while_it_is_being_placed() -> None:
    piles = "simoon blaze blaze blaze / elemental_0 elemental_1 elemental_2 elemental_3 / lake lake geyser geyser"
    t = table(feats="disinformation", piles=piles, seats=2, options=SILENT).play("feat-disinformation place-simoon")
    for seat in (0, 1, -1):
        indistinguishable(t, seat)
    assert "simoon" not in t.view(0)["looked"]
    assert t.view(-1)["looked"] == []
    assert t.view(0)["pile_height"] == 3


def test_a_spectator_sees_neither_hands_nor_deck_nor_piles() -> None:
    t = table(hand="owl", deck="stag fish", piles="simoon blaze blaze blaze / lake lake geyser geyser")
    view = t.view(-1)
    assert view["hands"] == [{"count": 1, "cards": None, "known": []}]
    assert (view["deck"], view["deck_known"]) == (2, [])
    assert view["unseen"] == {"owl": 1, "stag": 1, "fish": 1}
    assert view["piles_known"] == [[], [], [], []]
    hands = {tuple(other.sylvan.hands[0]) for other in indistinguishable(t, -1)}
    assert len(hands) > 1


def test_a_spectators_redeal_can_be_looked_at_by_the_players() -> None:
    t = table("a1 tree_3, b1 tree_4", hand="owl", deck="stag fish doves", seats=2, options=SILENT)
    t.reveal("tornado - - -").play("done")
    for other in indistinguishable(t, -1):
        assert sum(other.view(1)["unseen"].values()) == 4
        assert len(other.view(1)["hands"][0]["known"]) == 2  # as many as there were, whichever


def test_the_draft_is_open_and_can_be_redealt() -> None:
    position = TITLE.start(2, {"hands": "silent", "feats": "yes"}, "oak")
    assert isinstance(position, SylvionPosition)
    position.play(0, position.moves(0)[0])
    t = Table(position)
    for seat in (0, 1, -1):
        indistinguishable(t, seat)
    view = t.view(1)
    assert view["draft"]["columns"] == t.view(-1)["draft"]["columns"]
    assert view["deck"] > 0
    assert view["deck_known"] == t.view(0)["deck_known"]
    assert len(view["deck_known"]) == view["deck"]  # both have seen what was recruited
    assert sum(view["unseen"].values()) == view["deck"]


def test_views_survive_a_redeal_all_along_random_matches() -> None:
    dice = Dice(11)
    options = {"feats": "yes", "elements": "yes", "hands": "silent", "desolated": "0"}
    for number in range(6):
        position = TITLE.start(2, options, f"know-{number}")
        while position.outcome() is None:
            assert isinstance(position, SylvionPosition)
            if dice.below(6) == 0:
                for seat in (0, 1, -1):
                    other = position.redeal(seat, chance_of("redeal", f"r{number}", STREAMS))
                    assert other.view(seat) == position.view(seat)
            seat = position.asked
            legal = position.moves(seat)
            position.play(seat, legal[dice.below(len(legal))])
