"""Who plays Sylvion."""

from typing import Final

from elderwood.bots.levels import Company, Level, Manner
from elderwood.bots.player import Budget
from elderwood.bots.sylvion.candour import CANDOUR
from elderwood.bots.sylvion.greedy import GreedySylvion
from elderwood.bots.sylvion.reasons import SylvionReasons
from elderwood.bots.sylvion.sense import SylvionSense

COMPANY: Final = Company(
    GreedySylvion,
    SylvionSense(),
    [
        Level("level-6", Manner(Budget(iterations=320, seconds=3.0), tree=False, horizon=2, favour=0.1)),
        Level("level-5", Manner(Budget(iterations=128), tree=False, horizon=2, favour=0.1)),
        Level("level-4", Manner(Budget(iterations=32), tree=False, horizon=2)),
        Level("level-3", Manner(Budget(iterations=20), tree=False)),
        Level("level-2", Manner(Budget(iterations=20), tree=False, warmth=0.01)),
        Level("level-1", Manner(Budget(iterations=12), tree=False, warmth=0.02)),
    ],
    SylvionReasons(),
    CANDOUR,
)
