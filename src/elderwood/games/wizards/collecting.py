"""What all the others give: cards of a strength that they discard, and their strongest ones, collected (R10, R13)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.engine.zones import distinct
from elderwood.games.wizards.actions import DISCARD_MOVE, GIVE_MOVE, TAKE
from elderwood.games.wizards.asking import (
    EffectQuestion,
    each_card,
)
from elderwood.games.wizards.cards import (
    NAME,
    SPELLS,
    STRENGTH,
)
from elderwood.games.wizards.knowledge import EVERYBODY_SEES, NOT, limit, widen_limits
from elderwood.games.wizards.piles import (
    discard_from_hand,
    draw,
    enter_hand,
    leave_hand,
    rebuild_if_empty,
)
from elderwood.games.wizards.reaching import hands_of_others
from elderwood.games.wizards.state import (
    DISCARD_ONE_OF,
    GIVERS_DRAW,
    HAND_OVER,
    KEEP_RECEIVED,
    State,
    aimed,
    cancel,
    hand_place,
    tell_hidden,
    tell_move,
)
from elderwood.games.wizards.vocabulary import (
    Effect,
)

# Cards of a strength, discarded by all the others


def make_others_discard(state: State, effect: Effect) -> None:
    """Have every other player discard a card of some strength; those who did draw afterwards (R10)."""
    state.agenda.push(GIVERS_DRAW, effect.then_draw)
    for seat in reversed(state.in_order()):
        if seat != state.acting.actor:
            state.agenda.push(DISCARD_ONE_OF, seat)


def ask_discard_of(state: State, seat: int, b: int, log: Log | None) -> None:
    """Ask a player for a card of the strength named; who is passed over is known to have none (R10)."""
    strength = wanted_strength(state)
    hand = state.cards.hands[seat]
    state.disclose()
    for card in hand:
        if STRENGTH[card] == strength:
            state.put_question(seat, ASK_DISCARD_OF)
            return
    limit(state, seat, len(hand), NOT + strength, EVERYBODY_SEES)
    if log is not None:
        log.tell("wizards-event-spared", {"seat": seat, "strength": strength})


def wanted_strength(state: State) -> int:
    """Return the strength of the cards that the spell being played makes others discard."""
    return SPELLS[state.acting.source][0].of_strength


class DiscardOf(EffectQuestion):
    """Which card of the strength named to discard."""

    def values(self, state: State, seat: int) -> Values:
        return {"card": NAME[state.acting.source], "strength": wanted_strength(state)}

    def moves(self, state: State, seat: int) -> list[int]:
        strength = wanted_strength(state)
        return [DISCARD_MOVE + card for card in distinct(state.cards.hands[seat]) if STRENGTH[card] == strength]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        values: Values = {"card": NAME[number]}
        if number not in state.cards.hands[seat]:
            return Reason("wizards-why-not-in-hand", values, "R5")
        return Reason("wizards-why-not-that-strength", {**values, "strength": wanted_strength(state)}, "R10")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        state.acting.givers = [*state.acting.givers, seat]
        discard_from_hand(state, seat, move - DISCARD_MOVE, log)


def givers_draw(state: State, count: int, b: int, log: Log | None) -> None:
    """Let everybody draw who gave or discarded a card, in turn order; if nobody did, the effect is cancelled."""
    acting = state.acting
    for seat in acting.givers:
        draw(state, seat, count, log)
    if not acting.givers:
        cancel(state, log)
    if not acting.received:
        acting.givers = []


# The strongest cards, collected


def collect(state: State, effect: Effect, log: Log | None) -> None:
    """Have every other player hand over their strongest card; all give before anybody draws (R10, R13)."""
    givers = hands_of_others(state, state.acting.actor)
    if not givers:
        cancel(state, log)
        return
    state.agenda.push(KEEP_RECEIVED)
    state.agenda.push(GIVERS_DRAW, effect.then_draw)
    for seat in reversed(givers):
        state.agenda.push(HAND_OVER, seat)


def ask_strongest(state: State, seat: int, b: int, log: Log | None) -> None:
    """Ask for the strongest card. Everybody is asked: only the giver may know that there is no choice (R13, R75)."""
    state.put_question(seat, ASK_STRONGEST)


def strongest(cards: list[int]) -> list[int]:
    """Return the kinds of cards of the greatest printed strength (R13).

    >>> strongest([8, 3, 26, 8])  # two wolves, a phoenix and a wanderer
    [8, 26]
    """
    top = 0
    for card in cards:
        top = max(top, STRENGTH[card])
    return [card for card in distinct(cards) if STRENGTH[card] == top]


class Strongest(EffectQuestion):
    """Which of the strongest cards to hand over: giver and collector see it, and that nothing left is stronger."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [GIVE_MOVE + card for card in strongest(state.cards.hands[seat])]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        values: Values = {"card": NAME[number]}
        if number not in state.cards.hands[seat]:
            return Reason("wizards-why-not-in-hand", values, "R5")
        return Reason("wizards-why-not-strongest", values, "R13")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        card = move - GIVE_MOVE
        acting = state.acting
        both = 1 << seat | 1 << acting.actor
        leave_hand(state, seat, card, both)
        acting.received = [*acting.received, card]
        acting.givers = [*acting.givers, seat]
        limit(state, seat, len(state.cards.hands[seat]), STRENGTH[card], both)
        state.disclose()
        if log is not None:
            values: Values = {"seat": seat, "from": hand_place(seat), "to": hand_place(acting.actor)}
            aimed(state, seat, values)
            tell_hidden(log, both, "wizards-event-gives", "wizards-event-gives-this", card, values)


def ask_keep(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask which of the received cards to keep, if there are more than may be kept."""
    received = state.acting.received
    if len(received) > SPELLS[state.acting.source][0].keep:
        state.put_question(state.acting.actor, ASK_KEEP)
    else:
        keep(state, received[0], log)


class Keep(EffectQuestion):
    """Which of the received cards to keep (R69)."""

    def moves(self, state: State, seat: int) -> list[int]:
        return each_card(state.acting.received, TAKE)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("wizards-why-not-among-them", {"card": NAME[number]}, "R69")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        keep(state, move - TAKE, log)


def keep(state: State, card: int, log: Log | None) -> None:
    """Keep one of the received cards, of equal ones the first; the rest is discarded in turn order (R69, R73)."""
    acting = state.acting
    seat = acting.actor
    at = acting.received.index(card)
    giver = acting.givers[at]
    rest = acting.received[:at] + acting.received[at + 1 :]
    others = acting.givers[:at] + acting.givers[at + 1 :]
    acting.received = []
    acting.givers = []
    state.disclose()
    both = 1 << seat | 1 << giver
    enter_hand(state, seat, card, both)
    if log is not None:
        values: Values = {"seat": seat, "to": hand_place(seat)}
        tell_hidden(log, both, "wizards-event-keeps-one", "wizards-event-keeps", card, values)
    for other, origin in zip(rest, others, strict=True):
        widen_limits(state, origin, STRENGTH[other])
        if log is not None:
            tell_move(log, "wizards-event-gift-discarded", origin, other, hand_place(seat), "discard")
        state.cards.discard.append(other)
    rebuild_if_empty(state, log)


ASK_STRONGEST: Final = Strongest("wizards-ask-strongest", "R13", ["give"])
ASK_KEEP: Final = Keep("wizards-ask-keep", "R69", ["take"])
ASK_DISCARD_OF: Final = DiscardOf("wizards-ask-discard-of", "R10", ["discard"])
