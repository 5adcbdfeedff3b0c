"""Who plays Woodland Wizards."""

from typing import Final

from elderwood.bots.levels import Company
from elderwood.bots.wizards.greedy import GreedyWizards

COMPANY: Final = Company(GreedyWizards)
