"""One match between bots: everybody who is asked answers, until it is over."""

from collections.abc import Callable

from elderwood.bots import Bot, Seen
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Position
from elderwood.engine.title import Title


def asking(title: Title, position: Position, players: list[Bot]) -> Callable[[int], int]:
    """Return how each seat answers: as its bot does. Here alone matches in bulk put a question to a bot."""
    return lambda seat: players[seat].answer(Seen(title, position, seat))


def play_to_end(position: Position, answer: Callable[[int], int]) -> tuple[Outcome, int]:
    """Play on with a seat's answers; return how it ended, and after how many moves."""
    moves = 0
    awaited = position.awaits()
    while awaited:
        for seat in awaited:
            position.play(seat, answer(seat))
            moves += 1
        awaited = position.awaits()
    end = position.outcome()
    assert end is not None
    return end, moves


def match_seed(seed: str, deal: int) -> str:
    """Return the seed of one deal of many: it can be given to `play` to see the same deal."""
    return f"{seed[:50]}-{deal}"
