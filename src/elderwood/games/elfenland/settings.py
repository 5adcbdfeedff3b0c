"""Elfenland's options, as declared to players and as the rules read them."""

from typing import Final

from elderwood.engine.options import Option, Options
from elderwood.games.elfenland.map import (
    ALL_ROADS,
    CAPITAL,
    ENDS_A,
    ENDS_B,
    EVERYWHERE,
    RIVER,
    TOWN_CARDS,
    WEST,
    distances_within,
    links_within,
    towns_in,
)

# The last three are open rulings: best left alone, so marked as house rules.
OPTIONS: Final[list[Option]] = [
    Option("rounds", ["4", "3"], "4"),
    Option("towns", ["no", "yes"], "no"),
    Option("board", ["whole", "half"], "whole", seats=[2]),
    Option("obstacles", ["yes", "no"], "yes"),
    Option("cards", ["fill", "on-top"], "fill"),
    Option("display", ["stays", "renewed"], "stays", house=True),
    Option("caravan", ["free", "lacking"], "free", house=True),
    Option("last-discard", ["yes", "no"], "yes", house=True),
]

HAND: Final = 8
HAND_KEPT: Final = 4
DISPLAY: Final = 5
PICKS: Final = 3
EARLY_ROUND: Final = 3  # E17


class Board:
    """The part of the land that is played on, with what can be computed of it beforehand."""

    def __init__(self, towns: int) -> None:
        self.towns = towns
        self.links_at = links_within(towns)
        self.distance = distances_within(towns)
        self.town_cards = [town for town in TOWN_CARDS if towns >> town & 1]
        self.roads = [road for road in range(RIVER) if towns >> ENDS_A[road] & 1 and towns >> ENDS_B[road] & 1]
        self.road_mask = 0
        for road in self.roads:
            self.road_mask |= 1 << road


WHOLE: Final = Board(EVERYWHERE)
HALF: Final = Board(WEST)

assert WHOLE.road_mask == ALL_ROADS


class Settings:
    """The options of one match as the rules read them. Never changes, so copies of a position share it."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.rounds = int(options["rounds"])
        self.on_top = options["cards"] == "on-top"
        self.renewed = options["display"] == "renewed"
        self.half = options["board"] == "half"
        self.board = HALF if self.half else WHOLE
        self.obstacles = options["obstacles"] == "yes"
        self.caravan_free = options["caravan"] == "free"
        self.last_discard = options["last-discard"] == "yes"
        self.targets = options["towns"] == "yes"

    def starts(self) -> list[int]:
        """Return the towns a match may begin in: the capital, or any town of the half board."""
        return towns_in(WEST) if self.half else [CAPITAL]
