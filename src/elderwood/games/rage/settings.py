"""The options of Rage of the Elves, as declared to players and as the rules read them."""

from typing import Final

from elderwood.engine.options import Option, Options
from elderwood.games.rage.boards import board_for
from elderwood.games.rage.editions import EDITIONS
from elderwood.games.rage.vocabulary import ENEMY_CASTLE, FOUR_TOWERS, NO_GOAL, SEVEN_LANDS

OPTIONS: Final[list[Option]] = [
    Option("scenario", ["supremacy", "dragon-lord", "land-race", "only-war"], "supremacy"),
    Option("race", ["seven-lands", "four-towers"], "seven-lands", needs={"scenario": "land-race"}),
    Option("alliance", ["no", "yes"], "no", needs={"scenario": "only-war"}, seats=[4]),
    Option("placement", ["novice", "advanced"], "novice"),
    Option("cards", ["third", "balanced", "first"], "third", house=True, before="first"),
    Option("board", ["north", "west"], "north", seats=[2], house=True),
    Option("rounds", ["usual", "6", "12", "18", "none"], "usual", house=True),
    Option("peoples", ["drawn", "chosen"], "drawn", house=True),
    Option("neutrals", ["next", "named", "computer"], "next", house=True),
    Option("move", ["last", "instead"], "last", house=True),
]

# Who plays the neutral cards, in the order of the option's values (R23)
NEXT: Final = 0
COMPUTER: Final = 2

USUAL_ROUNDS: Final = {"supremacy": "12", "land-race": "12", "dragon-lord": "none", "only-war": "none"}  # R98
NO_LIMIT: Final = 0
SAFETY: Final = 200  # a match without a limit ends after that many rounds all the same (R103)


class Settings:
    """The options of one match as the rules read them. Never changes, so copies of a position share it.

    `rounds` is the limit the players know of, or `NO_LIMIT`; `last_round` the one after which the match ends.
    """

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        scenario = options["scenario"]
        self.secret_goals = scenario == "supremacy"
        self.dragon_lord = scenario == "dragon-lord"
        self.alliance = options["alliance"] == "yes"
        # The goal all share, if there is one
        self.goal = NO_GOAL
        if scenario == "land-race":
            self.goal = FOUR_TOWERS if options["race"] == "four-towers" else SEVEN_LANDS
        elif scenario == "only-war":
            self.goal = ENEMY_CASTLE
        self.advanced = options["placement"] == "advanced"
        self.edition = EDITIONS[options["cards"]]
        self.board = board_for(seats, options["board"] == "west")
        self.choose_people = options["peoples"] == "chosen"
        self.neutrals = ["next", "named", "computer"].index(options["neutrals"])
        rounds = options["rounds"]
        if rounds == "usual":
            rounds = USUAL_ROUNDS[scenario]
        self.rounds = NO_LIMIT if rounds == "none" else int(rounds)
        self.last_round = self.rounds or SAFETY
        self.move_instead = options["move"] == "instead"

    def allied(self, one: int, other: int) -> bool:
        """Say whether two seats are on one side: allies sit opposite each other (R75)."""
        return one == other or (self.alliance and one % 2 == other % 2)
