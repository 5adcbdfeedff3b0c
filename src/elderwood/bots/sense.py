"""What a title's bots know about it: where a look ahead may stop, what a plain player does, how good a position is."""

from typing import Final

from elderwood.engine.chance import Dice
from elderwood.engine.compiled import mypyc_attr
from elderwood.engine.position import Position

BY_MOVES: Final = -1  # the key of a decision that is known by the moves that led to it


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """A title's knowledge for searches: stateless, compiled with the rules.

    Positions it is asked about are imagined ones. Whatever it says of a seat's answer may depend on nothing that this
    seat cannot know there.
    """

    def clock(self, position: Position) -> int:
        """Return how many joints of the match have passed (marches, journeys, contests, battles): a look ahead stops at
        one."""
        raise NotImplementedError

    def policy(self, position: Position, seat: int, moves: list[int], dice: Dice) -> int:
        """Return what a plain player would answer, of several moves, quickly."""
        raise NotImplementedError

    def chances(self, position: Position) -> list[float]:
        """Return each seat's chance of winning: exact at the end, fitted before; best right after a joint."""
        raise NotImplementedError

    def settled(self, position: Position, seat: int) -> bool:
        """Say whether a question is best left to the plain player and not worth a search."""
        return False

    def candidates(self, position: Position, seat: int, moves: list[int]) -> list[int]:
        """Return the moves worth a thought, at least one; halving never takes another."""
        return moves

    def priors(self, position: Position, seat: int, moves: list[int]) -> list[float]:
        """Return how likely each move is the best, in any measure; empty: all alike."""
        return []

    def key(self, position: Position, seat: int) -> int:
        """Return a number, not negative, for what a seat sees of the table, its hand aside: decisions with the same
        number are thought about as one. `BY_MOVES`: those are one that the same moves led to."""
        return BY_MOVES

    def recommit(self, position: Position, seat: int, dice: Dice) -> None:
        """Let the others' secret answers, which a redeal laid down at random, be those of plain players."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SenseOf(Sense):
    """Another's knowledge, for those who change a part of it."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense

    def clock(self, position: Position) -> int:
        return self.sense.clock(position)

    def policy(self, position: Position, seat: int, moves: list[int], dice: Dice) -> int:
        return self.sense.policy(position, seat, moves, dice)

    def chances(self, position: Position) -> list[float]:
        return self.sense.chances(position)

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
