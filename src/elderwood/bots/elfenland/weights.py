"""What features of a position of elfenland weigh, stage by stage; written by

python tools/fit_worth.py elfenland
"""

from typing import Final

# fmt: off
WEIGHTS: Final[list[list[float]]] = [
    [1.0000, 0.1000, 0.1000, 0.0000],
    [1.0000, 0.1000, 0.1000, 0.0000],
    [1.2000, 0.1000, 0.1000, 0.0000],
    [1.2000, 0.1000, 0.1000, 0.0000],
    [1.5000, 0.1000, 0.1000, 0.0000],
    [1.5000, 0.1000, 0.1000, 0.0000],
    [2.0000, 0.1000, 0.1000, 0.0000],
    [3.0000, 0.0000, 0.0000, 0.0000],
]
# fmt: on
