"""Who plays Sylvion."""

from typing import Final

from elderwood.bots.levels import Company
from elderwood.bots.sylvion.greedy import GreedySylvion

COMPANY: Final = Company(GreedySylvion)
