"""Tempers: how a player feels about what may come. They change what is aimed for, not what is known."""

from typing import Final

from elderwood.bots.people import BOLD, CAREFUL, SPITEFUL
from elderwood.bots.sense import Sense, SenseOf
from elderwood.engine.position import Position

RISK: Final = 0.6  # how far a chance counts by its square, or by the opposite
SPITE: Final = 0.2  # how much the best rival's chance counts beside the own one; at 0.5 it costs the spiteful matches


def felt(temper: str, chances: list[float], seat: int) -> float:
    """Return what a seat's chances are worth to it: 0 for a loss and 1 for a win, whatever the temper.

    >>> [round(felt(temper, [0.5, 0.3, 0.2], 0), 2) for temper in (BOLD, CAREFUL, SPITEFUL, "")]
    [0.35, 0.65, 0.54, 0.5]
    """
    own = chances[seat]
    if temper == BOLD:
        return own - RISK * own * (1 - own)
    if temper == CAREFUL:
        return own + RISK * own * (1 - own)
    if temper == SPITEFUL and len(chances) > 1:
        rival = max(chance for other, chance in enumerate(chances) if other != seat)
        return (1 - SPITE) * own + SPITE * (1 - rival)
    return own


class Tempered(SenseOf):
    """A title's knowledge, as somebody of a certain temper on a seat feels about it."""

    def __init__(self, sense: Sense, temper: str, seat: int) -> None:
        super().__init__(sense)
        self.temper = temper
        self.seat = seat

    def chances(self, position: Position) -> list[float]:
        chances = self.sense.chances(position)
        own = felt(self.temper, chances, self.seat)
        chances = chances[:]
        chances[self.seat] = own
        return chances
