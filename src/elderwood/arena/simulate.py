"""Many matches between bots: quick on one core, spread over several when asked."""

from collections import Counter
from collections.abc import Callable
from multiprocessing import get_context
from time import perf_counter

from elderwood.bots import Seen, make_bot
from elderwood.engine.chance import check_seed
from elderwood.engine.errors import BadValueError
from elderwood.engine.options import Options, settle
from elderwood.engine.outcome import Outcome
from elderwood.engine.title import Title
from elderwood.games import find_title

BATCH = 20


class Summary:
    """What came of a simulation. `wins` counts victories per seat, `scores` adds them up."""

    def __init__(self, title: str, options: Options, seats: int, bots: list[str]) -> None:
        self.title = title
        self.options = options
        self.seats = seats
        self.bots = bots
        self.games = 0
        self.moves = 0
        self.seconds = 0.0
        self.outcomes: Counter[str] = Counter()
        self.wins = [0] * seats
        self.scores = [0] * seats

    def note(self, end: Outcome, moves: int) -> None:
        """Count one match."""
        self.games += 1
        self.moves += moves
        self.outcomes[end.how] += 1
        for seat in range(self.seats):
            self.wins[seat] += end.won(seat)
            self.scores[seat] += end.scores[seat]

    def add(self, other: "Summary") -> None:
        """Count the matches of another batch."""
        self.games += other.games
        self.moves += other.moves
        self.outcomes.update(other.outcomes)
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]

    def data(self) -> dict[str, object]:
        """Return the summary as plain data."""
        return {
            "title": self.title,
            "options": self.options,
            "players": self.seats,
            "bots": self.bots,
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "moves_per_second": round(self.moves / self.seconds) if self.seconds else 0,
            "outcomes": dict(self.outcomes.most_common()),
            "wins": self.wins,
            "mean_score": [round(score / self.games, 3) if self.games else 0.0 for score in self.scores],
        }


def simulate(
    title: Title,
    games: int,
    seats: int,
    bots: list[str],
    options: Options,
    seed: str,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
) -> Summary:
    """Play matches between bots, one name per seat or one for all; `progress` is told how many are done.

    The same seed gives the same matches, whatever the number of jobs.
    """
    title.check_seats(seats)
    check_seed(seed)
    if games < 1 or jobs < 1:
        raise BadValueError("error-bad-count", {"games": games, "jobs": jobs})
    names = bots * seats if len(bots) == 1 else bots
    if len(names) != seats:
        raise BadValueError("error-bot-count", {"count": len(names), "seats": seats})
    for name in names:
        make_bot(name, title, 0)
    chosen = settle(title.options, options, seats)
    total = Summary(title.name, chosen, seats, names)
    batches = [
        (title.name, seats, names, chosen, seed, first, min(first + BATCH, games)) for first in range(0, games, BATCH)
    ]
    started = perf_counter()
    if jobs == 1:
        for batch in batches:
            total.add(play_batch(batch))
            if progress is not None:
                progress(total.games)
    else:
        with get_context("spawn").Pool(min(jobs, len(batches))) as pool:
            for part in pool.imap_unordered(play_batch, batches):
                total.add(part)
                if progress is not None:
                    progress(total.games)
    total.seconds = perf_counter() - started
    return total


def play_batch(batch: tuple[str, int, list[str], Options, str, int, int]) -> Summary:
    """Play the matches of one batch."""
    name, seats, names, options, seed, first, last = batch
    title = find_title(name)
    summary = Summary(name, options, seats, names)
    for number in range(first, last):
        position = title.deal(seats, options, match_seed(seed, number))
        players = [make_bot(bot, title, number * seats + seat + 1) for seat, bot in enumerate(names)]
        moves = 0
        awaited = position.awaits()
        while awaited:
            for seat in awaited:
                position.play(seat, players[seat].answer(Seen(title, position, seat)))
                moves += 1
            awaited = position.awaits()
        end = position.outcome()
        assert end is not None
        summary.note(end, moves)
    return summary


def match_seed(seed: str, number: int) -> str:
    """Return the seed of one match of a simulation: it can be given to `play` to see the same deal."""
    return f"{seed[:50]}-{number}"
