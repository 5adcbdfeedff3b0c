"""One match between bots: everybody who is asked answers, until it is over."""

import re
from collections.abc import Callable
from typing import Final

from elderwood.bots import Bot, Budget, Seen, make_bot
from elderwood.engine.errors import BadValueError
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Position
from elderwood.engine.title import Title

BUDGET: Final = re.compile(r"(\d{1,9})|(\d{1,6}(?:\.\d{1,6})?)(ms|s)", re.ASCII)


class Player:
    """A bot at a table, with what it may spend on an answer; None is what it usually takes."""

    def __init__(self, bot: Bot, budget: Budget | None = None) -> None:
        self.bot = bot
        self.budget = budget


def make_player(name: str, title: Title, seed: int, usual: str = "") -> Player:
    """Return a player by its name, a bot's or as in `greedy@50ms` a bot's with a budget; `usual` is for the others."""
    bot, sign, own = name.partition("@")
    return Player(make_bot(bot, title, seed), read_budget(own if sign else usual) if sign or usual else None)


def read_budget(text: str) -> Budget:
    """Read what an answer may cost: iterations, or processor time.

    >>> read_budget("200"), read_budget("50ms"), read_budget("1.5s")
    (Budget(iterations=200), Budget(seconds=0.05), Budget(seconds=1.5))
    """
    found = BUDGET.fullmatch(text)
    if found is None or not float(found[1] or found[2]):
        raise BadValueError("error-bad-budget", {"value": text})
    if found[1]:
        return Budget(iterations=int(found[1]))
    return Budget(seconds=float(found[2]) / (1000 if found[3] == "ms" else 1))


def asking(title: Title, position: Position, players: list[Player]) -> Callable[[int], int]:
    """Return how each seat answers: as its bot does. Here alone matches in bulk put a question to a bot."""
    return lambda seat: players[seat].bot.answer(Seen(title, position, seat), players[seat].budget)


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
