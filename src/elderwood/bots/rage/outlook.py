"""What the greedy player of Rage of the Elves looks at: the worth of a table, and how a battle would go on."""

from functools import cache
from typing import Final

from elderwood.bots.rage.bodies import BODY, place
from elderwood.engine.position import Position
from elderwood.games.rage.actions import DISCARD_MOVE, FIGHT, PASS, QUIET, REFUSE, SEND, SENDABLE, STAND
from elderwood.games.rage.boards import Board, cells_of
from elderwood.games.rage.capture import ASK_DEFEND, ASK_SEND, ASK_SQUAD
from elderwood.games.rage.cards import ELF_CARDS
from elderwood.games.rage.ending import parts_of
from elderwood.games.rage.fighting import ASK_ATTACK, best_for_machine
from elderwood.games.rage.layout import ASK_PLACE
from elderwood.games.rage.state import State
from elderwood.games.rage.trading import ASK_DEAL
from elderwood.games.rage.turns import ASK_AFTER, ASK_DISCARD, ASK_TURN
from elderwood.games.rage.vocabulary import CENTRAL_CASTLE, ENEMY_CASTLE, FOUR_TOWERS, SEVEN_LANDS
from elderwood.games.rage.windows import ASK_RESPONSE, ASK_WINDOW

WON: Final = 100.0
FAR: Final = 9  # farther than any two cells of a board
LONGEST: Final = 150  # answers after which a look ahead is given up


@cache
def distances(board: Board) -> dict[int, list[int]]:
    """Return how far every cell is from every other."""
    found: dict[int, list[int]] = {}
    for start in board.cells:
        far = [FAR] * len(board.kinds)
        far[start] = 0
        edge = [start]
        while edge:
            following = []
            for cell in edge:
                for other in board.neighbours[cell]:
                    if far[other] == FAR:
                        far[other] = far[cell] + 1
                        following.append(other)
            edge = following
        found[start] = far
    return found


def way_to(state: State, seat: int, goals: list[int]) -> int:
    """Return how far a seat's nearest land is from the nearest of some cells."""
    board = state.settings.board
    far = distances(board)
    own = cells_of(state.realm.held[seat])
    return min((far[goal][cell] for goal in goals for cell in own), default=FAR)


def enemy_castles(state: State, seat: int) -> list[int]:
    """Return the castles of opponents."""
    return [
        home
        for number, home in enumerate(state.settings.board.homes)
        if state.realm.owner(home) != seat and state.is_alive(number) and not state.settings.allied(seat, number)
    ]


def progress(state: State, seat: int, goal: int) -> float:
    """Return how near a seat is to a goal."""
    plain, towers, castles = parts_of(state, seat)
    lands = plain + towers + castles
    if goal == FOUR_TOWERS:
        free = cells_of(state.realm.towers & ~state.realm.held[seat])
        return 2.5 * towers - 0.3 * way_to(state, seat, free)
    if goal == SEVEN_LANDS:
        return 1.5 * lands
    if goal == CENTRAL_CASTLE:
        central = state.settings.board.central
        return 4.0 * (state.realm.owner(central) == seat) + min(lands, 5) - 0.6 * way_to(state, seat, [central])
    held = [home for number, home in enumerate(state.settings.board.homes) if state.realm.owner(home) == seat != number]
    return 5.0 * len(held) - 0.6 * way_to(state, seat, enemy_castles(state, seat)) + 0.5 * lands


def table_worth(state: State, seat: int) -> float:
    """Weigh a table for a seat: lands, the way to the goal, cards; the others' lands count against it."""
    if state.ending:
        return WON if seat in state.winners else -WON
    if not state.is_alive(seat):
        return -WON
    goal = state.goals.held[seat] or ENEMY_CASTLE
    _, towers, castles = parts_of(state, seat)
    worth = progress(state, seat, goal) + state.lands(seat) + 0.6 * towers + castles
    worth += 0.025 * sum(BODY[card] for card in state.armies.hands[seat]) + 0.1 * len(state.armies.hands[seat])
    worth += 0.4 * len(state.hoard.artifacts[seat]) + 0.4 * state.hoard.treasures[seat]
    for other in range(state.seats):
        if not state.settings.allied(seat, other):
            lands = state.lands(other)
            worth -= 0.3 * lands + (0.5 * (lands - 4) if lands > 4 else 0)
    return worth


def quick(state: State, moves: list[int]) -> int:
    """Answer without thinking: pass, strike as hard as possible, send the best cards."""
    ask = state.ask
    if ask in (ASK_WINDOW.number, ASK_RESPONSE.number):
        return QUIET if state.battle is not None else PASS
    if ask == ASK_ATTACK.number:
        return STAND if STAND in moves else best_for_machine(state.field(), state.field().mover, moves)
    if ask in (ASK_SEND.number, ASK_DEFEND.number):
        return max((move for move in moves if move >= SEND), key=lambda move: BODY[SENDABLE[move - SEND]])
    if ask == ASK_DISCARD.number:
        discards = [move for move in moves if DISCARD_MOVE <= move < DISCARD_MOVE + len(ELF_CARDS)]
        return min(discards, key=lambda move: BODY[ELF_CARDS[move - DISCARD_MOVE]])
    if ask == ASK_SQUAD.number:
        return FIGHT
    if ask == ASK_PLACE.number:
        return place(state, moves)
    return REFUSE if ask == ASK_DEAL.number else moves[0]


def carry_on(position: Position) -> State:
    """Play a position on without thinking until the Capture phase is over."""
    assert isinstance(position, State)
    for _ in range(LONGEST):
        if position.ask in (ASK_TURN.number, ASK_AFTER.number) or position.ending:
            break
        position.play(position.asked, quick(position, position.moves(position.asked)))
    return position
