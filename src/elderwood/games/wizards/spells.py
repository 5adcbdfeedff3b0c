"""Search: everybody draws a card and plays one; spells take effect (R5-R13)."""

from typing import Final

from elderwood.engine.course import NOBODY
from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.games.wizards.actions import KIND_MOVE, PLAY
from elderwood.games.wizards.asking import (
    EffectQuestion,
    HandQuestion,
)
from elderwood.games.wizards.cards import (
    ACTIVE,
    KIND,
    KIND_NAME,
    KINDS,
    SPELL,
    SPELLS,
    TYPE,
)
from elderwood.games.wizards.collecting import collect, make_others_discard
from elderwood.games.wizards.knowledge import unseen
from elderwood.games.wizards.piles import (
    draw,
    enter_hand,
    leave_hand,
    put_on_discard,
    rebuild_if_empty,
    take_top,
)
from elderwood.games.wizards.reaching import ASK_DISCARD, ASK_GIVE, aim_at_hand
from elderwood.games.wizards.state import (
    DISCARD_ASIDE,
    NOWHERE,
    SEARCH,
    SEARCH_TURN,
    SPELL_EFFECT,
    State,
    begin_effect,
    cancel,
    hand_place,
    tell_move,
)
from elderwood.games.wizards.vocabulary import (
    COLLECT,
    DISCARD_FROM_HAND,
    DRAW,
    DRAW_UNTIL,
    GIVE,
    OTHERS,
    SELF,
    TAKE_FROM_HAND,
    TARGET,
)


def search(state: State, turn: int, b: int, log: Log | None) -> None:
    """Draw a card, then play one: that is compulsory for whoever has any (R5)."""
    state.phase = SEARCH
    if turn + 1 < state.seats:
        state.agenda.push(SEARCH_TURN, turn + 1)
    seat = state.seat_at(turn)
    draw(state, seat, 1, log)
    if state.cards.hands[seat]:
        state.put_question(seat, ASK_PLAY, begins=True)


class Play(HandQuestion):
    """Which card to play: a spell takes effect before it is discarded, anything else is just discarded (R5, R6)."""

    def values(self, state: State, seat: int) -> Values:
        return {"round": state.round_number}

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        card = move - PLAY
        leave_hand(state, seat, card)
        if log is not None:
            tell_move(log, "wizards-event-plays", seat, card, hand_place(seat), "discard")
        if TYPE[card] != SPELL:
            put_on_discard(state, card, False, log)
            return
        state.acting.aside = [*state.acting.aside, card]
        state.agenda.push(DISCARD_ASIDE)
        begin_effect(state, seat, card, NOWHERE)
        for number in range(len(SPELLS[card]) - 1, -1, -1):
            state.agenda.push(SPELL_EFFECT, number)


def discard_aside(state: State, a: int, b: int, log: Log | None) -> None:
    """Discard a card that was on its way: a spell that is done, or a serpent after its successor's effect (R23)."""
    aside = state.acting.aside
    card = aside[-1]
    state.acting.aside = aside[:-1]
    put_on_discard(state, card, TYPE[card] == ACTIVE, log)


def cast(state: State, number: int, b: int, log: Log | None) -> None:
    """Apply one effect of the spell being played; after a cancelled one there is no target for the next (R6)."""
    acting = state.acting
    effect = SPELLS[acting.source][number]
    op = effect.op
    if effect.who == TARGET and op != TAKE_FROM_HAND and acting.target == NOBODY:
        return
    if op == DRAW:
        draw(state, acting.actor if effect.who == SELF else acting.target, effect.count, log)
    elif op == DRAW_UNTIL:
        if state.cards.deck:
            state.put_question(acting.actor, ASK_KIND)
        else:
            cancel(state, log)
    elif op == TAKE_FROM_HAND:
        aim_at_hand(state, effect, log)
    elif op == GIVE:
        state.put_question(acting.actor, ASK_GIVE)
    elif op == COLLECT:
        collect(state, effect, log)
    else:
        assert op == DISCARD_FROM_HAND
        if effect.who == OTHERS:
            make_others_discard(state, effect)
        elif state.cards.hands[acting.actor]:
            state.put_question(acting.actor, ASK_DISCARD)


class Kind(EffectQuestion):
    """Which kind to look for: cards are opened until one comes; the search ends with the deck (R30, R70)."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [KIND_MOVE + kind for kind in KINDS]

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        kind = move - KIND_MOVE
        if log is not None:
            log.tell("wizards-event-names", {"seat": seat, "kind": KIND_NAME[kind]})
        found = False
        while not found and state.cards.deck:
            card = take_top(state)
            if KIND[card] == kind:
                enter_hand(state, seat, card)
                if log is not None:
                    tell_move(log, "wizards-event-found", seat, card, "deck", hand_place(seat))
                found = True
            else:
                state.cards.discard.append(card)
                if log is not None:
                    tell_move(log, "wizards-event-passed-over", seat, card, "deck", "discard")
        if not found:
            if log is not None:
                log.tell("wizards-event-not-found", {"seat": seat, "kind": KIND_NAME[kind]})
        rebuild_if_empty(state, log)

    def doubt(self, state: State, seat: int, move: int) -> Reason | None:
        kind = move - KIND_MOVE
        if any(KIND[card] == kind for card in unseen(state, seat)):
            return None
        return Reason("wizards-doubt-no-such-kind", {"kind": KIND_NAME[kind]}, "R30")


ASK_PLAY: Final = Play("wizards-ask-play", "R5", ["play"], PLAY)
ASK_KIND: Final = Kind("wizards-ask-kind", "R30", ["kind"])
