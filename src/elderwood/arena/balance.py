"""Is anybody favoured? One bot plays itself from all seats and with all sides, under many options."""

from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Final

from elderwood import __version__
from elderwood.arena.clock import Clock
from elderwood.arena.journal import Journal
from elderwood.arena.playing import Player, make_player, match_seed, play_match
from elderwood.arena.result import Result
from elderwood.arena.standings import Row, share_of
from elderwood.bots import Bot, Budget, Seen
from elderwood.engine.chance import check_seed
from elderwood.engine.errors import BadValueError, UnknownNameError
from elderwood.engine.options import Options, settle
from elderwood.engine.title import Title
from elderwood.processes.workers import Workers

# Within these shares of the victories nobody is favoured; with other numbers of seats nothing is claimed.
BOUNDS: Final = {2: (0.42, 0.58), 3: (0.25, 0.41), 4: (0.18, 0.32)}


class Trial:
    """One match to be played: seats, options, and the move by which each seat takes its side.

    Each has a deal of its own. A deal says who begins, and if matches shared it, so many of them would tell less about
    the seats than their number promises.
    """

    def __init__(self, number: int, seats: int, options: Options, sides: tuple[int, ...]) -> None:
        self.number = number
        self.seats = seats
        self.options = options
        self.sides = sides


class BalancePlan:
    """Everything that decides about the matches. `vary` names the options that go through all their values.

    Under each set of options and for each number of seats at least `games` matches are played, with every side on every
    seat equally often.
    """

    def __init__(
        self,
        title: Title,
        bot: str,
        seats: list[int],
        games: int,
        vary: list[str],
        options: Options,
        seed: str,
        budget: str = "",
    ) -> None:
        for count in seats:
            title.check_seats(count)
        if title.about.cooperative:
            raise BadValueError("error-balance-together", {"title": title.name})
        names = [option.name for option in title.options]
        for name in vary:
            if name not in names:
                raise UnknownNameError("option", name, names)
        if games < 1:
            raise BadValueError("error-bad-count", {"games": games, "jobs": 1})
        make_player(bot, title, 0, budget)
        self.title = title
        self.bot = bot
        self.seats = seats
        self.games = games
        self.vary = vary
        self.options = {**options, **({} if title.sides is None else title.sides.options)}
        self.seed = check_seed(seed)
        self.budget = budget
        for count in seats:
            settle(title.options, self.options, count)

    def sets(self, seats: int) -> list[Options]:
        """Return every set of options that is played."""
        usual = settle(self.title.options, self.options, seats)
        sets: list[Options] = [{}]
        for option in self.title.options:
            grown: list[Options] = []
            for chosen in sets:
                free = option.name in self.vary and option.applies(chosen, seats)
                grown += [{**chosen, option.name: value} for value in (option.values if free else [usual[option.name]])]
            sets = grown
        return sets

    def lineups(self, seats: int) -> list[tuple[int, ...]]:
        """Return every way to give the seats their sides, as the moves that take them; one, empty, if all are alike."""
        sides = self.title.sides
        if sides is None:
            return [()]
        moves = [move for move, (family, _) in enumerate(self.title.space.families) if family == sides.family]
        return list(permutations(moves, seats))

    def schedule(self) -> list[Trial]:
        """Return the matches, line-up by line-up in turn, so that after a part of them something is known of all."""
        planned: list[Trial] = []
        for turn in range(self.games):
            for seats in self.seats:
                lineups = self.lineups(seats)
                if turn * len(lineups) < self.games:
                    for options in self.sets(seats):
                        planned += [Trial(len(planned) + at, seats, options, sides) for at, sides in enumerate(lineups)]
        return planned

    def data(self) -> dict[str, object]:
        """Return the plan as plain data, with the version: other rules and other bots play other matches."""
        return {
            "title": self.title.name,
            "version": __version__,
            "rules": self.title.version,
            "balance": self.bot,
            "seats": self.seats,
            "games": self.games,
            "vary": self.vary,
            "options": self.options,
            "seed": self.seed,
            "budget": self.budget,
        }


class Sided(Bot):
    """A bot that takes the side it is told to, and plays as ever."""

    def __init__(self, bot: Bot, side: int) -> None:
        self.bot = bot
        self.side = side

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        """Return the move that takes the side where it is possible."""
        return self.side if self.side in seen.moves else self.bot.answer(seen, budget)


def measure(
    plan: BalancePlan, jobs: int = 1, journal: Journal | None = None, progress: Callable[[int], None] | None = None
) -> dict[str, object]:
    """Play a plan's matches but for those in the journal; return the shares. `progress` is told how many are done."""
    results: dict[int, Result] = {} if journal is None else dict(journal.results)
    trials = plan.schedule()
    with Workers(jobs) as workers:
        for result in workers.each(play, [(plan, trial) for trial in trials if trial.number not in results]):
            results[result.number] = result
            if journal is not None:
                journal.note(result)
            if progress is not None:
                progress(len(results))
    played = [(trial, results[trial.number]) for trial in trials]
    return {**plan.data(), "matches": len(played), "groups": list(groups(plan, played))}


def play(task: tuple[BalancePlan, Trial]) -> Result:
    """Play one match; its result names the sides instead of the bots where there are any."""
    plan, trial = task
    title = plan.title
    first = trial.number * max(plan.seats) + 1
    players = [make_player(plan.bot, title, first + seat, plan.budget) for seat in range(trial.seats)]
    names = [plan.bot] * trial.seats
    if trial.sides:
        players = [Player(Sided(one.bot, side), one.budget) for one, side in zip(players, trial.sides, strict=True)]
        names = [side_name(title, side) for side in trial.sides]
    end, moves = play_match(title, trial.options, match_seed(plan.seed, trial.number), players)
    clocks = [Clock() for _ in players]
    return Result(trial.number, trial.number, names, end.scores, sorted(end.winners), end.how, moves, clocks)


def side_name(title: Title, move: int) -> str:
    """Return the name of a side: the move's word without its family."""
    return title.words[move].removeprefix(f"{title.space.family(move)[0]}-")


Played = list[tuple[Trial, Result]]


def groups(plan: BalancePlan, played: Played) -> Iterator[dict[str, object]]:
    """Give for each number of seats the shares of all matches, of those with each value of an option that was varied,
    and of each set of options where several were."""
    for seats in plan.seats:
        sets = plan.sets(seats)
        chosen: list[Options] = [{}]
        for name in plan.vary:
            chosen += [{name: value} for value in dict.fromkeys(options[name] for options in sets)]
        if len(plan.vary) > 1:
            chosen += [{name: options[name] for name in plan.vary} for options in sets]
        for values in chosen:
            wanted = [
                result
                for trial, result in played
                if trial.seats == seats and all(trial.options[name] == value for name, value in values.items())
            ]
            yield {"seats": seats, "options": values, "matches": len(wanted), **shares(plan, seats, wanted)}


def shares(plan: BalancePlan, seats: int, results: list[Result]) -> dict[str, object]:
    """Return the shares of the victories by side, by seat, and of each two sides where they meet alone."""
    sides = [] if plan.title.sides is None else sorted({name for result in results for name in result.names})
    by_side = [{"side": side, **share_row(shares_of(results, side), seats)} for side in sides]
    by_seat = [{"seat": seat, **share_row([result.share(seat) for result in results], seats)} for seat in range(seats)]
    pairs: list[Row] = []
    if seats == 2:
        for first, second in combinations(sides, 2):
            met = [result for result in results if {first, second} == {*result.names}]
            pairs.append({"first": first, "second": second, **share_row(shares_of(met, first), seats)})
    return {"by_side": by_side, "by_seat": by_seat, "pairs": pairs}


def shares_of(results: list[Result], side: str) -> list[float]:
    """Return a side's share of the victory in each match that it played."""
    return [result.share(result.names.index(side)) for result in results if side in result.names]


def share_row(won: list[float], seats: int) -> Row:
    """Return a share with its interval, and whether it lies within the bounds: None where none are set."""
    total = sum(won)
    bounds = BOUNDS.get(seats)
    fits = None if bounds is None or not won else bounds[0] <= total / len(won) <= bounds[1]
    return {"won": round(total, 3), "played": len(won), **share_of(total, len(won)), "fits": fits}
