"""Levels: the players of a title by name, each a way to think."""

from collections.abc import Callable

from elderwood.bots.candour import Candour
from elderwood.bots.player import Bot, Budget
from elderwood.bots.reasons import Reasons
from elderwood.bots.sense import Sense


class Manner:
    """How a level thinks: how long, with which search, and how far ahead, in joints of the match.

    `rivals` is how often a tree takes the others to think as well; else they answer as plain players. `favour` is by
    how much a plain player's answer is held to be better, at first sight, when moves are halved. `warmth` is how much
    worse a move may be and still be taken now and then: a level errs as people do, by a move nearly as good.
    """

    def __init__(
        self,
        budget: Budget,
        *,
        tree: bool,
        horizon: int = 1,
        rivals: float = 0.5,
        favour: float = 0.0,
        warmth: float = 0.0,
    ) -> None:
        self.budget = budget
        self.tree = tree
        self.horizon = horizon
        self.rivals = rivals
        self.favour = favour
        self.warmth = warmth

    def within(self, budget: Budget) -> "Manner":
        """Return the same manner with another budget."""
        return Manner(
            budget,
            tree=self.tree,
            horizon=self.horizon,
            rivals=self.rivals,
            favour=self.favour,
            warmth=self.warmth,
        )

    def searches(self) -> bool:
        """Say whether there is any thought: who has no time for it answers as the plain player, whatever is allowed."""
        return self.budget.seconds > 0 or self.budget.iterations > 0


class Level:
    """A player with a name and a manner of thinking; `plain` answers what it does not think about, if not greedy."""

    def __init__(self, name: str, manner: Manner, plain: Callable[[], Bot] | None = None) -> None:
        self.name = name
        self.manner = manner
        self.plain = plain


class Company:
    """Who plays a title beside chance: the plain player, and levels that search, the strongest first.

    `reasons` and `candour` are for people who ask for a hint.
    """

    def __init__(
        self,
        greedy: Callable[[], Bot],
        sense: Sense | None = None,
        levels: list[Level] | None = None,
        reasons: Reasons | None = None,
        candour: Candour | None = None,
    ) -> None:
        self.greedy = greedy
        self.sense = sense
        self.levels: list[Level] = [] if levels is None else levels
        self.reasons = reasons
        self.candour = candour
