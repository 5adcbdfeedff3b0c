"""What an arena is to play."""

from elderwood import __version__
from elderwood.arena.playing import make_player
from elderwood.arena.schedule import Pairing, schedule
from elderwood.engine.chance import check_seed
from elderwood.engine.errors import BadValueError
from elderwood.engine.options import Options, settle
from elderwood.engine.title import Title


class Plan:
    """Everything that decides about the matches: equal plans play the same ones, whatever the number of processes.

    Fewer bots than seats: the last one takes all seats left. A name may stand there twice as long as all have a seat.
    `budget` is what those may spend on an answer whose name does not say it; see `make_player`.
    """

    def __init__(
        self,
        title: Title,
        bots: list[str],
        seats: int,
        games: int,
        options: Options,
        seed: str,
        until_clear: bool = False,
        records: bool = False,
        budget: str = "",
    ) -> None:
        title.check_seats(seats)
        if games < 1:
            raise BadValueError("error-bad-count", {"games": games, "jobs": 1})
        for name in bots:
            make_player(name, title, 0, budget)
        self.title = title
        self.entrants = list(dict.fromkeys(bots))
        self.together = title.about.cooperative
        if len(self.entrants) < len(bots) and (self.together or len(bots) > seats):
            twice = next(name for name in bots if bots.count(name) > 1)
            raise BadValueError("error-arena-twice", {"name": twice})
        if until_clear and len(self.entrants) == 1:
            raise BadValueError("error-arena-alone", {"name": bots[0]})
        self.bots = bots if self.together else bots + bots[-1:] * (seats - len(bots))
        self.seats = seats
        self.games = games
        self.options = settle(title.options, options, seats)
        self.seed = check_seed(seed)
        self.until_clear = until_clear
        self.records = records
        self.budget = budget

    def schedule(self) -> list[Pairing]:
        """Return the matches, deal by deal."""
        return schedule(self.bots, self.seats, self.together, self.seed, self.games)

    def data(self) -> dict[str, object]:
        """Return the plan as plain data, with the version: other rules and other bots play other matches."""
        return {
            "title": self.title.name,
            "version": __version__,
            "rules": self.title.version,
            "bots": self.bots,
            "seats": self.seats,
            "games": self.games,
            "options": self.options,
            "seed": self.seed,
            "until_clear": self.until_clear,
            "records": self.records,
            "budget": self.budget,
        }
