"""What is measured of the bots: the cells of a table, each an arena of its own, and what came of them."""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from time import monotonic

from ledger import Ledger

import elderwood
from elderwood.arena.clairvoyant import CLAIRVOYANT
from elderwood.arena.compete import play
from elderwood.arena.intervals import wilson
from elderwood.arena.plan import Plan
from elderwood.arena.result import Result
from elderwood.bots.registry import company
from elderwood.engine.title import Title
from elderwood.processes.workers import Workers

SIZES = (2, 4)
EDGES = ("0", "3", "6", "9")  # how many edges of Sylvion's forest are desolated
DEAR = 100  # matches of those who think longest: the strongest, and the clairvoyant who is there for comparison
PACKAGE = Path(elderwood.__file__).parent
SPEAKING = {"advice.py", "candour.py", "reasons.py"}  # what is told to people changes no match


class Figure:
    """What came of a cell so far: of deals that were played from every seat; the processor time is that of all."""

    def __init__(self, won: float, played: int, seconds: float) -> None:
        self.won = won
        self.played = played
        self.seconds = seconds

    def __str__(self) -> str:
        low, high = wilson(self.won, self.played)
        return f"{100 * self.won / self.played:.1f} % ({100 * low:.0f}-{100 * high:.0f})"


class Cell:
    """One bot against another on all other seats, or in Sylvion against the game with so many desolated `edges`."""

    def __init__(
        self, title: Title, who: str, against: str = "", seats: int = 1, edges: str = "", most: int = 0
    ) -> None:
        self.title = title
        self.who = who
        self.against = against
        self.seats = seats
        self.edges = edges
        self.most = most  # matches, where they are dear

    @property
    def name(self) -> str:
        """The name of its folder."""
        words = [self.title.name, self.edges or str(self.seats), self.who, self.against]
        return "-".join(word for word in words if word)

    def plan(self, ledger: Ledger) -> Plan:
        """Return what is to be played."""
        bots = [self.who, self.against] if self.against else [self.who]
        games = min(ledger.games, self.most) if self.most else ledger.games
        return Plan(self.title, bots, self.seats, games, {"desolated": self.edges} if self.edges else {}, ledger.seed)

    def figure(self, ledger: Ledger) -> Figure | None:
        """Return what the ledger says; None if no deal was played whole yet."""
        tally = ledger.tally(self.name)
        matches = self.plan(ledger).schedule()
        begun = {match.deal for match in matches if match.number not in tally.shares}
        whole = [tally.shares[match.number] for match in matches if match.deal not in begun]
        return Figure(sum(whole), len(whole), tally.seconds) if whole else None

    def measure(self, ledger: Ledger, jobs: int, until: float) -> int:
        """Play on, at least a match, until the clock shows so much; return how many matches are left."""
        plan, tally = self.plan(ledger), ledger.tally(self.name)
        left = [(plan, match, None) for match in plan.schedule() if match.number not in tally.shares]
        with Workers(jobs) as workers:
            for done, result in enumerate(workers.each(play, left), 1):
                tally.shares[result.number] = victories(result, self.who, plan.together)
                tally.seconds += sum(clock.seconds for clock in result.clocks)
                if monotonic() >= until:
                    return len(left) - done
        return 0


def victories(result: Result, who: str, together: bool) -> float:
    """Return what a match was worth to a bot: where all play together they do not divide a victory."""
    if together:
        return float(bool(result.winners))
    return sum(result.share(seat) for seat, name in enumerate(result.names) if name == who)


def cells(titles: list[Title]) -> list[Cell]:
    """Return everything there is to measure, what matters most first: the strongest and the clairvoyant against the
    plain player, then who is next to whom."""
    levels = {title.name: [level.name for level in known.levels] for title in titles if (known := company(title.name))}
    found: list[Cell] = []
    for title in titles:
        found += against(title, levels[title.name][0], "greedy", DEAR)
    for title in titles:
        found += against(title, CLAIRVOYANT, "greedy", DEAR)
    for title in titles:
        names = levels[title.name]
        if title.about.cooperative:
            for who in [*names[1:], "greedy"]:
                found += against(title, who, "")
        else:
            for who, other in pairwise(names):
                found += against(title, who, other, DEAR if who == names[0] else 0)
    return found


def against(title: Title, who: str, other: str, most: int = 0) -> list[Cell]:
    """Return the cells of one bot against another, by the size of the table; together there is only the game."""
    if title.about.cooperative:
        return [Cell(title, who, edges=edges, most=most) for edges in EDGES]
    return [Cell(title, who, other, seats, most=most) for seats in SIZES]


def measure(
    wanted: list[Cell], ledger: Ledger, jobs: int, seconds: float, turn: float, write: Callable[[], None]
) -> bool:
    """Go round the cells, each for a turn, until all is played or the time is over; say whether all is.

    `write` is called after every turn, one that was broken off included. Nobody looks how a cell stands before it goes
    on: who plays longer where it pleases them fools themselves.
    """
    end = monotonic() + seconds
    for title in {cell.title.name: cell.title for cell in wanted}.values():
        ledger.begin(title.name, sources(title))
    left = wanted
    while left:
        still: list[Cell] = []
        for cell in left:
            if monotonic() >= end:
                return False
            try:
                more = cell.measure(ledger, jobs, min(end, monotonic() + turn))
            finally:
                write()
            print(f"{cell.name}: {more} matches to go", flush=True)
            if more:
                still.append(cell)
        left = still
    return True


def sources(title: Title) -> str:
    """Return a word that changes with the code of a title's rules and bots, and not with comments, nor with hints."""
    folders = ["engine", f"games/{title.name}", "bots", "bots/search", f"bots/{title.name}"]
    total = hashlib.sha256()
    for file in sorted(file for folder in folders for file in (PACKAGE / folder).glob("*.py")):
        if file.name not in SPEAKING:
            total.update(ast.dump(ast.parse(file.read_text("utf-8"))).encode())
    return total.hexdigest()[:12]
