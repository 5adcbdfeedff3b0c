"""The contest: contenders are summoned in secret and at once, then boosted in up to three turns (R15, R16, R26-R28)."""

from elderwood.engine.events import Log
from elderwood.engine.turns import NOBODY
from elderwood.games.wizards.actions import BOOST, PASS, SUMMON
from elderwood.games.wizards.cards import EMPTY, NAME
from elderwood.games.wizards.piles import leave_hand
from elderwood.games.wizards.settings import SLOTS
from elderwood.games.wizards.state import (
    ASK_BOOST,
    ASK_NOTHING,
    ASK_SUMMON,
    BOOST_TURN,
    BOOSTING,
    COMMIT,
    RESOLVE,
    REVEAL,
    SCORE,
    SUMMONING,
    State,
    hand_place,
    slot_place,
    tell,
    tell_move,
)


def summon(state: State) -> None:
    """Ask everybody with a card for a contender, all at the same time."""
    state.phase = SUMMONING
    state.agenda.push(BOOST_TURN, 1)
    state.agenda.push(REVEAL, 0)
    state.waiting = 0
    for seat, hand in enumerate(state.hands):
        if hand:
            state.waiting |= 1 << seat
    if state.waiting:
        state.put_question(NOBODY, ASK_SUMMON, begins=True)


def commit_contender(state: State, seat: int, move: int, log: Log | None) -> None:
    """Lay a contender face down; nobody learns anything until all have (R16)."""
    state.chosen[seat] = move - SUMMON
    state.waiting &= ~(1 << seat)
    tell_secret(log, seat, move - SUMMON, "wizards-event-summons", "wizards-event-summons-this", SLOTS * seat)
    if not state.waiting:
        state.ask = ASK_NOTHING


def tell_secret(log: Log | None, seat: int, card: int, key: str, own_key: str, place: int) -> None:
    """Tell the owner which card was laid face down, and the others that one was."""
    if log is not None:
        places = {"from": hand_place(seat), "to": slot_place(place)}
        log.tell_seats(~(1 << seat), key, {"seat": seat, **places})
        log.tell_seats(1 << seat, own_key, {"seat": seat, "card": NAME[card], **places})


def boost_turn(state: State, slot: int) -> None:
    """Begin a turn of boosting, or the scoring after three turns or when all have passed."""
    state.phase = BOOSTING
    seats = state.settings.seats
    if slot == SLOTS or state.passed == (1 << seats) - 1:
        state.agenda.push(SCORE)
        return
    state.agenda.push(BOOST_TURN, slot + 1)
    state.agenda.push(REVEAL, slot)
    for turn in range(seats - 1, -1, -1):
        state.agenda.push(COMMIT, slot, turn)


def ask_boost(state: State, slot: int, turn: int, log: Log | None) -> None:
    """Ask the next player to boost or pass; who has no card passes for good (R26, R68)."""
    seat = state.seat_at(turn)
    if state.passed >> seat & 1:
        return
    if state.hands[seat]:
        state.place = SLOTS * seat + slot
        state.put_question(seat, ASK_BOOST, begins=True)
    else:
        pass_boosting(state, seat, log)


def pass_boosting(state: State, seat: int, log: Log | None) -> None:
    """Pass for the rest of the phase (R27)."""
    state.passed |= 1 << seat
    tell(log, "wizards-event-passes", {"seat": seat})


def boost(state: State, move: int, log: Log | None) -> None:
    """Pass, or lay a boost face down: that one was laid is public, which one is not (R26)."""
    seat = state.asked
    if move == PASS:
        pass_boosting(state, seat, log)
        return
    state.chosen[seat] = move - BOOST
    tell_secret(log, seat, move - BOOST, "wizards-event-boosts", "wizards-event-boosts-this", state.place)


def reveal(state: State, slot: int, log: Log | None) -> None:
    """Turn up all the cards of this step, then let their active effects follow in turn order (R15, R16)."""
    state.spent = 0
    state.exchanged = 0
    state.spent_discards = 0
    order = state.in_order()
    for seat in order:
        card = state.chosen[seat]
        if card != EMPTY:
            state.reveals += 1
            state.chosen[seat] = EMPTY
            leave_hand(state, seat, card)
            place = SLOTS * seat + slot
            state.slots[place] = card
            tell_move(log, "wizards-event-revealed", seat, card, hand_place(seat), slot_place(place))
    for seat in reversed(order):
        state.agenda.push(RESOLVE, seat, slot)
