"""What thinking costs: do bots keep to their budgets, what memory does the strongest want, how fast are searches?"""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from time import thread_time
from typing import Final

from elderwood.arena.bench import best_seats, random_play
from elderwood.arena.clock import Clock
from elderwood.bots import Bot, Budget, Seen, make_bot
from elderwood.bots.levels import Company, Manner
from elderwood.bots.random import RandomBot, RandomSense
from elderwood.bots.registry import company
from elderwood.bots.sense import Sense, SenseOf
from elderwood.bots.thinker import Thinker, thinker_of
from elderwood.engine.compiled import is_compiled
from elderwood.engine.errors import BadValueError
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.games import find_title

BUDGETS: Final = [0.05, 0.3, 3.0]  # seconds that the strongest is allowed, to see whether it keeps to them
SHARE: Final = 0.2  # it may take so much more,
GRACE: Final = 0.05  # or so many seconds
MEMORY: Final = 300  # megabytes that the strongest may want
TRIES: Final = 100  # iterations of a search whose speed is measured
FOREVER: Final = 1 << 30  # joints of a match

Asked = tuple[Position, int]
Searcher = Callable[[Title], Thinker]


def bench_bots(title: Title, seconds: float = 1.0) -> dict[str, object]:
    """Measure a title's bots in processor time, spending a few times `seconds` on each figure.

    Budgets are tried, and memory is measured, up to thrice `seconds`.
    """
    thinker = strongest(title)
    some = asked(title, best_seats(title), 12)
    most = asked(title, title.most, 6)
    figures: dict[str, object] = {"title": title.name, "compiled": is_compiled(), "players": best_seats(title)}
    raw, spent = random_play(title, seconds)
    figures["moves_per_second"] = round(raw / spent)
    for name, searcher in (("search", bare_searcher), ("level", strongest)):
        speeds = search_speed(title, some, seconds, searcher)
        figures |= {f"{name}_{figure}": value for figure, value in speeds.items()}
        figures[f"{name}_share"] = round(speeds["moves_per_second"] / (raw / spent), 3)
    for name in [level.name for level in reversed(searching_company(title).levels[1:])]:
        clock = answers(title, make_bot(name, title, 1), None, some + most, 3 * seconds)
        figures[f"{name}_ms"], figures[f"{name}_worst_ms"] = round(1000 * clock.mean, 1), round(1000 * clock.worst, 1)
    for allowed in [one for one in BUDGETS if one <= 3 * seconds]:
        count = max(2, round(2 * seconds / allowed))
        clock = answers(title, thinker, Budget(seconds=allowed), (most + some)[:count])
        figures[f"worst_of_{1000 * allowed:g}_ms"] = round(1000 * clock.worst, 1)
    figures["memory_mb"] = memory_of(title.name, 3 * seconds)
    return figures


def searching_company(title: Title) -> Company:
    """Return who plays a title; one that nobody searches is refused."""
    known = company(title.name)
    if known is None or known.sense is None or not known.levels:
        raise BadValueError("error-no-worth", {"title": title.name})
    return known


def strongest(title: Title) -> Thinker:
    """Return the strongest player of a title."""
    known = searching_company(title)
    thinker = thinker_of(known, known.levels[0], 1)
    assert thinker is not None
    return thinker


def bare_searcher(title: Title) -> Thinker:
    """Return a player whose tree knows nothing of the title: its simulations are random matches, to the end."""
    return Thinker(RandomSense(), RandomBot(1), Manner(Budget(iterations=TRIES), tree=True), 1)


def asked(title: Title, seats: int, count: int) -> list[Asked]:
    """Return decisions that are searched, drawn from a match of plain players."""
    sense = strongest(title).sense
    found: list[Asked] = []
    position = title.start(seats, {}, "thinking")
    players = [make_bot("greedy", title, seat) for seat in range(seats)]
    while awaited := position.awaits():
        seat = awaited[0]
        seen = Seen(title, position, seat)
        if len(seen.moves) > 1 and not sense.settled(position, seat):
            found.append((position.copy(), seat))
        position.play(seat, players[seat].answer(seen))
    return [found[(2 * number + 1) * len(found) // (2 * count)] for number in range(count)]


def answers(title: Title, bot: Bot, budget: Budget | None, decisions: list[Asked], patience: float = 1000.0) -> Clock:
    """Return how long a bot's answers take, in processor time; nothing more is asked when patience is at an end."""
    clock = Clock()
    for position, seat in decisions:
        seen = Seen(title, position, seat)
        began = thread_time()
        bot.answer(seen, budget)
        clock.note(thread_time() - began)
        if clock.seconds >= patience:
            break
    return clock


def most_allowed(budget: float) -> float:
    """Return how long an answer may take at most.

    >>> most_allowed(0.05), round(most_allowed(3.0), 1)
    (0.1, 3.6)
    """
    return budget + max(SHARE * budget, GRACE)


class Counted(SenseOf):
    """A sense that counts the simulations of a search and the moves in them.

    Searches look at the clock once after every move that they simulate, and once more before they stop at a joint; a
    move that ends the match may be missed.
    """

    def __init__(self, sense: Sense, tree: bool) -> None:
        super().__init__(sense)
        self.first = 0 if tree else 1  # the move that is tried: halving does not look at the clock after it
        self.simulations = 0
        self.moves = 0

    def clock(self, position: Position) -> int:
        self.moves += 1
        return self.sense.clock(position)

    def chances(self, position: Position) -> list[float]:
        self.simulations += 1
        self.moves += self.first - (1 if position.awaits() else 0)
        return self.sense.chances(position)


def search_speed(
    title: Title, decisions: list[Asked], seconds: float, searcher: Searcher = strongest, whole: bool = False
) -> dict[str, float]:
    """Return simulations and simulated moves a second.

    Every search is made twice, alike: once for the time, once to count. With `whole` every simulation goes on to the
    end of the match, instead of stopping where a level does.
    """
    thinker, watched = searcher(title), searcher(title)
    if whole:
        thinker.horizon = watched.horizon = FOREVER
    counted = Counted(thinker.sense, thinker.manner.tree)
    watched.sense = counted
    spent = 0.0
    thoughts = 0
    while spent < seconds:
        seen = Seen(title, *decisions[thoughts % len(decisions)])
        began = thread_time()
        thinker.think(seen, Budget(iterations=TRIES))
        spent += thread_time() - began
        watched.think(seen, Budget(iterations=TRIES))
        thoughts += 1
    moves = counted.moves - thoughts  # each search looks at the clock once before it begins
    return {
        "moves_per_second": round(moves / spent),
        "simulations_per_second": round(counted.simulations / spent),
        "moves_per_simulation": round(moves / counted.simulations, 1),
    }


def memory_of(name: str, seconds: float) -> float:
    """Return how many megabytes a process holds at most that does nothing but think as the strongest level does."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(think_alone, name, seconds).result()


def think_alone(name: str, seconds: float) -> float:
    """Think about a few decisions; return the most megabytes that this process has held."""
    title = find_title(name)
    answers(title, strongest(title), Budget(seconds=seconds), asked(title, title.most, 3))
    return held()


def held() -> float:
    """Return the most megabytes that this process has held."""
    status = Path("/proc/self/status")
    if status.exists():  # what `resource` tells counts the process that started this one
        line = next(one for one in status.read_text().splitlines() if one.startswith("VmHWM:"))
        return round(int(line.split()[1]) / 1024, 1)
    import resource

    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024**2, 1)  # bytes on macOS
