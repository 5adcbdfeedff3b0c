"""Search: everybody draws a card and plays one; spells take effect (R5-R13)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.turns import NOBODY
from elderwood.engine.zones import distinct
from elderwood.games.wizards.actions import DISCARD_MOVE, GIVE_MOVE, KIND_MOVE, PLAY, SEAT, TAKE
from elderwood.games.wizards.cards import ACTIVE, KIND, KIND_NAME, NAME, SPELL, SPELLS, STRENGTH, TYPE
from elderwood.games.wizards.knowledge import EVERYBODY_SEES, NOT, learn_hand, limit, widen_limits
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
    ASK_DISCARD,
    ASK_DISCARD_OF,
    ASK_GIVE,
    ASK_HAND_OF,
    ASK_KEEP,
    ASK_KIND,
    ASK_PLAY,
    ASK_STRONGEST,
    ASK_TAKE,
    DISCARD_ASIDE,
    DISCARD_ONE_OF,
    GIVERS_DRAW,
    HAND_OVER,
    KEEP_RECEIVED,
    RANDOM_STREAM,
    SEARCH,
    SPELL_EFFECT,
    State,
    begin_effect,
    cancel,
    hand_place,
    tell,
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


def search(state: State, turn: int, log: Log | None) -> None:
    """Draw a card, then play one: that is compulsory for whoever has any (R5)."""
    state.phase = SEARCH
    seat = state.seat_at(turn)
    draw(state, seat, 1, log)
    if state.hands[seat]:
        state.put_question(seat, ASK_PLAY, begins=True)


def play_card(state: State, move: int, log: Log | None) -> None:
    """Play a card: a spell takes effect before it is discarded, anything else is just discarded (R5, R6)."""
    seat = state.asked
    card = move - PLAY
    leave_hand(state, seat, card)
    tell_move(log, "wizards-event-plays", seat, card, hand_place(seat), "discard")
    if TYPE[card] != SPELL:
        put_on_discard(state, card, False, log)
        return
    state.aside.append(card)
    state.agenda.push(DISCARD_ASIDE)
    begin_effect(state, seat, card, NOWHERE)
    for number in range(len(SPELLS[card]) - 1, -1, -1):
        state.agenda.push(SPELL_EFFECT, number)


def discard_aside(state: State, log: Log | None) -> None:
    """Discard a card that was on its way: a spell that is done, or a serpent after its successor's effect (R23)."""
    card = state.aside.pop()
    put_on_discard(state, card, TYPE[card] == ACTIVE, log)


def cast(state: State, number: int, log: Log | None) -> None:
    """Apply one effect of the spell being played; after a cancelled one there is no target for the next (R6)."""
    effect = SPELLS[state.source][number]
    op = effect.op
    if effect.who == TARGET and op != TAKE_FROM_HAND and state.target == NOBODY:
        return
    if op == DRAW:
        draw(state, state.actor if effect.who == SELF else state.target, effect.count, log)
    elif op == DRAW_UNTIL:
        if state.deck:
            state.put_question(state.actor, ASK_KIND)
        else:
            cancel(state, log)
    elif op == TAKE_FROM_HAND:
        aim_at_hand(state, effect, log)
    elif op == GIVE:
        state.put_question(state.actor, ASK_GIVE)
    elif op == COLLECT:
        collect(state, effect, log)
    else:
        assert op == DISCARD_FROM_HAND
        if effect.who == OTHERS:
            make_others_discard(state, effect)
        elif state.hands[state.actor]:
            state.put_question(state.actor, ASK_DISCARD)


def hands_of_others(state: State, seat: int) -> list[int]:
    """Return the other seats that have cards in hand, in turn order (R9, R12)."""
    return [other for other in state.in_order() if other != seat and state.hands[other]]


def aim_at_hand(state: State, effect: Effect, log: Log | None) -> None:
    """Choose whose hand an effect is aimed at, if there is a choice; with no hand to aim at it is cancelled (R9)."""
    targets = hands_of_others(state, state.actor)
    if not targets:
        cancel(state, log)
    elif len(targets) == 1:
        reach_into_hand(state, targets[0], effect, log)
    else:
        state.put_question(state.actor, ASK_HAND_OF)


def choose_hand(state: State, move: int, effect: Effect, log: Log | None) -> None:
    """Aim at the chosen hand."""
    reach_into_hand(state, move - SEAT, effect, log)


def reach_into_hand(state: State, target: int, effect: Effect, log: Log | None) -> None:
    """Take a card from a hand, looking or blindly, or have one discarded blindly (R11, R59)."""
    state.target = target
    state.reveals += 1
    if effect.select == LOOK:
        learn_hand(state, target, state.actor)
        tell(log, "wizards-event-looks", {"seat": state.actor, "from": hand_place(target)})
        state.put_question(state.actor, ASK_TAKE)
        return
    hand = state.hands[target]
    card = hand[state.chance.below(RANDOM_STREAM, len(hand))]
    if effect.op == TAKE_FROM_HAND:
        hand_over(state, target, state.actor, card, log)
    else:
        discard_from_hand(state, target, card, log)


def take_seen(state: State, move: int, log: Log | None) -> None:
    """Take the chosen card of the hand looked at."""
    hand_over(state, state.target, state.actor, move - TAKE, log)


def give(state: State, move: int, log: Log | None) -> None:
    """Give a card to the target."""
    hand_over(state, state.actor, state.target, move - GIVE_MOVE, log)
    state.reveals += 1


def draw_first_of(state: State, move: int, log: Log | None) -> None:
    """Open cards until one of the named kind comes; with the last card of the deck the search ends (R30, R70)."""
    seat = state.actor
    kind = move - KIND_MOVE
    tell(log, "wizards-event-names", {"seat": seat, "kind": KIND_NAME[kind]})
    found = False
    while not found and state.deck:
        card = take_top(state)
        if KIND[card] == kind:
            enter_hand(state, seat, card)
            tell_move(log, "wizards-event-found", seat, card, "deck", hand_place(seat))
            found = True
        else:
            state.discard.append(card)
            tell_move(log, "wizards-event-passed-over", seat, card, "deck", "discard")
    if not found:
        tell(log, "wizards-event-not-found", {"seat": seat, "kind": KIND_NAME[kind]})
    rebuild_if_empty(state, log)


def discard_own(state: State, move: int, log: Log | None) -> None:
    """Discard a card of one's own choice."""
    discard_from_hand(state, state.asked, move - DISCARD_MOVE, log)


def make_others_discard(state: State, effect: Effect) -> None:
    """Have every other player discard a card of some strength; those who did draw afterwards (R10)."""
    state.givers = []
    state.agenda.push(GIVERS_DRAW, effect.then_draw)
    for seat in reversed(state.in_order()):
        if seat != state.actor:
            state.agenda.push(DISCARD_ONE_OF, seat)


def ask_discard_of(state: State, seat: int, log: Log | None) -> None:
    """Ask a player for a card of the strength named; who is passed over is known to have none (R10)."""
    strength = wanted_strength(state)
    hand = state.hands[seat]
    state.reveals += 1
    for card in hand:
        if STRENGTH[card] == strength:
            state.put_question(seat, ASK_DISCARD_OF)
            return
    limit(state, seat, len(hand), NOT + strength, EVERYBODY_SEES)
    tell(log, "wizards-event-spared", {"seat": seat, "strength": strength})


def wanted_strength(state: State) -> int:
    """Return the strength of the cards that the spell being played makes others discard."""
    return SPELLS[state.source][0].of_strength


def discard_wanted(state: State, move: int, log: Log | None) -> None:
    """Discard a card of the strength named."""
    seat = state.asked
    state.givers.append(seat)
    discard_from_hand(state, seat, move - DISCARD_MOVE, log)


def givers_draw(state: State, count: int, log: Log | None) -> None:
    """Let everybody draw who gave or discarded a card, in turn order; if nobody did, the effect is cancelled."""
    for seat in state.givers:
        draw(state, seat, count, log)
    if not state.givers:
        cancel(state, log)
    if not state.received:
        state.givers = []


def collect(state: State, effect: Effect, log: Log | None) -> None:
    """Have every other player hand over their strongest card; all give before anybody draws (R10, R13)."""
    givers = hands_of_others(state, state.actor)
    if not givers:
        cancel(state, log)
        return
    state.agenda.push(KEEP_RECEIVED)
    state.agenda.push(GIVERS_DRAW, effect.then_draw)
    for seat in reversed(givers):
        state.agenda.push(HAND_OVER, seat)


def ask_strongest(state: State, seat: int) -> None:
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


def give_strongest(state: State, move: int, log: Log | None) -> None:
    """Hand the strongest card over: giver and collector see it, and that nothing left is stronger (R11)."""
    seat = state.asked
    card = move - GIVE_MOVE
    both = 1 << seat | 1 << state.actor
    leave_hand(state, seat, card, both)
    state.received.append(card)
    state.givers.append(seat)
    limit(state, seat, len(state.hands[seat]), STRENGTH[card], both)
    state.reveals += 1
    if log is not None:
        places = {"from": hand_place(seat), "to": hand_place(state.actor)}
        log.tell_seats(~both, "wizards-event-gives", {"seat": seat, **places})
        log.tell_seats(both, "wizards-event-gives-this", {"seat": seat, "card": NAME[card], **places})


def ask_keep(state: State, log: Log | None) -> None:
    """Ask which of the received cards to keep, if there are more than may be kept."""
    if len(state.received) > SPELLS[state.source][0].keep:
        state.put_question(state.actor, ASK_KEEP)
    else:
        keep_received(state, TAKE + state.received[0], log)


def keep_received(state: State, move: int, log: Log | None) -> None:
    """Keep one of the received cards, of equal ones the first; the rest is discarded in turn order (R69, R73)."""
    seat = state.actor
    cards = state.received
    givers = state.givers
    state.received = []
    state.givers = []
    state.reveals += 1
    at = cards.index(move - TAKE)
    card = cards.pop(at)
    giver = givers.pop(at)
    both = 1 << seat | 1 << giver
    enter_hand(state, seat, card, both)
    if log is not None:
        log.tell_seats(~both, "wizards-event-keeps-one", {"seat": seat, "to": hand_place(seat)})
        log.tell_seats(both, "wizards-event-keeps", {"seat": seat, "card": NAME[card], "to": hand_place(seat)})
    for card, giver in zip(cards, givers, strict=True):
        widen_limits(state, giver, STRENGTH[card])
        tell_move(log, "wizards-event-gift-discarded", giver, card, hand_place(seat), "discard")
        state.discard.append(card)
    rebuild_if_empty(state, log)
