"""What a search found out: every move with how often it was tried and how good it looks."""

from math import exp
from typing import Final

from elderwood.engine.chance import Dice

LARGE: Final = 1 << 24  # a number below it, over it, is a share


class Weighed:
    """A move with the chance of winning that was found for it, and how many tries that rests on."""

    def __init__(self, move: int, visits: int, chance: float) -> None:
        self.move = move
        self.visits = visits
        self.chance = chance

    def __repr__(self) -> str:
        return f"Weighed({self.move}, {self.visits}, {self.chance:.3f})"


class Thought:
    """The moves of a decision, the best one first, and how many iterations were spent on them."""

    def __init__(self, moves: list[Weighed], iterations: int) -> None:
        self.moves = moves
        self.iterations = iterations

    def __repr__(self) -> str:
        return f"Thought({self.moves!r}, {self.iterations})"

    @property
    def best(self) -> int:
        """The move that was found best."""
        return self.moves[0].move

    def pick(self, warmth: float, dice: Dice) -> int:
        """Return the best move, or one nearly as good: a move that is `warmth` worse is taken 1/e times as often.

        >>> thought = Thought([Weighed(7, 90, 0.6), Weighed(3, 10, 0.5)], 100)
        >>> thought.pick(0.0, Dice(1)), {thought.pick(0.2, Dice(n)) for n in range(20)} == {3, 7}
        (7, True)
        """
        if warmth <= 0:
            return self.best
        top = self.moves[0].chance
        weights = [exp(min(0.0, one.chance - top) / warmth) if one.visits else 0.0 for one in self.moves]
        left = sum(weights) * (int(dice.below(LARGE)) / LARGE)
        for number, one in enumerate(self.moves):
            left -= weights[number]
            if left < 0:
                return one.move
        return self.best


def join(thoughts: list[Thought]) -> Thought:
    """Return what several have found out about the same decision, each on its own: a search parallel at its root.

    >>> join([Thought([Weighed(7, 30, 0.6), Weighed(3, 10, 0.5)], 40), Thought([Weighed(3, 30, 0.7)], 30)])
    Thought([Weighed(3, 40, 0.650), Weighed(7, 30, 0.600)], 70)
    """
    moves: list[int] = []
    visits: dict[int, int] = {}
    totals: dict[int, float] = {}
    for thought in thoughts:
        for one in thought.moves:
            if one.move not in visits:
                moves.append(one.move)
            visits[one.move] = visits.get(one.move, 0) + one.visits
            totals[one.move] = totals.get(one.move, 0.0) + one.visits * one.chance
    found = [Weighed(move, visits[move], totals[move] / visits[move] if visits[move] else 0.0) for move in moves]
    found.sort(key=lambda one: (-one.visits, -one.chance))
    return Thought(found, sum([thought.iterations for thought in thoughts]))
