"""Positions so small that their right answers are known: a tree written down, and coins laid face down."""

from elderwood.bots.sense import BY_MOVES, Sense
from elderwood.engine.chance import Chance, Dice
from elderwood.engine.events import Log
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Position

# A seat with what each of its moves leads to, or the end: the chance of seat 0.
Tree = tuple[int, "list[Tree]"] | float


class Branch(Position):
    """A match of two seats that is written down whole; its moves are numbered from 0."""

    def __init__(self, tree: Tree, decision: int = 0) -> None:
        super().__init__(decision, 0)
        self.tree = tree

    def awaits(self) -> list[int]:
        return [] if isinstance(self.tree, float) else [self.tree[0]]

    def moves(self, seat: int) -> list[int]:
        return [] if isinstance(self.tree, float) or self.tree[0] != seat else list(range(len(self.tree[1])))

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        assert not isinstance(self.tree, float)
        self.tree = self.tree[1][move]
        self.decision += 1

    def copy(self) -> "Branch":
        return Branch(self.tree, self.decision)

    def redeal(self, seat: int, chance: Chance) -> "Branch":
        return self.copy()

    def worth(self) -> float:
        assert isinstance(self.tree, float)
        return self.tree


class Coins(Position):
    """Everybody lays a coin, 0 or 1, face down at the same moment; seat 0 wins if its coin is not that of seat 1."""

    def __init__(self, laid: list[int], decision: int = 1) -> None:
        super().__init__(decision, 0)
        self.laid = laid  # -1: not yet

    def awaits(self) -> list[int]:
        return [seat for seat, coin in enumerate(self.laid) if coin < 0]

    def moves(self, seat: int) -> list[int]:
        return [0, 1] if self.laid[seat] < 0 else []

    def play(self, seat: int, move: int, log: Log | None = None) -> None:
        self.laid[seat] = move
        if not self.awaits():
            self.decision += 1

    def copy(self) -> "Coins":
        return Coins(self.laid[:], self.decision)

    def redeal(self, seat: int, chance: Chance) -> "Coins":
        other = self.copy()
        other.laid = [coin if coin < 0 or at == seat else chance.below(0, 2) for at, coin in enumerate(self.laid)]
        return other

    def outcome(self) -> Outcome | None:
        return None if self.awaits() else Outcome("coins", [int(self.laid[0] == self.laid[1])], [0, 0], {}, [{}, {}])


class TinySense(Sense):
    """Knows nothing but the end, and answers by chance."""

    def clock(self, position: Position) -> int:
        return 0

    def policy(self, position: Position, seat: int, moves: list[int], dice: Dice) -> int:
        return moves[dice.below(len(moves))]

    def chances(self, position: Position) -> list[float]:
        if isinstance(position, Branch):
            return [position.worth(), 1 - position.worth()]
        end = position.outcome()
        assert end is not None
        return [end.value(0), end.value(1)]


class Sighted(TinySense):
    """Tells decisions apart by what the seat sees: of coins, only whether its own lies."""

    def key(self, position: Position, seat: int) -> int:
        return position.laid[seat] + 1 if isinstance(position, Coins) else BY_MOVES


class Reader(TinySense):
    """Knows that others like to lay 1."""

    def recommit(self, position: Position, seat: int, dice: Dice) -> None:
        assert isinstance(position, Coins)
        position.laid = [coin if coin < 0 or at == seat else 1 for at, coin in enumerate(position.laid)]
