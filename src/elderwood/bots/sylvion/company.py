"""Who plays Sylvion."""

from typing import Final

from elderwood.bots.levels import Company, Level, Manner
from elderwood.bots.player import Budget
from elderwood.bots.sylvion.greedy import GreedySylvion
from elderwood.bots.sylvion.sense import SylvionSense

COMPANY: Final = Company(
    GreedySylvion,
    SylvionSense(),
    [Level("level-6", "planner", Manner(Budget(seconds=3.0), tree=False, horizon=3, favour=0.1))],
)
