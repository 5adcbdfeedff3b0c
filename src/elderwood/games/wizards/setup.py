"""Setting up a match and its rounds: the first player, wizards, the opened card, the hands (R1-R3, R71)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.games.wizards.actions import WIZARD
from elderwood.games.wizards.cards import KIND_NAME, SIDE_KIND, SIDE_NAME
from elderwood.games.wizards.piles import draw, open_card
from elderwood.games.wizards.settings import HAND
from elderwood.games.wizards.state import (
    DEAL,
    DECK_STREAM,
    FIRST_STREAM,
    ROUND,
    SEARCH_TURN,
    SUMMON_ALL,
    TAKE_WIZARD,
    State,
)


def set_up(state: State) -> None:
    """Find the first player; then come wizards, if they are played with, the opened card and the hands (R1, R71)."""
    state.first = state.chance.below(FIRST_STREAM, state.seats)
    state.agenda.push(DEAL)
    if state.settings.wizards:
        for turn in range(state.seats - 1, -1, -1):
            state.agenda.push(TAKE_WIZARD, turn)


def ask_wizard(state: State, turn: int, b: int, log: Log | None) -> None:
    """Ask the next player for a wizard."""
    state.put_question(state.seat_at(turn), ASK_WIZARD, begins=True)


class TakeWizard(Decision[State]):
    """Which wizard card to take, one side up, for all to see (R3)."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [WIZARD + side for side in range(len(SIDE_NAME)) if is_free(state, side)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("wizards-why-wizard-taken", {"card": wizard_name(number)}, "R3")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        side = move - WIZARD
        wizards = state.cards.wizards[:]
        wizards[seat] = side
        state.cards.wizards = wizards
        if log is not None:
            values: Values = {"seat": seat, "card": wizard_name(side), "kind": KIND_NAME[SIDE_KIND[side]]}
            log.tell("wizards-event-wizard", values)


def wizard_name(side: int) -> str:
    """Return the name of the wizard card that a side belongs to."""
    return SIDE_NAME[side].partition("-")[0]


def is_free(state: State, side: int) -> bool:
    """Say whether a wizard card is still there: one of each in a box (R3)."""
    taken = 0
    for other in state.cards.wizards:
        if other >= 0 and other // 2 == side // 2:
            taken += 1
    return taken < state.settings.boxes


def deal(state: State, a: int, b: int, log: Log | None) -> None:
    """Shuffle, open one card, deal the hands (R2, R71)."""
    state.chance.shuffle(DECK_STREAM, state.cards.deck)
    open_card(state, log)
    deal_hands(state, log)


def deal_hands(state: State, log: Log | None) -> None:
    """Refill every hand in turn order and begin a round (R7, R52)."""
    for seat in state.in_order():
        draw(state, seat, HAND - len(state.cards.hands[seat]), log)
    state.agenda.push(ROUND)


def begin_round(state: State, a: int, b: int, log: Log | None) -> None:
    """Begin a round with the search."""
    state.round_number += 1
    if log is not None:
        log.tell("wizards-event-round", {"seat": state.first, "round": state.round_number})
    state.agenda.push(SUMMON_ALL)
    state.agenda.push(SEARCH_TURN)


ASK_WIZARD: Final = TakeWizard("wizards-ask-wizard", "R3", ["wizard"])
