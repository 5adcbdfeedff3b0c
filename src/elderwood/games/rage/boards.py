"""The boards: lands, towers and castles, and which share a side. Reconstructed; the rulebook prints no map.

Neighbours are listed, so that nothing else needs to know that the cells are hexagons; `x` (in half cells) and `y`
are for drawing.
"""

from typing import Final

LAND: Final = 0
TOWER: Final = 1
CASTLE: Final = 2
CENTRAL: Final = 3
CELL_KIND_NAME: Final[list[str]] = ["land", "tower", "castle", "central"]


class Cell:
    """A cell of a board."""

    def __init__(self, name: str, kind: int, x: int, y: int, neighbours: str) -> None:
        self.name = name
        self.kind = kind
        self.x = x
        self.y = y
        self.neighbours = neighbours.split()


# Five rows; castles in the corners, mirror-symmetric about both axes.
FOUR_CASTLES: Final[list[Cell]] = [
    Cell("A1", CASTLE, -6, -2, "A2 B2 B1"),
    Cell("A2", LAND, -4, -2, "A3 A1 B3 B2"),
    Cell("A3", LAND, -2, -2, "A4 A2 B4 B3"),
    Cell("A4", TOWER, 0, -2, "A5 A3 B5 B4"),
    Cell("A5", LAND, 2, -2, "A6 A4 B6 B5"),
    Cell("A6", LAND, 4, -2, "A7 A5 B7 B6"),
    Cell("A7", CASTLE, 6, -2, "A6 B8 B7"),
    Cell("B1", LAND, -7, -1, "B2 C1 A1"),
    Cell("B2", LAND, -5, -1, "B3 B1 C2 A1 A2 C1"),
    Cell("B3", TOWER, -3, -1, "B4 B2 C3 A2 A3 C2"),
    Cell("B4", LAND, -1, -1, "B5 B3 C4 A3 A4 C3"),
    Cell("B5", LAND, 1, -1, "B6 B4 C5 A4 A5 C4"),
    Cell("B6", TOWER, 3, -1, "B7 B5 C6 A5 A6 C5"),
    Cell("B7", LAND, 5, -1, "B8 B6 C7 A6 A7 C6"),
    Cell("B8", LAND, 7, -1, "B7 A7 C7"),
    Cell("C1", LAND, -6, 0, "C2 D2 B1 B2 D1"),
    Cell("C2", TOWER, -4, 0, "C3 C1 D3 B2 B3 D2"),
    Cell("C3", LAND, -2, 0, "C4 C2 D4 B3 B4 D3"),
    Cell("C4", CENTRAL, 0, 0, "C5 C3 D5 B4 B5 D4"),
    Cell("C5", LAND, 2, 0, "C6 C4 D6 B5 B6 D5"),
    Cell("C6", TOWER, 4, 0, "C7 C5 D7 B6 B7 D6"),
    Cell("C7", LAND, 6, 0, "C6 D8 B7 B8 D7"),
    Cell("D1", LAND, -7, 1, "D2 E1 C1"),
    Cell("D2", LAND, -5, 1, "D3 D1 E2 C1 C2 E1"),
    Cell("D3", TOWER, -3, 1, "D4 D2 E3 C2 C3 E2"),
    Cell("D4", LAND, -1, 1, "D5 D3 E4 C3 C4 E3"),
    Cell("D5", LAND, 1, 1, "D6 D4 E5 C4 C5 E4"),
    Cell("D6", TOWER, 3, 1, "D7 D5 E6 C5 C6 E5"),
    Cell("D7", LAND, 5, 1, "D8 D6 E7 C6 C7 E6"),
    Cell("D8", LAND, 7, 1, "D7 C7 E7"),
    Cell("E1", CASTLE, -6, 2, "E2 D1 D2"),
    Cell("E2", LAND, -4, 2, "E3 E1 D2 D3"),
    Cell("E3", LAND, -2, 2, "E4 E2 D3 D4"),
    Cell("E4", TOWER, 0, 2, "E5 E3 D4 D5"),
    Cell("E5", LAND, 2, 2, "E6 E4 D5 D6"),
    Cell("E6", LAND, 4, 2, "E7 E5 D6 D7"),
    Cell("E7", CASTLE, 6, 2, "E6 D7 D8"),
]
# A hexagon of side four; castles on alternate corners.
THREE_CASTLES: Final[list[Cell]] = [
    Cell("A1", CASTLE, -3, -3, "A2 B2 B1"),
    Cell("A2", LAND, -1, -3, "A3 A1 B3 B2"),
    Cell("A3", LAND, 1, -3, "A4 A2 B4 B3"),
    Cell("A4", TOWER, 3, -3, "A3 B5 B4"),
    Cell("B1", LAND, -4, -2, "B2 C2 A1 C1"),
    Cell("B2", LAND, -2, -2, "B3 B1 C3 A1 A2 C2"),
    Cell("B3", TOWER, 0, -2, "B4 B2 C4 A2 A3 C3"),
    Cell("B4", LAND, 2, -2, "B5 B3 C5 A3 A4 C4"),
    Cell("B5", LAND, 4, -2, "B4 C6 A4 C5"),
    Cell("C1", LAND, -5, -1, "C2 D2 B1 D1"),
    Cell("C2", TOWER, -3, -1, "C3 C1 D3 B1 B2 D2"),
    Cell("C3", LAND, -1, -1, "C4 C2 D4 B2 B3 D3"),
    Cell("C4", LAND, 1, -1, "C5 C3 D5 B3 B4 D4"),
    Cell("C5", TOWER, 3, -1, "C6 C4 D6 B4 B5 D5"),
    Cell("C6", LAND, 5, -1, "C5 D7 B5 D6"),
    Cell("D1", TOWER, -6, 0, "D2 E1 C1"),
    Cell("D2", LAND, -4, 0, "D3 D1 E2 C1 C2 E1"),
    Cell("D3", LAND, -2, 0, "D4 D2 E3 C2 C3 E2"),
    Cell("D4", CENTRAL, 0, 0, "D5 D3 E4 C3 C4 E3"),
    Cell("D5", LAND, 2, 0, "D6 D4 E5 C4 C5 E4"),
    Cell("D6", LAND, 4, 0, "D7 D5 E6 C5 C6 E5"),
    Cell("D7", CASTLE, 6, 0, "D6 C6 E6"),
    Cell("E1", LAND, -5, 1, "E2 F1 D1 D2"),
    Cell("E2", TOWER, -3, 1, "E3 E1 F2 D2 D3 F1"),
    Cell("E3", LAND, -1, 1, "E4 E2 F3 D3 D4 F2"),
    Cell("E4", LAND, 1, 1, "E5 E3 F4 D4 D5 F3"),
    Cell("E5", TOWER, 3, 1, "E6 E4 F5 D5 D6 F4"),
    Cell("E6", LAND, 5, 1, "E5 D6 D7 F5"),
    Cell("F1", LAND, -4, 2, "F2 G1 E1 E2"),
    Cell("F2", LAND, -2, 2, "F3 F1 G2 E2 E3 G1"),
    Cell("F3", TOWER, 0, 2, "F4 F2 G3 E3 E4 G2"),
    Cell("F4", LAND, 2, 2, "F5 F3 G4 E4 E5 G3"),
    Cell("F5", LAND, 4, 2, "F4 E5 E6 G4"),
    Cell("G1", CASTLE, -3, 3, "G2 F1 F2"),
    Cell("G2", LAND, -1, 3, "G3 G1 F2 F3"),
    Cell("G3", LAND, 1, 3, "G4 G2 F3 F4"),
    Cell("G4", TOWER, 3, 3, "G3 F4 F5"),
]
# The half of the board with four castles that two players use, and the home castles (R4, R8).
NORTH: Final = ["A", "B", "C"]
WEST: Final[dict[str, int]] = {"A": 4, "B": 4, "C": 4, "D": 4, "E": 4}


class Board:
    """A board in play. Cells are numbers in `CELL_NAMES`; cells that are closed or not there have no neighbours.

    Sets of cells are numbers with a bit for each: `beside` those that touch a cell, `castles` and `towers` what is
    printed, `home` the castles that players begin with.
    """

    def __init__(self, cells: list[Cell], homes: list[str]) -> None:
        count = len(CELL_NAMES)
        numbers = [CELL_NUMBER[cell.name] for cell in cells]
        self.cells = numbers
        self.kinds = [LAND] * count
        self.neighbours: list[list[int]] = [[] for _ in range(count)]
        self.x = [0] * count
        self.y = [0] * count
        self.beside = [0] * count
        self.towers = 0
        self.castles = 0
        self.home = 0
        self.central = -1
        for cell in cells:
            number = CELL_NUMBER[cell.name]
            self.kinds[number] = cell.kind
            self.x[number] = cell.x
            self.y[number] = cell.y
            near = [CELL_NUMBER[name] for name in cell.neighbours]
            self.neighbours[number] = [other for other in sorted(near) if other in numbers]
            self.beside[number] = set_of(self.neighbours[number])
            if cell.kind == TOWER:
                self.towers |= 1 << number
            elif cell.kind == CENTRAL:
                self.central = number
        self.homes = [CELL_NUMBER[name] for name in homes]
        self.home = set_of(self.homes)
        self.castles = set_of([number for number in numbers if self.kinds[number] >= CASTLE])


def set_of(cells: list[int]) -> int:
    """Return cells as a set.

    >>> set_of([0, 3]), count_cells(9), cells_of(9)
    (9, 2, [0, 3])
    """
    cells_set = 0
    for cell in cells:
        cells_set |= 1 << cell
    return cells_set


def count_cells(cells_set: int) -> int:
    """Return how many cells a set has."""
    count = 0
    while cells_set:
        cells_set &= cells_set - 1
        count += 1
    return count


def cells_of(cells_set: int) -> list[int]:
    """Return the cells of a set, in order."""
    cells: list[int] = []
    cell = 0
    while cells_set:
        if cells_set & 1:
            cells.append(cell)
        cells_set >>= 1
        cell += 1
    return cells


CELL_NAMES: Final[list[str]] = sorted({cell.name for cell in FOUR_CASTLES + THREE_CASTLES})
CELL_NUMBER: Final[dict[str, int]] = {name: number for number, name in enumerate(CELL_NAMES)}

FOUR: Final = Board(FOUR_CASTLES, ["A1", "A7", "E7", "E1"])
THREE: Final = Board(THREE_CASTLES, ["A1", "D7", "G1"])
TWO_NORTH: Final = Board([cell for cell in FOUR_CASTLES if cell.name[0] in NORTH], ["A1", "A7"])
TWO_WEST: Final = Board([cell for cell in FOUR_CASTLES if int(cell.name[1:]) <= WEST[cell.name[0]]], ["A1", "E1"])


def board_for(seats: int, west: bool) -> Board:
    """Return the board for a number of players (R4).

    >>> [len(board_for(seats, False).cells) for seats in (2, 3, 4)], len(board_for(2, True).cells)
    ([22, 37, 37], 20)
    """
    if seats == 2:
        return TWO_WEST if west else TWO_NORTH
    return THREE if seats == 3 else FOUR
