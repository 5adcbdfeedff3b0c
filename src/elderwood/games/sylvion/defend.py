"""Step 4 of a round: what can be played, what it may be aimed at, and how it is paid (1.4, 1.6, 4.4)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.zones import distinct
from elderwood.games.sylvion.cards import (
    ARMISTICE,
    CHARGING_WHALES,
    DISINFORMATION,
    DOVES,
    ELEPHANT,
    EMPTY,
    FISH_FLOOD,
    GEYSER,
    HEDGEHOGS,
    LAKE,
    NAME,
    OWL,
    SQUIRRELS,
    STAG_KING,
    TREE_4,
    WHALE,
    is_elemental,
    is_fountain,
    is_tree,
)
from elderwood.games.sylvion.settings import EDGES, HAND_LIMIT, WHALE_STEPS
from elderwood.games.sylvion.state import (
    ASK_CELL,
    ASK_DEFEND,
    ASK_ELEMENTAL,
    ASK_LIMIT,
    ASK_PAY,
    ASK_WHO,
    CELLS_PER_ROW,
    DEFEND,
    EFFECT,
    LIMIT,
    PAYMENT,
    ROWS,
    STEP_DEFEND,
    TARGET,
    State,
    elementals,
    tell,
    tell_card,
)

FOREST_GOAL: Final = 16  # behind the cells: where a whale may push an elemental

KING_TREES: Final = 8
FLOOD_FOUNTAINS: Final = 10
ARMISTICE_CARDS: Final = 16
CHARGE_ELEMENTALS: Final = 12


def ask_defend(state: State) -> None:
    """Wait for the active player's next play."""
    state.step = STEP_DEFEND
    state.put_question(state.active, ASK_DEFEND, begins=True)


def playable_cards(state: State) -> list[int]:
    """Return the kinds in the active hand that may be played now."""
    return [card for card in distinct(state.hands[state.active]) if affordable(state, card) and aimed(state, card)]


def affordable(state: State, card: int) -> bool:
    """Say whether the cost can be met: with other hand cards or the partner's, and fish points (1.6, R44)."""
    return state.settings.costs[card] <= purse(state)


def purse(state: State) -> int:
    """Count what could be paid for a card of the active hand."""
    own = 1 if state.settings.seats == 1 else 0  # the played card cannot pay for itself
    return len(state.hands[state.payer()]) - own + state.points


def aimed(state: State, card: int) -> bool:
    """Say whether a card has what it needs on the table (R36, R38, R39)."""
    if card <= TREE_4:
        return EMPTY in state.board
    if card == WHALE:
        return any(can_push(state, cell) for cell in elementals(state))
    if card == ELEPHANT:
        return any(is_elemental(other) for other in state.board)
    if card in (DOVES, SQUIRRELS):
        return bool(state.ravage)
    return card != HEDGEHOGS


def playable_feats(state: State) -> list[int]:
    """Return the feats that may be played now."""
    return [feat for feat in distinct(state.feats) if feat_ready(state, feat)]


def feat_ready(state: State, feat: int) -> bool:
    """Say whether a feat's condition holds: the four winning ones have one (R57, R58)."""
    if feat == STAG_KING:
        return feat_progress(state, feat) >= KING_TREES and has_all_values(state, True)
    if feat == FISH_FLOOD:
        return feat_progress(state, feat) >= FLOOD_FOUNTAINS and has_all_values(state, False)
    if feat == ARMISTICE:
        return feat_progress(state, feat) >= ARMISTICE_CARDS
    if feat == CHARGING_WHALES:
        return state.bloom == 0 and feat_progress(state, feat) >= CHARGE_ELEMENTALS
    if feat == DISINFORMATION:
        return bool(state.ravage)
    return True


def feat_progress(state: State, feat: int) -> int:
    """Count what a winning feat counts: trees, fountains, hand cards or elementals."""
    if feat == STAG_KING:
        return sum(1 for card in state.board if is_tree(card))
    if feat == FISH_FLOOD:
        return sum(1 for card in state.board if is_fountain(card))
    if feat == CHARGING_WHALES:
        return len(elementals(state))
    held = len(state.hands[state.active])
    if state.settings.armistice_both and state.settings.seats == 2:
        held += len(state.hands[state.partner(state.active)])
    return held


def feat_goal(feat: int) -> int:
    """Return how many a winning feat needs, 0 for the others."""
    if feat == STAG_KING:
        return KING_TREES
    if feat == FISH_FLOOD:
        return FLOOD_FOUNTAINS
    if feat == ARMISTICE:
        return ARMISTICE_CARDS
    return CHARGE_ELEMENTALS if feat == CHARGING_WHALES else 0


def has_all_values(state: State, trees: bool) -> bool:
    """Say whether trees (or fountains) of all four values stand on cells."""
    first = 5 if trees else 1
    return all(card in state.board for card in range(first, first + 4))


def geysers(state: State) -> list[int]:
    """Return the cells with a geyser, any of which may erupt (R64)."""
    return [cell for cell in range(16) if state.board[cell] == GEYSER]


def begin_play(state: State, card: int) -> None:
    """Lift a card from the active hand: target, payment and effect follow, then the next play."""
    state.drop_from_hand(state.active, card)
    state.limbo.append(card)
    state.due = state.settings.costs[card]
    state.agenda.push(DEFEND)
    state.agenda.push(EFFECT)
    state.agenda.push(PAYMENT)
    state.agenda.push(TARGET)


def ask_target(state: State) -> None:
    """Ask what the lifted card is aimed at, if it needs an aim."""
    card = state.limbo[-1]
    if card <= TREE_4:
        state.put_question(state.active, ASK_CELL)
    elif card in (WHALE, ELEPHANT):
        state.put_question(state.active, ASK_ELEMENTAL)
    elif card == OWL:
        if state.settings.seats == 2 and state.settings.owl_chooses:
            state.put_question(state.active, ASK_WHO)
        else:
            state.target = state.partner(state.active)


def ask_payment(state: State) -> None:
    """Ask for the next payment: the payer chooses what is given up (1.6, section 5)."""
    if state.due:
        state.put_question(state.payer(), ASK_PAY)


def pay_with(state: State, card: int, log: Log | None) -> None:
    """Discard a card towards the cost."""
    payer = state.payer()
    state.drop_from_hand(payer, card)
    state.discard.append(card)
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


def limit_hands(state: State) -> None:
    """End step 4: fish points vanish, then every hand goes down to ten, the active player first (R33)."""
    state.points = 0
    for seat in (state.active, state.partner(state.active)):
        if len(state.hands[seat]) > HAND_LIMIT:
            state.agenda.push(LIMIT)
            state.put_question(seat, ASK_LIMIT, begins=True)
            return


def discard_surplus(state: State, card: int, log: Log | None) -> None:
    """Discard a card over the hand limit."""
    seat = state.asked
    state.drop_from_hand(seat, card)
    state.discard.append(card)
    tell_card(log, "sylvion-event-discards", card, seat)


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


def missing_edges(state: State) -> int:
    """Count the desolated edges."""
    return EDGES - state.bloom
