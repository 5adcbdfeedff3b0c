"""Active effects: applied after a common reveal, in turn order, each at most once in a step (R15-R25, R62-R67)."""

from elderwood.engine.events import Log
from elderwood.engine.zones import distinct
from elderwood.games.wizards.actions import COPY, PICK, SEAT, SWAP, boost_move, boost_place
from elderwood.games.wizards.cards import ACTIVES, COPYABLE, EMPTY, NAME
from elderwood.games.wizards.piles import (
    enter_hand,
    leave_hand,
    put_on_discard,
    rebuild_if_empty,
    take_top,
)
from elderwood.games.wizards.settings import SLOTS
from elderwood.games.wizards.spells import aim_at_hand, hands_of_others
from elderwood.games.wizards.state import (
    ASK_BOOST_FOR,
    ASK_CONTENDER_OF,
    ASK_COPY,
    ASK_PICK,
    ASK_RETURN,
    ASK_SWAP,
    DISCARD_ASIDE,
    RESOLVE_NOW,
    SWAP_CONTENDER,
    State,
    begin_effect,
    cancel,
    hand_place,
    slot_place,
    swap_bits,
    tell,
    tell_move,
)
from elderwood.games.wizards.vocabulary import (
    AT_ONCE,
    BOOST_CARD,
    CONTENDER,
    COPY_ACTIVE,
    DISCARD_FROM_HAND,
    DISCARD_TOP,
    EXCHANGE,
    OTHERS,
    REPLACE,
    RETURN_TO_HAND,
    Effect,
)


def resolve(state: State, seat: int, slot: int, at_once: bool, log: Log | None) -> None:
    """Apply the active effect of the card in a slot.

    A card that came by exchange stays quiet, unless an effect says that it acts at once (R17); none acts twice in a
    step (R18).
    """
    place = SLOTS * seat + slot
    card = state.slots[place]
    if not ACTIVES[card] or state.spent >> place & 1:
        return
    if not at_once and state.exchanged >> place & 1 and not state.settings.exchanged_active:
        return
    state.spent |= 1 << place
    begin_effect(state, seat, card, place)
    tell(log, "wizards-event-effect", {"seat": seat, "card": NAME[card]})
    apply(state, log)


def apply(state: State, log: Log | None) -> None:
    """Apply the active effect of `source` for the card on `place`, or cancel it if it cannot be applied (R9)."""
    effect = ACTIVES[state.source][0]
    if not applicable(state, state.source, effect):
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
        if not state.deck:
            return False
        return effect.what != CONTENDER or bool(contenders_of_others(state))
    if effect.op == DISCARD_FROM_HAND:
        return bool(hands_of_others(state, state.actor))
    if effect.op == COPY_ACTIVE:
        return bool(copyable(state))
    if effect.op == EXCHANGE:
        if effect.what == CONTENDER:
            return any(can_swap(state, seat) for seat in hands_of_others(state, state.actor))
        if effect.goal == DISCARD_TOP:
            return bool(pickable(state, source, effect.depth))
    return bool(boosts_of_others(state))


def exchange(state: State, effect: Effect, log: Log | None) -> None:
    """Begin an exchange: of the others' contenders, with the discard pile, or with another player's boost."""
    if effect.who == OTHERS:
        for seat in reversed(state.in_order()):
            if seat != state.actor:
                state.agenda.push(SWAP_CONTENDER, seat)
    elif effect.goal == DISCARD_TOP:
        aim_at_discards(state, effect, log)
    else:
        assert effect.goal == BOOST_CARD
        aim_at_boost(state, ASK_BOOST_FOR, log)


def can_swap(state: State, seat: int) -> bool:
    """Say whether a player has a contender and a card in hand to exchange it for (R21)."""
    return state.contender(seat) != EMPTY and bool(state.hands[seat])


def ask_swap(state: State, seat: int) -> None:
    """Ask a player for the new contender; who has none or no card is passed over (R10, R21)."""
    if can_swap(state, seat):
        state.put_question(seat, ASK_SWAP)


def swap_contender(state: State, move: int, log: Log | None) -> None:
    """Exchange the contender for a card from the hand: boosts stay, and nothing more happens (R17, R19, R20)."""
    seat = state.asked
    place = SLOTS * seat
    card = move - SWAP
    old = state.slots[place]
    leave_hand(state, seat, card)
    enter_hand(state, seat, old)
    put_card(state, place, card, False, True)
    if log is not None:
        values = {"card": NAME[card], "other": NAME[old], "from": hand_place(seat), "to": slot_place(place)}
        log.tell("wizards-event-swaps", {"seat": seat, **values})


def put_card(state: State, place: int, card: int, spent: bool, exchanged: bool) -> None:
    """Put a card on a place of the table, with its marks."""
    bit = 1 << place
    state.slots[place] = card
    state.spent = state.spent | bit if spent else state.spent & ~bit
    state.exchanged = state.exchanged | bit if exchanged else state.exchanged & ~bit


def replace_itself(state: State, effect: Effect, log: Log | None) -> None:
    """Put the top of the deck in this card's slot; it acts at once, then this card is discarded (R23, R62)."""
    place = state.place
    old = state.slots[place]
    card = take_top(state)
    tell_replaced(log, place, card, old)
    rebuild_if_empty(state, log)
    put_card(state, place, card, False, False)
    state.aside.append(old)
    state.agenda.push(DISCARD_ASIDE)
    if effect.resolve == AT_ONCE:
        state.agenda.push(RESOLVE_NOW, place // SLOTS, place % SLOTS)


def contenders_of_others(state: State) -> list[int]:
    """Return the other seats that have a contender, in turn order."""
    return [seat for seat in state.in_order() if seat != state.actor and state.contender(seat) != EMPTY]


def aim_at_contender(state: State, log: Log | None) -> None:
    """Choose whose contender is replaced, if there is a choice."""
    targets = contenders_of_others(state)
    if len(targets) == 1:
        replace_contender(state, SEAT + targets[0], log)
    else:
        state.put_question(state.actor, ASK_CONTENDER_OF)


def replace_contender(state: State, move: int, log: Log | None) -> None:
    """Put the top of the deck in place of a contender. It acts on its owner's place, if that is to come (R65)."""
    state.target = move - SEAT
    replace_by_top(state, SLOTS * state.target, log)


def replace_by_top(state: State, place: int, log: Log | None) -> None:
    """Take the top of the deck, rebuild if that emptied it, place the card, discard the old one (R20, R62)."""
    old = state.slots[place]
    old_spent = state.spent >> place & 1 != 0
    card = take_top(state)
    tell_replaced(log, place, card, old)
    rebuild_if_empty(state, log)
    put_card(state, place, card, False, False)
    put_on_discard(state, old, old_spent, log)


def tell_replaced(log: Log | None, place: int, card: int, old: int) -> None:
    """Tell that the top of the deck takes a card's place."""
    if log is not None:
        values = {"card": NAME[card], "other": NAME[old], "from": "deck", "to": slot_place(place)}
        log.tell("wizards-event-replaced", {"seat": place // SLOTS, **values})


def boosts_of_others(state: State) -> list[int]:
    """Return the places of the other seats' boosts, in turn order."""
    places: list[int] = []
    slots = state.slots
    for seat in state.in_order():
        if seat != state.actor:
            for place in range(SLOTS * seat + 1, SLOTS * seat + SLOTS):
                if slots[place]:
                    places.append(place)
    return places


def aim_at_boost(state: State, ask: int, log: Log | None) -> None:
    """Choose another player's boost, if there is a choice."""
    places = boosts_of_others(state)
    if len(places) > 1:
        state.put_question(state.actor, ask)
        return
    move = boost_move(places[0] // SLOTS, places[0] % SLOTS)
    if ask == ASK_RETURN:
        return_boost(state, move, log)
    else:
        exchange_boost(state, move, log)


def place_of(move: int) -> int:
    """Return the place on the table that a `boost-of` move means."""
    seat, slot = boost_place(move - boost_move(0, 1))
    return SLOTS * seat + slot


def return_boost(state: State, move: int, log: Log | None) -> None:
    """Return a boost to the hand of the player in whose area it lies: its slot stays empty (R28)."""
    place = place_of(move)
    seat = place // SLOTS
    card = state.slots[place]
    put_card(state, place, EMPTY, False, False)
    enter_hand(state, seat, card)
    tell_move(log, "wizards-event-returned", seat, card, slot_place(place), hand_place(seat))


def exchange_boost(state: State, move: int, log: Log | None) -> None:
    """Exchange this card for a boost: both stay quiet (R17, R20)."""
    exchange_places(state, state.place, place_of(move), log)


def exchange_places(state: State, one: int, other: int, log: Log | None) -> None:
    """Let the cards on two places of the table change places, marks and all."""
    slots = state.slots
    if log is not None:
        values = {"card": NAME[slots[one]], "other": NAME[slots[other]]}
        log.tell(
            "wizards-event-exchanged",
            {"seat": other // SLOTS, **values, "from": slot_place(one), "to": slot_place(other)},
        )
    card = slots[one]
    slots[one] = slots[other]
    slots[other] = card
    state.spent = swap_bits(state.spent, one, other)
    state.exchanged |= 1 << one | 1 << other


def pickable(state: State, source: int, depth: int) -> list[int]:
    """Return how deep the cards lie that may be exchanged for: none of the effect's own name, nor of the card's that
    uses it; with fewer cards than asked for there are none (R24, R66)."""
    discard = state.discard
    count = len(discard)
    if count < depth:
        return []
    own = state.slots[state.place]
    found: list[int] = []
    for deep in range(depth):
        card = discard[count - 1 - deep]
        if card != source and card != own:
            found.append(deep)
    return found


def aim_at_discards(state: State, effect: Effect, log: Log | None) -> None:
    """Choose a card of the discard pile, if there is a choice."""
    choices = pickable(state, state.source, effect.depth)
    if len(choices) == 1:
        pick(state, PICK + choices[0], log)
    else:
        state.put_question(state.actor, ASK_PICK)


def pick(state: State, move: int, log: Log | None) -> None:
    """Exchange this card for one of the discard pile, which acts at once if it has not in this step (R18, R20)."""
    place = state.place
    at = len(state.discard) - 1 - (move - PICK)
    card = state.discard[at]
    old = state.slots[place]
    was_spent = state.spent_discards >> at & 1 != 0
    state.discard[at] = old
    state.spent_discards |= 1 << at
    put_card(state, place, card, was_spent, True)
    if log is not None:
        values = {"card": NAME[card], "other": NAME[old], "from": "discard", "to": slot_place(place)}
        log.tell("wizards-event-picks", {"seat": state.actor, **values})
    if ACTIVES[state.source][0].resolve == AT_ONCE:
        state.agenda.push(RESOLVE_NOW, place // SLOTS, place % SLOTS)


def copyable(state: State) -> list[int]:
    """Return the cards on the table, of another name, whose active effect can be applied now (R22, R67)."""
    own = state.slots[state.place]
    return [
        card
        for card in distinct(state.slots)
        if card in COPYABLE and card != own and applicable(state, card, ACTIVES[card][0])
    ]


def aim_at_effect(state: State, log: Log | None) -> None:
    """Choose which effect to copy, if there is a choice."""
    choices = copyable(state)
    if len(choices) == 1:
        copy_effect(state, COPY + COPYABLE.index(choices[0]), log)
    else:
        state.put_question(state.actor, ASK_COPY)


def copy_effect(state: State, move: int, log: Log | None) -> None:
    """Apply another card's active effect as if it stood on this one (R22)."""
    state.source = COPYABLE[move - COPY]
    if log is not None:
        values = {"card": NAME[state.slots[state.place]], "other": NAME[state.source]}
        log.tell("wizards-event-copies", {"seat": state.actor, **values})
    apply(state, log)
