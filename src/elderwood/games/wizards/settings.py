"""The options of Woodland Wizards, as declared to players and as the rules read them."""

from typing import Final

from elderwood.engine.options import Option, Options

# All but the first are best left alone, so marked as house rules. With `order` at `own` every seat decides for itself,
# contest by contest, whether to choose or to leave it to the rules (R64). The last four are open rulings.
OPTIONS: Final[list[Option]] = [
    Option("wizards", ["no", "yes"], "no"),
    Option("order", ["own", "best", "ask"], "own", house=True),
    Option("second-prize", ["from-4", "from-3"], "from-4", seats=[3], house=True),
    Option("exchanged", ["quiet", "active"], "quiet", house=True),
    Option("longneck", ["swaps", "stays"], "swaps", house=True),
    Option("lost-prize", ["nobody", "next"], "nobody", seats=[4, 5, 6, 7, 8, 9, 10, 11, 12], house=True),
]

ROUNDS: Final = 4
HAND: Final = 5
SLOTS: Final = 4  # the contender and three boosts
ONE_BOX: Final = 6  # players; more need two boxes


class Settings:
    """The options of one match as the rules read them. Never changes, so copies of a position share it."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.boxes = 1 if seats <= ONE_BOX else 2
        self.wizards = options["wizards"] == "yes"
        self.order_asked = options["order"] != "best"
        self.order_asked_idly = options["order"] == "ask"  # even where it cannot change the places
        self.prizes = prizes_for(seats, options["second-prize"] == "from-3")
        self.exchanged_active = options["exchanged"] == "active"
        self.longneck_swaps = options["longneck"] == "swaps"
        self.prize_passes = options["lost-prize"] == "next"


def prizes_for(seats: int, early: bool) -> int:
    """Return how many places win a prize: one, the second from four players on, the third from six on (R4, R58).

    >>> [prizes_for(seats, False) for seats in (2, 3, 4, 5, 6, 12)]
    [1, 1, 2, 2, 3, 3]
    """
    if seats >= 6:
        return 3
    return 2 if seats >= 4 or (seats == 3 and early) else 1
