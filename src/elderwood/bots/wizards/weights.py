"""What features of a position of wizards weigh, stage by stage; fitted like this, with other whims:

elderwood train wizards --games 3000 --seats 2,4,3,2 --bots greedy --whim 0.05
"""

from typing import Final

# fmt: off
WEIGHTS: Final[list[list[float]]] = [
    [0.8000, 0.1000, 0.1000, 0.0000, 0.0000],
    [0.9662, 0.1648, -0.2531, 0.5108, 0.2798],
    [1.3272, -0.0027, 0.0797, 0.2806, 0.1880],
    [1.9199, 0.0192, -0.1040, 0.1754, 0.1857],
]
# fmt: on
