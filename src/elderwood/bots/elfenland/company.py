"""Who plays Elfenland."""

from typing import Final

from elderwood.bots.elfenland.greedy import GreedyElfenland
from elderwood.bots.elfenland.reasons import ElfenlandReasons
from elderwood.bots.levels import Company

COMPANY: Final = Company(GreedyElfenland, reasons=ElfenlandReasons())
