"""Random play at full speed: for benchmarks, and the floor of every search."""

from elderwood.engine.chance import Dice
from elderwood.engine.position import Position


def play_out(position: Position, dice: Dice) -> int:
    """Play random moves to the end of the match; return how many it took."""
    count = 0
    awaited = position.awaits()
    while awaited:
        seat = awaited[0]
        moves = position.moves(seat)
        position.play(seat, moves[dice.below(len(moves))])
        count += 1
        awaited = position.awaits()
    return count
