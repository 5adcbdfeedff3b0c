"""What is hidden stays hidden, and what can be worked out is respected."""

from elderwood.engine.chance import Dice, chance_of
from elderwood.engine.events import SPECTATOR
from elderwood.games.wizards.cards import NUMBER, STRENGTH
from elderwood.games.wizards.knowledge import EVERYBODY_SEES, NOT, known_of, limit
from elderwood.games.wizards.piles import hand_over
from elderwood.games.wizards.position import WizardsPosition
from tests.games.wizards.table import TITLE, table

GOLDEN = NUMBER["golden_phoenix"]


def redeals(position: WizardsPosition, seat: int, times: int = 60) -> list[WizardsPosition]:
    source = chance_of("test", "oak", 1)
    return [position.redeal(seat, source) for _ in range(times)]


def test_a_card_that_went_back_openly_stays_known() -> None:
    areas = ["jackalope grasping_vine", "longneck leaf_wolf"]
    t = table("reveal", hands=["stone_spider", "living_leaf"], areas=areas, slot=1)
    for viewer in (0, SPECTATOR):
        assert t.view(viewer)["players"][1]["known"] == ["leaf_wolf"]
        assert all(NUMBER["leaf_wolf"] in other.cards.hands[1] for other in redeals(t.position, viewer))
    assert len({tuple(sorted(other.cards.hands[1])) for other in redeals(t.position, 0)}) > 5


def test_a_known_card_may_be_the_one_face_down() -> None:
    areas = ["jackalope grasping_vine", "longneck leaf_wolf"]
    t = table("reveal", hands=["stone_spider", "living_leaf"], areas=areas, slot=1)
    t.play("pass boost-living_leaf")
    assert t.view(0)["players"][1]["known"] == ["leaf_wolf"]


def test_a_known_card_that_is_played_is_known_no_more() -> None:
    areas = ["jackalope grasping_vine", "longneck leaf_wolf"]
    t = table("reveal", hands=["stone_spider", "leaf_wolf living_leaf"], areas=areas, slot=1)
    t.play("pass boost-leaf_wolf")
    # There were two wolves; which one was played cannot be told.
    assert known_of(t.position, 1, 0) == []


def test_face_down_cards_are_dealt_anew() -> None:
    t = table("summon", hands=["leaf_wolf longneck", "jackalope stone_spider"]).play("1:summon-jackalope")
    seen = {other.places.chosen[1] for other in redeals(t.position, 0)}
    assert len(seen) > 5
    assert {other.places.chosen[1] for other in redeals(t.position, 1)} == {NUMBER["jackalope"]}
    assert all(other.places.chosen[1] in other.cards.hands[1] for other in redeals(t.position, 0))


def test_who_was_spared_by_the_centipede_has_no_eight() -> None:
    hands = ["centipede", "longneck leaf_wolf jackalope", "dusk_moth"]
    t = table("search", hands=hands, deck="stone_spider")
    t.play("play-centipede")
    assert t.asked == [2]
    for other in redeals(t.position, 0):
        assert all(STRENGTH[card] != 8 for card in other.cards.hands[1])
        assert any(STRENGTH[card] == 8 for card in other.cards.hands[2])


def test_what_is_left_after_the_wanderer_is_no_stronger() -> None:
    hands = ["dark_wanderer", "longneck stone_spider jackalope", "leaf_wolf thorn_badger"]
    t = table("search", hands=hands)
    t.play("play-dark_wanderer give-longneck give-leaf_wolf")
    assert t.question == "keep"
    for other in redeals(t.position, 0):
        assert other.acting.received == t.position.acting.received
        assert sum(STRENGTH[card] <= 7 for card in other.cards.hands[1]) >= 2
    gifts = {other.acting.received[0] for other in redeals(t.position, 2)}
    assert len(gifts) > 3
    t.play("take-leaf_wolf")
    # The longneck lies open now: seat 2 has learnt about seat 1 as well.
    assert all(sum(STRENGTH[card] <= 7 for card in other.cards.hands[1]) >= 2 for other in redeals(t.position, 2))


def test_a_card_seen_discarded_is_in_no_hand_that_was_kept() -> None:
    t = table("rest", hands=["leaf_wolf longneck", "jackalope stone_spider"], discard="golden_phoenix", ranking=[0, 1])
    t.play("keep-hand keep-hand")
    position = t.position
    assert position.knowledge.carried == [2, 2]
    for other in redeals(position, 0, 200):
        assert other.cards.hands[1].count(GOLDEN) <= 1
    position.cards.hands[1] = position.cards.hands[1][:2]
    assert not any(GOLDEN in other.cards.hands[1] for other in redeals(position, 0, 100))


def test_when_the_deck_is_rebuilt_two_players_know_all() -> None:
    deck = "giant_scorpion"
    t = table("search", ["longneck", "jackalope leaf_wolf"], deck=deck, discard="stone_spider dusk_moth", only=True)
    assert "reshuffled" in t.events
    for other in redeals(t.position, 0):
        assert sorted(other.cards.hands[1]) == sorted(t.position.cards.hands[1])


def test_an_unseen_card_makes_others_forget() -> None:
    areas = ["jackalope grasping_vine", "longneck leaf_wolf", "jackalope"]
    t = table("reveal", hands=["stone_spider", "living_leaf", "creepy_crow"], areas=areas, slot=1)
    position = t.position
    assert known_of(position, 1, 2) == [NUMBER["leaf_wolf"]]
    hand_over(position, 1, 0, NUMBER["living_leaf"], None)
    assert known_of(position, 1, 2) == []
    assert known_of(position, 1, 0) == [NUMBER["leaf_wolf"]]
    assert known_of(position, 0, 1) == [NUMBER["living_leaf"]]


def test_redealt_hands_come_from_what_a_seat_cannot_place() -> None:
    dice = Dice(5)
    position = TITLE.start(4, {}, "oak")
    assert isinstance(position, WizardsPosition)
    source = chance_of("test", "oak", 1)
    while position.outcome() is None:
        seat = dice.below(4)
        other = position.redeal(seat, source)
        assert sorted(other.cards.hands[seat]) == sorted(position.cards.hands[seat])
        assert [len(hand) for hand in other.cards.hands] == [len(hand) for hand in position.cards.hands]
        assert other.inventory() == position.inventory()
        asked = position.awaits()[0]
        moves = position.moves(asked)
        position.play(asked, moves[dice.below(len(moves))])


def test_where_few_deals_agree_the_true_one_is_no_way_out() -> None:
    """Seat 2 is known to hold four weak cards, and there are just four: chance alone hardly ever deals them to it."""
    many = "golden_phoenix dark_phoenix leaf_wolf leaf_owl creepy_crow slate_skink hornet_queen dark_wanderer"
    hands = ["longneck", f"{many} velvet_falcon centipede dusk_moth", "bone_stag stone_spider thorn_badger living_leaf"]
    t = table("summon", hands=hands, deck="glitter_otter giant_scorpion", only=True)
    position = t.position
    limit(position, 2, 4, 3, EVERYBODY_SEES)
    true = sorted(position.cards.hands[1])
    same = 0
    for other in redeals(position, 0, 100):
        assert all(STRENGTH[card] <= 3 for card in other.cards.hands[2])
        assert other.inventory() == position.inventory()
        same += sorted(other.cards.hands[1]) == true
    # Eleven of thirteen cards: one deal in 78 is the true one.
    assert same < 10


def test_a_deal_is_worked_out_from_what_a_seat_knows_and_nothing_else() -> None:
    """Two tables that differ only in what is hidden are dealt anew alike, even where chance alone finds no deal."""
    many = "golden_phoenix dark_phoenix leaf_wolf leaf_owl creepy_crow slate_skink hornet_queen dark_wanderer"
    weak = "bone_stag stone_spider thorn_badger living_leaf"
    one = table("summon", ["longneck", f"{many} velvet_falcon", weak], deck="dusk_moth centipede", only=True)
    two = table("summon", ["longneck", f"{many} dusk_moth", weak], deck="velvet_falcon centipede", only=True)
    for t in (one, two):
        limit(t.position, 2, 4, 3, EVERYBODY_SEES)
    for first, second in zip(redeals(one.position, 0), redeals(two.position, 0), strict=True):
        assert first.cards.hands[1:] == second.cards.hands[1:]
        assert first.cards.deck == second.cards.deck


def test_whoever_is_asked_for_a_strength_has_it_in_every_deal() -> None:
    """The only eights among many cards lie in the hand that is asked, which is known to hold nothing else like it."""
    rest = "golden_phoenix dark_phoenix leaf_wolf leaf_owl creepy_crow slate_skink hornet_queen dark_wanderer"
    t = table("search", ["centipede", f"{rest} longneck", "dusk_moth jackalope"], deck="stone_spider", only=True)
    t.play("play-centipede")
    assert t.asked == [2]
    limit(t.position, 2, 1, NOT + 8, EVERYBODY_SEES)
    for other in redeals(t.position, 0):
        assert NUMBER["dusk_moth"] in other.cards.hands[2]
        assert other.moves(2) == t.position.moves(2)
