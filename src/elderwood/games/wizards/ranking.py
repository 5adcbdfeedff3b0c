"""Scoring: the places of a contest, and the effects that follow them (R39-R44)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.engine.zones import distinct
from elderwood.games.wizards.actions import (
    APPLY,
    APPLY_BOOST,
    APPLY_CONTENDER,
    VALUE,
    VALUE_BEST,
)
from elderwood.games.wizards.cards import AFTERMATHS, EMPTY, NAME, ORDERABLE
from elderwood.games.wizards.claiming import FROM_DISCARD, add_champion
from elderwood.games.wizards.exchanges import exchange_places, replace_by_top
from elderwood.games.wizards.piles import put_on_discard
from elderwood.games.wizards.settings import SLOTS
from elderwood.games.wizards.state import (
    AFTERMATH,
    CHOOSE_VALUE,
    CLAIM,
    RANK,
    SCORING,
    LastContest,
    State,
    begin_effect,
    cancel,
    slot_place,
    swap_bits,
    tell_move,
)
from elderwood.games.wizards.strength import (
    best_strengths,
    has_orders,
    possible_strengths,
    ranked,
    totals_of,
    undecided,
    worst_strengths,
)
from elderwood.games.wizards.vocabulary import (
    ADD_TO_CHAMPIONS,
    DISCARD,
    EXCHANGE,
    OWNER_LOST,
    REPLACE,
    Effect,
)

# Strength


def begin_scoring(state: State, a: int, b: int, log: Log | None) -> None:
    """Count strength in the best order, and see who may want another (R34)."""
    slots = state.places.slots
    state.phase = SCORING
    state.contest.strengths = best_strengths(slots)
    state.contest.trusting = 0
    state.agenda.push(RANK)
    if state.settings.order_asked and has_orders(slots):
        ask_for_values(state)


def ask_for_values(state: State) -> None:
    """Ask in turn order for each card that can have several values, where that can change the owner's place (R64)."""
    slots = state.places.slots
    order = state.in_order()
    best = state.contest.strengths
    worst = worst_strengths(slots)
    matters = undecided(totals_of(slots, worst), totals_of(slots, best), order)
    for seat in reversed(order):
        if matters[seat] or state.settings.order_asked_idly:
            for place in range(SLOTS * seat + SLOTS - 1, SLOTS * seat - 1, -1):
                if worst[place] != best[place]:
                    state.agenda.push(CHOOSE_VALUE, place)


def ask_value(state: State, place: int, b: int, log: Log | None) -> None:
    """Ask the owner of a card how strong it is to be, unless they leave that to the rules."""
    if not state.contest.trusting >> place // SLOTS & 1:
        state.acting.place = place
        state.put_question(place // SLOTS, ASK_VALUE, begins=True)


class Value(Decision[State]):
    """How strong a card is to be; or the best for it and every other card of the seat in this contest (R64)."""

    def values(self, state: State, seat: int) -> Values:
        place = state.acting.place
        values = ", ".join([str(value) for value in possible_strengths(state.places.slots, place)])
        return {"card": NAME[state.places.slots[place]], "values": values}

    def moves(self, state: State, seat: int) -> list[int]:
        count = len(possible_strengths(state.places.slots, state.acting.place))
        moves = [*range(VALUE, VALUE + count)]
        if not state.settings.order_asked_idly:
            moves.append(VALUE_BEST)
        return moves

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        if family != "value":
            return Reason("wizards-why-each-value", {}, "R64")
        return Reason("wizards-why-no-such-value", {"rank": number + 1}, "R64")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        contest = state.contest
        place = state.acting.place
        if move == VALUE_BEST:
            contest.trusting |= 1 << seat
            if log is not None:
                log.tell("wizards-event-trusts", {"seat": seat})
            return
        value = possible_strengths(state.places.slots, place)[move - VALUE]
        strengths = contest.strengths[:]
        strengths[place] = value
        contest.strengths = strengths
        card = NAME[state.places.slots[place]]
        if log is not None:
            log.tell("wizards-event-value", {"seat": seat, "card": card, "strength": value})


def rank(state: State, a: int, b: int, log: Log | None) -> None:
    """Fix the places: the highest total first, of equal ones the earlier in turn order (R39, R41)."""
    contest = state.contest
    slots = state.places.slots
    totals = totals_of(slots, contest.strengths)
    contest.totals = totals
    contest.ranking = ranked(totals, state.in_order())
    state.last = LastContest(slots[:], contest.strengths, contest.ranking, 0)
    if log is not None:
        for place, seat in enumerate(contest.ranking):
            log.tell("wizards-event-place", {"seat": seat, "place": place + 1, "strength": totals[seat]})
    state.agenda.push(CLAIM)
    note_aftermath(state)
    state.agenda.push(AFTERMATH)


# What follows the ranking


def note_aftermath(state: State) -> None:
    """Collect the effects that follow the ranking: what comes to the table later has none (R41)."""
    contest = state.contest
    contest.pending = 0
    winner = contest.ranking[0]
    for place, card in enumerate(state.places.slots):
        for effect in AFTERMATHS[card]:
            if effect.need != OWNER_LOST or place // SLOTS != winner:
                contest.pending |= 1 << place


def pending_of(state: State, seat: int) -> list[int]:
    """Return the places of a seat whose effects after the ranking are still to come."""
    pending = state.contest.pending
    return [place for place in range(SLOTS * seat, SLOTS * seat + SLOTS) if pending >> place & 1]


def follow(state: State, turn: int, b: int, log: Log | None) -> None:
    """Apply the effects after the ranking player by player, one by one; their owner chooses the order (R41)."""
    while turn < state.seats:
        seat = state.seat_at(turn)
        places = pending_of(state, seat)
        if places:
            state.agenda.push(AFTERMATH, turn)
            if len(answers_to_order(state, seat)) > 1:
                state.put_question(seat, ASK_ORDER, begins=True)
            else:
                apply_aftermath(state, places[0], log)
            return
        turn += 1


def answers_to_order(state: State, seat: int) -> list[int]:
    """Return which effects may come next: by name, or by place where a name stands on two places that differ."""
    slots = state.places.slots
    places = pending_of(state, seat)
    twice = divided(state, seat)
    moves = [APPLY_CONTENDER, APPLY_BOOST] if twice else []
    for card in distinct([slots[place] for place in places]):
        if card != twice:
            moves.append(APPLY + ORDERABLE.index(card))
    moves.sort()
    return moves


def divided(state: State, seat: int) -> int:
    """Return the card that waits both as a loser's contender and as a boost and leaves its place, or none.

    Of two Longnecks the first to act takes the winner's contender: it matters where that one lies.
    """
    slots = state.places.slots
    places = pending_of(state, seat)
    card = slots[places[0]]
    if places[0] % SLOTS or seat == state.contest.ranking[0] or AFTERMATHS[card][0].op != EXCHANGE:
        return EMPTY
    return card if card in [slots[place] for place in places[1:]] else EMPTY


class Order(Decision[State]):
    """Which of one's effects after the ranking comes next."""

    def moves(self, state: State, seat: int) -> list[int]:
        return answers_to_order(state, seat)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        if family != "apply":
            return Reason("wizards-why-one-place", {}, "R41")
        card = ORDERABLE[number]
        if card == divided(state, seat):
            return Reason("wizards-why-which-place", {"card": NAME[card]}, "R41")
        return Reason("wizards-why-nothing-waits", {"card": NAME[card]}, "R41")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        places = pending_of(state, seat)
        card = state.contender(seat) if move >= APPLY_CONTENDER else ORDERABLE[move - APPLY]
        if move == APPLY_BOOST:
            places = places[1:]
        for place in places:
            if state.places.slots[place] == card:
                apply_aftermath(state, place, log)
                return


def apply_aftermath(state: State, place: int, log: Log | None) -> None:
    """Apply what a card does after the ranking, or cancel it (R42-R45)."""
    card = state.places.slots[place]
    state.contest.pending &= ~(1 << place)
    begin_effect(state, place // SLOTS, card, place)
    if log is not None:
        log.tell("wizards-event-effect", {"seat": state.acting.actor, "card": NAME[card]})
    for effect in AFTERMATHS[card]:
        if not apply_to_result(state, place, effect, log):
            cancel(state, log)
            return


def apply_to_result(state: State, place: int, effect: Effect, log: Log | None) -> bool:
    """Apply one effect after the ranking; say whether that was possible."""
    slots = state.places.slots
    actor = state.acting.actor
    winner = state.contest.ranking[0]
    theirs = SLOTS * winner
    if effect.op == EXCHANGE:
        if not slots[theirs] or theirs == place or (actor == winner and not state.settings.longneck_swaps):
            return False
        exchange_places(state, place, theirs, log)
        keep_pending(state, place, theirs)
    elif effect.op == REPLACE:
        if not slots[theirs] or not state.cards.deck:
            return False
        replace_by_top(state, theirs, log)
        state.contest.pending &= ~(1 << theirs)
    elif effect.op == ADD_TO_CHAMPIONS:
        if not state.cards.discard:
            return False
        add_champion(state, actor, state.cards.discard.pop(), FROM_DISCARD, log)
    else:
        assert effect.op == DISCARD
        card = slots[place]
        slots[place] = EMPTY
        if log is not None:
            tell_move(log, "wizards-event-leaves", actor, card, slot_place(place), "discard")
        put_on_discard(state, card, False, log)
    return True


def keep_pending(state: State, one: int, other: int) -> None:
    """After an exchange: a card that is still in its owner's area keeps its effect, any other loses it (R41)."""
    contest = state.contest
    if one // SLOTS != other // SLOTS:
        contest.pending &= ~(1 << one | 1 << other)
    else:
        contest.pending = swap_bits(contest.pending, one, other)


ASK_VALUE: Final = Value("wizards-ask-value", "R64", ["value", "value-best"])
ASK_ORDER: Final = Order("wizards-ask-order", "R41", ["apply", "apply-contender", "apply-boost"])
