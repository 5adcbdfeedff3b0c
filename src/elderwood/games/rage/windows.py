"""When others may step in: windows and response rounds, and who is asked (R42, R44, R57, R69, R86-R88, R102).

Who is asked depends on what all can see alone: lands, hand sizes, discard piles, artifacts not yet used. So being
asked, or not being asked, tells nothing about a hand.
"""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.games.rage.acting import begin_action
from elderwood.games.rage.actions import OFFER, PASS, QUIET, TREASURE_MOVE, card_of, is_act, played_card
from elderwood.games.rage.attention import worth_asking
from elderwood.games.rage.cards import NAME
from elderwood.games.rage.parts import NO_ONE
from elderwood.games.rage.playable import add_actions, can_offer, may_answer, refuse_action
from elderwood.games.rage.state import RESPOND, W_LETHAL, W_RESPONSE, WINDOW, WINDOW_NAME, State
from elderwood.games.rage.trading import begin_trade, cash_treasure

STEP_IN: Final[list[str]] = ["act", "use", "treasure", "offer"]


def add_free_moves(state: State, seat: int, moves: list[int]) -> list[int]:
    """Add the treasures and trades that a seat may use outside battle (R57, R58)."""
    if state.hoard.treasures[seat]:
        moves.append(TREASURE_MOVE)
    if can_offer(state, seat):
        moves += [OFFER + other for other in range(state.seats) if other != seat and state.is_alive(other)]
    return moves


def step_in(state: State, seat: int, move: int, log: Log | None) -> None:
    """Play an action or an artifact, exchange a treasure, or begin a trade."""
    if is_act(move):
        begin_action(state, seat, played_card(move), log)
    elif move == TREASURE_MOVE:
        cash_treasure(state, seat, log)
    else:
        begin_trade(state, seat, move - OFFER)


def refuse_step_in(state: State, seat: int, family: str, number: int) -> Reason:
    """Say why an action, a treasure or an offer is refused."""
    if family == "act" or family == "use":
        return refuse_action(state, seat, card_of(family, number))
    if family == "treasure":
        return refuse_treasure(state)
    if number >= state.seats:
        return Reason("why-no-seat", {"seat": number})
    if state.battle is not None:
        return Reason("rage-why-in-battle", {}, "R20")
    if number == seat or not state.is_alive(number):
        return Reason("rage-why-another-player", {}, "R58")
    if state.turn.offered >> seat & 1:
        return Reason("rage-why-offered", {}, "R90")
    return Reason("rage-why-nothing-to-give", {}, "R90")


def refuse_treasure(state: State) -> Reason:
    """Say why no treasure can be exchanged."""
    if state.battle is not None:
        return Reason("rage-why-in-battle", {}, "R20")
    return Reason("rage-why-no-treasure", {}, "R57")


class StepIn(Decision[State]):
    """Whether a seat steps in, in a window."""

    def values(self, state: State, seat: int) -> Values:
        """Name the window."""
        return {"window": WINDOW_NAME[state.window]}

    def moves(self, state: State, seat: int) -> list[int]:
        """Return what can be done now; in battle one may also pass until it ends (R88)."""
        if state.battle is not None:
            return add_actions(state, seat, [PASS, QUIET])
        return add_free_moves(state, seat, add_actions(state, seat, [PASS]))

    def stand_in(self, state: State, seat: int) -> int:
        """Return the pass that a seat gives which does not wish to be asked."""
        return PASS

    def matters(self, state: State, seat: int, wish: str) -> list[int]:
        """Return what a seat with that wish is asked for (R105)."""
        return worth_asking(state, seat, wish, self.moves(state, seat))

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why not."""
        if family == "quiet":
            return Reason("rage-why-no-battle", {}, "R88")
        return refuse_step_in(state, seat, family, number)

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Pass, or step in; after that the window goes on with the next player (R69)."""
        _, which, packed = state.agenda.pop()
        following = state.next_seat(seat)
        if move <= QUIET:
            if move == QUIET:
                be_quiet(state, seat, log)
            ask_window(state, which, following | (packed >> 4) + 1 << 4, log)
            return
        state.agenda.push(WINDOW, which, following if is_act(move) else seat)
        step_in(state, seat, move, log)


class Respond(Decision[State]):
    """Whether a seat answers the action on top of the stack. Outside battle it may exchange treasures first (R102)."""

    def values(self, state: State, seat: int) -> Values:
        """Name the action."""
        return {"card": NAME[state.action().card]}

    def moves(self, state: State, seat: int) -> list[int]:
        """Return the answers."""
        if state.battle is not None:
            return add_actions(state, seat, [PASS, QUIET])
        moves = add_actions(state, seat, [PASS])
        if state.hoard.treasures[seat]:
            moves.append(TREASURE_MOVE)
        return moves

    def stand_in(self, state: State, seat: int) -> int:
        """Return the pass that a seat gives which does not wish to be asked."""
        return PASS

    def matters(self, state: State, seat: int, wish: str) -> list[int]:
        """Return what a seat with that wish is asked for (R105)."""
        return worth_asking(state, seat, wish, self.moves(state, seat))

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        """Say why not."""
        if family == "quiet":
            return Reason("rage-why-no-battle", {}, "R88")
        return refuse_step_in(state, seat, family, number)

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Let an action stand, or answer it (R42)."""
        _, turn, _ = state.agenda.pop()
        if move <= QUIET:
            if move == QUIET:
                be_quiet(state, seat, log)
            state.agenda.push(RESPOND, turn + 1)
            return
        state.agenda.push(RESPOND, turn if move == TREASURE_MOVE else turn + 1)
        step_in(state, seat, move, log)


ASK_WINDOW: Final = StepIn("rage-ask-window", "R44", ["pass", "quiet", *STEP_IN])
ASK_RESPONSE: Final = Respond("rage-ask-response", "R42", ["pass", "quiet", "act", "use", "treasure"])


def be_quiet(state: State, seat: int, log: Log | None) -> None:
    """Pass until the battle ends, for all to see (R88)."""
    state.field().quiet |= 1 << seat
    tell(log, "rage-event-quiet", {"seat": seat})


def ask_window(state: State, which: int, packed: int, log: Log | None) -> None:
    """Ask the next seat that could step in; the window closes when all have passed in a row (R26, R44)."""
    if which == W_LETHAL:
        battle = state.field()
        if battle.dying == NO_ONE or battle.lives[battle.dying] > 0:
            return
    state.window = which
    seats = state.seats
    seat = packed & 15
    passes = packed >> 4
    while passes < seats:
        if may_answer(state, seat):
            state.agenda.push(WINDOW, which, seat | passes << 4)
            state.put_question(seat, ASK_WINDOW, begins=True)
            return
        seat = (seat + 1) % seats
        passes += 1


def ask_response(state: State, turn: int, b: int, log: Log | None) -> None:
    """Ask the next seat whether it answers the action on top: the others clockwise, then its declarer (R42, R69)."""
    state.window = W_RESPONSE
    action = state.action()
    seats = state.seats
    while turn <= seats and not action.cancelled:
        seat = (action.seat + turn) % seats
        if may_answer(state, seat):
            state.agenda.push(RESPOND, turn)
            state.put_question(seat, ASK_RESPONSE, begins=True)
            return
        turn += 1
