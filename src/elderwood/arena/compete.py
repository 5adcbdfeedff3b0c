"""The arena: plays the matches of a plan, on several processes if wanted, and goes on after a kill."""

from collections.abc import Callable, Iterator
from pathlib import Path

from elderwood.arena.clairvoyant import KNOWING
from elderwood.arena.clock import Clock
from elderwood.arena.faults import faults_of
from elderwood.arena.journal import Journal
from elderwood.arena.plan import Plan
from elderwood.arena.playing import make_player, match_seed, play_match, split_budget
from elderwood.arena.result import Result
from elderwood.arena.schedule import Pairing
from elderwood.arena.standings import Standings
from elderwood.arena.stopping import decided, looks
from elderwood.engine.match import Match
from elderwood.engine.record import BOT
from elderwood.outside import OUTSIDE, is_outside
from elderwood.processes.workers import Workers

Task = tuple[Plan, Pairing, Path | None]


class Contest:
    """What came of an arena: the standings, how often it was looked whether they are clear, and whether they were."""

    def __init__(self, standings: Standings, looks: int, decided: bool) -> None:
        self.standings = standings
        self.looks = looks
        self.decided = decided

    def data(self) -> dict[str, object]:
        """Return it as plain data."""
        return {**self.standings.data(), "looks": self.looks, "decided": self.decided}


def compete(
    plan: Plan,
    jobs: int = 1,
    journal: Journal | None = None,
    records: Path | None = None,
    progress: Callable[[int], None] | None = None,
) -> Contest:
    """Play a plan's matches but for those in the journal; `progress` is told how many are done.

    With `until_clear` the arena ends early once the ranking is decided; see `stopping`.
    """
    results: dict[int, Result] = {} if journal is None else dict(journal.results)
    with Workers(jobs) as workers:
        for look, block in enumerate(blocks(plan), 1):
            tasks: list[Task] = [(plan, match, records) for match in block if match.number not in results]
            for result in workers.each(play, tasks):
                results[result.number] = result
                if journal is not None:
                    journal.note(result)
                if progress is not None:
                    progress(len(results))
            standings = Standings(plan, list(results.values()))
            clear = plan.until_clear and decided(standings.gaps(), look)
            if clear:
                break
    return Contest(standings, look if plan.until_clear else 0, clear)


def blocks(plan: Plan) -> Iterator[list[Pairing]]:
    """Give the matches up to each look at the standings; all at once where nobody looks."""
    matches = plan.schedule()
    last = matches[-1].deal + 1
    first = 0
    for look in looks(last) if plan.until_clear else [last]:
        yield [match for match in matches if first <= match.deal < look]
        first = look


def play(task: Task) -> Result:
    """Play one match, and write its record where records are wanted."""
    plan, pairing, records = task
    title = plan.title
    seed = match_seed(plan.seed, pairing.deal)
    first = pairing.number * plan.seats + 1
    players = [make_player(name, title, first + seat, plan.budget) for seat, name in enumerate(pairing.names)]
    clocks = [Clock() for _ in players]
    answers: list[tuple[int, int]] = []

    def note(seat: int, move: int, seconds: float) -> None:
        clocks[seat].note(seconds)
        answers.append((seat, move))

    end, moves = play_match(title, plan.options, seed, players, note)
    if records is not None:
        write_record(plan, pairing, seed, answers, records)
    winners = sorted(end.winners)
    faults = faults_of(pairing.names, players)
    return Result(pairing.number, pairing.deal, pairing.names, end.scores, winners, end.how, moves, clocks, faults)


def write_record(plan: Plan, pairing: Pairing, seed: str, answers: list[tuple[int, int]], folder: Path) -> None:
    """Write the record of a match that was played."""
    match = Match(plan.title, plan.seats, plan.options, seed)
    for seat, move in answers:
        match.play(seat, move)
    text = match.record([BOT + noted(name) for name in pairing.names]).text()
    (folder / f"{plan.title.name}-{pairing.number:06}.record").write_text(text, encoding="utf-8", newline="\n")


def noted(name: str) -> str:
    """Return how a record calls a player: who sits at no other table, so that the usual bot goes on, or a bot."""
    bot = split_budget(name)[0]
    return OUTSIDE if is_outside(name) or bot in KNOWING else bot
