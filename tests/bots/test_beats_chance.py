"""Greedy beats chance in every title, from every seat, at tables of several sizes."""

import pytest

from elderwood.bots import Bot, Seen, make_bot
from elderwood.engine.options import Options
from elderwood.games import find_title

# Title, seats, options, matches, and how many of them one greedy bot among random ones wins at least.
TABLES: list[tuple[str, int, Options, int, int]] = [
    ("sylvion", 1, {}, 12, 3),
    *(("elfenland", seats, {}, seats, seats) for seats in range(2, 7)),
    ("wizards", 2, {}, 20, 16),
    ("wizards", 4, {"wizards": "yes"}, 20, 12),
    ("rage", 2, {"placement": "advanced"}, 4, 4),
    ("rage", 4, {"scenario": "land-race"}, 4, 3),
]


def wins(title_name: str, kind: str, seats: int, options: Options, matches: int) -> int:
    """Seat one bot of a kind among random ones, from match to match on another seat; count its victories."""
    title = find_title(title_name)
    won = 0
    for number in range(matches):
        own = number % seats
        position = title.start(seats, options, f"bots-{number}")
        bots: list[Bot] = [
            make_bot(kind if seat == own or title.about.cooperative else "random", title, number * 7 + seat)
            for seat in range(seats)
        ]
        while position.awaits():
            seat = position.awaits()[0]
            position.play(seat, bots[seat].answer(Seen(title, position, seat)))
        end = position.outcome()
        assert end is not None
        won += end.won(own)
    return won


@pytest.mark.parametrize(("title", "seats", "options", "matches", "least"), TABLES)
def test_greedy_beats_chance(title: str, seats: int, options: Options, matches: int, least: int) -> None:
    assert wins(title, "greedy", seats, options, matches) >= least
    assert wins(title, "random", seats, options, matches) < least
