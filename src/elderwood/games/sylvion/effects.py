"""What played cards do: plants, animals and erupting geysers (4.4, 4.6)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Values
from elderwood.games.sylvion.actions import DIRECTION
from elderwood.games.sylvion.aiming import FOREST_GOAL
from elderwood.games.sylvion.cards import (
    DOVES,
    ELEPHANT,
    EMPTY,
    FISH,
    NAME,
    OWL,
    SQUIRRELS,
    STAG,
    TREE_4,
    WHALE,
    is_elemental,
    is_tree,
)
from elderwood.games.sylvion.march import destroy_elemental, enter, lift
from elderwood.games.sylvion.piles import squirrels
from elderwood.games.sylvion.settings import EDGES, FISH_POINTS, OWL_DRAW, STAG_EDGES
from elderwood.games.sylvion.state import CELLS_PER_ROW, DRAW, ROWS, State, cell_name, tell_card


def take_effect(state: State, a: int, b: int, log: Log | None) -> None:
    """Play out the paid card: an animal is discarded before it acts (1.6)."""
    card = state.sylvan.limbo.pop()
    if card <= TREE_4:
        state.board[state.target] = card
        if log is not None:
            values = {
                "card": NAME[card],
                "from": f"hand:{state.active}",
                "to": "cell:" + cell_name(state.target),
            }
            log.tell("sylvion-event-planted", {**values, "seat": state.active})
        return
    state.sylvan.discard.append(card)
    tell_card(log, "sylvion-event-plays", card, state.active)
    if card == WHALE:
        whale(state, log)
    elif card == ELEPHANT:
        destroy_elemental(state, state.target, log)
    elif card == OWL:
        state.agenda.push(DRAW, state.target, OWL_DRAW)
    elif card == STAG:
        stag(state, log)
    elif card == DOVES:
        doves(state, log)
    elif card == SQUIRRELS:
        squirrels(state, log)
    elif card == FISH:
        state.points += FISH_POINTS


def whale(state: State, log: Log | None) -> None:
    """Push an elemental to its goal and settle what happens there (R42, R43)."""
    row = state.target // CELLS_PER_ROW
    column = state.target % CELLS_PER_ROW
    card = state.board[state.target]
    borne = lift(state, row, column)
    if state.goal == FOREST_GOAL:
        enter(state, card, borne, row, column, row, -1, log)
    elif enter(state, card, borne, row, column, state.goal // CELLS_PER_ROW, state.goal % CELLS_PER_ROW, log):
        state.agenda.push(DRAW, state.active, 1)


def stag(state: State, log: Log | None) -> None:
    """Let edges bloom again: two, or one per tree card, whichever is more (R12, R45)."""
    trees = sum(1 for card in state.board if is_tree(card))
    healed = min(max(STAG_EDGES, trees), EDGES - state.bloom)
    state.bloom += healed
    # Edges wither from the first on, so those that bloom again are the last withered ones.
    tell(log, "sylvion-event-heals", {"count": healed, "bloom": state.bloom, "first": EDGES - state.bloom})


def doves(state: State, log: Log | None) -> None:
    """Discard the top card of every pile, face up and unresolved (R46)."""
    layer = state.ravage.layer(0)
    del state.ravage.piles[-ROWS:]
    state.disclose()
    state.known.layers = max(0, state.known.layers - 1)
    for row in range(ROWS):
        state.ravage.bury(layer[row])
        if log is not None:
            values = {"card": NAME[layer[row]], "from": f"pile:{row + 1}", "to": "ravage-discard"}
            log.tell("sylvion-event-doves-discard", {**values})


class Direction(Decision[State]):
    """Which way a geyser erupts."""

    def values(self, state: State, seat: int) -> Values:
        return {"cell": cell_name(state.target)}

    def moves(self, state: State, seat: int) -> list[int]:
        return [DIRECTION, DIRECTION + 1, DIRECTION + 2, DIRECTION + 3]

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        erupt(state, move - DIRECTION, log)


ASK_DIRECTION: Final = Direction("sylvion-ask-direction", "R64", ["direction"])


def erupt(state: State, direction: int, log: Log | None) -> None:
    """Destroy every elemental in one line up to the border; nothing shields (R64, R72)."""
    geyser = state.board[state.target]
    row = state.target // CELLS_PER_ROW
    column = state.target % CELLS_PER_ROW
    if log is not None:
        log.tell("sylvion-event-erupts", {"card": NAME[geyser], "from": "cell:" + cell_name(state.target)})
    while True:
        if direction == 0:
            row -= 1
        elif direction == 1:
            column += 1
        elif direction == 2:
            row += 1
        else:
            column -= 1
        if not (0 <= row < ROWS and 0 <= column < CELLS_PER_ROW):
            break
        cell = row * CELLS_PER_ROW + column
        if is_elemental(state.board[cell]):
            destroy_elemental(state, cell, log)
    state.board[state.target] = EMPTY
    state.ravage.bury(geyser)
