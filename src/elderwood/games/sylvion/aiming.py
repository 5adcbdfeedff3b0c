"""Playing a card: what it may be aimed at, and how it is paid (1.6, 4.4)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.games.sylvion.actions import CELL, CELLS, FOREST, PAY, POINT, SEAT
from elderwood.games.sylvion.cards import (
    DOVES,
    ELEPHANT,
    EMPTY,
    GEYSER,
    HEDGEHOGS,
    LAKE,
    NAME,
    OWL,
    SQUIRRELS,
    TREE_4,
    WHALE,
    is_elemental,
)
from elderwood.games.sylvion.drawing import each_in_hand, not_in_hand
from elderwood.games.sylvion.settings import WHALE_STEPS
from elderwood.games.sylvion.state import (
    CELLS_PER_ROW,
    DEFEND,
    EFFECT,
    PAYMENT,
    ROWS,
    TARGET,
    State,
    cell_name,
    elementals,
    empty_cells,
)

FOREST_GOAL: Final = 16  # behind the cells: where a whale may push an elemental


def affordable(state: State, card: int) -> bool:
    """Say whether the cost can be met: with other hand cards or the partner's, and fish points (1.6, R44)."""
    return state.settings.costs[card] <= purse(state)


def purse(state: State) -> int:
    """Count what could be paid for a card of the active hand."""
    own = 1 if state.settings.seats == 1 else 0  # the played card cannot pay for itself
    return len(state.sylvan.hands[state.payer()]) - own + state.points


def aimed(state: State, card: int) -> bool:
    """Say whether a card has what it needs on the table (R36, R38, R39)."""
    if card <= TREE_4:
        return EMPTY in state.board
    if card == WHALE:
        return any(can_push(state, cell) for cell in elementals(state))
    if card == ELEPHANT:
        return any(is_elemental(other) for other in state.board)
    if card in (DOVES, SQUIRRELS):
        return bool(state.ravage.piles)
    return card != HEDGEHOGS


def begin_play(state: State, card: int) -> None:
    """Lift a card from the active hand: target, payment and effect follow, then the next play."""
    state.drop_from_hand(state.active, card)
    state.sylvan.limbo.append(card)
    state.due = state.settings.costs[card]
    state.agenda.push(DEFEND)
    state.agenda.push(EFFECT)
    state.agenda.push(PAYMENT)
    state.agenda.push(TARGET)


def ask_target(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask what the lifted card is aimed at, if it needs an aim."""
    card = state.sylvan.limbo[-1]
    if card <= TREE_4:
        state.put_question(state.active, ASK_CELL)
    elif card in (WHALE, ELEPHANT):
        state.put_question(state.active, ASK_ELEMENTAL)
    elif card == OWL:
        if state.settings.seats == 2 and state.settings.owl_chooses:
            state.put_question(state.active, ASK_WHO)
        else:
            state.target = state.partner(state.active)


class Aim(Decision[State]):
    """A question about the card that has been lifted from the hand."""

    def values(self, state: State, seat: int) -> Values:
        return {"card": NAME[state.sylvan.limbo[-1]]}


class Cell(Aim):
    """Where to plant."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [CELL + cell for cell in empty_cells(state)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        card = state.board[number]
        rule = "R63" if card in (LAKE, GEYSER) else "R36"
        return Reason("sylvion-why-cell-taken", {"cell": CELLS[number], "card": NAME[card]}, rule)

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        state.target = move - CELL


class Elemental(Aim):
    """Which elemental a Whale pushes or an Elephant destroys."""

    def moves(self, state: State, seat: int) -> list[int]:
        whale = state.sylvan.limbo[-1] == WHALE
        return [CELL + cell for cell in elementals(state) if not whale or can_push(state, cell)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        if is_elemental(state.board[number]):
            return Reason("sylvion-why-cannot-move", {"cell": CELLS[number]}, "R42")
        return Reason("sylvion-why-no-elemental-there", {"cell": CELLS[number]}, "R38")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        state.target = move - CELL
        if state.sylvan.limbo[-1] == WHALE:
            state.put_question(seat, ASK_GOAL)


class Goal(Aim):
    """Where a Whale pushes an elemental."""

    def values(self, state: State, seat: int) -> Values:
        return {"card": NAME[WHALE], "cell": cell_name(state.target)}

    def moves(self, state: State, seat: int) -> list[int]:
        return [FOREST if goal == FOREST_GOAL else CELL + goal for goal in whale_goals(state, state.target)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        if family == "forest":
            return Reason("sylvion-why-too-far", {"cell": "forest"}, "R41")
        values: Values = {"cell": CELLS[number]}
        card = state.board[number]
        if number == state.target:
            return Reason("sylvion-why-same-cell", values, "R42")
        if card == LAKE:
            return Reason("sylvion-why-lake", values, "R41")
        if is_elemental(card):
            return Reason("sylvion-why-elemental-there", values, "R42")
        return Reason("sylvion-why-too-far", values, "R41")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        state.goal = FOREST_GOAL if move == FOREST else move - CELL

    def doubt(self, state: State, seat: int, move: int) -> Reason | None:
        if move != FOREST:
            return None
        if state.ravage.pawn == state.target:
            return Reason("sylvion-doubt-forest-pawn", {}, "R75")
        return Reason("sylvion-doubt-forest", {}, "R18")


class Who(Aim):
    """Who draws by an Owl (D3)."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [SEAT, SEAT + 1]

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        state.target = move - SEAT


class Pay(Aim):
    """What to give up for a card: the payer chooses (1.6, section 5)."""

    def values(self, state: State, seat: int) -> Values:
        return {"card": NAME[state.sylvan.limbo[-1]], "due": state.due, "points": state.points}

    def moves(self, state: State, seat: int) -> list[int]:
        moves = each_in_hand(state, seat, PAY)
        if state.points:
            moves.append(POINT)
        return moves

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        if family == "point":
            return Reason("sylvion-why-no-points", {}, "R44")
        return not_in_hand(number, self.rule)

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        if move == POINT:
            pay_point(state, log)
        else:
            pay_with(state, move - PAY, log)


ASK_CELL: Final = Cell("sylvion-ask-cell", "R36", ["cell"])
ASK_ELEMENTAL: Final = Elemental("sylvion-ask-elemental", "R38", ["cell"])
ASK_GOAL: Final = Goal("sylvion-ask-goal", "R41", ["cell", "forest"])
ASK_WHO: Final = Who("sylvion-ask-who", "D3", ["seat"])
ASK_PAY: Final = Pay("sylvion-ask-pay", "1.6", ["pay", "point"])


def ask_payment(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask for the next payment."""
    if state.due:
        state.put_question(state.payer(), ASK_PAY)


def pay_with(state: State, card: int, log: Log | None) -> None:
    """Discard a card towards the cost."""
    payer = state.payer()
    state.drop_from_hand(payer, card)
    state.sylvan.discard.append(card)
    if log is not None:
        values = {"card": NAME[card], "from": f"hand:{payer}", "to": "discard"}
        log.tell("sylvion-event-pays", {**values, "seat": payer})
    pay_one(state)


def pay_point(state: State, log: Log | None) -> None:
    """Spend a fish point on the cost (R44)."""
    state.points -= 1
    tell(log, "sylvion-event-pays-point", {"seat": state.payer()})
    pay_one(state)


def pay_one(state: State) -> None:
    """Note one paid and ask for the rest."""
    state.due -= 1
    state.agenda.push(PAYMENT)


def whale_goals(state: State, start: int) -> list[int]:
    """Return where a whale may push an elemental: cells within three steps, and the forest (R41, R42)."""
    board = state.board
    reached = [start]
    frontier = [start]
    goals: list[int] = []
    forest = False
    for _ in range(WHALE_STEPS):
        ring: list[int] = []
        for cell in frontier:
            for direction in range(4):
                to = neighbour(board, cell, direction)
                if to == FOREST_GOAL:
                    forest = True
                elif to >= 0 and to not in reached:
                    reached.append(to)
                    ring.append(to)
                    if not is_elemental(board[to]):
                        goals.append(to)
        frontier = ring
    goals.sort()
    if forest:
        goals.append(FOREST_GOAL)
    return goals


def can_push(state: State, start: int) -> bool:
    """Say whether a whale could push an elemental anywhere; a free neighbour is the usual answer."""
    for direction in range(4):
        to = neighbour(state.board, start, direction)
        if to == FOREST_GOAL or (to >= 0 and not is_elemental(state.board[to])):
            return True
    return bool(whale_goals(state, start))


def neighbour(board: list[int], cell: int, direction: int) -> int:
    """Return the first cell in a direction (0 up, 1 right, 2 down, 3 left) that is no lake; -1 off the board."""
    row = cell // CELLS_PER_ROW
    column = cell % CELLS_PER_ROW
    while True:
        if direction == 0:
            row -= 1
        elif direction == 1:
            column += 1
        elif direction == 2:
            row += 1
        else:
            column -= 1
        if column < 0:
            return FOREST_GOAL
        if row < 0 or row >= ROWS or column >= CELLS_PER_ROW:
            return -1
        if board[row * CELLS_PER_ROW + column] != LAKE:
            return row * CELLS_PER_ROW + column
