"""Simulations are repeatable, add up, and refuse what makes no sense."""

import pytest

from elderwood.arena.bench import bench
from elderwood.arena.simulate import Summary, simulate
from elderwood.engine.errors import BadValueError, UnknownNameError
from elderwood.games import find_title

SYLVION = find_title("sylvion")


def without_time(summary: Summary) -> dict[str, object]:
    data = summary.data()
    del data["seconds"], data["moves_per_second"]
    return data


def test_the_same_seed_gives_the_same_matches_whatever_the_number_of_jobs() -> None:
    alone = simulate(SYLVION, 45, 2, ["random"], {"game": "intro"}, "same", jobs=1)
    spread = simulate(SYLVION, 45, 2, ["random"], {"game": "intro"}, "same", jobs=2)
    other = simulate(SYLVION, 45, 2, ["random"], {"game": "intro"}, "other", jobs=1)
    assert without_time(alone) == without_time(spread)
    assert alone.moves != other.moves


def test_the_figures_add_up() -> None:
    told: list[int] = []
    summary = simulate(SYLVION, 50, 1, ["greedy"], {"game": "intro"}, "sum", progress=told.append)
    data = summary.data()
    assert data["games"] == 50
    assert sum(summary.outcomes.values()) == 50
    assert told[-1] == 50
    assert summary.wins[0] == sum(summary.outcomes[how] for how in ("count",))


def test_greedy_wins_clearly_more_than_random() -> None:
    greedy = simulate(SYLVION, 40, 1, ["greedy"], {}, "duel")
    chance = simulate(SYLVION, 40, 1, ["random"], {}, "duel")
    assert greedy.wins[0] >= 8
    assert chance.wins[0] == 0


@pytest.mark.parametrize(
    ("games", "seats", "bots", "options", "seed"),
    [
        (0, 1, ["random"], {}, "x"),
        (1, 3, ["random"], {}, "x"),
        (1, 2, ["random", "random", "random"], {}, "x"),
        (1, 1, ["random"], {"game": "siege", "desolated": "5"}, "x"),
        (1, 1, ["random"], {}, "no spaces"),
    ],
)
def test_what_makes_no_sense_is_refused(
    games: int, seats: int, bots: list[str], options: dict[str, str], seed: str
) -> None:
    with pytest.raises(BadValueError):
        simulate(SYLVION, games, seats, bots, options, seed)


def test_unknown_names_are_refused_with_the_nearest() -> None:
    with pytest.raises(UnknownNameError, match="nearest=desolated"):
        simulate(SYLVION, 1, 1, ["random"], {"desolate": "3"}, "x")


def test_bench_measures_every_figure() -> None:
    figures = bench(SYLVION, 0.01)
    for name in ("moves_per_second", "copy_us", "view_us", "undo_redo_us", "record_us"):
        value = figures[name]
        assert isinstance(value, int | float)
        assert value > 0
