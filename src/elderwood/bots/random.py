"""The floor: any legal move."""

from elderwood.bots.player import Bot, Budget, Seen
from elderwood.engine.chance import Dice


class RandomBot(Bot):
    """Picks among the legal moves with equal chance."""

    def __init__(self, seed: int) -> None:
        self.dice = Dice(seed)

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        """Return any legal move."""
        return seen.moves[self.dice.below(len(seen.moves))]
