"""Active effects: applied after a common reveal, in turn order, each at most once in a step (R15-R25, R62-R67)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.words import Reason
from elderwood.engine.zones import distinct
from elderwood.games.wizards.actions import COPY
from elderwood.games.wizards.asking import EffectQuestion
from elderwood.games.wizards.cards import ACTIVES, COPYABLE, NAME
from elderwood.games.wizards.exchanges import (
    ASK_RETURN,
    aim_at_boost,
    aim_at_contender,
    boosts_of_others,
    can_swap,
    contenders_of_others,
    exchange,
    pickable,
    replace_itself,
)
from elderwood.games.wizards.reaching import aim_at_hand, hands_of_others
from elderwood.games.wizards.settings import SLOTS
from elderwood.games.wizards.state import (
    RESOLVE,
    State,
    begin_effect,
    cancel,
)
from elderwood.games.wizards.vocabulary import (
    CONTENDER,
    COPY_ACTIVE,
    DISCARD_FROM_HAND,
    DISCARD_TOP,
    EXCHANGE,
    REPLACE,
    RETURN_TO_HAND,
    Effect,
)

ACTS: Final[list[bool]] = [bool(effects) for effects in ACTIVES]
COPIED: Final[list[bool]] = [card in COPYABLE for card in range(len(ACTIVES))]


def resolve_in_order(state: State, slot: int, turn: int, log: Log | None) -> None:
    """Apply the active effects of the cards in a slot, each on its owner's place in turn order (R15).

    A card that came by exchange stays quiet (R17), and none acts twice in a step (R18).
    """
    places = state.places
    while turn < state.seats:
        seat = state.seat_at(turn)
        place = SLOTS * seat + slot
        turn += 1
        if not ACTS[places.slots[place]] or places.spent >> place & 1:
            continue
        if places.exchanged >> place & 1 and not state.settings.exchanged_active:
            continue
        if turn < state.seats:
            state.agenda.push(RESOLVE, slot, turn)
        act(state, place, log)
        return


def resolve_now(state: State, place: int, b: int, log: Log | None) -> None:
    """Apply the active effect of a card that another effect has just put there, if it has not acted in this step."""
    if ACTS[state.places.slots[place]] and not state.places.spent >> place & 1:
        act(state, place, log)


def act(state: State, place: int, log: Log | None) -> None:
    """Begin the active effect of the card on a place."""
    card = state.places.slots[place]
    state.places.spent |= 1 << place
    begin_effect(state, place // SLOTS, card, place)
    if log is not None:
        log.tell("wizards-event-effect", {"seat": place // SLOTS, "card": NAME[card]})
    apply(state, log)


def apply(state: State, log: Log | None) -> None:
    """Apply the active effect of `source` for the card on `place`, or cancel it if it cannot be applied (R9)."""
    effect = ACTIVES[state.acting.source][0]
    if not applicable(state, state.acting.source, effect):
        cancel(state, log)
    elif effect.op == EXCHANGE:
        exchange(state, effect, log)
    elif effect.op == REPLACE:
        if effect.what == CONTENDER:
            aim_at_contender(state, log)
        else:
            replace_itself(state, effect, log)
    elif effect.op == RETURN_TO_HAND:
        aim_at_boost(state, ASK_RETURN, log)
    elif effect.op == COPY_ACTIVE:
        aim_at_effect(state, log)
    else:
        assert effect.op == DISCARD_FROM_HAND
        aim_at_hand(state, effect, log)


def applicable(state: State, source: int, effect: Effect) -> bool:
    """Say whether an active effect can be applied in full by the acting player now (R9, R67)."""
    if effect.op == REPLACE:
        if not state.cards.deck:
            return False
        return effect.what != CONTENDER or bool(contenders_of_others(state))
    if effect.op == DISCARD_FROM_HAND:
        return bool(hands_of_others(state, state.acting.actor))
    if effect.op == COPY_ACTIVE:
        return bool(copyable(state))
    if effect.op == EXCHANGE:
        if effect.what == CONTENDER:
            return any(can_swap(state, seat) for seat in hands_of_others(state, state.acting.actor))
        if effect.goal == DISCARD_TOP:
            return bool(pickable(state, source, effect.depth))
    return bool(boosts_of_others(state))


def copyable(state: State) -> list[int]:
    """Return the cards on the table, of another name, whose active effect can be applied now (R22, R67)."""
    own = state.places.slots[state.acting.place]
    cards = distinct([card for card in state.places.slots if COPIED[card] and card != own])
    return [card for card in cards if applicable(state, card, ACTIVES[card][0])]


def aim_at_effect(state: State, log: Log | None) -> None:
    """Choose which effect to copy, if there is a choice."""
    choices = copyable(state)
    if len(choices) == 1:
        copy_effect(state, choices[0], log)
    else:
        state.put_question(state.acting.actor, ASK_COPY)


class Copy(EffectQuestion):
    """Which effect to copy."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [COPY + COPYABLE.index(card) for card in copyable(state)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        card = COPYABLE[number]
        if card in state.places.slots:
            return Reason("wizards-why-cannot-copy", {"card": NAME[card]}, "R22")
        return Reason("wizards-why-not-in-contest", {"card": NAME[card]}, "R22")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        copy_effect(state, COPYABLE[move - COPY], log)


def copy_effect(state: State, card: int, log: Log | None) -> None:
    """Apply another card's active effect as if it stood on this one (R22)."""
    acting = state.acting
    acting.source = card
    if log is not None:
        values = {"card": NAME[state.places.slots[acting.place]], "other": NAME[card]}
        log.tell("wizards-event-copies", {"seat": acting.actor, **values})
    apply(state, log)


ASK_COPY: Final = Copy("wizards-ask-copy", "R22", ["copy"])
