"""How a seat of Rage of the Elves stands, in numbers: what it holds, what it still lacks, what threatens it."""

from functools import cache
from typing import Final

from elderwood.bots.rage.bodies import BODY
from elderwood.games.rage.boards import Board, cells_of, count_cells
from elderwood.games.rage.cards import CARDS, GOALS, MOMENTS, PRICE, SCOPE
from elderwood.games.rage.ending import towers_of
from elderwood.games.rage.state import State
from elderwood.games.rage.targets import has_portal
from elderwood.games.rage.vocabulary import (
    ANY_BATTLE,
    CENTRAL_CASTLE,
    ENEMY_CASTLE,
    FOUR_TOWERS,
    OWN_BATTLE,
    SEVEN_LANDS,
)

FAR: Final = 8  # as far as anything can be
BY_GOAL: Final = 19  # where the numbers begin that are there for each goal: three of them
FEATURES: Final = BY_GOAL + 3 * (len(GOALS) - 1)
# Cards that can turn a battle: one's own, and any.
TURNS_OWN: Final = [MOMENTS[card] > 0 and SCOPE[card] in (OWN_BATTLE, ANY_BATTLE) for card in range(len(CARDS))]
TURNS_ANY: Final = [MOMENTS[card] > 0 and SCOPE[card] == ANY_BATTLE for card in range(len(CARDS))]


@cache
def rings(board: Board) -> list[list[int]]:
    """Return for every cell the sets of cells within 0, 1, 2 ... steps of it."""
    found: list[list[int]] = []
    for start in range(len(board.beside)):
        within = [1 << start]
        while len(within) < FAR:
            reach = within[-1]
            for cell in cells_of(reach):
                reach |= board.beside[cell]
            within.append(reach)
        found.append(within)
    return found


def steps_to(around: list[list[int]], held: int, goal: int) -> int:
    """Return how many lands are to be taken, one beside the other, until a cell is held."""
    within = around[goal]
    for steps in range(FAR):
        if within[steps] & held:
            return steps
    return FAR


def steps_to_home(state: State, seat: int, other: int) -> int:
    """Return how many lands a seat has to take until another's castle falls; a portal leads there at once."""
    board = state.settings.board
    steps = steps_to(rings(board), state.realm.held[seat], board.homes[other])
    return 1 if steps > 1 and has_portal(state, seat) else steps


def are_foes(state: State, seat: int, other: int) -> bool:
    """Say whether two seats are opponents who are still in the game."""
    return state.is_alive(seat) and state.is_alive(other) and not state.settings.allied(seat, other)


def castle_steps(state: State, seat: int) -> int:
    """Return how many lands a seat has to take until an opponent's castle falls."""
    best = FAR
    for other in range(state.seats):
        if are_foes(state, seat, other):
            best = min(best, steps_to_home(state, seat, other))
    return best


def danger_steps(state: State, seat: int) -> int:
    """Return how many lands an opponent has to take until a seat's castle falls."""
    best = FAR
    for other in range(state.seats):
        if are_foes(state, seat, other):
            best = min(best, steps_to_home(state, other, seat))
    return best


def lacking(state: State, seat: int) -> int:
    """Return how many lands, at the least, a seat has to take until it meets its goal."""
    board = state.settings.board
    held = state.realm.held[seat]
    goal = state.goals.held[seat]
    rule = GOALS[goal]
    if goal == SEVEN_LANDS:
        return max(0, rule.lands - count_cells(held))
    if goal == CENTRAL_CASTLE:
        return max(steps_to(rings(board), held, board.central), rule.lands - count_cells(held))
    if goal == FOUR_TOWERS:
        missing = rule.towers - towers_of(state, seat)
        around = rings(board)
        ways = sorted([steps_to(around, held, cell) for cell in cells_of(state.realm.towers & ~held)])
        return sum(ways[:missing]) if missing > 0 else 0
    return castle_steps(state, seat)


def features_of(state: State, seat: int) -> list[float]:
    """Return what a seat holds, lacks and fears, each number of about the size of 1."""
    row = [0.0] * FEATURES
    if not state.is_alive(seat):
        row[0] = 1.0
        return row
    held = state.realm.held[seat]
    hand = state.armies.hands[seat]
    artifacts = state.hoard.artifacts[seat]
    lands = count_cells(held)
    lacks = lacking(state, seat)
    moves = state.turn.seat == seat
    castle = castle_steps(state, seat)
    danger = danger_steps(state, seat)
    body = 0.0
    own = 0
    others = 0
    for card in hand:
        body += BODY[card]
        if PRICE[card] <= lands:
            own += TURNS_OWN[card]
            others += TURNS_ANY[card]
    for card in artifacts:
        own += TURNS_OWN[card]
        others += TURNS_ANY[card]
    row[1] = lands / 5
    row[2] = count_cells(held & state.realm.towers) / 3
    row[3] = float(held >> state.settings.board.central & 1)
    row[4] = len(hand) / 5
    row[5] = body / 30
    row[6] = len(artifacts) / 2
    row[7] = float(state.hoard.treasures[seat])
    row[8] = own / 3
    row[9] = others / 2
    row[10] = float(len(hand) < 3)
    row[11] = float(castle <= 1)
    row[12] = float(danger <= 1)
    row[13] = float(danger <= 1 and len(hand) < 3)
    if moves:
        row[14] = 1.0
        row[15] = float(lacks <= 1)
        row[16] = float(lacks == 2)
        row[17] = len(hand) / 5
        row[18] = float(castle <= 1)
    at = BY_GOAL + 3 * ((state.goals.held[seat] or ENEMY_CASTLE) - 1)
    row[at] = float(lacks <= 1)
    row[at + 1] = lacks / 4
    row[at + 2] = 1.0
    return row
