"""What active effects do to cards on the table: exchanges, replacements, and boosts sent back (R17-R24, R62-R66)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.games.wizards.actions import PICK, SEAT, SWAP, boost_move, boost_place
from elderwood.games.wizards.asking import EffectHandQuestion, EffectQuestion, SeatQuestion, refuse_oneself
from elderwood.games.wizards.cards import ACTIVES, EMPTY, NAME
from elderwood.games.wizards.piles import (
    enter_hand,
    leave_hand,
    put_on_discard,
    rebuild_if_empty,
    take_top,
)
from elderwood.games.wizards.settings import SLOTS
from elderwood.games.wizards.state import (
    DISCARD_ASIDE,
    RESOLVE_NOW,
    SWAP_CONTENDER,
    State,
    aimed,
    hand_place,
    slot_place,
    swap_bits,
)
from elderwood.games.wizards.vocabulary import (
    AT_ONCE,
    BOOST_CARD,
    DISCARD_TOP,
    OTHERS,
    Effect,
)


def put_card(state: State, place: int, card: int, spent: bool, exchanged: bool) -> None:
    """Put a card on a place of the table, with its marks."""
    places = state.places
    bit = 1 << place
    places.slots[place] = card
    places.spent = places.spent | bit if spent else places.spent & ~bit
    places.exchanged = places.exchanged | bit if exchanged else places.exchanged & ~bit


# Exchanges


def exchange(state: State, effect: Effect, log: Log | None) -> None:
    """Begin an exchange: of the others' contenders, with the discard pile, or with another player's boost."""
    if effect.who == OTHERS:
        for seat in reversed(state.in_order()):
            if seat != state.acting.actor:
                state.agenda.push(SWAP_CONTENDER, seat)
    elif effect.goal == DISCARD_TOP:
        aim_at_discards(state, effect, log)
    else:
        assert effect.goal == BOOST_CARD
        aim_at_boost(state, ASK_BOOST_FOR, log)


def can_swap(state: State, seat: int) -> bool:
    """Say whether a player has a contender and a card in hand to exchange it for (R21)."""
    return state.contender(seat) != EMPTY and bool(state.cards.hands[seat])


def ask_swap(state: State, seat: int, b: int, log: Log | None) -> None:
    """Ask a player for the new contender; who has none or no card is passed over (R10, R21)."""
    if can_swap(state, seat):
        state.put_question(seat, ASK_SWAP)


class Swap(EffectHandQuestion):
    """Which card of the hand becomes the contender: boosts stay, and nothing more happens (R17, R19, R20)."""

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        place = SLOTS * seat
        card = move - SWAP
        old = state.places.slots[place]
        leave_hand(state, seat, card)
        enter_hand(state, seat, old)
        put_card(state, place, card, False, True)
        if log is not None:
            values = {"card": NAME[card], "other": NAME[old], "from": hand_place(seat), "to": slot_place(place)}
            log.tell("wizards-event-swaps", {"seat": seat, **values})


def exchange_places(state: State, one: int, other: int, log: Log | None) -> None:
    """Let the cards on two places of the table change places, marks and all.

    None of them acts again: the one that acts has been used, and the other comes to a place whose turn has passed.
    """
    places = state.places
    slots = places.slots
    if log is not None:
        seat = other // SLOTS
        values: Values = {"seat": seat, "card": NAME[slots[one]], "other": NAME[slots[other]]}
        values.update({"from": slot_place(one), "to": slot_place(other)})
        log.tell("wizards-event-exchanged", aimed(state, seat, values))
    card = slots[one]
    slots[one] = slots[other]
    slots[other] = card
    places.spent = swap_bits(places.spent, one, other)


def pickable(state: State, source: int, depth: int) -> list[int]:
    """Return how deep the cards lie that may be exchanged for: none of the effect's own name, nor of the card's that
    uses it; with fewer cards than asked for there are none (R24, R66)."""
    discard = state.cards.discard
    count = len(discard)
    if count < depth:
        return []
    own = state.places.slots[state.acting.place]
    found: list[int] = []
    for deep in range(depth):
        card = discard[count - 1 - deep]
        if card != source and card != own:
            found.append(deep)
    return found


def aim_at_discards(state: State, effect: Effect, log: Log | None) -> None:
    """Choose a card of the discard pile, if there is a choice."""
    choices = pickable(state, state.acting.source, effect.depth)
    if len(choices) == 1:
        pick(state, choices[0], log)
    else:
        state.put_question(state.acting.actor, ASK_PICK)


class Pick(EffectQuestion):
    """Which card of the discard pile to exchange for."""

    def moves(self, state: State, seat: int) -> list[int]:
        source = state.acting.source
        return [PICK + deep for deep in pickable(state, source, ACTIVES[source][0].depth)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        card = state.cards.discard[len(state.cards.discard) - 1 - number]
        return Reason("wizards-why-not-that-name", {"card": NAME[card]}, "R66")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        pick(state, move - PICK, log)


def pick(state: State, deep: int, log: Log | None) -> None:
    """Exchange this card for one of the discard pile, which acts at once if it has not in this step (R18, R20)."""
    place = state.acting.place
    cards = state.cards
    at = len(cards.discard) - 1 - deep
    card = cards.discard[at]
    old = state.places.slots[place]
    was_spent = cards.spent_discards >> at & 1 != 0
    cards.discard[at] = old
    cards.spent_discards |= 1 << at
    put_card(state, place, card, was_spent, True)
    if log is not None:
        values = {"card": NAME[card], "other": NAME[old], "from": "discard", "to": slot_place(place)}
        log.tell("wizards-event-picks", {"seat": state.acting.actor, **values})
    if ACTIVES[state.acting.source][0].resolve == AT_ONCE:
        state.agenda.push(RESOLVE_NOW, place)


# Replacements


def replace_itself(state: State, effect: Effect, log: Log | None) -> None:
    """Put the top of the deck in this card's slot; it acts at once, then this card is discarded (R23, R62)."""
    place = state.acting.place
    old = state.places.slots[place]
    card = take_top(state)
    tell_replaced(state, log, place, card, old)
    rebuild_if_empty(state, log)
    put_card(state, place, card, False, False)
    state.acting.aside = [*state.acting.aside, old]
    state.agenda.push(DISCARD_ASIDE)
    if effect.resolve == AT_ONCE:
        state.agenda.push(RESOLVE_NOW, place)


def contenders_of_others(state: State) -> list[int]:
    """Return the other seats that have a contender, in turn order."""
    return [seat for seat in state.in_order() if seat != state.acting.actor and state.contender(seat) != EMPTY]


def aim_at_contender(state: State, log: Log | None) -> None:
    """Choose whose contender is replaced, if there is a choice."""
    targets = contenders_of_others(state)
    if len(targets) == 1:
        replace_contender(state, targets[0], log)
    else:
        state.put_question(state.acting.actor, ASK_CONTENDER_OF)


class ContenderOf(SeatQuestion):
    """Whose contender is replaced."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [SEAT + other for other in sorted(contenders_of_others(state))]

    def refuse_player(self, state: State, other: int) -> Reason:
        return refuse_oneself(state, other) or Reason("wizards-why-no-contender", {"seat": other}, "R9")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        replace_contender(state, move - SEAT, log)


def replace_contender(state: State, target: int, log: Log | None) -> None:
    """Put the top of the deck in place of a contender. It acts on its owner's place, if that is to come (R65)."""
    state.acting.target = target
    replace_by_top(state, SLOTS * target, log)


def replace_by_top(state: State, place: int, log: Log | None) -> None:
    """Take the top of the deck, rebuild if that emptied it, place the card, discard the old one (R20, R62)."""
    old = state.places.slots[place]
    old_spent = state.places.spent >> place & 1 != 0
    card = take_top(state)
    tell_replaced(state, log, place, card, old)
    rebuild_if_empty(state, log)
    put_card(state, place, card, False, False)
    put_on_discard(state, old, old_spent, log)


def tell_replaced(state: State, log: Log | None, place: int, card: int, old: int) -> None:
    """Tell that the top of the deck takes a card's place."""
    if log is not None:
        seat = place // SLOTS
        values: Values = {"seat": seat, "card": NAME[card], "other": NAME[old], "from": "deck", "to": slot_place(place)}
        log.tell("wizards-event-replaced", aimed(state, seat, values))


# Boosts of others


def boosts_of_others(state: State) -> list[int]:
    """Return the places of the other seats' boosts."""
    actor = state.acting.actor
    slots = state.places.slots
    return [place for place in range(len(slots)) if slots[place] and place % SLOTS and place // SLOTS != actor]


class BoostQuestion(EffectQuestion):
    """Which boost of another player."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [boost_move(place // SLOTS, place % SLOTS) for place in boosts_of_others(state)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        other, slot = boost_place(number)
        if other >= state.seats:
            return Reason("why-no-seat", {"seat": other})
        return refuse_oneself(state, other) or Reason("wizards-why-no-boost", {"seat": other, "slot": slot}, "R9")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        other, slot = boost_place(move - boost_move(0, 1))
        self.reach(state, SLOTS * other + slot, log)

    def reach(self, state: State, place: int, log: Log | None) -> None:
        """Do what the effect does to the boost on a place."""
        raise NotImplementedError


class Return(BoostQuestion):
    """Which boost goes back to the hand of the player in whose area it lies: its slot stays empty (R28)."""

    def reach(self, state: State, place: int, log: Log | None) -> None:
        seat = place // SLOTS
        card = state.places.slots[place]
        put_card(state, place, EMPTY, False, False)
        enter_hand(state, seat, card)
        if log is not None:
            values: Values = {"seat": seat, "card": NAME[card], "from": slot_place(place), "to": hand_place(seat)}
            log.tell("wizards-event-returned", aimed(state, seat, values))


class BoostFor(BoostQuestion):
    """Which boost this card is exchanged for: both stay quiet (R17, R20)."""

    def reach(self, state: State, place: int, log: Log | None) -> None:
        exchange_places(state, state.acting.place, place, log)


def aim_at_boost(state: State, question: BoostQuestion, log: Log | None) -> None:
    """Choose another player's boost, if there is a choice."""
    places = boosts_of_others(state)
    if len(places) == 1:
        question.reach(state, places[0], log)
    else:
        state.put_question(state.acting.actor, question)


ASK_SWAP: Final = Swap("wizards-ask-swap", "R21", ["swap"], SWAP)
ASK_CONTENDER_OF: Final = ContenderOf("wizards-ask-contender-of", "R65", ["seat"])
ASK_RETURN: Final = Return("wizards-ask-return", "R28", ["boost-of"])
ASK_BOOST_FOR: Final = BoostFor("wizards-ask-boost-for", "R20", ["boost-of"])
ASK_PICK: Final = Pick("wizards-ask-pick", "R66", ["pick"])
