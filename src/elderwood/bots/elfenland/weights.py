"""What features of a position of elfenland weigh, stage by stage; fitted like this, with other whims:

elderwood train elfenland --games 80 --seats 2,2,4 --bots level-5,greedy --whim 0.02
"""

from typing import Final

# fmt: off
WEIGHTS: Final[list[list[float]]] = [
    [0.5962, -0.9382],
    [2.0901, -1.2392],
    [2.5445, 0.5812],
    [3.6974, 0.0674],
    [3.9409, -0.3706],
    [4.3685, -1.1393],
    [5.2264, 2.0473],
    [7.2990, 1.7028],
]
# fmt: on
