"""Deals that a seat cannot tell apart are equally likely: dealt many times and compared with an exact count."""

from collections import Counter
from collections.abc import Callable
from itertools import permutations

from elderwood.engine.chance import quick_chance
from elderwood.games.wizards.cards import NUMBER, STRENGTH, names
from elderwood.games.wizards.fitting import ANYTHING, OLD
from elderwood.games.wizards.knowledge import EVERYBODY_SEES, NOT, limit
from elderwood.games.wizards.redeal import Dealing, distinct_wants
from tests.games.wizards.table import Table, cards, table

Deal = tuple[str, ...]
TIMES = 6000


def met(t: Table, hands: list[int]) -> Counter[Deal]:
    """Count what hands seat 0 meets."""
    chance = quick_chance(7)
    found: Counter[Deal] = Counter()
    for _ in range(TIMES):
        other = t.position.redeal(0, chance)
        found[tuple(" ".join(sorted(names(other.cards.hands[seat]))) for seat in hands)] += 1
    return found


def expected(hidden: str, sizes: list[int], allowed: Callable[[list[list[int]]], bool]) -> Counter[Deal]:
    """Count every way to lay the hidden cards on the places of hands that is allowed."""
    found: Counter[Deal] = Counter()
    for dealt in permutations(cards(hidden), sum(sizes)):
        rest = list(dealt)
        hands = [[rest.pop(0) for _ in range(size)] for size in sizes]
        if allowed(hands):
            found[tuple(" ".join(sorted(names(hand))) for hand in hands)] += 1
    return found


def assert_alike(found: Counter[Deal], wanted: Counter[Deal]) -> None:
    """Nothing else is met, and Pearson's sum is no larger than in one of some thousands of fair samples."""
    assert found.keys() <= wanted.keys()
    total = wanted.total()
    error = sum((found[deal] - TIMES * ways / total) ** 2 / (TIMES * ways / total) for deal, ways in wanted.items())
    free = len(wanted) - 1
    assert error < free + 3.5 * (2 * free) ** 0.5, (error, free)


HIDDEN = "bone_stag living_leaf longneck dusk_moth leaf_owl leaf_wolf"  # 2, 3, 7, 8, 10 and 12


def three_hands() -> Table:
    one, two, deck = "bone_stag longneck", "living_leaf leaf_owl", "dusk_moth leaf_wolf"
    return table("summon", ["jackalope", one, two], deck=deck, only=True)


def test_hands_are_dealt_without_bias() -> None:
    assert_alike(met(three_hands(), [1, 2]), expected(HIDDEN, [2, 2], lambda hands: True))


def test_hands_of_which_something_is_known_are_dealt_without_bias() -> None:
    """One hand holds nothing above 10, the other no 8: neither wish implies the other."""
    t = three_hands()
    limit(t.position, 1, 2, 10, EVERYBODY_SEES)
    limit(t.position, 2, 2, NOT + 8, EVERYBODY_SEES)

    def allowed(hands: list[list[int]]) -> bool:
        low, no_eight = hands
        return all(STRENGTH[card] <= 10 for card in low) and all(STRENGTH[card] != 8 for card in no_eight)

    assert_alike(met(t, [1, 2]), expected(HIDDEN, [2, 2], allowed))


def test_a_hand_with_newer_cards_bears_a_limit_on_the_older_ones() -> None:
    t = three_hands()
    limit(t.position, 1, 1, 7, EVERYBODY_SEES)
    assert_alike(met(t, [1, 2]), expected(HIDDEN, [2, 2], lambda hands: STRENGTH[hands[0][0]] <= 7))


def test_a_hand_asked_for_a_strength_is_dealt_without_bias() -> None:
    hands = ["centipede", "dusk_moth leaf_wolf", "living_leaf"]
    t = table("last-search", hands, deck="bone_stag longneck leaf_owl", first=1, only=True).play("play-centipede")
    assert (t.asked, t.question) == ([1], "discard-of")
    rest = "dusk_moth leaf_wolf living_leaf bone_stag longneck"
    assert_alike(met(t, [1, 2]), expected(rest, [2, 1], lambda dealt: NUMBER["dusk_moth"] in dealt[0]))


def test_old_cards_are_dealt_without_bias() -> None:
    """What was hidden at the last shuffle lies in the hands that were kept; the card discarded then does not."""
    t = table(
        "rest", ["jackalope", "longneck leaf_wolf"], discard="leaf_owl", deck="dusk_moth", ranking=[0, 1], only=True
    )
    t.play("keep-hand keep-hand")
    position = t.position
    assert position.knowledge.carried == [1, 2]
    seen = {card for other in met(t, [1]) for card in other[0].split()}
    assert seen <= {"longneck", "leaf_wolf", "leaf_owl", "dusk_moth", "jackalope"}
    position.cards.hands[1] = position.cards.hands[1][:2]
    position.cards.deck = cards("leaf_owl dusk_moth")
    position.cards.hands[0] = cards("jackalope")
    assert_alike(met(t, [1]), expected("longneck leaf_wolf dusk_moth", [2], lambda hands: True))


def test_a_wish_for_an_old_card_beside_a_narrower_one_is_granted_without_bias() -> None:
    """A wolf or an owl, be it old or new, and any old card: three deals, none likelier than another."""
    pool = cards("leaf_wolf longneck leaf_owl dusk_moth")
    wants = [1 << NUMBER["leaf_wolf"] | 1 << NUMBER["leaf_owl"], ANYTHING | OLD]
    chance = quick_chance(5)
    found: Counter[Deal] = Counter()
    for _ in range(TIMES):
        found[tuple(names(Dealing([1, 2], wants, pool, 2, chance).deal(0, 0)))] += 1
    wanted = [("leaf_wolf", "longneck"), ("leaf_owl", "leaf_wolf"), ("leaf_owl", "longneck")]
    assert_alike(found, Counter(wanted))


def test_where_chance_finds_no_deal_one_is_worked_out() -> None:
    """Wishes that chance hardly grants together: matching does, and hands what is left to the deck."""
    pool = cards("leaf_wolf longneck dusk_moth leaf_owl")
    wants = [1 << NUMBER["longneck"] | OLD, ANYTHING, 1 << NUMBER["leaf_wolf"] | 1 << NUMBER["longneck"]]
    for seed in range(12):
        dealing = Dealing([1, 1, 2], wants, pool, 2, quick_chance(seed))
        for needy in (0, 1 << NUMBER["leaf_owl"]):
            dealt = dealing.fit(1, needy)
            assert names(dealt)[0] == "longneck"
            assert names(dealt)[2] == "leaf_wolf"
            assert not needy or names(dealt)[1] == "leaf_owl"
            assert sorted(dealt + dealing.rest()) == sorted(pool)


def test_each_wish_is_granted_once_for_all_its_places() -> None:
    assert distinct_wants([5, 7, 5, 5]) == [5, 7]
