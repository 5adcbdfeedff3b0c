"""Simulations are repeatable, add up, and refuse what makes no sense."""

import pytest

from elderwood.arena.bench import bench
from elderwood.arena.simulate import Summary, arrangement, deal_of, mean, simulate
from elderwood.engine.errors import BadValueError, UnknownNameError
from elderwood.games import find_title

SYLVION = find_title("sylvion")
ELFENLAND = find_title("elfenland")


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


def test_different_bots_take_every_seat_in_turn() -> None:
    bots = ["greedy", "random", "random"]
    turned = simulate(ELFENLAND, 6, 3, bots, {"rounds": "3"}, "turns")
    assert turned.rotate
    assert [arrangement(bots, number) for number in range(4)] == [
        ["greedy", "random", "random"],
        ["random", "greedy", "random"],
        ["random", "random", "greedy"],
        ["greedy", "random", "random"],
    ]
    greedy, random = turned.by_bot["greedy"], turned.by_bot["random"]
    assert (greedy.played, random.played) == (6, 12)
    assert (greedy.wins, random.wins) == (6, 0)
    assert turned.wins == [2, 2, 2]
    assert greedy.score + random.score == sum(turned.scores)


def test_every_turn_of_the_seats_plays_the_same_deal() -> None:
    assert [deal_of(number, 3, rotate=True) for number in range(7)] == [0, 0, 0, 1, 1, 1, 2]
    assert [deal_of(number, 3, rotate=False) for number in range(4)] == [0, 1, 2, 3]


def test_bots_keep_their_seats_when_wanted_or_all_alike() -> None:
    bots = ["random", "greedy"]
    fixed = simulate(ELFENLAND, 4, 2, bots, {"rounds": "3"}, "fixed", rotate=False)
    assert (fixed.rotate, fixed.wins) == (False, [0, 4])
    assert not simulate(SYLVION, 1, 2, ["random"], {"game": "intro"}, "alike").rotate
    data = fixed.data()
    assert data["by_bot"] == {
        "random": {"played": 4, "wins": 0, "mean_score": mean(fixed.scores[0], 4)},
        "greedy": {"played": 4, "wins": 4, "mean_score": mean(fixed.scores[1], 4)},
    }


def test_turns_add_up_over_processes() -> None:
    bots = ["greedy", "random"]
    alone = simulate(SYLVION, 45, 2, bots, {"game": "intro"}, "same", jobs=1)
    spread = simulate(SYLVION, 45, 2, bots, {"game": "intro"}, "same", jobs=2)
    assert without_time(alone) == without_time(spread)
    assert (alone.by_bot["greedy"].played, alone.by_bot["random"].played) == (45, 45)


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
