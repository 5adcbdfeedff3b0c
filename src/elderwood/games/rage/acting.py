"""Playing an action or an artifact: aiming it, declaring it, and the stack of answers (R41-R43, R69)."""

from elderwood.engine.events import Log
from elderwood.engine.words import Values
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.cards import ACTION, KIND, NAME, OP
from elderwood.games.rage.knowledge import forget
from elderwood.games.rage.piles import hand_place, lose_artifact
from elderwood.games.rage.state import (
    ASK_CELL,
    ASK_GOAL_CELL,
    ASK_OTHER_SLOT,
    ASK_PEEK,
    ASK_SEAT,
    ASK_SIDE,
    ASK_TARGET,
    ITEM,
    NO_ONE,
    RESOLVE,
    RESPOND,
    W_CENTRE,
    State,
)
from elderwood.games.rage.vocabulary import (
    ALL_ENEMIES,
    ARTIFACT,
    BUILD_TOWER,
    CANCEL_ACTION,
    DISCARD_RANDOM,
    EXTRA_ATTACK,
    HAND,
    ICON_NAME,
    MODIFY_INITIATIVE,
    MOVE_TOKEN,
    PEEK,
    PROTECT_LAND,
    REPLACE_WARRIOR,
    SAVE,
    SET_ICON,
    SIDE_NAME,
    SQUAD,
    SWAP_POSITIONS,
)
from elderwood.games.rage.windows import centre_card, lands_beside, others_with_cards, slot_targets


def begin_action(state: State, seat: int, card: int, log: Log | None) -> None:
    """Take a card from the hand or an artifact, and ask what it is aimed at."""
    if KIND[card] == ARTIFACT:
        lose_artifact(state, seat, card)
    else:
        state.hands[seat].remove(card)
    forget(state, seat, card)
    state.stack += [card, seat, NO_ONE, NO_ONE, 0]
    aim(state, seat, card, log)


def aim(state: State, seat: int, card: int, log: Log | None) -> None:
    """Ask for the target; where all can see that there is only one, it is taken by itself (R91)."""
    op = OP[card]
    if op == EXTRA_ATTACK:
        set_aim(state, state.last[0], state.last[1])
    elif op == SAVE:
        set_aim(state, state.dying, NO_ONE)
    elif op == CANCEL_ACTION:
        set_aim(state, len(state.stack) // ITEM - 2, NO_ONE)  # R69
    elif op == MODIFY_INITIATIVE and state.window == W_CENTRE:
        set_aim(state, centre_card(state, seat), NO_ONE)
    elif op <= REPLACE_WARRIOR and ACTION[card].target != ALL_ENEMIES:
        slots = slot_targets(state, seat, card)
        if len(slots) > 1:
            state.put_question(seat, ASK_TARGET)
            return
        aim_at_slot(state, slots[0], log)
        return
    elif op == DISCARD_RANDOM or (op == PEEK and ACTION[card].target == HAND):
        others = others_with_cards(state, seat)
        if len(others) > 1:
            state.put_question(seat, ASK_SEAT)
            return
        set_aim(state, others[0], NO_ONE)
    elif op == PEEK:
        state.put_question(seat, ASK_PEEK)
        return
    elif op in (MOVE_TOKEN, BUILD_TOWER, PROTECT_LAND):
        state.put_question(seat, ASK_CELL)
        return
    declare(state, log)


def set_aim(state: State, one: int, other: int) -> None:
    """Note the targets of the action on top of the stack."""
    state.stack[-3] = one
    state.stack[-2] = other


def aim_at_slot(state: State, slot: int, log: Log | None) -> None:
    """Aim at a warrior; some actions need one thing more."""
    state.stack[-3] = state.slots[slot]
    card, seat = state.stack[-5], state.stack[-4]
    if OP[card] == SET_ICON:
        state.put_question(seat, ASK_SIDE)
    elif OP[card] == SWAP_POSITIONS:
        state.put_question(seat, ASK_OTHER_SLOT)
    else:
        declare(state, log)


def aim_further(state: State, number: int, log: Log | None) -> None:
    """Note the side, the other slot or the land a token goes to."""
    state.stack[-2] = number
    declare(state, log)


def aim_at(state: State, number: int, log: Log | None) -> None:
    """Aim at a seat, a squad or a land."""
    state.stack[-3] = number
    if OP[state.stack[-5]] == MOVE_TOKEN:
        beside = lands_beside(state, number)
        if len(beside) > 1:
            state.put_question(state.stack[-4], ASK_GOAL_CELL)
            return
        state.stack[-2] = beside[0]
    declare(state, log)


def declare(state: State, log: Log | None) -> None:
    """Declare the action on top of the stack: everybody may answer before it takes effect (R42)."""
    state.reveals += 1
    card, seat = state.stack[-5], state.stack[-4]
    if log is not None:
        place = f"artifacts:{seat}" if KIND[card] == ARTIFACT else hand_place(seat)
        log.tell("rage-event-acts", {"seat": seat, "card": NAME[card], "from": place, "to": "stack"})
        tell_aim(state, log)
    state.agenda.push(RESOLVE)
    state.agenda.push(RESPOND, 1)


def tell_aim(state: State, log: Log) -> None:
    """Tell what the action on top is aimed at."""
    card, _, one, other, _ = state.stack[-ITEM:]
    op = OP[card]
    if op == SET_ICON:
        values: Values = {
            "card": NAME[state.card[one]],
            "icon": ICON_NAME[ACTION[card].icon],
            "side": SIDE_NAME[other],
        }
        log.tell("rage-event-aims-icon", values)
    elif op == CANCEL_ACTION:
        log.tell("rage-event-aims", {"card": NAME[state.stack[one * ITEM]]})
    elif op <= REPLACE_WARRIOR and one != NO_ONE:
        log.tell("rage-event-aims", {"card": NAME[state.card[one]]})
    elif op in (MOVE_TOKEN, BUILD_TOWER, PROTECT_LAND):
        log.tell("rage-event-aims-cell", {"cell": CELL_NAMES[other if op == MOVE_TOKEN else one]})
    elif op == PEEK and ACTION[card].target == SQUAD:
        log.tell("rage-event-aims-squad", {"squad": one + 1})
    elif op in (PEEK, DISCARD_RANDOM):
        log.tell("rage-event-aims-seat", {"seat": one})


def clear_top(state: State) -> None:
    """Discard the card that has been played; an artifact leaves the game (R43, R56)."""
    card, seat = state.stack[-5], state.stack[-4]
    del state.stack[-ITEM:]
    if KIND[card] == ARTIFACT:
        state.used = [*state.used, card]
    else:
        state.discards[seat].append(card)
