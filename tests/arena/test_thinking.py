"""What thinking costs: the strongest keeps to its budget and to little memory, and its searches are counted right."""

import json

import pytest

from elderwood.arena.thinking import (
    MEMORY,
    Counted,
    answers,
    asked,
    bare_searcher,
    bench_bots,
    memory_of,
    most_allowed,
    search_speed,
    strongest,
)
from elderwood.bots import Bot, Budget, Seen
from elderwood.bots.search.halving import halve
from elderwood.bots.search.tree import grow_tree
from elderwood.engine.chance import Dice
from elderwood.engine.errors import ElderwoodError
from elderwood.engine.playout import play_out
from elderwood.engine.title import Title
from elderwood.games import TITLES, find_title
from tests.bots.tiny import Branch, TinySense, Tree
from tests.cli.running import run
from tests.toy.title import Toy

WIZARDS = find_title("wizards")


@pytest.mark.parametrize("title", TITLES, ids=lambda title: title.name)
def test_the_strongest_keeps_to_its_budget_with_all_seats_taken(title: Title) -> None:
    thinker = strongest(title)
    decisions = asked(title, title.most, 3)
    decisions.append(max(decisions, key=lambda one: len(one[0].moves(one[1]))))
    for decision, seconds in zip(decisions, (0.05, 0.05, 0.05, 0.3), strict=True):
        spent = [answers(title, thinker, Budget(seconds=seconds), [decision]).worst]
        if spent[0] > most_allowed(seconds):  # a busy machine may have held it up: what it does again and again counts
            spent += [answers(title, thinker, Budget(seconds=seconds), [decision]).worst for _ in range(2)]
        assert min(spent) <= most_allowed(seconds)


def test_time_that_a_plain_player_takes_before_a_search_is_counted() -> None:
    title = find_title("elfenland")
    thinker = strongest(title)
    decision = asked(title, 2, 1)
    waited = Budget(seconds=0.15)

    class Slow(Bot):
        def answer(self, seen: Seen, budget: Budget | None = None) -> int:
            answers(title, strongest(title), waited, decision)
            return seen.moves[0]

    thinker.plain = Slow()
    assert answers(title, thinker, Budget(seconds=0.2), decision).worst <= most_allowed(0.2)


def test_the_strongest_wants_little_memory() -> None:
    used = memory_of("wizards", 0.3)
    assert 5 < used < MEMORY


def line(moves: int) -> Tree:
    """Return a match in which nobody has a choice but at the first move."""
    tree: Tree = 1.0
    for _ in range(moves - 1):
        tree = (0, [tree])
    return (0, [tree, tree])


class Joints(TinySense):
    """Counts every move as a joint."""

    def clock(self, position: "Branch") -> int:  # type: ignore[override]
        return position.decision

    def chances(self, position: "Branch") -> list[float]:  # type: ignore[override]
        return [0.5, 0.5]


@pytest.mark.parametrize("horizon", [3, 5])
def test_simulated_moves_are_counted(horizon: int) -> None:
    by_tree, by_halving = Counted(Joints(), tree=True), Counted(Joints(), tree=False)
    grow_tree(Branch(line(8)), 0, by_tree, Budget(iterations=10), horizon, 0.5, 1)
    halve(Branch(line(8)), 0, by_halving, Budget(iterations=10), horizon, 0, 0.0, 1)
    for counted in (by_tree, by_halving):
        assert counted.simulations == 10
        assert counted.moves - 1 == 10 * horizon  # the clock was looked at once before the search began


def test_a_search_to_the_end_makes_longer_simulations() -> None:
    decisions = asked(WIZARDS, 2, 2)
    short = search_speed(WIZARDS, decisions, 0.05)["moves_per_simulation"]
    long = search_speed(WIZARDS, decisions, 0.05, whole=True)["moves_per_simulation"]
    assert long > 2 * short > 2


@pytest.mark.parametrize("title", [*TITLES, Toy()], ids=lambda title: title.name)
def test_any_title_is_searched_by_random_matches_to_the_end(title: Title) -> None:
    position = title.start(title.fewest, {}, "bare")
    thought = bare_searcher(title).think(Seen(title, position, position.awaits()[0]), Budget(iterations=20))
    assert thought.iterations == 20
    assert {one.move for one in thought.moves} <= set(position.moves(position.awaits()[0]))
    assert all(0 <= one.chance <= 1 for one in thought.moves)


def test_a_bare_search_simulates_as_many_moves_as_random_play_makes() -> None:
    decisions = asked(WIZARDS, 2, 8)
    random_match = [play_out(decisions[0][0].copy(), Dice(number)) for number in range(40)]
    simulated = search_speed(WIZARDS, decisions[:1], 0.05, bare_searcher)["moves_per_simulation"]
    assert simulated == pytest.approx(sum(random_match) / 40, rel=0.2)


def test_the_command_tells_of_every_level() -> None:
    data = json.loads(run("bench", "sylvion", "--bots", "--seconds", "0.02", "--json").stdout)["sylvion"]
    assert data["worst_of_50_ms"] >= 40
    assert 0 < data["level_share"] < data["search_share"] < 2
    assert all(data[f"level-{number}_worst_ms"] >= data[f"level-{number}_ms"] > 0 for number in range(1, 6))
    assert data["memory_mb"] > 5


def test_a_title_that_nobody_searches_is_refused() -> None:
    with pytest.raises(ElderwoodError) as found:
        bench_bots(Toy(), 0.01)
    assert found.value.key == "error-no-worth"
