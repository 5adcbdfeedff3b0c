"""Who plays Woodland Wizards."""

from typing import Final

from elderwood.bots.levels import Company, Level, Manner
from elderwood.bots.player import Budget
from elderwood.bots.wizards.greedy import GreedyWizards
from elderwood.bots.wizards.sense import WizardsSense

COMPANY: Final = Company(
    GreedyWizards,
    WizardsSense(),
    [Level("level-6", "planner", Manner(Budget(seconds=3.0), tree=True))],
)
