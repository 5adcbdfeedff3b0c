"""A turn: Summon, Discard, before and after the Capture phase, whose turn is next (R9-R13, R66, R74, R96)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.games.rage.actions import (
    CAPTURE,
    DECLINE,
    DISCARD_MOVE,
    ELF_PLACE,
    END_TURN,
    TREASURE_MOVE,
    card_of,
    each_kind,
)
from elderwood.games.rage.boards import CELL_NAMES
from elderwood.games.rage.capture import decline, name_target
from elderwood.games.rage.cards import ELF_CARDS, HAND_LIMIT, NAME, SENT
from elderwood.games.rage.ending import finish_rounds
from elderwood.games.rage.parts import NO_ONE
from elderwood.games.rage.piles import discard, draw
from elderwood.games.rage.playable import add_actions, may_answer, refuse_action, refuse_card
from elderwood.games.rage.state import (
    AFTER_MENU,
    BEGIN_TURN,
    CAPTURING,
    END_CAPTURE,
    END_OF_TURN,
    LIMIT,
    MENU,
    SUMMON,
    W_TURN,
    State,
)
from elderwood.games.rage.targets import can_capture, capturable, strength_for, strongholds
from elderwood.games.rage.windows import STEP_IN, add_free_moves, refuse_step_in, refuse_treasure, step_in


class BeginCapture(Decision[State]):
    """What to do before the Capture phase, or how to begin it."""

    def values(self, state: State, seat: int) -> Values:
        """Tell the round."""
        return {"round": state.turn.round}

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the lands that can be attacked and what can be done before."""
        moves = [DECLINE]
        for cell in capturable(state, seat):
            moves.append(CAPTURE + cell)
        return add_free_moves(state, seat, add_actions(state, seat, moves))

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why a land cannot be attacked, or why not something else."""
        if family == "capture":
            return refuse_target(state, seat, number)
        return refuse_step_in(state, seat, family, number)

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Attack, decline, or do something before."""
        if move == DECLINE:
            state.agenda.push(END_CAPTURE)
            decline(state, log)
        elif CAPTURE <= move < CAPTURE + len(CELL_NAMES):
            name_target(state, move - CAPTURE, log)
        else:
            state.agenda.push(MENU)
            step_in(state, seat, move, log)

    def doubt(self, state: State, seat: int, move: int) -> Reason | None:
        """Declining though a land could be attacked is seldom meant."""
        if move == DECLINE and can_capture(state, seat):
            return Reason("rage-doubt-decline", {}, "R13")
        return None


class AfterCapture(Decision[State]):
    """What to do after the Capture phase."""

    def moves(self, state: State, seat: int) -> list[int]:
        """Return what can be done before the turn ends."""
        return add_free_moves(state, seat, add_actions(state, seat, [END_TURN]))

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why not."""
        return refuse_step_in(state, seat, family, number)

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """End the turn, or do something more."""
        if move == END_TURN:
            state.agenda.push(END_OF_TURN)
        else:
            state.agenda.push(AFTER_MENU)
            step_in(state, seat, move, log)


class DiscardCard(Decision[State]):
    """Which card to discard down to the limit (R12). In the own turn cards may be played instead (R96)."""

    def values(self, state: State, seat: int) -> Values:
        """Tell how many are too many."""
        return {"count": len(state.armies.hands[seat]) - HAND_LIMIT}

    def moves(self, state: State, seat: int) -> list[int]:
        """Return each kind in the hand."""
        moves = each_kind(state.armies.hands[seat], DISCARD_MOVE, ELF_PLACE)
        if acts_while_discarding(state, seat):
            add_actions(state, seat, moves)
        if may_cash(state, seat):
            moves.append(TREASURE_MOVE)
        return moves

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why not."""
        if family == "treasure":
            return refuse_treasure(state)
        card = card_of(family, number)
        if family == "discard":
            return Reason("rage-why-not-in-hand", {"card": NAME[card]}, "R12")
        if acts_while_discarding(state, seat):
            return refuse_action(state, seat, card)
        reason = refuse_card(state, seat, card)
        return reason if reason is not None else Reason("rage-why-not-now", {"card": NAME[card]}, "R96")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Discard, or play a card instead."""
        if DISCARD_MOVE <= move < DISCARD_MOVE + len(ELF_CARDS):
            discard(state, seat, ELF_CARDS[move - DISCARD_MOVE], "rage-event-discards", log)
        else:
            step_in(state, seat, move, log)


ASK_TURN: Final = BeginCapture("rage-ask-turn", "R15", ["capture", "decline", *STEP_IN])
ASK_AFTER: Final = AfterCapture("rage-ask-after", "R60", ["end-turn", *STEP_IN])
ASK_DISCARD: Final = DiscardCard("rage-ask-discard", "R12", ["discard", "act", "use", "treasure"])


def acts_while_discarding(state: State, seat: int) -> bool:
    """Say whether a seat that has to discard may play cards instead: in its own turn, outside battle (R96)."""
    return seat == state.turn.seat and state.battle is None and state.top is None and state.attack.attacker == NO_ONE


def may_cash(state: State, seat: int) -> bool:
    """Say whether a seat that has to discard may exchange a treasure: in the turn of another, outside battle (R102)."""
    return seat != state.turn.seat and state.battle is None and state.hoard.treasures[seat] > 0


def refuse_target(state: State, seat: int, cell: int) -> Reason:
    """Say why a land cannot be attacked."""
    values: Values = {"cell": CELL_NAMES[cell]}
    holder = state.realm.owner(cell)
    if cell not in state.settings.board.cells:
        return Reason("rage-why-closed", values, "R4")
    if holder == seat:
        return Reason("rage-why-own-land", values, "R15")
    if holder != NO_ONE and state.settings.allied(seat, holder):
        return Reason("rage-why-ally", values, "R75")
    if state.realm.shielded >> cell & 1:
        return Reason("rage-why-shielded", values, "R74")
    if strength_for(state, seat, cell) < SENT:
        return Reason("rage-why-three-cards", {"cards": len(state.armies.hands[seat])}, "R14")
    return Reason("rage-why-too-far", values, "R15")


def begin_turn(state: State, a: int, b: int, log: Log | None) -> None:
    """Begin a turn: protection ends, then Summon, Discard and Capture (R9, R11, R74)."""
    turn = state.turn
    seat = turn.seat
    state.phase = SUMMON
    turn.captured = False
    turn.looked = False
    turn.extra = False
    turn.offered = 0
    state.realm.shielded &= ~state.realm.held[seat]
    if log is not None:
        log.tell("rage-event-turn", {"seat": seat, "round": turn.round})
    state.agenda.push(MENU)
    if turn.round > 1:
        state.agenda.push(LIMIT, seat)
        draw(state, seat, strongholds(state, seat), log)


def ask_limit(state: State, seat: int, b: int, log: Log | None) -> None:
    """Make a seat discard down to the limit (R12)."""
    if state.is_alive(seat) and len(state.armies.hands[seat]) > HAND_LIMIT:
        state.agenda.push(LIMIT, seat)
        state.window = W_TURN
        state.put_question(seat, ASK_DISCARD, begins=True)


def ask_menu(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask what to do before the Capture phase, or how to begin it."""
    state.phase = CAPTURING
    state.window = W_TURN
    state.put_question(state.turn.seat, ASK_TURN, begins=True)


def ask_after(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask what to do after the Capture phase, if there could be anything (R86)."""
    state.window = W_TURN
    if may_answer(state, state.turn.seat):
        state.put_question(state.turn.seat, ASK_AFTER, begins=True)
    else:
        state.agenda.push(END_OF_TURN)


def end_turn(state: State, a: int, b: int, log: Log | None) -> None:
    """Pass the turn on clockwise; after the last round the lands are counted (R66, R98)."""
    state.agenda.clear()
    seat = state.turn.seat
    while True:
        seat = state.next_seat(seat)
        if seat == state.turn.first:
            if state.turn.round == state.settings.last_round:
                finish_rounds(state, log)
                return
            state.turn.round += 1
        if state.is_alive(seat):
            break
    state.turn.seat = seat
    state.agenda.push(BEGIN_TURN)
