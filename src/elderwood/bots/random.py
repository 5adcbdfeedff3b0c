"""The floor: any legal move, for a player and for a search that knows nothing of its title."""

from elderwood.bots.player import Bot, Budget, Seen
from elderwood.bots.sense import Sense
from elderwood.engine.chance import Dice
from elderwood.engine.position import Position


class RandomBot(Bot):
    """Picks among the legal moves with equal chance."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        """Return any legal move."""
        return seen.moves[self.dice.below(len(seen.moves))]


class RandomSense(Sense):
    """Knows nothing: simulations are random play to the end of the match, as in the papers.

    Any title can be searched with it. What such a search costs beside the moves themselves is what searching costs.
    """

    def clock(self, position: Position) -> int:
        """Return 0: there is no joint before the end."""
        return 0

    def policy(self, position: Position, seat: int, moves: list[int], dice: Dice) -> int:
        """Return any of the moves."""
        return moves[dice.below(len(moves))]

    def chances(self, position: Position) -> list[float]:
        """Return what the end was worth to each seat."""
        end = position.outcome()
        assert end is not None
        return [end.value(seat) for seat in range(len(end.scores))]
