"""Who plays Woodland Wizards."""

from typing import Final

from elderwood.bots.levels import Company, Level, Manner
from elderwood.bots.player import Budget
from elderwood.bots.wizards.candour import CANDOUR
from elderwood.bots.wizards.greedy import GreedyWizards
from elderwood.bots.wizards.reasons import WizardsReasons
from elderwood.bots.wizards.sense import WizardsSense

COMPANY: Final = Company(
    GreedyWizards,
    WizardsSense(),
    [
        Level("level-6", Manner(Budget(iterations=8000, seconds=3.0), tree=True)),
        Level("level-5", Manner(Budget(iterations=300), tree=True)),
        Level("level-4", Manner(Budget(iterations=80), tree=True)),
        Level("level-3", Manner(Budget(iterations=40), tree=True, warmth=0.03)),
        Level("level-2", Manner(Budget(iterations=24), tree=True, warmth=0.08)),
        Level("level-1", Manner(Budget(iterations=12), tree=True, warmth=0.15)),
    ],
    WizardsReasons(),
    CANDOUR,
)
