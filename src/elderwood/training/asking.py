"""Asking in the middle of matches how somebody stands: positions are drawn from matches of bots, each thought about."""

from collections.abc import Callable
from typing import Final

from elderwood import __version__
from elderwood.arena.playing import make_player, match_seed, read_budget
from elderwood.arena.thinking import searching_company
from elderwood.bots import Seen
from elderwood.bots.advice import par_of, told_chance, weigh
from elderwood.bots.sense import Sense
from elderwood.engine.chance import Dice, check_seed
from elderwood.engine.errors import BadValueError
from elderwood.engine.options import Options, settle
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.outside import is_outside
from elderwood.processes.workers import Workers
from elderwood.training.calibration import Calibration, Told

EACH: Final = 2  # positions of a match: more would only say the same again


class AskingPlan:
    """Who plays, and how long the strongest level thinks about a position that was drawn."""

    def __init__(
        self, title: Title, bot: str, seats: int, positions: int, options: Options, seed: str, budget: str
    ) -> None:
        title.check_seats(seats)
        self.title = title
        searching_company(title)
        if is_outside(bot):
            raise BadValueError("error-own-bots", {"name": bot})
        make_player(bot, title, 0)
        read_budget(budget)
        self.bot = bot
        self.seats = seats
        self.positions = positions
        self.options = settle(title.options, options, seats)
        self.seed = check_seed(seed)
        self.budget = budget

    def data(self) -> dict[str, object]:
        """Return the plan as plain data."""
        return {
            "title": self.title.name,
            "version": __version__,
            "rules": self.title.version,
            "bot": self.bot,
            "seats": self.seats,
            "options": self.options,
            "budget": self.budget,
            "seed": self.seed,
        }


def calibrate(plan: AskingPlan, jobs: int = 1, progress: Callable[[int], None] | None = None) -> Calibration:
    """Ask about so many positions and compare; the same seed asks the same, whatever the number of processes."""
    told: list[Told] = []
    played = 0
    with Workers(jobs) as workers:
        while len(told) < plan.positions:
            more = -(-(plan.positions - len(told)) // EACH)
            found: dict[int, list[Told]] = {}
            done = len(told)
            for number, some in workers.each(ask, [(plan, number) for number in range(played, played + more)]):
                found[number] = some
                done += len(some)
                if progress is not None:
                    progress(min(done, plan.positions))
            if done == len(told):
                raise BadValueError("error-no-worth", {"title": plan.title.name})
            told += [one for number in sorted(found) for one in found[number]]
            played += more
    return Calibration(told[: plan.positions], par_of(plan.title, plan.seats))


def ask(task: tuple[AskingPlan, int]) -> tuple[int, list[Told]]:
    """Play one match; return its number, and what the strongest level tells of a few of its positions."""
    plan, number = task
    title, known, seats = plan.title, searching_company(plan.title), plan.seats
    assert known.sense is not None
    position = title.start(seats, plan.options, match_seed(plan.seed, number))
    players = [make_player(plan.bot, title, number * seats + seat + 1) for seat in range(seats)]
    dice = Dice(number)
    drawn: list[tuple[Position, int]] = []
    met = 0
    while awaited := position.awaits():
        seat = awaited[0]
        if is_asked(known.sense, position, seat):
            met += 1
            # Each of those met so far is among the few drawn with the same chance (Vitter 1985).
            place = len(drawn) if len(drawn) < EACH else int(dice.below(met))
            if place < EACH:
                drawn[place : place + 1] = [(position.copy(), seat)]
        player = players[seat]
        position.play(seat, player.bot.answer(Seen(title, position, seat), player.budget))
    end = position.outcome()
    assert end is not None
    budget = read_budget(plan.budget)
    told: list[Told] = []
    for then, seat in drawn:
        seen = Seen(title, then, seat)
        thought = weigh(seen, known, budget, number)
        if thought.iterations:
            found = thought.moves[0].chance
            told.append(Told(number, told_chance(seen, known, found), end.value(seat), found))
    return number, told


def is_asked(sense: Sense, position: Position, seat: int) -> bool:
    """Say whether there is a choice that is searched, so that a hint would tell a chance."""
    return len(position.moves(seat)) > 1 and not sense.settled(position, seat)
