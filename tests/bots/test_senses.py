"""What titles tell their searches holds: clocks run forward, chances are chances, plain players see no hidden card."""

from collections.abc import Iterator
from math import log

import pytest

from elderwood.bots import Budget, Seen
from elderwood.bots.fitted import FittedSense
from elderwood.bots.levels import Manner
from elderwood.bots.registry import company
from elderwood.bots.sense import Sense, SenseOf
from elderwood.bots.temper import Tempered
from elderwood.bots.thinker import Thinker
from elderwood.bots.wizards.policy import contender
from elderwood.bots.wizards.sense import WizardsSense
from elderwood.engine.chance import Dice, quick_chance
from elderwood.engine.options import Options
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title
from tests.games.wizards.table import TITLE as WIZARDS
from tests.games.wizards.table import table

SENSES: list[tuple[Title, FittedSense]] = [
    (title, found.sense)
    for title in TITLES
    if (found := company(title.name)) is not None and isinstance(found.sense, FittedSense)
]
NAMES = [title.name for title, _ in SENSES]
RIVALS = [(title, sense) for title, sense in SENSES if sense.rivals]


def walk(title: Title, sense: FittedSense, seats: int) -> Iterator[Position]:
    """Give every position of a match between plain players, the last one too."""
    position = title.start(seats, {}, "walk")
    dice = Dice(3)
    while awaited := position.awaits():
        yield position
        moves = position.moves(awaited[0])
        position.play(awaited[0], sense.policy(position, awaited[0], moves, dice) if len(moves) > 1 else moves[0])
    yield position


def test_there_is_something_to_test() -> None:
    assert {"elfenland", "rage", "sylvion", "wizards"} <= set(NAMES)


@pytest.mark.parametrize(("title", "sense"), SENSES, ids=NAMES)
def test_clocks_run_forward_and_chances_are_chances(title: Title, sense: FittedSense) -> None:
    for seats in {title.fewest, title.usual}:
        last = 0
        for position in walk(title, sense, seats):
            now = sense.clock(position)
            assert now in (last, last + 1)
            last = now
            chances = sense.chances(position)
            assert len(chances) == seats
            assert all(0 <= chance <= 1 for chance in chances)
            assert sum(chances) == pytest.approx(1) if sense.rivals else len(set(chances)) == 1
            end = position.outcome()
            if end is not None:
                assert chances == [end.value(seat) for seat in range(seats)]
        assert last > 1


@pytest.mark.parametrize(("title", "sense"), SENSES, ids=NAMES)
def test_every_feature_has_a_weight_at_every_stage(title: Title, sense: FittedSense) -> None:
    for position in walk(title, sense, title.fewest):
        row = sense.weights[sense.stage(position)]
        assert len(sense.features(position, 0)) == len(row)
    assert all(any(row) for row in sense.weights)


@pytest.mark.parametrize(("title", "sense"), RIVALS, ids=[title.name for title, _ in RIVALS])
def test_who_is_worth_more_is_likelier_to_win_however_much_all_are_worth(title: Title, sense: FittedSense) -> None:
    told_apart = 0
    for position in walk(title, sense, 2):
        if position.outcome() is None:
            row = sense.weights[sense.stage(position)]
            own, other = (
                sum(weight * feature for weight, feature in zip(row, sense.features(position, seat), strict=True))
                for seat in range(2)
            )
            if abs(own - other) < 5:
                first, second = sense.chances(position)
                assert log(first / second) == pytest.approx(own - other, abs=1e-6)
                told_apart += own != other
    assert told_apart > 5


@pytest.mark.parametrize(("title", "sense"), RIVALS, ids=[title.name for title, _ in RIVALS])
def test_plain_players_and_keys_know_what_the_seat_knows(title: Title, sense: FittedSense) -> None:
    for number, position in enumerate(walk(title, sense, 3)):
        for seat in position.awaits():
            other = position.redeal(seat, quick_chance(number))
            moves = position.moves(seat)
            if len(moves) > 1:
                assert sense.policy(position, seat, moves, Dice(1)) == sense.policy(other, seat, moves, Dice(1))
                assert sense.priors(position, seat, moves) == sense.priors(other, seat, moves)
            assert sense.key(position, seat) == sense.key(other, seat)


def test_a_face_down_card_is_no_part_of_what_others_see() -> None:
    sense = WizardsSense()
    t = table("summon", hands=["stone_spider golden_phoenix", "longneck leaf_wolf"])
    before = [sense.key(t.position, seat) for seat in (0, 1)]
    t.position.play(0, WIZARDS.move("summon-golden_phoenix"))
    assert sense.key(t.position, 0) != before[0]
    assert sense.key(t.position, 1) == before[1]


def test_a_contender_laid_face_down_is_one_that_a_plain_player_would_lay() -> None:
    sense = WizardsSense()
    t = table("summon", hands=["longneck leaf_wolf", "stone_spider golden_phoenix leaf_wolf creepy_crow leaf_owl"])
    t.position.play(1, WIZARDS.move("summon-stone_spider"))
    laid = set()
    for number in range(30):
        sense.recommit(t.position, 0, Dice(number))
        laid.add(t.position.places.chosen[1])
    assert laid == {contender(t.position, 1, Dice(number)) for number in range(30)}
    assert len(laid) < 3


def won(title: Title, seats: int, own: int, options: Options, seed: str, manner: Manner) -> float:
    """Let a short search play a match against plain players; return what came of it."""
    found = company(title.name)
    assert found is not None
    assert found.sense is not None
    position = title.start(seats, options, seed)
    thinker, plain = Thinker(found.sense, found.greedy(), manner, 1), found.greedy()
    while awaited := position.awaits():
        seen = Seen(title, position, awaited[0])
        position.play(awaited[0], (thinker if awaited[0] == own else plain).answer(seen))
    end = position.outcome()
    assert end is not None
    return end.value(own % seats)


@pytest.mark.strength
@pytest.mark.parametrize(("seats", "iterations", "matches", "least"), [(2, 100, 12, 8), (4, 60, 8, 3)])
def test_a_short_search_beats_plain_wizards(seats: int, iterations: int, matches: int, least: int) -> None:
    manner = Manner(Budget(iterations=iterations), tree=True)
    results = [won(WIZARDS, seats, n % seats, {}, f"search-{n // seats}", manner) for n in range(matches)]
    assert sum(results) >= least


@pytest.mark.strength
def test_a_short_search_saves_forests_that_the_plain_player_loses() -> None:
    title = find_title("sylvion")
    manner = Manner(Budget(iterations=12), tree=False, horizon=2, favour=0.1)
    nobody = 1
    seeds = ["search-0", "search-1", "search-5"]
    assert not any(won(title, 1, nobody, {}, seed, manner) for seed in seeds)
    assert sum(won(title, 1, 0, {}, seed, manner) for seed in seeds) >= 2


class Odd(Sense):
    """Says of everything something else than a sense says by itself."""

    def clock(self, position: Position) -> int:
        return 7

    def policy(self, position: Position, seat: int, moves: list[int], dice: Dice) -> int:
        return moves[-1]

    def chances(self, position: Position) -> list[float]:
        return [0.25]

    def settled(self, position: Position, seat: int) -> bool:
        return True

    def candidates(self, position: Position, seat: int, moves: list[int]) -> list[int]:
        return moves[:1]

    def priors(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        return [0.5]

    def key(self, position: Position, seat: int) -> int:
        return 4

    def recommit(self, position: Position, seat: int, dice: Dice) -> None:
        dice.below(10)


def test_who_changes_a_part_of_a_sense_leaves_the_rest() -> None:
    position = find_title("sylvion").start(1, {"game": "intro"}, "oak")
    dice, moves = Dice(1), [3, 5]
    for sense in (SenseOf(Odd()), Tempered(Odd(), "", 0)):
        assert (sense.clock(position), sense.policy(position, 0, moves, dice), sense.chances(position)) == (
            7,
            5,
            [0.25],
        )
        assert sense.settled(position, 0)
        assert (sense.candidates(position, 0, moves), sense.priors(position, 0, moves)) == ([3], [0.5])
        assert sense.key(position, 0) == 4
        before = Dice(1)
        after = Dice(1)
        sense.recommit(position, 0, after)
        assert before.below(1000) != after.below(1000)
