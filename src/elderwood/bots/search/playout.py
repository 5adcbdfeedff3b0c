"""Playing on: everybody answers as a plain player would, up to the next joint of the match."""

from elderwood.bots.sense import Sense
from elderwood.engine.chance import Dice
from elderwood.engine.position import Position


def play_on(position: Position, sense: Sense, until: int, dice: Dice) -> list[float]:
    """Play on until the clock shows `until`, or to the end of the match; return each seat's chance of winning there."""
    awaited = position.awaits()
    while awaited and sense.clock(position) < until:
        seat = awaited[0]
        moves = position.moves(seat)
        position.play(seat, moves[0] if len(moves) == 1 else sense.policy(position, seat, moves, dice))
        awaited = position.awaits()
    return sense.chances(position)
