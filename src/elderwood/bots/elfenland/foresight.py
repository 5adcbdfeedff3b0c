"""What is still to be had from a place: how many of the missing towns the rounds to come will bring.

Towns that lie scattered at the end are lost, so what counts is not only how many are missing but how far apart they
lie. A glance counts those near by and the roads between them; a closer look tries out how many can be met in so many
steps. Both are linear models, fitted by `tools/fit_foresight.py` on what came of such places.
"""

from functools import cache
from typing import Final

from elderwood.bots.elfenland.vista import GLANCE, LOOK
from elderwood.games.elfenland.map import TOWNS
from elderwood.games.elfenland.settings import Board

STEPS: Final = 8  # of the longest walk that is tried
FEWEST: Final = 2  # steps of the shortest walk that tells something
RINGS: Final = 4  # distances at which missing towns are counted
PATIENCE: Final = 400  # visits to towns while walks are tried
KNOWN: Final = 50_000  # places that are remembered


class Walks:
    """The most missing towns that can be met by walks of so many steps, any road or water being open."""

    def __init__(self, distance: list[list[int]]) -> None:
        self.distance = distance
        self.most = [0] * (STEPS + 1)
        self.patience = 0

    def count(self, town: int, missing: int) -> list[int]:
        """Return the number for each number of steps."""
        self.most = [0] * (STEPS + 1)
        self.patience = PATIENCE
        self.visit(town, missing, 0, 0)
        most = self.most
        for steps in range(1, STEPS + 1):
            most[steps] = max(most[steps], most[steps - 1])
        return most

    def visit(self, town: int, missing: int, steps: int, count: int) -> None:
        """Go on from a town to each missing one, the nearest first, while something better can come of it."""
        most = self.most
        most[steps] = max(most[steps], count)
        self.patience -= 1
        if self.patience < 0 or not self.promising(steps, count):
            return
        row = self.distance[town]
        for far in range(1, STEPS - steps + 1):
            for goal in range(len(TOWNS)):
                if missing >> goal & 1 and row[goal] == far:
                    self.visit(goal, missing & ~(1 << goal), steps + far, count + 1)

    def promising(self, steps: int, count: int) -> bool:
        """Say whether a town a step from here on would be more than was found."""
        return any(self.most[steps + more] < count + more for more in range(1, STEPS - steps + 1))


def spanning(distance: list[list[int]], town: int, missing: int) -> int:
    """Return the length of the shortest tree that joins a town and all missing ones (Prim 1957)."""
    left = [goal for goal in range(len(TOWNS)) if missing >> goal & 1]
    nearest = [distance[town][goal] for goal in left]
    total = 0
    while left:
        at = 0
        for number in range(1, len(left)):
            if nearest[number] < nearest[at]:
                at = number
        total += nearest[at]
        row = distance[left[at]]
        left[at] = left[-1]
        nearest[at] = nearest[-1]
        left.pop()
        nearest.pop()
        for number, goal in enumerate(left):
            nearest[number] = min(nearest[number], row[goal])
    return total


def ring(board: Board, steps: int) -> list[int]:
    """Return, town by town, the set of towns that are a number of steps away."""
    table = [0] * len(TOWNS)
    for town, row in enumerate(board.distance):
        for goal, distance in enumerate(row):
            if distance == steps:
                table[town] |= 1 << goal
    return table


@cache
def rings(board: Board) -> list[list[int]]:
    """Return the rings of a board around each town, the nearest first."""
    return [ring(board, steps) for steps in range(1, RINGS + 1)]


class Foresight:
    """Foresees what places bring when so many rounds are left. It remembers what it has foreseen."""

    def __init__(self, board: Board, left: int) -> None:
        self.distance = board.distance
        self.rings = rings(board)
        self.walks = Walks(board.distance)
        stage = len(GLANCE) - left
        self.glance_row = GLANCE[max(0, stage)] if left else []
        self.look_row = LOOK[max(0, stage)] if left else []
        self.glances: dict[int, float] = {}
        self.looks: dict[int, float] = {}

    def glance(self, town: int, missing: int) -> float:
        """Return the towns to come, at first sight."""
        if not self.glance_row:
            return 0.0
        key = missing << 5 | town
        found = self.glances.get(key)
        if found is None:
            found = product(self.glance_row, self.at_a_glance(town, missing))
            if len(self.glances) < KNOWN:
                self.glances[key] = found
        return found

    def look(self, town: int, missing: int) -> float:
        """Return the towns to come, found out with more care."""
        if not self.look_row:
            return 0.0
        key = missing << 5 | town
        found = self.looks.get(key)
        if found is None:
            found = product(self.look_row, self.at_a_look(town, missing))
            if len(self.looks) < KNOWN:
                self.looks[key] = found
        return found

    def at_a_glance(self, town: int, missing: int) -> list[float]:
        """Return what the quick model goes by: 1, how many are missing, near by, how scattered, and which."""
        count = missing.bit_count()
        found = [1.0, float(count)]
        for near in self.rings:
            found.append(float((missing & near[town]).bit_count()))
        found.append(float(spanning(self.distance, town, missing) - count))
        for goal in range(len(TOWNS)):
            found.append(float(missing >> goal & 1))
        return found

    def at_a_look(self, town: int, missing: int) -> list[float]:
        """Return what the careful model goes by: the same, and the towns that walks of each length meet."""
        found = self.at_a_glance(town, missing)
        most = self.walks.count(town, missing)
        for steps in range(FEWEST, STEPS + 1):
            found.append(float(most[steps]))
        return found


def product(row: list[float], values: list[float]) -> float:
    """Return the weighted sum of some values."""
    total = 0.0
    for number, weight in enumerate(row):
        total += weight * values[number]
    return total


@cache
def foresight(board: Board, left: int) -> Foresight:
    """Return the foresight for a board and so many rounds left, always the same one."""
    return Foresight(board, left)
