"""How chances of Rage of the Elves are told to people; fitted like this:

elderwood calibrate rage --seed oak
"""

from typing import Final

from elderwood.bots.candour import Candour

CANDOUR: Final = Candour(1.22, -0.3)
