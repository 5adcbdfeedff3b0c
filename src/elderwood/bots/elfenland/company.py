"""Who plays Elfenland."""

from typing import Final

from elderwood.bots.elfenland.candour import CANDOUR
from elderwood.bots.elfenland.greedy import GreedyElfenland, Habits
from elderwood.bots.elfenland.reasons import ElfenlandReasons
from elderwood.bots.elfenland.sense import ElfenlandSense
from elderwood.bots.levels import Company, Level, Manner
from elderwood.bots.player import Bot, Budget

# From who thinks of the next two cards to who plans for the whole match.
STEP: Final = Habits(wide=1, narrow=1, depth=5)
GLIMPSE: Final = Habits(wide=1, narrow=1)
GUESS: Final = Habits(wide=3, narrow=2, foresees=True)
OUTLINE: Final = Habits(wide=6, narrow=4, foresees=True)
FORESIGHT: Final = Habits(wide=24, narrow=24, foresees=True)
NOTHING: Final = Budget()  # levels that plan, but do not search


def stepping() -> Bot:
    """Return a player that thinks of the next towns only."""
    return GreedyElfenland(STEP)


def glimpsing() -> Bot:
    """Return a player that follows the first good tour it sees."""
    return GreedyElfenland(GLIMPSE)


def guessing() -> Bot:
    """Return a player that follows few tours, but knows which places are good to go on from."""
    return GreedyElfenland(GUESS)


def outlining() -> Bot:
    """Return a player that plans for the whole match in outline."""
    return GreedyElfenland(OUTLINE)


def foreseeing() -> Bot:
    """Return a player that plans for the whole match in every detail."""
    return GreedyElfenland(FORESIGHT)


COMPANY: Final = Company(
    GreedyElfenland,
    ElfenlandSense(),
    [
        Level("level-6", Manner(Budget(iterations=300, seconds=3.0), tree=False, horizon=4, favour=1.0), foreseeing),
        Level("level-5", Manner(NOTHING, tree=False), outlining),
        Level("level-4", Manner(NOTHING, tree=False), guessing),
        Level("level-3", Manner(NOTHING, tree=False), GreedyElfenland),
        Level("level-2", Manner(NOTHING, tree=False), glimpsing),
        Level("level-1", Manner(NOTHING, tree=False), stepping),
    ],
    ElfenlandReasons(),
    CANDOUR,
)
