"""How chances of Woodland Wizards are told to people; fitted like this:

elderwood calibrate wizards --positions 8000 --seed oak
"""

from typing import Final

from elderwood.bots.candour import Candour

CANDOUR: Final = Candour(1.04, 0.06, [(-1.0, -0.17), (0.0, -0.17), (1.0, 0.14)])
