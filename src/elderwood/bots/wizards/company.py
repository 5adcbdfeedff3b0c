"""Who plays Woodland Wizards."""

from typing import Final

from elderwood.bots.levels import Company, Level, Manner
from elderwood.bots.player import Budget
from elderwood.bots.wizards.greedy import GreedyWizards
from elderwood.bots.wizards.sense import WizardsSense

COMPANY: Final = Company(
    GreedyWizards,
    WizardsSense(),
    [
        Level("level-6", "planner", Manner(Budget(seconds=3.0), tree=True)),
        Level("level-5", "careful", Manner(Budget(iterations=2000), tree=True)),
        Level("level-4", "bold", Manner(Budget(iterations=200), tree=True)),
        Level("level-3", "spiteful", Manner(Budget(iterations=40), tree=True, warmth=0.03)),
        Level("level-2", "careful", Manner(Budget(iterations=24), tree=True, warmth=0.08)),
        Level("level-1", "bold", Manner(Budget(iterations=12), tree=True, warmth=0.15)),
    ],
)
