"""Who plays Elfenland."""

from typing import Final

from elderwood.bots.elfenland.greedy import GreedyElfenland, Habits
from elderwood.bots.elfenland.sense import ElfenlandSense
from elderwood.bots.levels import Company, Level, Manner
from elderwood.bots.player import Bot, Budget

GLIMPSE: Final = Habits(wide=1, narrow=1)
SHORT_SIGHT: Final = Habits(wide=3, narrow=2)
FORESIGHT: Final = Habits(wide=24, narrow=24, foresees=True)


def glimpsing() -> Bot:
    """Return a player that follows the first good tour it sees."""
    return GreedyElfenland(GLIMPSE)


def short_sighted() -> Bot:
    """Return a player that thinks of few tours and of this round alone."""
    return GreedyElfenland(SHORT_SIGHT)


def foreseeing() -> Bot:
    """Return a player that plans for the whole match."""
    return GreedyElfenland(FORESIGHT)


NOTHING: Final = Budget()

COMPANY: Final = Company(
    GreedyElfenland,
    ElfenlandSense(),
    [
        Level("level-6", Manner(Budget(seconds=3.0), tree=False, horizon=4, favour=0.1), foreseeing),
        Level("level-5", Manner(Budget(iterations=100), tree=False, horizon=4, favour=0.1), foreseeing),
        Level("level-4", Manner(NOTHING, tree=False), foreseeing),
        Level("level-3", Manner(NOTHING, tree=False), GreedyElfenland),
        Level("level-2", Manner(NOTHING, tree=False), short_sighted),
        Level("level-1", Manner(NOTHING, tree=False), glimpsing),
    ],
)
