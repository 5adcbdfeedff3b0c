"""How chances of Sylvion are told to people; fitted like this:

elderwood calibrate sylvion --positions 3000 --budget 200 --seed oak
"""

from typing import Final

from elderwood.bots.candour import Candour

CANDOUR: Final = Candour(1.06, 0.62, [(-1.0, -0.36), (0.0, 0.46), (1.0, -0.58)])
