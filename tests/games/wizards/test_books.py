"""The books that are kept of hidden cards: what a card that leaves a hand takes with it, for whom, and what a redeal
makes of it. The numbers are those of the books; what they come to at the table is told in `test_known`.
"""

from collections import Counter
from itertools import permutations

import pytest

from elderwood.engine.chance import quick_chance
from elderwood.engine.events import SPECTATOR
from elderwood.games.wizards.cards import CARDS, NUMBER, STRENGTH
from elderwood.games.wizards.fitting import ANYTHING, OLD, match
from elderwood.games.wizards.knowledge import (
    EVERYBODY_SEES,
    NOT,
    forget,
    known_of,
    learn,
    learn_hand,
    limit,
    limits_of,
    remember_hidden,
    unseen,
    widen_limits,
)
from elderwood.games.wizards.position import WizardsPosition
from elderwood.games.wizards.redeal import OBEYING, Dealing, needed, wants_of_hand
from tests.games.wizards.setting import casting
from tests.games.wizards.table import cards, table

WOLF, OWL, LONGNECK = NUMBER["leaf_wolf"], NUMBER["leaf_owl"], NUMBER["longneck"]  # 12, 10 and 7
STAG, MOTH = NUMBER["bone_stag"], NUMBER["dusk_moth"]  # 2 and 8
TWO = 1 << 0 | 1 << 1


def position(hands: tuple[str, ...] = ("jackalope", "leaf_wolf longneck bone_stag", "leaf_owl")) -> WizardsPosition:
    return table("summon", hands).position


def limits(of: WizardsPosition, owner: int) -> list[list[tuple[int, int]]]:
    """What seats 0, 2 and spectators know of a hand: each rule with a count."""
    return [limits_of(of, owner, viewer) for viewer in (0, 2, SPECTATOR)]


# Limits


def test_a_card_that_obeys_a_limit_and_leaves_openly_makes_it_one_less() -> None:
    p = position()
    limit(p, 1, 3, 7, EVERYBODY_SEES)
    forget(p, 1, WOLF, EVERYBODY_SEES)  # too strong to be one of the three
    assert limits(p, 1) == [[(7, 3)]] * 3
    forget(p, 1, LONGNECK, EVERYBODY_SEES)
    assert limits(p, 1) == [[(7, 2)]] * 3
    forget(p, 1, STAG, EVERYBODY_SEES)
    assert limits(p, 1) == [[(7, 1)]] * 3
    forget(p, 1, STAG, EVERYBODY_SEES)
    assert limits(p, 1) == [[]] * 3


def test_a_card_that_leaves_unseen_may_be_one_that_obeyed() -> None:
    p = position()
    limit(p, 1, 3, 7, EVERYBODY_SEES)
    forget(p, 1, WOLF, TWO)
    assert limits(p, 1) == [[(7, 3)], [(7, 2)], [(7, 2)]]
    forget(p, 1, LONGNECK, TWO)
    assert limits(p, 1) == [[(7, 2)], [(7, 1)], [(7, 1)]]
    forget(p, 1, WOLF, TWO)
    assert limits(p, 1) == [[(7, 2)], [], []]


def test_the_last_card_of_a_limit_that_leaves_takes_it_along() -> None:
    p = position()
    limit(p, 1, 1, NOT + 8, EVERYBODY_SEES)
    forget(p, 1, MOTH, TWO)  # an eight is none of those the limit is about, for who sees it
    assert limits(p, 1) == [[(NOT + 8, 1)], [], []]
    forget(p, 1, WOLF, TWO)
    assert limits(p, 1) == [[]] * 3


def test_limits_on_other_hands_stay() -> None:
    p = position()
    limit(p, 1, 2, 7, EVERYBODY_SEES)
    limit(p, 2, 2, 9, EVERYBODY_SEES)
    forget(p, 1, STAG, EVERYBODY_SEES)
    assert limits(p, 1) == [[(7, 1)]] * 3
    assert [limits_of(p, 2, viewer) for viewer in (0, 1, SPECTATOR)] == [[(9, 2)]] * 3
    forget(p, 0, STAG, TWO)
    assert limits(p, 1) == [[(7, 1)]] * 3


def test_a_limit_is_for_others_and_about_cards() -> None:
    p = position()
    limit(p, 1, 2, 7, 1 << 1)
    limit(p, 1, 0, 7, EVERYBODY_SEES)
    assert p.knowledge.limits == []
    limit(p, 1, 40, 7, TWO)
    assert limits(p, 1) == [[(7, 15)], [], []]
    assert limits_of(p, 1, 1) == []


def test_a_gift_that_comes_to_light_tells_all_what_it_told_one() -> None:
    p = position()
    for owner, rule in ((1, 7), (1, 9), (2, 7)):
        limit(p, owner, 2, rule, 1 << 0)
    widen_limits(p, 1, 7)
    assert limits(p, 1) == [[(7, 2), (9, 2)], [(7, 2)], [(7, 2)]]
    assert limits_of(p, 1, 1) == []
    assert [limits_of(p, 2, viewer) for viewer in (0, 1, SPECTATOR)] == [[(7, 2)], [], []]


# Cards seen


def test_a_card_seen_to_leave_is_known_no_more_and_the_others_stay() -> None:
    p = position()
    for card in (WOLF, LONGNECK, WOLF):
        learn(p, 1, card, EVERYBODY_SEES)
    learn(p, 2, WOLF, EVERYBODY_SEES)
    forget(p, 1, WOLF, TWO)
    assert known_of(p, 1, 0) == [WOLF, LONGNECK]
    assert (known_of(p, 1, 2), known_of(p, 1, SPECTATOR)) == ([], [])
    assert [known_of(p, 2, viewer) for viewer in (0, 1, SPECTATOR)] == [[WOLF]] * 3
    assert known_of(p, 2, 2) == []


def test_who_sees_a_whole_hand_knows_it_and_nobody_else_does() -> None:
    p = position()
    learn(p, 1, LONGNECK, 1 << 0 | 1 << 2)
    learn(p, 2, WOLF, 1 << 0)
    learn_hand(p, 1, 0)
    assert known_of(p, 1, 0) == sorted([WOLF, LONGNECK, STAG])
    assert known_of(p, 1, 2) == [LONGNECK]
    assert known_of(p, 2, 0) == [WOLF]


# The last shuffle


def shuffled() -> WizardsPosition:
    """Seat 1 has kept three cards through a shuffle, when a wolf lay open and a moth was on its way."""
    p = position(("jackalope", "longneck bone_stag leaf_owl"))
    p.cards.deck = cards("longneck")
    p.acting.received = [MOTH]
    p.knowledge.carried = [0, 0]
    remember_hidden(p)
    p.acting.received = []
    return p


def test_the_shuffle_is_remembered_with_all_that_was_hidden_then() -> None:
    p = shuffled()
    pool = {CARDS[card].name: count for card, count in enumerate(p.knowledge.old_pool) if count}
    assert pool == {"jackalope": 1, "longneck": 2, "leaf_owl": 1, "dusk_moth": 1, "bone_stag": 1}
    assert p.knowledge.carried == [1, 3]


@pytest.mark.parametrize(
    ("card", "viewers", "left"),
    [
        (LONGNECK, EVERYBODY_SEES, 2),
        (WOLF, EVERYBODY_SEES, 3),  # it had lain open, so it came from the deck later
        (WOLF, TWO, 2),
        (LONGNECK, TWO, 2),
    ],
)
def test_a_card_that_leaves_may_be_one_kept_through_the_shuffle(card: int, viewers: int, left: int) -> None:
    p = shuffled()
    twin = p.copy()
    forget(p, 1, card, viewers)
    assert p.knowledge.carried == [1, left]
    assert twin.knowledge.carried == [1, 3]
    for _ in range(4):
        forget(p, 1, LONGNECK, viewers)
    assert p.knowledge.carried == [1, 0]


def test_gifts_on_their_way_when_the_deck_is_rebuilt_were_hidden_too() -> None:
    others = ["longneck jackalope", "leaf_wolf bone_stag"]
    t = casting("dark_wanderer", "leaf_owl", others, "stone_spider creepy_crow", "dusk_moth slate_skink", only=True)
    t.play("give-longneck give-leaf_wolf")
    assert "reshuffled" in t.events
    assert [t.position.knowledge.old_pool[card] for card in (LONGNECK, WOLF, OWL, MOTH)] == [1, 1, 1, 0]


def test_what_a_seat_cannot_place_is_in_the_deck_in_hands_or_on_its_way() -> None:
    t = casting("dark_wanderer", others=["longneck", "leaf_wolf"], deck="bone_stag jackalope stone_spider", only=True)
    t.play("give-longneck give-leaf_wolf")
    learn(t.position, 1, t.position.cards.hands[1][0], 1 << 2)
    assert sorted(unseen(t.position, 2)) == sorted([LONGNECK, *t.position.cards.hands[0]])


# What a redeal makes of the books


def test_the_places_of_a_hand_want_what_known_cards_do_not_grant_already() -> None:
    p = position()
    assert wants_of_hand(p, 1, 0, [], 3) == [ANYTHING] * 3
    limit(p, 1, 2, 7, EVERYBODY_SEES)
    assert wants_of_hand(p, 1, 0, [], 3) == [OBEYING[7], OBEYING[7], ANYTHING]
    assert wants_of_hand(p, 1, 0, [STAG], 2) == [OBEYING[7], ANYTHING]
    assert wants_of_hand(p, 1, 0, [WOLF], 2) == [OBEYING[7]] * 2
    assert wants_of_hand(p, 1, 0, [STAG, LONGNECK], 1) == [ANYTHING]
    assert wants_of_hand(p, 1, 0, [], 1) == [OBEYING[7]]


def test_the_places_of_a_hand_kept_through_a_shuffle_want_old_cards() -> None:
    p = shuffled()
    assert wants_of_hand(p, 1, 0, [], 4) == [ANYTHING | OLD] * 3 + [ANYTHING]
    assert wants_of_hand(p, 1, 0, [LONGNECK], 3) == [ANYTHING | OLD] * 2 + [ANYTHING]
    assert wants_of_hand(p, 1, 0, [WOLF], 3) == [ANYTHING | OLD] * 3
    assert wants_of_hand(p, 1, 0, [LONGNECK, OWL, STAG, LONGNECK], 1) == [ANYTHING]
    p.knowledge.carried = [1, 0]
    assert wants_of_hand(p, 1, 0, [], 2) == [ANYTHING] * 2


def test_a_hand_asked_for_an_eight_needs_one_unless_one_is_known_there() -> None:
    t = casting("centipede", others=["dusk_moth longneck"])
    eights = sum(1 << number for number, card in enumerate(CARDS) if card.strength == 8)
    assert needed(t.position, []) == needed(t.position, [LONGNECK]) == eights
    assert needed(t.position, [LONGNECK, MOTH]) == 0


def test_a_redeal_forgets_what_only_others_have_seen_of_hands_dealt_anew() -> None:
    p = position()
    learn(p, 1, WOLF, 1 << 0)
    learn(p, 1, LONGNECK, 1 << 2)
    learn(p, 0, NUMBER["jackalope"], 1 << 1)
    limit(p, 1, 1, 11, 1 << 2)
    limit(p, 1, 2, 12, 1 << 0)
    limit(p, 0, 1, 4, 1 << 1)
    other = p.redeal(0, quick_chance(3))
    assert known_of(other, 1, 0) == [WOLF]
    assert known_of(other, 1, 2) == []
    assert known_of(other, 0, 1) == [NUMBER["jackalope"]]
    assert (limits_of(other, 1, 0), limits_of(other, 1, 2), limits_of(other, 0, 1)) == ([(12, 2)], [], [(4, 1)])


def test_three_wishes_of_which_two_overlap_are_granted_without_bias() -> None:
    """One wish lies within another, the third across both: deals are thrown away, and that must not be remembered."""
    pool = cards("leaf_wolf leaf_owl longneck dusk_moth bone_stag jackalope")
    sets = [{0, 1}, {1, 2, 3}, {0, 1, 3, 4}]
    wants = [sum(1 << pool[at] for at in places) for places in sets]
    chance = quick_chance(11)
    times = 8000
    found = Counter(tuple(Dealing([1, 1, 2], wants, pool, 0, chance).deal(0, 0)) for _ in range(times))
    fair = [
        tuple(pool[at] for at in dealt)
        for dealt in permutations(range(6), 3)
        if all(at in one for at, one in zip(dealt, sets, strict=True))
    ]
    assert found.keys() == set(fair)
    share = times / len(fair)
    error = sum((count - share) ** 2 / share for count in found.values())
    assert error < len(fair) - 1 + 3.5 * (2 * len(fair) - 2) ** 0.5


def test_a_hand_asked_for_a_kind_is_dealt_without_bias_though_deals_are_thrown_away() -> None:
    pool = cards("leaf_wolf leaf_owl longneck dusk_moth bone_stag jackalope")
    sets = [{0, 1}, {1, 2, 3}, {0, 1, 3, 4}]
    wants = [sum(1 << pool[at] for at in places) for places in sets]
    chance = quick_chance(13)
    times = 6000
    found = Counter(tuple(Dealing([1, 1, 1], wants, pool, 0, chance).deal(1, 1 << pool[4])) for _ in range(times))
    fair = {(pool[one], pool[other], pool[4]) for one in sets[0] for other in sets[1] if one != other}
    assert found.keys() == fair
    share = times / len(fair)
    error = sum((count - share) ** 2 / share for count in found.values())
    assert error < len(fair) - 1 + 3.5 * (2 * len(fair) - 2) ** 0.5


def test_a_gift_on_its_way_was_the_strongest_of_the_whole_hand() -> None:
    deck = "living_leaf thorn_badger slate_skink creepy_crow stone_spider"
    others = ["leaf_wolf longneck jackalope bone_stag", "leaf_wolf"]
    t = casting("dark_wanderer", "dusk_moth leaf_owl", others, deck, only=True).play("give-leaf_wolf give-leaf_wolf")
    for seed in range(40):
        other = t.position.redeal(2, quick_chance(seed))
        held = other.cards.hands[1][:-1]  # the last one was drawn since
        assert len(held) == 3
        assert all(STRENGTH[card] <= STRENGTH[other.acting.received[0]] for card in held)


def test_a_deal_that_is_worked_out_is_left_to_chance_as_far_as_wishes_go() -> None:
    pool = cards("leaf_wolf leaf_owl longneck dusk_moth bone_stag jackalope")
    old, new = pool[:3], pool[3:]
    found: set[tuple[int, ...]] = set()
    decks: set[tuple[int, ...]] = set()
    for seed in range(60):
        wants = [sum(1 << card for card in old) | OLD, sum(1 << card for card in new)]
        dealing = Dealing([1, 2], wants, pool, 3, quick_chance(seed))
        found.add(tuple(dealing.fit(0, 0)))
        decks.add(tuple(dealing.rest()))
    assert found == {(one, other) for one in old for other in new}
    assert len(decks) > 30


def test_only_the_first_cards_are_old() -> None:
    pool = cards("leaf_wolf leaf_owl")
    assert match([1 << WOLF | OLD], pool, 1) == [WOLF]
    assert match([1 << OWL | OLD], pool, 1) is None
    assert match([1 << OWL | OLD], pool, 2) == [OWL]
    assert match([ANYTHING | OLD, ANYTHING], pool, 1) == [WOLF, OWL]
    assert match([ANYTHING, ANYTHING | OLD], pool, 1) == [OWL, WOLF]
    assert match([ANYTHING] * 3, pool, 0) is None


def test_a_card_obeys_a_rule_up_to_its_number_or_unless_it_has_it() -> None:
    for card in (STAG, LONGNECK, MOTH, OWL, WOLF):
        assert OBEYING[8] >> card & 1 == (STRENGTH[card] <= 8)
        assert OBEYING[NOT + 8] >> card & 1 == (STRENGTH[card] != 8)
