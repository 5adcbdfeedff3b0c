"""Redeals against exact counting: what a seat cannot know is dealt without bias, and a redeal of a redeal likewise.

Positions are small or early, so that nothing is known of a hidden hand but how many cards it holds: every choice of so
many of the unseen cards is equally likely. The number of cards of one kind in it is then hypergeometric, and the hand
as a whole, where it is small, as likely as there are ways to pick it. Seeds are fixed. Positions
in which more is known, and the titles that hide more than hands, are counted in each title's own tests.
"""

from collections import Counter
from collections.abc import Callable
from itertools import combinations_with_replacement
from math import comb, prod
from typing import Any

import pytest

from elderwood.engine.chance import Dice, chance_of
from elderwood.engine.options import Options
from elderwood.engine.position import Position
from elderwood.engine.testkit.dealing import Spread
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title
from tests.games.counting import ONE_IN_A_MILLION, too_far
from tests.toy.title import DECK, KINDS, Toy

DRAWS = 1500
WATCHER, OTHER = 0, 1
View = Any


class Case:
    """A kind of position, with how views tell the cards that one seat has not seen and the hand of another."""

    def __init__(
        self,
        title: str,
        seats: int,
        options: Options,
        answers: int,
        unseen: Callable[[View], dict[str, int]],
        hand: Callable[[View], list[str]],
    ) -> None:
        self.title = title
        self.seats = seats
        self.options = options
        self.answers = answers
        self.unseen = unseen
        self.hand = hand

    def position(self, title: Title) -> Position:
        """Play so many answers at random."""
        position = title.start(self.seats, self.options, "redeals")
        dice = Dice(3)
        for _ in range(self.answers):
            seat = position.awaits()[0]
            moves = position.moves(seat)
            position.play(seat, moves[dice.below(len(moves))])
        return position


def toy_unseen(view: View) -> dict[str, int]:
    left = Counter(KINDS[card] for card in DECK)
    left.subtract(view["hands"][WATCHER])
    left.subtract(KINDS[card] for card in view["discard"])
    return dict(left)


def of_players(view: View) -> list[str]:
    cards: list[str] = view["players"][OTHER]["cards"]
    return cards


def all_unseen(view: View) -> dict[str, int]:
    unseen: dict[str, int] = view["unseen"]
    return unseen


CASES = [
    Case("toy", 2, {}, 0, toy_unseen, lambda view: view["hands"][OTHER]),
    Case("toy", 4, {}, 0, toy_unseen, lambda view: view["hands"][OTHER]),
    Case("elfenland", 2, {}, 0, all_unseen, of_players),
    Case("elfenland", 6, {"caravan": "lacking"}, 0, all_unseen, of_players),
    Case("wizards", 3, {}, 0, all_unseen, of_players),
    Case("wizards", 12, {}, 0, all_unseen, of_players),
]


def title_of(case: Case) -> Title:
    return Toy() if case.title == "toy" else find_title(case.title)


def hypergeometric(unseen: int, kind: int, size: int) -> dict[int, float]:
    """Return the chance of every number of cards of one kind in a hand."""
    return {
        count: comb(kind, count) * comb(unseen - kind, size - count) / comb(unseen, size)
        for count in range(min(kind, size) + 1)
        if size - count <= unseen - kind
    }


def hands(unseen: dict[str, int], size: int) -> dict[str, float]:
    """Return every hand of a size that can be picked, with its chance: brute force."""
    every = comb(sum(unseen.values()), size)
    found: dict[str, float] = {}
    for hand in combinations_with_replacement(sorted(unseen), size):
        ways = prod(comb(unseen[kind], count) for kind, count in Counter(hand).items())
        if ways:
            found[" ".join(hand)] = ways / every
    return found


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.title}-{case.seats}-{case.answers}")
def test_hands_are_dealt_without_bias(case: Case) -> None:
    position = case.position(title_of(case))
    unseen = case.unseen(position.view(WATCHER))
    size = len(case.hand(position.view(OTHER)))
    chance = chance_of("redeals", case.title, 1)
    dealt = [sorted(case.hand(position.redeal(WATCHER, chance).view(OTHER))) for _ in range(DRAWS)]
    for kind, number in unseen.items():
        counted = Counter(hand.count(kind) for hand in dealt)
        wrong = too_far(counted, hypergeometric(sum(unseen.values()), number, size), DRAWS)
        assert not wrong, f"{kind}: {wrong}"
    if size <= 3:
        assert not too_far(Counter(" ".join(hand) for hand in dealt), hands(unseen, size), DRAWS)


@pytest.mark.parametrize("title", [Toy(), *TITLES], ids=lambda title: title.name)
@pytest.mark.parametrize("answers", [0, 40])
def test_a_redeal_of_a_redeal_has_the_same_spread(title: Title, answers: int) -> None:
    seats = min(3, title.most)
    options = {"hands": "silent"} if title.name == "sylvion" else {}
    position = Case(
        title.name, seats, options, min(answers, 6) if title.name == "toy" else answers, dict, list
    ).position(title)
    chance = chance_of("spread", title.name, 1)
    draws = 250
    once = Spread(position, seats, WATCHER, chance, draws)
    twice = Spread(position.redeal(WATCHER, chance), seats, WATCHER, chance, draws)
    apart, detail = once.farthest(twice)
    assert apart < ONE_IN_A_MILLION + 1, detail


def test_the_counting_itself_is_exact() -> None:
    assert hypergeometric(5, 2, 2) == {0: 0.3, 1: 0.6, 2: 0.1}
    assert hands({"a": 2, "b": 1}, 2) == {"a a": 1 / 3, "a b": 2 / 3}
    assert not too_far({"x": 520, "y": 480}, {"x": 0.5, "y": 0.5}, 1000)
    assert "chi-square" in too_far({"x": 620, "y": 380}, {"x": 0.5, "y": 0.5}, 1000)
    assert "not possible" in too_far({"z": 1}, {"x": 1.0}, 1)
