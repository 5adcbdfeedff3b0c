"""Search: everybody draws a card and plays one; spells take effect (R5-R13)."""

from typing import Final

from elderwood.engine.course import NOBODY
from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.engine.zones import distinct
from elderwood.games.wizards.actions import DISCARD_MOVE, GIVE_MOVE, KIND_MOVE, PLAY, SEAT, TAKE
from elderwood.games.wizards.asking import (
    EffectHandQuestion,
    EffectQuestion,
    HandQuestion,
    SeatQuestion,
    each_card,
    refuse_oneself,
)
from elderwood.games.wizards.cards import (
    ACTIVE,
    ACTIVES,
    KIND,
    KIND_NAME,
    KINDS,
    NAME,
    SPELL,
    SPELLS,
    STRENGTH,
    TYPE,
)
from elderwood.games.wizards.knowledge import EVERYBODY_SEES, NOT, learn_hand, limit, unseen, widen_limits
from elderwood.games.wizards.piles import (
    discard_from_hand,
    draw,
    enter_hand,
    hand_over,
    leave_hand,
    put_on_discard,
    rebuild_if_empty,
    take_top,
)
from elderwood.games.wizards.state import (
    DISCARD_ASIDE,
    DISCARD_ONE_OF,
    GIVERS_DRAW,
    HAND_OVER,
    KEEP_RECEIVED,
    RANDOM_STREAM,
    SEARCH,
    SEARCH_TURN,
    SPELL_EFFECT,
    State,
    aimed,
    begin_effect,
    cancel,
    hand_place,
    tell_hidden,
    tell_move,
)
from elderwood.games.wizards.vocabulary import (
    COLLECT,
    DISCARD_FROM_HAND,
    DRAW,
    DRAW_UNTIL,
    GIVE,
    LOOK,
    OTHERS,
    SELF,
    TAKE_FROM_HAND,
    TARGET,
    Effect,
)

NOWHERE: Final = -1  # a spell lies on no place of the table


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


# Hands that an effect reaches into


def hands_of_others(state: State, seat: int) -> list[int]:
    """Return the other seats that have cards in hand, in turn order (R9, R12)."""
    return [other for other in state.in_order() if other != seat and state.cards.hands[other]]


def aim_at_hand(state: State, effect: Effect, log: Log | None) -> None:
    """Choose whose hand an effect is aimed at, if there is a choice; with no hand to aim at it is cancelled (R9)."""
    targets = hands_of_others(state, state.acting.actor)
    if not targets:
        cancel(state, log)
    elif len(targets) == 1:
        reach_into_hand(state, targets[0], effect, log)
    else:
        state.put_question(state.acting.actor, ASK_HAND_OF)


class HandOf(SeatQuestion):
    """Whose hand a spell or an active effect is aimed at."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [SEAT + other for other in sorted(hands_of_others(state, seat))]

    def refuse_player(self, state: State, other: int) -> Reason:
        return refuse_oneself(state, other) or Reason("wizards-why-empty-hand", {"seat": other}, "R9")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        source = state.acting.source
        effect = SPELLS[source][0] if TYPE[source] == SPELL else ACTIVES[source][0]
        reach_into_hand(state, move - SEAT, effect, log)


def reach_into_hand(state: State, target: int, effect: Effect, log: Log | None) -> None:
    """Take a card from a hand, looking or blindly, or have one discarded blindly (R11, R59)."""
    actor = state.acting.actor
    state.acting.target = target
    state.reveals += 1
    if effect.select == LOOK:
        learn_hand(state, target, actor)
        if log is not None:
            log.tell("wizards-event-looks", {"seat": actor, "from": hand_place(target), "target": target})
        state.put_question(actor, ASK_TAKE)
        return
    hand = state.cards.hands[target]
    card = hand[state.chance.below(RANDOM_STREAM, len(hand))]
    if effect.op == TAKE_FROM_HAND:
        hand_over(state, target, actor, card, log)
    else:
        discard_from_hand(state, target, card, log)


class Take(EffectQuestion):
    """Which card of the hand looked at to take."""

    def moves(self, state: State, seat: int) -> list[int]:
        return each_card(state.cards.hands[state.acting.target], TAKE)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("wizards-why-not-among-them", {"card": NAME[number]}, "R11")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        hand_over(state, state.acting.target, seat, move - TAKE, log)


class Give(EffectHandQuestion):
    """Which card to give to the target."""

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        hand_over(state, seat, state.acting.target, move - GIVE_MOVE, log)
        state.reveals += 1


class Discard(EffectHandQuestion):
    """Which card of one's own choice to discard."""

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        discard_from_hand(state, seat, move - DISCARD_MOVE, log)


# A kind to look for


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


# Cards of a strength, discarded by all the others


def make_others_discard(state: State, effect: Effect) -> None:
    """Have every other player discard a card of some strength; those who did draw afterwards (R10)."""
    state.acting.givers = []
    state.agenda.push(GIVERS_DRAW, effect.then_draw)
    for seat in reversed(state.in_order()):
        if seat != state.acting.actor:
            state.agenda.push(DISCARD_ONE_OF, seat)


def ask_discard_of(state: State, seat: int, b: int, log: Log | None) -> None:
    """Ask a player for a card of the strength named; who is passed over is known to have none (R10)."""
    strength = wanted_strength(state)
    hand = state.cards.hands[seat]
    state.reveals += 1
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
        state.reveals += 1
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
    state.reveals += 1
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


ASK_PLAY: Final = Play("wizards-ask-play", "R5", ["play"], PLAY)
ASK_KIND: Final = Kind("wizards-ask-kind", "R30", ["kind"])
ASK_HAND_OF: Final = HandOf("wizards-ask-hand-of", "R12", ["seat"])
ASK_TAKE: Final = Take("wizards-ask-take", "R11", ["take"])
ASK_GIVE: Final = Give("wizards-ask-give", "R11", ["give"], GIVE_MOVE)
ASK_STRONGEST: Final = Strongest("wizards-ask-strongest", "R13", ["give"])
ASK_KEEP: Final = Keep("wizards-ask-keep", "R69", ["take"])
ASK_DISCARD: Final = Discard("wizards-ask-discard", "R9", ["discard"], DISCARD_MOVE)
ASK_DISCARD_OF: Final = DiscardOf("wizards-ask-discard-of", "R10", ["discard"])
