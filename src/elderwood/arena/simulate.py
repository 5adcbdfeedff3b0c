"""Many matches between bots: quick on one core, spread over several when asked."""

from collections import Counter
from collections.abc import Callable
from time import perf_counter

from elderwood.arena.faults import Faults, faults_of
from elderwood.arena.playing import make_player, match_seed, play_match
from elderwood.engine.chance import check_seed
from elderwood.engine.errors import BadValueError
from elderwood.engine.options import Options, settle
from elderwood.engine.outcome import Outcome
from elderwood.engine.title import Title
from elderwood.games import find_title
from elderwood.processes.workers import Workers

BATCH = 20


class Tally:
    """What one bot achieved, wherever it sat: a bot on two seats has played twice."""

    def __init__(self) -> None:
        self.played = 0
        self.wins = 0
        self.score = 0


class Summary:
    """What came of a simulation. `wins` counts victories per seat, `scores` adds scores up, `by_bot` does so per bot.

    `bots` is who sat where in the first match; with `rotate` everybody moves on by a seat from match to match.
    """

    def __init__(self, title: str, options: Options, seats: int, bots: list[str], rotate: bool) -> None:
        self.title = title
        self.options = options
        self.seats = seats
        self.bots = bots
        self.rotate = rotate
        self.games = 0
        self.moves = 0
        self.seconds = 0.0
        self.outcomes: Counter[str] = Counter()
        self.wins = [0] * seats
        self.scores = [0] * seats
        self.by_bot = {name: Tally() for name in bots}
        self.faults = Faults()

    def note(self, end: Outcome, moves: int, names: list[str]) -> None:
        """Count one match between bots of these names."""
        self.games += 1
        self.moves += moves
        self.outcomes[end.how] += 1
        for seat in range(self.seats):
            self.wins[seat] += end.won(seat)
            self.scores[seat] += end.scores[seat]
            tally = self.by_bot[names[seat]]
            tally.played += 1
            tally.wins += end.won(seat)
            tally.score += end.scores[seat]

    def add(self, other: "Summary") -> None:
        """Count the matches of another batch."""
        self.games += other.games
        self.moves += other.moves
        self.outcomes.update(other.outcomes)
        for seat in range(self.seats):
            self.wins[seat] += other.wins[seat]
            self.scores[seat] += other.scores[seat]
        for name, tally in self.by_bot.items():
            tally.played += other.by_bot[name].played
            tally.wins += other.by_bot[name].wins
            tally.score += other.by_bot[name].score
        self.faults.add(other.faults)

    def data(self) -> dict[str, object]:
        """Return the summary as plain data."""
        return {
            "title": self.title,
            "options": self.options,
            "players": self.seats,
            "bots": self.bots,
            "rotate": self.rotate,
            "games": self.games,
            "moves": self.moves,
            "seconds": round(self.seconds, 3),
            "moves_per_second": round(self.moves / self.seconds) if self.seconds else 0,
            "outcomes": dict(self.outcomes.most_common()),
            "wins": self.wins,
            "mean_score": [mean(score, self.games) for score in self.scores],
            "by_bot": {
                name: {"played": tally.played, "wins": tally.wins, "mean_score": mean(tally.score, tally.played)}
                for name, tally in self.by_bot.items()
            },
            "faults": self.faults.data(),
        }


def mean(score: int, played: int) -> float:
    """Return a mean score."""
    return round(score / played, 3) if played else 0.0


def simulate(
    title: Title,
    games: int,
    seats: int,
    bots: list[str],
    options: Options,
    seed: str,
    jobs: int = 1,
    progress: Callable[[int], None] | None = None,
    rotate: bool | None = None,
) -> Summary:
    """Play matches between bots, one name per seat or one for all; `progress` is told how many are done.

    Bots that differ take every seat in turn unless `rotate` is false: each deal is played once from each seat, so a
    fair comparison takes a multiple of `seats` matches.

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
        make_player(name, title, 0)
    chosen = settle(title.options, options, seats)
    turning = len(set(names)) > 1 if rotate is None else rotate
    total = Summary(title.name, chosen, seats, names, turning)
    batches = [
        (title.name, seats, names, turning, chosen, seed, first, min(first + BATCH, games))
        for first in range(0, games, BATCH)
    ]
    started = perf_counter()
    with Workers(jobs) as workers:
        for part in workers.each(play_batch, batches):
            total.add(part)
            if progress is not None:
                progress(total.games)
    total.seconds = perf_counter() - started
    return total


def play_batch(batch: tuple[str, int, list[str], bool, Options, str, int, int]) -> Summary:
    """Play the matches of one batch."""
    name, seats, bots, rotate, options, seed, first, last = batch
    title = find_title(name)
    summary = Summary(name, options, seats, bots, rotate)
    for number in range(first, last):
        names = arrangement(bots, number) if rotate else bots
        players = [make_player(bot, title, number * seats + seat + 1) for seat, bot in enumerate(names)]
        dealt = match_seed(seed, deal_of(number, seats, rotate))
        summary.note(*play_match(title, options, dealt, players), names)
        summary.faults.add(faults_of(names, players))
    return summary


def arrangement(bots: list[str], number: int) -> list[str]:
    """Return who sits where in one match when the bots take every seat in turn.

    >>> arrangement(["a", "b", "c"], 1)
    ['c', 'a', 'b']
    """
    shift = number % len(bots)
    return bots[len(bots) - shift :] + bots[: len(bots) - shift]


def deal_of(number: int, seats: int, rotate: bool) -> int:
    """Return which deal one match plays: all turns of the seats play the same."""
    return number // seats if rotate else number
