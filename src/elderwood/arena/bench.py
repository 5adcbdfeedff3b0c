"""How fast the rules are: random play, copying, undo, views and records, one title at a time."""

import json
from collections.abc import Callable
from time import process_time

from elderwood.engine.chance import Dice
from elderwood.engine.compiled import is_compiled
from elderwood.engine.match import Match, replay
from elderwood.engine.playout import play_out
from elderwood.engine.record import read_record
from elderwood.engine.title import Title


def bench(title: Title, seconds: float = 1.0) -> dict[str, object]:
    """Measure a title on one core, in processor time, spending about `seconds` on each figure."""
    match = middle_match(title)
    position = match.position
    seat = position.awaits()[0]
    last = match.answers[-1][0]
    text = finished_match(title).record().text()
    moves, spent = random_play(title, seconds)

    def undo_and_redo() -> None:
        match.undo(last)
        match.redo(last)

    return {
        "title": title.name,
        "compiled": is_compiled(),
        "players": match.seats,
        "moves": moves,
        "moves_per_second": round(moves / spent),
        "copy_us": round(each(position.copy, seconds), 3),
        "moves_us": round(each(lambda: position.moves(seat), seconds), 3),
        "view_us": round(each(lambda: position.view(seat), seconds), 3),
        "view_bytes": len(json.dumps(position.view(seat))),
        "undo_redo_us": round(each(undo_and_redo, seconds), 3),
        "record_us": round(each(lambda: replay(title, read_record(text)), seconds), 3),
        "record_moves": len(read_record(text).answers),
    }


def random_play(title: Title, seconds: float) -> tuple[int, float]:
    """Play random matches with the title's standard options; return moves made and seconds spent."""
    dice = Dice(1)
    count = 0
    number = 0
    started = process_time()
    while True:
        count += play_out(title.start(best_seats(title), {}, f"bench-{number}"), dice)
        number += 1
        spent = process_time() - started
        if spent >= seconds:
            return count, spent


def each(action: Callable[[], object], seconds: float) -> float:
    """Return how many microseconds an action takes."""
    count = 0
    started = process_time()
    while True:
        for _ in range(20):
            action()
        count += 20
        spent = process_time() - started
        if spent >= seconds:
            return spent / count * 1e6


def best_seats(title: Title) -> int:
    """Return the number of seats a title is measured with."""
    return max(title.fewest, min(title.most, 3)) if title.fewest > 1 else 1


def middle_match(title: Title) -> Match:
    """Return a match some way in, at a decision whose last answer can be taken back.

    Best where the seat that gave it is asked again; where a title is short or never does that, wherever it can be.
    """
    for number in range(1000):
        match = Match(title, best_seats(title), {}, f"middle-{number}")
        again, least = (True, 30) if number < 500 else (False, 0)
        dice = Dice(number)
        for step in range(200):
            if match.position.outcome() is not None:
                break
            seat = match.position.awaits()[0]
            last = match.answers[-1][0] if match.answers else -1
            if step > least and (last == seat or not again) and match.cannot_undo(last) is None:
                return match
            moves = match.position.moves(seat)
            match.play(seat, moves[dice.below(len(moves))])
    raise AssertionError(title.name)


def finished_match(title: Title) -> Match:
    """Return a random match played to its end."""
    match = Match(title, best_seats(title), {}, "finished")
    dice = Dice(1)
    while match.position.outcome() is None:
        seat = match.position.awaits()[0]
        moves = match.position.moves(seat)
        match.play(seat, moves[dice.below(len(moves))])
    return match
