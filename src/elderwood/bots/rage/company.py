"""Who plays Rage of the Elves."""

from typing import Final

from elderwood.bots.levels import Company
from elderwood.bots.rage.greedy import GreedyRage
from elderwood.bots.rage.reasons import RageReasons

COMPANY: Final = Company(GreedyRage, reasons=RageReasons())
