"""The contest: contenders are summoned in secret and at once, then boosted in up to three turns (R15, R16, R26-R28)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.games.wizards.actions import BOOST, PASS, SUMMON
from elderwood.games.wizards.asking import HandQuestion, each_card
from elderwood.games.wizards.cards import ACTIVES, AFTERMATHS, CLAIMS, EMPTY, NAME
from elderwood.games.wizards.piles import leave_hand
from elderwood.games.wizards.settings import ROUNDS, SLOTS
from elderwood.games.wizards.state import (
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
    tell_hidden,
    tell_move,
)
from elderwood.games.wizards.strength import best_strengths, ranked, totals_of


def summon(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask everybody with a card for a contender, all at the same time."""
    state.phase = SUMMONING
    state.agenda.push(BOOST_TURN, 1)
    state.agenda.push(REVEAL, 0)
    waiting = 0
    for seat, hand in enumerate(state.cards.hands):
        if hand:
            waiting |= 1 << seat
    if waiting:
        state.put_to_all(waiting, ASK_SUMMON)


class Summon(HandQuestion):
    """Which contender to lay face down; nobody learns anything until all have (R16)."""

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        lay(state, seat, move - SUMMON, SLOTS * seat, "wizards-event-summons", log)


def lay(state: State, seat: int, card: int, place: int, key: str, log: Log | None) -> None:
    """Lay a card face down: that one was laid is public, which one is not."""
    state.places.chosen[seat] = card
    if log is not None:
        values: Values = {"seat": seat, "from": hand_place(seat), "to": slot_place(place)}
        tell_hidden(log, 1 << seat, key, f"{key}-this", card, values)


def boost_turn(state: State, slot: int, b: int, log: Log | None) -> None:
    """Begin a turn of boosting, or the scoring after three turns or when all have passed."""
    state.phase = BOOSTING
    if slot == SLOTS or state.places.passed == (1 << state.seats) - 1:
        state.agenda.push(SCORE)
        return
    state.agenda.push(BOOST_TURN, slot + 1)
    state.agenda.push(REVEAL, slot)
    state.agenda.push(COMMIT, slot)


def ask_boosts(state: State, slot: int, turn: int, log: Log | None) -> None:
    """Ask the next player to boost or pass; who has no card passes for good (R26, R68)."""
    while turn < state.seats:
        seat = state.seat_at(turn)
        turn += 1
        if state.places.passed >> seat & 1:
            continue
        if state.cards.hands[seat]:
            if turn < state.seats:
                state.agenda.push(COMMIT, slot, turn)
            state.acting.place = SLOTS * seat + slot
            state.put_question(seat, ASK_BOOST, begins=True)
            return
        pass_boosting(state, seat, log)


def pass_boosting(state: State, seat: int, log: Log | None) -> None:
    """Pass for the rest of the phase (R27)."""
    state.places.passed |= 1 << seat
    if log is not None:
        log.tell("wizards-event-passes", {"seat": seat})


class Boost(HandQuestion):
    """Pass, or lay a boost face down (R26)."""

    def values(self, state: State, seat: int) -> Values:
        return {"slot": state.acting.place % SLOTS}

    def moves(self, state: State, seat: int) -> list[int]:
        moves = each_card(state.cards.hands[seat], BOOST)
        moves.insert(0, PASS)
        return moves

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        if move == PASS:
            pass_boosting(state, seat, log)
        else:
            lay(state, seat, move - BOOST, state.acting.place, "wizards-event-boosts", log)

    def doubt(self, state: State, seat: int, move: int) -> Reason | None:
        """Warn of a boost that wins nothing, where all others have passed; in the last round no card is saved."""
        card = move - BOOST
        if move == PASS or state.round_number == ROUNDS or others_may_boost(state, seat):
            return None
        if CLAIMS[card] or AFTERMATHS[card] or ACTIVES[card] or not leads(state, seat):
            return None
        return Reason("wizards-doubt-leads", {"card": NAME[card]}, "R27")


def others_may_boost(state: State, seat: int) -> bool:
    """Say whether anybody else boosts in this phase."""
    return state.places.passed | 1 << seat != (1 << state.seats) - 1


def leads(state: State, seat: int) -> bool:
    """Say whether a seat wins the contest as it lies."""
    slots = state.places.slots
    return ranked(totals_of(slots, best_strengths(slots)), state.in_order())[0] == seat


def reveal(state: State, slot: int, b: int, log: Log | None) -> None:
    """Turn up all the cards of this step, then let their active effects follow in turn order (R15, R16)."""
    places = state.places
    places.spent = 0
    places.exchanged = 0
    state.cards.spent_discards = 0
    for turn in range(state.seats):
        seat = state.seat_at(turn)
        card = places.chosen[seat]
        if card != EMPTY:
            state.disclose()
            places.chosen[seat] = EMPTY
            leave_hand(state, seat, card)
            place = SLOTS * seat + slot
            places.slots[place] = card
            if log is not None:
                tell_move(log, "wizards-event-revealed", seat, card, hand_place(seat), slot_place(place))
    state.agenda.push(RESOLVE, slot)


ASK_SUMMON: Final = Summon("wizards-ask-summon", "R16", ["summon"], SUMMON)
ASK_BOOST: Final = Boost("wizards-ask-boost", "R26", ["boost", "pass"], BOOST)
