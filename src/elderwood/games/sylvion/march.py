"""Elementals on the march: one procedure for the movement step, simoon, whales and the final assault (1.5)."""

from typing import Final

from elderwood.engine.events import Log, tell
from elderwood.engine.words import Values
from elderwood.games.sylvion.cards import (
    EMPTY,
    GEYSER,
    LAKE,
    NAME,
    STRENGTH,
    bears_icon,
    is_elemental,
    is_fountain,
)
from elderwood.games.sylvion.settings import EDGES
from elderwood.games.sylvion.state import (
    ASIDE,
    CELLS_PER_ROW,
    DRAW,
    ON_PILE,
    PILE_COLUMN,
    ROWS,
    STEP_MOVE,
    SWEEP,
    State,
    place_name,
)

SQUARES_PER_ROW: Final = 5  # the four cells and the pile


def sweep(state: State, start: int, b: int, log: Log | None) -> None:
    """Move every elemental one step: row 1 to 4, nearest to the forest first (R13-R15).

    A fountain that falls interrupts the sweep for its draw (R26); `start` says where to go on. `b` marks the
    movement step of a round.
    """
    if b:
        state.step = STEP_MOVE
    board = state.board
    for square in range(start, ROWS * SQUARES_PER_ROW):
        row = square // SQUARES_PER_ROW
        column = square % SQUARES_PER_ROW
        card = state.ravage.revealed[row] if column == PILE_COLUMN else board[row * CELLS_PER_ROW + column]
        if not is_elemental(card):
            continue
        fountain_fell = advance(state, row, column, card, log)
        if state.ending:
            return
        if fountain_fell:
            state.agenda.push(SWEEP, square + 1)
            state.agenda.push(DRAW, state.active, 1)
            return


def advance(state: State, row: int, column: int, card: int, log: Log | None) -> bool:
    """Move one elemental a step left, over lakes (R62). Say whether a fountain fell."""
    goal = column - 1
    board = state.board
    base = row * CELLS_PER_ROW
    while goal >= 0 and board[base + goal] == LAKE:
        goal -= 1
    borne = lift(state, row, column)
    return enter(state, card, borne, row, column, row, goal, log)


def lift(state: State, row: int, column: int) -> bool:
    """Take an elemental off its square; say whether it bears the pawn."""
    if column == PILE_COLUMN:
        state.ravage.revealed[row] = EMPTY
        return state.ravage.pawn == ON_PILE + row
    cell = row * CELLS_PER_ROW + column
    state.board[cell] = EMPTY
    return state.ravage.pawn == cell


def enter(
    state: State,
    card: int,
    borne: bool,
    from_row: int,
    from_column: int,
    row: int,
    column: int,
    log: Log | None,
) -> bool:
    """Bring a lifted elemental onto a square and settle what happens there. Say whether a fountain fell."""
    if column < 0:
        reach_forest(state, card, borne, from_row, from_column, log)
        return False
    cell = row * CELLS_PER_ROW + column
    other = state.board[cell]
    if log is not None:
        key = "sylvion-event-moves" if other == EMPTY else "sylvion-event-attacks"
        values = {
            "card": NAME[card],
            "from": place_name(from_row, from_column),
            "to": place_name(row, column),
        }
        if other != EMPTY:
            values["other"] = NAME[other]
        log.tell(key, {**values})
    if other == EMPTY:
        state.board[cell] = card
        if borne:
            state.ravage.pawn = cell
        return False
    return fight(state, card, borne, cell, other, log)


def fight(state: State, card: int, borne: bool, cell: int, other: int, log: Log | None) -> bool:
    """Settle an elemental's arrival on a geyser, fountain or tree (R16, R17, R69-R71). Say whether a fountain fell."""
    dies = other == GEYSER or STRENGTH[card] <= STRENGTH[other]
    falls = other == GEYSER or STRENGTH[card] >= STRENGTH[other]
    if dies and borne:
        # The pawn saves its bearer, who breaks through.
        pawn_aside(state, log)
        dies = False
        falls = True
    elif borne:
        state.ravage.pawn = cell
    if falls:
        if other == GEYSER:
            state.ravage.bury(other)
        else:
            state.sylvan.discard.append(other)
        state.board[cell] = EMPTY
        if log is not None:
            log.tell("sylvion-event-destroyed", {"card": NAME[other], "from": place_name(cell // 4, cell % 4)})
    if dies:
        state.ravage.bury(card)
        if log is not None:
            log.tell("sylvion-event-destroyed", {"card": NAME[card], "from": place_name(cell // 4, cell % 4)})
    else:
        state.board[cell] = card
    return falls and is_fountain(other)


def reach_forest(state: State, card: int, borne: bool, row: int, column: int, log: Log | None) -> None:
    """Burn the forest: damage by strength, defeat by the pawn (R18, R75)."""
    if log is not None:
        values: Values = {"card": NAME[card], "from": place_name(row, column), "to": "forest"}
        if borne:
            log.tell("sylvion-event-forest-pawn", values)
        else:
            log.tell("sylvion-event-forest", {**values, "damage": STRENGTH[card]})
    state.ravage.bury(card)
    if borne:
        state.ravage.pawn = ASIDE
        state.finish("pawn")
        return
    damage(state, STRENGTH[card], "damage", log)


def damage(state: State, amount: int, how: str, log: Log | None) -> None:
    """Flip edges to their desolated side; a flip that cannot be made loses the match (R18)."""
    if amount > state.bloom:
        state.bloom = 0
        state.finish(how)
        return
    state.bloom -= amount
    if amount and log is not None:
        first = EDGES - state.bloom - amount
        log.tell("sylvion-event-damage", {"damage": amount, "bloom": state.bloom, "first": first, "count": amount})


def destroy_elemental(state: State, cell: int, log: Log | None) -> None:
    """Destroy the elemental on a cell; the pawn goes instead if it is there (R72)."""
    if state.ravage.pawn == cell:
        pawn_aside(state, log)
        return
    card = state.board[cell]
    state.board[cell] = EMPTY
    state.ravage.bury(card)
    if log is not None:
        log.tell("sylvion-event-destroyed", {"card": NAME[card], "from": place_name(cell // 4, cell % 4)})


def pawn_aside(state: State, log: Log | None) -> None:
    """Take the pawn off its bearer."""
    state.ravage.pawn = ASIDE
    tell(log, "sylvion-event-pawn-aside", {})


def assign_pawn(state: State, a: int, b: int, log: Log | None) -> None:
    """Give the pawn to the strongest newly revealed icon bearer, if nobody as strong bears it (R67, R74)."""
    best = ASIDE
    strength = -1
    ravage = state.ravage
    if ravage.pawn != ASIDE:
        on_pile = ravage.pawn >= ON_PILE
        strength = STRENGTH[ravage.revealed[ravage.pawn - ON_PILE] if on_pile else state.board[ravage.pawn]]
    for row in range(ROWS):
        card = state.ravage.revealed[row]
        if bears_icon(card) and STRENGTH[card] > strength:
            strength = STRENGTH[card]
            best = row
    if best != ASIDE:
        state.ravage.pawn = ON_PILE + best
        tell(log, "sylvion-event-pawn", {"card": NAME[state.ravage.revealed[best]], "to": f"pile:{best + 1}"})


def final_assault(state: State, log: Log | None) -> None:
    """Let every elemental run until it dies or burns the forest (R8-R10); draws no longer matter (R9)."""
    tell(log, "sylvion-event-final-assault", {})
    for row in range(ROWS):
        for column in range(CELLS_PER_ROW):
            at = column
            while at >= 0:
                card = state.board[row * CELLS_PER_ROW + at]
                if not is_elemental(card):
                    break
                goal = at - 1
                while goal >= 0 and state.board[row * CELLS_PER_ROW + goal] == LAKE:
                    goal -= 1
                advance(state, row, at, card, log)
                if state.ending:
                    return
                at = goal


def count_vitality(state: State, log: Log | None) -> None:
    """Compare the trees' vitality with the desolated edges: the only normal victory (R11, R12)."""
    vitality = state.vitality()
    tell(log, "sylvion-event-count", {"vitality": vitality, "desolated": EDGES - state.bloom})
    state.finish("count" if state.bloom + vitality >= EDGES else "withered")
