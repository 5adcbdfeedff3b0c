"""Tempers: how a player feels about what may come. They change what is aimed for, not what is known."""

from typing import Final

from elderwood.bots.people import BOLD, CAREFUL, SPITEFUL
from elderwood.bots.sense import Sense
from elderwood.engine.chance import Dice
from elderwood.engine.position import Position

RISK: Final = 0.6  # how far a chance counts by its square, or by the opposite
SPITE: Final = 0.5  # how much the best rival's chance counts beside the own one


def felt(temper: str, chances: list[float], seat: int) -> float:
    """Return what a seat's chances are worth to it: 0 for a loss and 1 for a win, whatever the temper.

    >>> [round(felt(temper, [0.5, 0.3, 0.2], 0), 2) for temper in (BOLD, CAREFUL, SPITEFUL, "")]
    [0.35, 0.65, 0.6, 0.5]
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


class Tempered(Sense):
    """A title's knowledge, as somebody of a certain temper on a seat feels about it."""

    def __init__(self, sense: Sense, temper: str, seat: int) -> None:
        self.sense = sense
        self.temper = temper
        self.seat = seat

    def chances(self, position: Position) -> list[float]:
        chances = self.sense.chances(position)
        own = felt(self.temper, chances, self.seat)
        chances = chances[:]
        chances[self.seat] = own
        return chances

    def clock(self, position: Position) -> int:
        return self.sense.clock(position)

    def policy(self, position: Position, seat: int, moves: list[int], dice: Dice) -> int:
        return self.sense.policy(position, seat, moves, dice)

    def settled(self, position: Position, seat: int) -> bool:
        return self.sense.settled(position, seat)

    def candidates(self, position: Position, seat: int, moves: list[int]) -> list[int]:
        return self.sense.candidates(position, seat, moves)

    def priors(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        return self.sense.priors(position, seat, moves)

    def key(self, position: Position, seat: int) -> int:
        return self.sense.key(position, seat)

    def recommit(self, position: Position, seat: int, dice: Dice) -> None:
        self.sense.recommit(position, seat, dice)
