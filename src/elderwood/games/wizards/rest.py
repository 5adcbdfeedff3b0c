"""Rest: the table is cleared, hands are kept or thrown away, everything is shuffled and dealt anew (R50-R52)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log
from elderwood.engine.words import Reason
from elderwood.games.wizards.actions import KEEP_HAND, THROW_HAND
from elderwood.games.wizards.cards import EMPTY
from elderwood.games.wizards.knowledge import remember_hidden
from elderwood.games.wizards.piles import leave_hand, shuffle_discards
from elderwood.games.wizards.settings import SLOTS
from elderwood.games.wizards.setup import deal_hands
from elderwood.games.wizards.state import NEW_DECK, REST, REST_TURN, Contest, State, hand_place, tell_move


def begin_rest(state: State, a: int, b: int, log: Log | None) -> None:
    """Discard what was played, in turn order; then everybody keeps or throws away the hand (R32, R50)."""
    state.phase = REST
    slots = state.places.slots
    for turn in range(state.seats):
        place = SLOTS * state.seat_at(turn)
        for card in slots[place : place + SLOTS]:
            if card:
                state.cards.discard.append(card)
    state.places.slots = [EMPTY] * len(slots)
    if log is not None:
        log.tell("wizards-event-cleared", {})
    state.agenda.push(NEW_DECK)
    state.agenda.push(REST_TURN)


def ask_rest(state: State, turn: int, b: int, log: Log | None) -> None:
    """Ask the next player who has cards whether to keep them."""
    while turn < state.seats:
        seat = state.seat_at(turn)
        turn += 1
        if state.cards.hands[seat]:
            if turn < state.seats:
                state.agenda.push(REST_TURN, turn)
            state.put_question(seat, ASK_REST, begins=True)
            return


class Rest(Decision[State]):
    """Keep the whole hand, or throw all of it away, openly (R50)."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [KEEP_HAND, THROW_HAND]

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        hand = state.cards.hands[seat]
        if move != THROW_HAND:
            if log is not None:
                log.tell("wizards-event-keeps-hand", {"seat": seat, "count": len(hand)})
            return
        state.disclose()
        for card in sorted(hand):
            leave_hand(state, seat, card)
            state.cards.discard.append(card)
            if log is not None:
                tell_move(log, "wizards-event-discards", seat, card, hand_place(seat), "discard")

    def doubt(self, state: State, seat: int, move: int) -> Reason | None:
        if move != THROW_HAND:
            return None
        return Reason("wizards-doubt-throw", {"count": len(state.cards.hands[seat])}, "R50")


def end_rest(state: State, a: int, b: int, log: Log | None) -> None:
    """Shuffle deck and discard pile together, open a card, go on left of the winner, refill hands (R50-R52)."""
    remember_hidden(state)
    shuffle_discards(state, log)
    state.first = (state.contest.ranking[0] + 1) % state.seats
    state.places.passed = 0
    state.contest = blank_contest(state.seats)
    deal_hands(state, log)


def blank_contest(seats: int) -> Contest:
    """Return a contest that has not begun."""
    return Contest([0] * (SLOTS * seats), [0] * seats, [])


ASK_REST: Final = Rest("wizards-ask-rest", "R50", ["keep-hand", "throw-hand"])
