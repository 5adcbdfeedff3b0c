"""Who plays Rage of the Elves."""

from typing import Final

from elderwood.bots.levels import Company, Level, Manner
from elderwood.bots.player import Budget
from elderwood.bots.rage.candour import CANDOUR
from elderwood.bots.rage.greedy import GreedyRage
from elderwood.bots.rage.reasons import RageReasons
from elderwood.bots.rage.sense import RageSense

COMPANY: Final = Company(
    GreedyRage,
    RageSense(),
    [
        Level("level-6", Manner(Budget(iterations=600, seconds=3.0), tree=False, favour=0.1)),
        Level("level-5", Manner(Budget(iterations=120), tree=False, favour=0.1)),
        Level("level-4", Manner(Budget(iterations=24), tree=False, favour=0.03)),
        Level("level-3", Manner(Budget(iterations=12), tree=False)),
        Level("level-2", Manner(Budget(iterations=12), tree=False, warmth=0.008)),
        Level("level-1", Manner(Budget(iterations=12), tree=False, warmth=0.03)),
    ],
    RageReasons(),
    CANDOUR,
)
