"""Step 1 of a round: the Ravage turns its cards, and Hedgehogs may chase them away (1.4, R39)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.games.sylvion.actions import DONE, PILE, PLAY
from elderwood.games.sylvion.cards import EMPTY, HEDGEHOGS, NAME
from elderwood.games.sylvion.drawing import not_in_hand
from elderwood.games.sylvion.foresight import next_march
from elderwood.games.sylvion.state import ASIDE, HEDGEHOG_WINDOW, ON_PILE, PAWN, RESOLVE, ROWS, STEP_REVEAL, State


def reveal(state: State, a: int, b: int, log: Log | None) -> None:
    """Turn the top card of all four piles, unless a Hedgehog Fence holds (R4)."""
    state.step = STEP_REVEAL
    state.disclose()
    if state.fence:
        state.fence = False
        tell(log, "sylvion-event-fence-holds", {})
        return
    layer = state.ravage.layer(0)
    del state.ravage.piles[-ROWS:]
    state.known.layers = max(0, state.known.layers - 1)
    for row in range(ROWS):
        state.ravage.revealed[row] = layer[row]
        if log is not None:
            log.tell("sylvion-event-revealed", {"card": NAME[layer[row]], "to": f"pile:{row + 1}"})
    state.agenda.push(RESOLVE)
    if state.settings.pawn and not state.settings.pawn_first:
        state.agenda.push(PAWN)
    state.agenda.push(HEDGEHOG_WINDOW)
    if state.settings.pawn and state.settings.pawn_first:
        state.agenda.push(PAWN)


def hedgehog_window(state: State, asked_before: int, b: int, log: Log | None) -> None:
    """Let hedgehogs be played before anything resolves (R39): by the active player, then perhaps by the partner.

    With hidden hands the question is put to whoever has cards at all, so that being asked tells nothing.
    """
    if not any(state.ravage.revealed):
        return
    seats = [state.active]
    if state.settings.hedgehogs_both:
        seats.append(state.partner(state.active))
    for turn in range(asked_before, len(seats)):
        hand = state.sylvan.hands[seats[turn]]
        if HEDGEHOGS in hand or (state.settings.hidden_hands and hand):
            state.agenda.push(HEDGEHOG_WINDOW, turn + 1)
            state.put_question(seats[turn], ASK_HEDGEHOGS, begins=True)
            return
        if hand:
            state.disclose()  # spectators, who see no hand, learn that this one holds no hedgehogs


class Hedgehogs(Decision[State]):
    """Whether to play Hedgehogs before anything resolves."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [DONE, PLAY + HEDGEHOGS] if HEDGEHOGS in state.sylvan.hands[seat] else [DONE]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        if number not in state.sylvan.hands[seat]:
            return not_in_hand(number, "1.4")
        return Reason("sylvion-why-only-hedgehogs", {"card": NAME[number]}, "R39")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        if move == DONE:
            return
        state.drop_from_hand(seat, HEDGEHOGS)
        state.sylvan.limbo.append(HEDGEHOGS)
        # The window comes back to the same seat: several hedgehogs may be played (R39).
        _, turn, _ = state.agenda.pop()
        state.agenda.push(HEDGEHOG_WINDOW, turn - 1)
        state.put_question(seat, ASK_PILE)

    def doubt(self, state: State, seat: int, move: int) -> Reason | None:
        if move == DONE and HEDGEHOGS in state.sylvan.hands[seat] and next_march(state).defeat:
            return Reason("sylvion-doubt-defeat", {}, "R18")
        return None


class Chase(Decision[State]):
    """Which revealed card the Hedgehogs chase away."""

    def values(self, state: State, seat: int) -> Values:
        return {"card": NAME[HEDGEHOGS]}

    def moves(self, state: State, seat: int) -> list[int]:
        return [PILE + row for row in range(ROWS) if state.ravage.revealed[row] != EMPTY]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("sylvion-why-pile-bare", {"row": number + 1}, "R40")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        chase_away(state, seat, move - PILE, log)


ASK_HEDGEHOGS: Final = Hedgehogs("sylvion-ask-hedgehogs", "R39", ["play", "done"])
ASK_PILE: Final = Chase("sylvion-ask-pile", "R40", ["pile"])


def chase_away(state: State, seat: int, row: int, log: Log | None) -> None:
    """Discard a revealed card unresolved (R40); a pawn on it goes aside (R68)."""
    state.sylvan.discard.append(state.sylvan.limbo.pop())
    card = state.ravage.revealed[row]
    state.ravage.revealed[row] = EMPTY
    state.ravage.bury(card)
    if state.ravage.pawn == ON_PILE + row:
        state.ravage.pawn = ASIDE
    if log is not None:
        log.tell("sylvion-event-chased", {"seat": seat, "card": NAME[card], "from": f"pile:{row + 1}"})
