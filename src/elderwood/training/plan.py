"""What a training is to play: which matches teach what a position is worth."""

from elderwood import __version__
from elderwood.arena.playing import read_budget, split_budget
from elderwood.bots import Bot, Budget, Seen, make_bot
from elderwood.bots.fitted import FittedSense
from elderwood.bots.registry import company
from elderwood.engine.chance import Dice, check_seed, quick_chance
from elderwood.engine.errors import BadValueError
from elderwood.engine.options import Options, settle
from elderwood.engine.title import Title

LIGHT = "light"  # the player of a title's playouts
SPREAD = 7919  # keeps the seeds of neighbouring matches apart
FINE = 1 << 20  # a whim is drawn to within one of so many
KEPT = 5  # one match of so many is kept out of the fit


class Lesson:
    """How one match is played: by whom on all seats, how many they are, with which options."""

    def __init__(self, bot: str, seats: int, options: Options) -> None:
        self.bot = bot
        self.seats = seats
        self.options = options


class TrainingPlan:
    """Everything that decides about the matches: equal plans play the same ones, whatever the number of processes.

    Numbers of seats, values of options and bots take turns, until every combination has been. `whim` is how often
    somebody does just anything, so that positions which nobody would choose are judged as well.
    """

    def __init__(
        self,
        title: Title,
        bots: list[str],
        seats: list[int],
        games: int,
        options: dict[str, list[str]],
        seed: str,
        whim: float = 0.03,
        budget: str = "",
    ) -> None:
        self.title = title
        fitted_sense(title)
        if games < KEPT:
            raise BadValueError("error-few-matches", {"games": games, "least": KEPT})
        self.bots = bots
        self.seats = seats
        self.games = games
        self.options = options
        self.seed = check_seed(seed)
        self.whim = whim
        self.budget = budget
        for number in range(self.turns):
            lesson = self.lesson(number)
            title.check_seats(lesson.seats)
            settle(title.options, lesson.options, lesson.seats)
            self.player(lesson.bot, 0)

    @property
    def sense(self) -> FittedSense:
        """The sense whose weights are fitted."""
        return fitted_sense(self.title)

    @property
    def turns(self) -> int:
        """How many matches it takes until every combination has been."""
        count = len(self.seats) * len(self.bots)
        for values in self.options.values():
            count *= len(values)
        return count

    def lesson(self, number: int) -> Lesson:
        """Return how a match is played."""
        number, at = divmod(number, len(self.seats))
        seats = self.seats[at]
        options: Options = {}
        for name, values in self.options.items():
            number, at = divmod(number, len(values))
            options[name] = values[at]
        return Lesson(self.bots[number % len(self.bots)], seats, options)

    def is_kept(self, number: int) -> bool:
        """Say whether a match is kept out of the fit, to test it: one of five, of every combination alike."""
        turn, combination = divmod(number, self.turns)
        return turn % KEPT == combination % KEPT

    def player(self, name: str, seed: int) -> tuple[Bot, Budget | None]:
        """Return a bot and what it may spend on an answer."""
        bot, own = split_budget(name)
        budget = self.budget if own is None else own
        allowed = read_budget(budget) if budget or own is not None else None
        return (Light(self.sense, seed) if bot == LIGHT else make_bot(bot, self.title, seed)), allowed

    def command(self) -> str:
        """Return the command that repeats this training."""
        parts = [f"elderwood train {self.title.name} --games {self.games} --seats {','.join(map(str, self.seats))}"]
        parts += [f"--option {name}={','.join(values)}" for name, values in self.options.items()]
        parts.append(f"--bots {','.join(self.bots)}")
        parts += [f"--budget {self.budget}"] if self.budget else []
        return " ".join([*parts, f"--whim {self.whim:g} --seed {self.seed}"])

    def data(self) -> dict[str, object]:
        """Return the plan as plain data."""
        return {
            "title": self.title.name,
            "version": __version__,
            "rules": self.title.version,
            "command": self.command(),
            "games": self.games,
            "seats": self.seats,
            "options": self.options,
            "bots": self.bots,
            "budget": self.budget,
            "whim": self.whim,
            "seed": self.seed,
        }


def fitted_sense(title: Title) -> FittedSense:
    """Return a title's sense; a title whose bots do not judge by weights is refused."""
    known = company(title.name)
    if known is None or not isinstance(known.sense, FittedSense):
        raise BadValueError("error-no-worth", {"title": title.name})
    return known.sense


class Light(Bot):
    """The light player of a title's playouts, put at the table: many matches in little time."""

    def __init__(self, sense: FittedSense, seed: int) -> None:
        self.sense = sense
        self.seed = seed

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        """Return what a playout would go on with."""
        if len(seen.moves) == 1:
            return seen.moves[0]
        self.seed += 1
        return self.sense.policy(seen.imagine(quick_chance(self.seed)), seen.seat, seen.moves, Dice(self.seed))
