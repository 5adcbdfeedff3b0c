"""A player that searches: every level is one, with its own manner."""

from typing import Final

from elderwood.bots.levels import Company, Level, Manner
from elderwood.bots.people import PLANNER
from elderwood.bots.player import Bot, Budget, Meter, Seen
from elderwood.bots.search.dealing import HONEST, Dealer
from elderwood.bots.search.halving import halve
from elderwood.bots.search.thought import Thought, Weighed
from elderwood.bots.search.tree import grow_tree
from elderwood.bots.sense import Sense
from elderwood.bots.temper import Tempered
from elderwood.engine.chance import Dice, quick_chance

SPREAD: Final = 7919  # keeps the seeds of neighbouring decisions apart


def thinker_of(known: Company, level: Level, seed: int, temper: str = "", dealer: Dealer = HONEST) -> "Thinker | None":
    """Return the player of a level; None where a company has no sense of its title."""
    if known.sense is None:
        return None
    plain = known.greedy if level.plain is None else level.plain
    return Thinker(known.sense, plain(), level.manner, seed, temper, dealer)


class Thinker(Bot):
    """Searches where there is a choice worth it; the plain player answers the rest.

    A temper colours what it aims for. The same seed gives the same answer to the same decision, if the budget is one of
    iterations.
    """

    def __init__(
        self, sense: Sense, plain: Bot, manner: Manner, seed: int, temper: str = "", dealer: Dealer = HONEST
    ) -> None:
        self.sense = sense
        self.plain = plain
        self.manner = manner
        self.seed = seed
        self.temper = temper
        self.horizon = manner.horizon + 1 if temper == PLANNER else manner.horizon
        self.dealer = dealer

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        """Return the best move found, or one that the level takes for as good."""
        if len(seen.moves) == 1:
            return seen.moves[0]
        thought = self.think(seen, budget)
        return thought.pick(self.manner.warmth, Dice(self.seed + seen.view["decision"] * SPREAD))

    def think(self, seen: Seen, budget: Budget | None = None) -> Thought:
        """Weigh the moves of a decision."""
        manner = self.manner
        meter = Meter(manner.budget if budget is None else budget)
        position = seen.imagine(quick_chance(self.seed))
        seed = self.seed + position.decision * SPREAD
        seat = seen.seat
        if not manner.searches() or self.sense.settled(position, seat):
            return Thought([Weighed(self.plain.answer(seen), 1, 0.5)], 0)
        sense = Tempered(self.sense, self.temper, seat) if self.temper else self.sense
        if manner.tree:
            return grow_tree(position, seat, sense, meter.left(), self.horizon, manner.rivals, seed, self.dealer)
        favourite = self.plain.answer(seen) if manner.favour else seen.moves[0]
        return halve(position, seat, sense, meter.left(), self.horizon, favourite, manner.favour, seed, self.dealer)
