"""What actions do: one function for each family of primitives."""

from elderwood.engine.events import Log
from elderwood.engine.words import Values
from elderwood.games.rage.battle import add_fighter, deal_novice, go_home, initiative
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.capture import show_squad
from elderwood.games.rage.cards import ACTION, NAME, OP
from elderwood.games.rage.ending import check_goals
from elderwood.games.rage.fighting import bury, facing, harm, launch
from elderwood.games.rage.knowledge import forget, learn_hand
from elderwood.games.rage.piles import back_to_hand, discard, draw, hand_place
from elderwood.games.rage.state import (
    ASK_PUT,
    ASK_TAKE,
    CAPTURE_AGAIN,
    CLEAR,
    EXTRA,
    ITEM,
    LIMIT,
    NO_ONE,
    PUT_STEP,
    RANDOM_STREAM,
    TAKE_STEP,
    W_REVEAL,
    WINDOW,
    State,
    slot_of,
    tell,
)
from elderwood.games.rage.vocabulary import (
    ALL_ENEMIES,
    BUILD_TOWER,
    CANCEL_ACTION,
    DAMAGE,
    DISCARD_RANDOM,
    DRAW,
    EXTRA_ATTACK,
    EXTRA_CAPTURE,
    EXTRA_MOVE,
    MODIFY_INITIATIVE,
    MOVE_TOKEN,
    PEEK,
    PROTECT_LAND,
    RECOVER,
    REDEAL_BATTLE,
    REPLACE_WARRIOR,
    SAVE,
    SET_ICON,
    SKIP_MOVE,
    SLOT_NAME,
    SQUAD,
    SWAP_POSITIONS,
)
from elderwood.games.rage.windows import recoverable, slot_targets


def resolve(state: State, log: Log | None) -> None:
    """Let the action on top of the stack take effect, unless it was cancelled or its target is gone (R43)."""
    card, seat, one, other, cancelled = state.stack[-ITEM:]
    if cancelled:
        tell(log, "rage-event-cancelled", {"card": NAME[card]})
        state.agenda.push(CLEAR)
        return
    op = OP[card]
    if op == REDEAL_BATTLE:
        state.agenda.pop()  # the window in which it was played gives way to a new one (R61)
        state.agenda.push(WINDOW, W_REVEAL, state.attacker)
    elif op in (DRAW, RECOVER):
        state.agenda.push(LIMIT, seat)
    elif op == EXTRA_CAPTURE:
        state.agenda.push(CAPTURE_AGAIN)
    state.agenda.push(CLEAR)
    if op <= REPLACE_WARRIOR:
        if op != DAMAGE or ACTION[card].target != ALL_ENEMIES:
            if not fits(state, op, one, other):
                tell(log, "rage-event-no-target", {"card": NAME[card]})
                return
        on_fighters(state, card, seat, one, other, log)
    else:
        on_table(state, card, seat, one, other, log)


def fits(state: State, op: int, fighter: int, other: int) -> bool:
    """Say whether the warrior an action was aimed at is still there."""
    if state.gone >> fighter & 1:
        return False
    if op == SAVE:
        return state.lives[fighter] <= 0
    if state.lives[fighter] <= 0:
        return False
    if op == SWAP_POSITIONS:
        return state.slots[other] != fighter
    if op == EXTRA_ATTACK:
        return len(state.last) > 0 and facing(state, fighter, state.last[2]) == other and state.lives[other] > 0
    return True


def on_fighters(state: State, card: int, seat: int, one: int, other: int, log: Log | None) -> None:
    """Apply an action to warriors in battle."""
    op = OP[card]
    action = ACTION[card]
    if op == SET_ICON:
        state.icons[one] = state.icons[one] & ~(15 << 4 * other) | action.icon << 4 * other
    elif op == EXTRA_ATTACK:
        launch(state, one, state.last[2], action.icon, log)
    elif op == EXTRA_MOVE:
        state.agenda.push(EXTRA, one)
    elif op == SKIP_MOVE:
        state.skips |= 1 << one
    elif op == DAMAGE:
        victims = [one]
        if action.target == ALL_ENEMIES:
            victims = [state.slots[slot] for slot in slot_targets(state, seat, card)]
        for victim in victims:
            harm(state, victim, action.amount, log)
        bury(state, victims)
    elif op == SAVE:
        state.lives[one] = 1
        tell(log, "rage-event-saved", {"card": NAME[state.card[one]]})
    elif op == MODIFY_INITIATIVE:
        state.bonus[one] += action.amount
        tell(log, "rage-event-initiative", {"card": NAME[state.card[one]], "count": initiative(state, one)})
    elif op == SWAP_POSITIONS:
        slot = slot_of(state, one)
        state.slots[slot] = state.slots[other]
        state.slots[other] = one
        tell(log, "rage-event-steps", {"card": NAME[state.card[one]], "to": f"slot:{SLOT_NAME[other]}"})
    else:
        assert op == REPLACE_WARRIOR
        state.agenda.push(PUT_STEP, one)


def ask_put(state: State, fighter: int, log: Log | None) -> None:
    """Ask which card of the hand takes a warrior's place; the hand may have been emptied since (R43)."""
    if not state.hands[state.stack[-4]]:
        tell(log, "rage-event-no-target", {"card": NAME[state.stack[-5]]})
        return
    state.mover = fighter
    state.put_question(state.stack[-4], ASK_PUT)


def put(state: State, card: int, log: Log | None) -> None:
    """Let a card of the hand take the place of a warrior, which returns to the hand."""
    seat = state.stack[-4]
    old = state.mover
    state.mover = NO_ONE
    slot = slot_of(state, old)
    state.hands[seat].remove(card)
    forget(state, seat, card)
    state.reveals += 1
    add_fighter(state, state.side[old], card)
    new = len(state.card) - 1
    state.slots[slot] = new
    if state.moved >> old & 1:
        state.moved |= 1 << new
    state.lives[old] = 0
    go_home(state, old)
    tell(log, "rage-event-replaced", {"card": NAME[card], "other": NAME[state.card[old]]})


def on_table(state: State, card: int, seat: int, one: int, other: int, log: Log | None) -> None:
    """Apply an action to hands, squads, lands, the layout or the stack."""
    op = OP[card]
    if op == REDEAL_BATTLE:
        tell(log, "rage-event-redealt", {})
        deal_novice(state, log)
    elif op == CANCEL_ACTION:
        state.stack[one * ITEM + 4] = 1
    elif op == DRAW:
        draw(state, seat, ACTION[card].amount, log)
    elif op == DISCARD_RANDOM:
        for _ in range(min(ACTION[card].amount, len(state.hands[one]))):
            hand = sorted(state.hands[one])
            state.reveals += 1
            discard(state, one, hand[state.chance.below(RANDOM_STREAM, len(hand))], "rage-event-loses", log)
    elif op == RECOVER:
        state.agenda.push(TAKE_STEP, ACTION[card].amount)
    elif op == PEEK:
        peek(state, card, seat, one, log)
    elif op == MOVE_TOKEN:
        state.owner[one] = NO_ONE
        state.shielded &= ~(1 << one)
        state.owner[other] = seat
        values: Values = {"from": f"cell:{CELL_NAMES[one]}", "to": f"cell:{CELL_NAMES[other]}"}
        tell(log, "rage-event-token", values)
        check_goals(state, log)
    elif op == BUILD_TOWER:
        state.towers |= 1 << one
        tell(log, "rage-event-tower", {"cell": CELL_NAMES[one]})
        check_goals(state, log)
    elif op == PROTECT_LAND:
        state.shielded |= 1 << one
        tell(log, "rage-event-shielded", {"cell": CELL_NAMES[one]})


def peek(state: State, card: int, seat: int, one: int, log: Log | None) -> None:
    """Look in secret at a squad or a hand."""
    if ACTION[card].target == SQUAD:
        show_squad(state, seat, one, log)
        return
    learn_hand(state, one, 1 << seat)
    state.reveals += 1
    if log is not None:
        for held in sorted(state.hands[one]):
            log.tell_seats(1 << seat, "rage-event-saw-hand", {"seat": one, "card": NAME[held]})


def ask_take(state: State, count: int) -> None:
    """Ask which card to take back from the own discard pile; what there is, is taken (R82)."""
    seat = state.stack[-4]
    if count and recoverable(state, seat):
        state.agenda.push(TAKE_STEP, count - 1)
        state.put_question(seat, ASK_TAKE)


def take_back(state: State, card: int, log: Log | None) -> None:
    """Take a card back from the discard pile."""
    seat = state.stack[-4]
    state.discards[seat].remove(card)
    back_to_hand(state, seat, card)
    values: Values = {"seat": seat, "card": NAME[card], "from": "discard", "to": hand_place(seat)}
    tell(log, "rage-event-recovers", values)
