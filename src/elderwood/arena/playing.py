"""One match between bots: everybody who is asked answers, until it is over."""

import re
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Final

from elderwood.arena.clairvoyant import KNOWING, Unveiled, make_knowing
from elderwood.bots import Bot, Budget, Seen
from elderwood.engine.errors import BadValueError
from elderwood.engine.events import Log, Told, told_to
from elderwood.engine.options import Options
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.outside import OutsideBot, hire, is_outside

BUDGET: Final = re.compile(r"(\d{1,9})|(\d{1,6}(?:\.\d{1,6})?)(ms|s)", re.ASCII)

Note = Callable[[int, int, float], None]


class Player:
    """A bot at a table, with what it may spend on an answer; None is what it usually takes.

    `outside` is the same bot if it is a program: it is timed by the clock on the wall, and told what happens. `eyes` is
    what it looks at the table through: nobody but those who know the truth has other ones than a seat has.
    """

    def __init__(self, bot: Bot, budget: Budget | None = None, eyes: type[Seen] = Seen) -> None:
        self.bot = bot
        self.budget = budget
        self.eyes = eyes
        self.outside = bot if isinstance(bot, OutsideBot) else None

    def now(self) -> float:
        """Return the time by which its answers are measured, in seconds."""
        return process_time() if self.outside is None else perf_counter()


def make_player(name: str, title: Title, seed: int, usual: str = "") -> Player:
    """Return a player by its name, a bot's or as in `greedy@50ms` a bot's with a budget; `usual` is for the others."""
    bot, own = split_budget(name)
    budget = usual if own is None else own
    allowed = read_budget(budget) if budget or own is not None else None
    if bot in KNOWING:
        return Player(make_knowing(bot, title, seed), allowed, Unveiled)
    return Player(hire(bot, title, seed), allowed)


def split_budget(name: str) -> tuple[str, str | None]:
    """Split a player's name into the bot's and its budget; a command may hold an @ of its own.

    >>> split_budget("greedy@50ms"), split_budget("random"), split_budget("cmd:ssh me@there bot")
    (('greedy', '50ms'), ('random', None), ('cmd:ssh me@there bot', None))
    """
    bot, sign, own = name.rpartition("@") if is_outside(name) else name.partition("@")
    if is_outside(name) and not (sign and BUDGET.fullmatch(own)):
        return name, None
    return bot, own if sign else None


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


def play_match(
    title: Title, options: Options, seed: str, players: list[Player], note: Note | None = None
) -> tuple[Outcome, int]:
    """Play a match; return how it ended, and after how many moves. `note` is told seat, move and seconds each time."""
    programs = [(seat, player.outside) for seat, player in enumerate(players) if player.outside is not None]
    log = Log() if programs else None
    position = title.start(len(players), options, seed, log)
    news = News(log, len(players))

    def answer(seat: int) -> int:
        player = players[seat]
        began = player.now()
        seen = player.eyes(title, position, seat, news.of(seat) if player.outside else None)
        move = player.bot.answer(seen, player.budget)
        if note is not None:
            note(seat, move, player.now() - began)
        return move

    try:
        end, moves = play_to_end(position, answer, log)
        for seat, program in programs:
            program.end(end, news.of(seat))
    finally:
        for _, program in programs:
            program.close()
    return end, moves


class News:
    """What each seat has been told since it was last asked, where somebody listens."""

    def __init__(self, log: Log | None, seats: int) -> None:
        self.log = log
        self.heard = [0] * seats

    def of(self, seat: int) -> list[Told]:
        """Return what is new to a seat."""
        if self.log is None:
            return []
        since, self.heard[seat] = self.heard[seat], len(self.log.events)
        return told_to(self.log.events[since:], seat)


def play_to_end(position: Position, answer: Callable[[int], int], log: Log | None = None) -> tuple[Outcome, int]:
    """Play on with a seat's answers; return how it ended, and after how many moves."""
    moves = 0
    awaited = position.awaits()
    while awaited:
        for seat in awaited:
            position.play(seat, answer(seat), log)
            moves += 1
        awaited = position.awaits()
    end = position.outcome()
    assert end is not None
    return end, moves


def match_seed(seed: str, deal: int) -> str:
    """Return the seed of one deal of many: it can be given to `play` to see the same deal."""
    return f"{seed[:50]}-{deal}"
