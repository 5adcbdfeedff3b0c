"""How chances of Elfenland are told to people; fitted like this:

elderwood calibrate elfenland --positions 2000 --bot level-5 --budget 60 --seed oak, and elm: the mean of both
"""

from typing import Final

from elderwood.bots.candour import Candour

CANDOUR: Final = Candour(1.26, 0.4, [(-1.0, -0.55), (0.0, -0.3), (1.0, 0.75)])
