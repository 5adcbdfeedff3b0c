"""The searches find what is there to be found, keep to their budget, and come out the same."""

from collections.abc import Callable
from time import thread_time

import pytest

from elderwood.bots import Bot, Budget, Seen
from elderwood.bots.levels import Manner
from elderwood.bots.registry import company
from elderwood.bots.search.halving import halve
from elderwood.bots.search.thought import Thought, Weighed
from elderwood.bots.search.tree import grow_tree
from elderwood.bots.sense import Sense
from elderwood.bots.thinker import Thinker
from elderwood.engine.chance import Dice
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.games import TITLES
from tests.bots.tiny import Branch, Coins, Reader, Sighted, TinySense, Tree

Search = Callable[[Position, int, Sense, Budget], Thought]


def by_tree(position: Position, seat: int, sense: Sense, budget: Budget) -> Thought:
    return grow_tree(position, seat, sense, budget, 1, 0.5, 1)


def by_halving(position: Position, seat: int, sense: Sense, budget: Budget) -> Thought:
    return halve(position, seat, sense, budget, 1, -1, 0.0, 1)


SEARCHES = [by_tree, by_halving]
FITTED = [title for title in TITLES if (found := company(title.name)) is not None and found.sense is not None]
WIN: Tree = 1.0
LOSS: Tree = 0.0


@pytest.mark.parametrize("search", SEARCHES)
@pytest.mark.parametrize("seat", [0, 1])
def test_it_finds_the_move_that_wins_at_once(search: Search, seat: int) -> None:
    for winning in range(5):
        ends = [(WIN if seat == 0 else LOSS) if move == winning else 0.5 for move in range(5)]
        thought = search(Branch((seat, [*ends])), seat, TinySense(), Budget(iterations=60))
        assert thought.best == winning
        assert thought.moves[0].chance == 1


def test_a_tree_sees_the_answer_to_a_move() -> None:
    """Left looks even if the other seat answers by chance; it will not."""
    left: Tree = (1, [WIN, LOSS, WIN])
    right: Tree = (1, [0.4, 0.4])
    thought = grow_tree(Branch((0, [left, right])), 0, TinySense(), Budget(iterations=400), 1, 1.0, 1)
    assert thought.best == 1
    assert by_halving(Branch((0, [left, right])), 0, TinySense(), Budget(iterations=400)).best == 0


def test_a_tree_plans_its_own_next_move() -> None:
    """Of five moves after the left one a single one wins: worth it only for who will choose that one."""
    left: Tree = (0, [LOSS, LOSS, LOSS, LOSS, WIN])
    assert by_tree(Branch((0, [left, 0.6])), 0, TinySense(), Budget(iterations=400)).best == 0


@pytest.mark.parametrize("sense", [TinySense(), Sighted()])
@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_answers_what_was_laid_face_down(sense: Sense, seat: int) -> None:
    """Coins laid at the same moment match half of the time; who saw the other coin would always win."""
    thought = by_tree(Coins([-1, -1]), seat, sense, Budget(iterations=2000))
    for weighed in thought.moves:
        assert weighed.chance == pytest.approx(0.5, abs=0.12)


@pytest.mark.parametrize("search", SEARCHES)
def test_what_others_have_laid_is_as_likely_as_their_habits_make_it(search: Search) -> None:
    for truth in (0, 1):
        thought = search(Coins([-1, truth]), 0, Reader(), Budget(iterations=40))
        assert [(weighed.move, weighed.chance) for weighed in thought.moves] == [(0, 1), (1, 0)]


@pytest.mark.parametrize("search", SEARCHES)
def test_a_hidden_coin_is_not_looked_at(search: Search) -> None:
    found = [repr(search(Coins([-1, truth]), 0, TinySense(), Budget(iterations=200)).moves) for truth in (0, 1)]
    assert found[0] == found[1]


def test_a_favourite_holds_its_place_until_another_is_clearly_better() -> None:
    tree: Tree = (0, [0.5, 0.55, 0.5])
    for iterations, best in ((3, 2), (600, 1)):
        thought = halve(Branch(tree), 0, TinySense(), Budget(iterations=iterations), 1, 2, 0.3, 1)
        assert thought.best == best


@pytest.mark.parametrize("search", SEARCHES)
def test_iterations_are_counted(search: Search) -> None:
    tree: Tree = (0, [0.1, 0.2, 0.3, 0.4])
    thought = search(Branch(tree), 0, TinySense(), Budget(iterations=100))
    assert 100 <= thought.iterations <= 104
    assert sum(weighed.visits for weighed in thought.moves) == thought.iterations


def test_tries_go_to_the_better_half_and_again_to_its_better_half() -> None:
    ends = [0.1, 0.8, 0.2, 0.7, 0.3, 0.6, 0.4, 0.5]
    thought = by_halving(Branch((0, [*ends])), 0, TinySense(), Budget(iterations=240))
    assert [weighed.visits for weighed in thought.moves] == [70, 70, 30, 30, 10, 10, 10, 10]
    assert [weighed.chance for weighed in thought.moves[:4]] == pytest.approx([0.8, 0.7, 0.6, 0.5])


class Picky(TinySense):
    """Never thinks of the first move."""

    def candidates(self, position: Position, seat: int, moves: list[int]) -> list[int]:
        return moves[1:]


def test_halving_takes_nothing_that_is_not_worth_a_thought() -> None:
    thought = by_halving(Branch((0, [WIN, 0.3, 0.4])), 0, Picky(), Budget(iterations=40))
    assert [weighed.move for weighed in thought.moves] == [2, 1]


def test_a_level_errs_by_moves_that_are_nearly_as_good() -> None:
    thought = Thought([Weighed(1, 50, 0.6), Weighed(2, 50, 0.55), Weighed(3, 50, 0.1), Weighed(4, 0, 0.0)], 150)
    picked = [thought.pick(0.1, Dice(number)) for number in range(300)]
    assert picked.count(1) > picked.count(2) > 60
    assert picked.count(3) < 10
    assert 4 not in picked
    assert {thought.pick(0.0, Dice(number)) for number in range(20)} == {1}


class Oracle(Bot):
    """A plain player that always answers the same."""

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        return seen.moves[-1]


class Settling(TinySense):
    """Leaves everything to the plain player."""

    def settled(self, position: Position, seat: int) -> bool:
        return True


class Habitual(TinySense):
    """Takes what comes first wherever it is not the first decision."""

    def settled(self, position: Position, seat: int) -> bool:
        return position.decision > 0

    def policy(self, position: Position, seat: int, moves: list[int], dice: Dice) -> int:
        return moves[0]


def test_a_tree_leaves_what_is_settled_below_it_to_the_plain_player() -> None:
    left: Tree = (0, [LOSS, WIN])
    assert by_tree(Branch((0, [left, 0.6])), 0, Habitual(), Budget(iterations=200)).best == 1


class Looking(Seen):
    """A decision of a tiny match, which belongs to no title."""

    def __init__(self, position: Position) -> None:
        self.seat = 0
        self.moves = position.moves(0)
        self._position = position


def test_what_is_settled_is_answered_by_the_plain_player() -> None:
    thinker = Thinker(Settling(), Oracle(), Manner(Budget(iterations=50), tree=True), 1)
    assert thinker.think(Looking(Branch((0, [1.0, 0.0])))).best == 1


def middle(title: Title, seats: int) -> Position:
    """Return a match some way in, at a decision with a choice."""
    position = title.start(seats, {}, "middle")
    dice = Dice(4)
    for step in range(400):
        seat = position.awaits()[0]
        moves = position.moves(seat)
        if step > 25 and len(moves) > 3:
            break
        position.play(seat, moves[dice.below(len(moves))])
    return position


def thinkers(title: Title, budget: Budget, seed: int = 1) -> list[Thinker]:
    """Return a player for each way to search."""
    found = company(title.name)
    assert found is not None
    assert found.sense is not None
    return [Thinker(found.sense, found.greedy(), Manner(budget, tree=tree), seed) for tree in (True, False)]


@pytest.mark.parametrize("title", FITTED, ids=lambda title: title.name)
def test_the_same_seed_and_iterations_give_the_same_thought(title: Title) -> None:
    position = middle(title, title.usual)
    seen = Seen(title, position, position.awaits()[0])
    for way in range(2):
        one, two, other = (
            repr(thinkers(title, Budget(iterations=60), seed)[way].think(seen).moves) for seed in (1, 1, 2)
        )
        assert one == two
        assert one != other


def test_halving_tries_every_move_in_a_deal_or_none() -> None:
    """However the iterations divide: whoever was tried once more than the others had the better luck."""
    for iterations in (5, 6, 7):
        thought = by_halving(Branch((0, [0.5, 0.5, 0.5])), 0, TinySense(), Budget(iterations=iterations))
        assert len({one.visits for one in thought.moves[:2]}) == 1


def time_of(thinker: Thinker, seen: Seen) -> float:
    """Return the processor time that a thought takes."""
    started = thread_time()
    thinker.think(seen)
    return thread_time() - started


@pytest.mark.parametrize("title", FITTED, ids=lambda title: title.name)
@pytest.mark.parametrize("seconds", [0.02, 0.25])
def test_no_thought_takes_longer_than_it_may(title: Title, seconds: float) -> None:
    position = middle(title, title.usual)
    seen = Seen(title, position, position.awaits()[0])
    for budget in (Budget(seconds=seconds), Budget(seconds=seconds, iterations=10**9)):
        for thinker in thinkers(title, budget):
            spent = [time_of(thinker, seen)]
            if spent[0] > max(1.2 * seconds, seconds + 0.05):  # what holds it up again and again counts
                spent += [time_of(thinker, seen) for _ in range(2)]
            assert 0.8 * seconds <= min(spent) <= max(1.2 * seconds, seconds + 0.05)


@pytest.mark.parametrize("title", FITTED, ids=lambda title: title.name)
def test_time_that_is_not_needed_changes_nothing(title: Title) -> None:
    position = middle(title, title.usual)
    seen = Seen(title, position, position.awaits()[0])
    for way in range(2):
        alone, bounded = (
            repr(thinkers(title, budget)[way].think(seen))
            for budget in (Budget(iterations=61), Budget(iterations=61, seconds=60.0))
        )
        assert alone == bounded
