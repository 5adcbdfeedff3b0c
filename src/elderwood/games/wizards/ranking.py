"""Scoring: the places of a contest, the effects that follow them, and who claims which champion (R39-R49)."""

from elderwood.engine.events import Log
from elderwood.engine.zones import distinct
from elderwood.games.wizards.actions import APPLY, SEAT, TAKE, VALUE
from elderwood.games.wizards.actives import exchange_places, replace_by_top
from elderwood.games.wizards.cards import AFTER_CLAIMS, AFTERMATHS, CLAIMS, EMPTY, NAME, ORDERABLE
from elderwood.games.wizards.piles import put_on_discard, take_off_discard
from elderwood.games.wizards.settings import ROUNDS, SLOTS
from elderwood.games.wizards.state import (
    AFTER_THE_CLAIM,
    AFTERMATH,
    ASK_CHAMPION,
    ASK_ORDER,
    ASK_PILE,
    ASK_VALUE,
    CHOOSE_VALUE,
    CLAIM,
    LAST_EFFECTS,
    RANK,
    RESTING,
    SCORING,
    State,
    begin_effect,
    cancel,
    slot_place,
    tell,
    tell_move,
)
from elderwood.games.wizards.strength import possible_strengths, score, totals_of
from elderwood.games.wizards.vocabulary import (
    ADD_TO_CHAMPIONS,
    DISCARD,
    EXCHANGE,
    OWNER_LOST,
    REPLACE,
    Effect,
)


def begin_scoring(state: State) -> None:
    """Count strength; with the option, ask for each card that can have several values, in turn order (R34, R64)."""
    state.phase = SCORING
    score(state)
    state.agenda.push(RANK)
    if state.settings.ask_order:
        for seat in reversed(state.in_order()):
            for place in range(SLOTS * seat + SLOTS - 1, SLOTS * seat - 1, -1):
                if state.slots[place] and len(possible_strengths(state.slots, place)) > 1:
                    state.agenda.push(CHOOSE_VALUE, place)


def ask_value(state: State, place: int) -> None:
    """Ask the owner of a card how strong it is to be."""
    state.place = place
    state.put_question(place // SLOTS, ASK_VALUE, begins=True)


def choose_value(state: State, move: int, log: Log | None) -> None:
    """Settle the strength of a card."""
    value = possible_strengths(state.slots, state.place)[move - VALUE]
    state.strengths[state.place] = value
    card = NAME[state.slots[state.place]]
    tell(log, "wizards-event-value", {"seat": state.asked, "card": card, "strength": value})


def rank(state: State, log: Log | None) -> None:
    """Fix the places: the highest total first, of equal ones the earlier in turn order (R39, R41)."""
    totals = totals_of(state.slots, state.strengths)
    order = state.in_order()
    state.totals = totals
    state.ranking = []
    while order:
        best = order[0]
        for seat in order:
            if totals[seat] > totals[best]:
                best = seat
        order.remove(best)
        state.ranking.append(best)
    state.last_slots = state.slots[:]
    state.last_strengths = state.strengths[:]
    state.last_ranking = state.ranking[:]
    state.last_prizes = 0
    if log is not None:
        for place, seat in enumerate(state.ranking):
            log.tell("wizards-event-place", {"seat": seat, "place": place + 1, "strength": totals[seat]})
    note_aftermath(state)
    state.agenda.push(CLAIM)
    for seat in reversed(state.in_order()):
        state.agenda.push(AFTERMATH, seat)


def note_aftermath(state: State) -> None:
    """Collect the effects that follow the ranking: what comes to the table later has none (R41)."""
    state.pending = 0
    winner = state.ranking[0]
    for place, card in enumerate(state.slots):
        for effect in AFTERMATHS[card]:
            if effect.need != OWNER_LOST or place // SLOTS != winner:
                state.pending |= 1 << place


def pending_of(state: State, seat: int) -> list[int]:
    """Return the places of a seat whose effects after the ranking are still to come."""
    return [place for place in range(SLOTS * seat, SLOTS * seat + SLOTS) if state.pending >> place & 1]


def follow(state: State, seat: int, log: Log | None) -> None:
    """Apply a seat's effects after the ranking one by one; their owner chooses the order (R41)."""
    places = pending_of(state, seat)
    if not places:
        return
    state.agenda.push(AFTERMATH, seat)
    if len(distinct([state.slots[place] for place in places])) > 1:
        state.put_question(seat, ASK_ORDER, begins=True)
    else:
        apply_aftermath(state, places[0], log)


def choose_aftermath(state: State, move: int, log: Log | None) -> None:
    """Apply the effect that its owner chose."""
    card = ORDERABLE[move - APPLY]
    for place in pending_of(state, state.asked):
        if state.slots[place] == card:
            apply_aftermath(state, place, log)
            return


def apply_aftermath(state: State, place: int, log: Log | None) -> None:
    """Apply what a card does after the ranking, or cancel it (R42-R45)."""
    card = state.slots[place]
    state.pending &= ~(1 << place)
    begin_effect(state, place // SLOTS, card, place)
    tell(log, "wizards-event-effect", {"seat": state.actor, "card": NAME[card]})
    for effect in AFTERMATHS[card]:
        if not apply_to_result(state, place, effect, log):
            cancel(state, log)
            return


def apply_to_result(state: State, place: int, effect: Effect, log: Log | None) -> bool:
    """Apply one effect after the ranking; say whether that was possible."""
    winner = state.ranking[0]
    theirs = SLOTS * winner
    if effect.op == EXCHANGE:
        if not state.slots[theirs] or theirs == place or (state.actor == winner and not state.settings.longneck_swaps):
            return False
        exchange_places(state, place, theirs, log)
        keep_pending(state, place, theirs)
    elif effect.op == REPLACE:
        if not state.slots[theirs] or not state.deck:
            return False
        replace_by_top(state, theirs, log)
        state.pending &= ~(1 << theirs)
    elif effect.op == ADD_TO_CHAMPIONS:
        if not state.discard:
            return False
        add_champion(state, state.actor, take_off_discard(state), "discard", log)
    else:
        assert effect.op == DISCARD
        card = state.slots[place]
        state.slots[place] = EMPTY
        tell_move(log, "wizards-event-leaves", state.actor, card, slot_place(place), "discard")
        put_on_discard(state, card, False, log)
    return True


def keep_pending(state: State, one: int, other: int) -> None:
    """After an exchange: a card that is still in its owner's area keeps its effect, any other loses it (R41)."""
    bits = 1 << one | 1 << other
    if one // SLOTS != other // SLOTS:
        state.pending &= ~bits
    elif state.pending >> one & 1 != state.pending >> other & 1:
        state.pending ^= bits


def add_champion(state: State, seat: int, card: int, origin: str, log: Log | None) -> None:
    """Put a card among a seat's champions."""
    state.champions[seat].append(card)
    tell_move(log, "wizards-event-champion", seat, card, origin, f"champions:{seat}")


def prize_winners(state: State) -> list[int]:
    """Return who wins a prize; one whose contender is gone has none, and by option the next place gets it (R4, R45)."""
    if not state.settings.prize_passes:
        return state.ranking[: state.settings.prizes]
    return [seat for seat in state.ranking if state.contender(seat)][: state.settings.prizes]


def claim(state: State, log: Log | None) -> None:
    """Claim in one step: contenders of prize-winners, and cards that go to the champions anyway (R46, R47)."""
    winners = prize_winners(state)
    for seat in winners:
        if state.contender(seat):
            state.last_prizes |= 1 << seat
    state.claimed = EMPTY
    for seat in state.in_order():
        for place in range(SLOTS * seat, SLOTS * seat + SLOTS):
            card = state.slots[place]
            prize = place == SLOTS * seat and seat in winners
            if card and (prize or CLAIMS[card]):
                state.slots[place] = EMPTY
                add_champion(state, seat, card, slot_place(place), log)
                if place == SLOTS * state.ranking[0]:
                    state.claimed = card
    state.agenda.push(LAST_EFFECTS if state.round_number == ROUNDS else RESTING)
    state.agenda.push(AFTER_THE_CLAIM)


def after_claim(state: State, log: Log | None) -> None:
    """Exchange a claimed Jackalope of the single winner for another champion of any pile (R48)."""
    card = state.claimed
    if not AFTER_CLAIMS[card]:
        return
    winner = state.ranking[0]
    begin_effect(state, winner, card, SLOTS * winner)
    tell(log, "wizards-event-effect", {"seat": winner, "card": NAME[card]})
    piles = piles_to_exchange_with(state)
    if not piles:
        cancel(state, log)
    elif len(piles) == 1:
        choose_pile(state, SEAT + piles[0], log)
    else:
        state.put_question(winner, ASK_PILE, begins=True)


def piles_to_exchange_with(state: State) -> list[int]:
    """Return the seats with another champion than the one just claimed, in turn order."""
    return [seat for seat in state.in_order() if champions_to_exchange(state, seat)]


def champions_to_exchange(state: State, seat: int) -> list[int]:
    """Return the kinds of champions of a pile that can be exchanged for; in the own pile the claimed one is not."""
    pile = state.champions[seat][:]
    if seat == state.actor:
        pile.remove(state.claimed)
    return distinct(pile)


def choose_pile(state: State, move: int, log: Log | None) -> None:
    """Choose the pile, then the champion in it, if there is a choice."""
    state.target = move - SEAT
    champions = champions_to_exchange(state, state.target)
    if len(champions) == 1:
        exchange_champion(state, TAKE + champions[0], log)
    else:
        state.put_question(state.actor, ASK_CHAMPION)


def exchange_champion(state: State, move: int, log: Log | None) -> None:
    """Let the claimed card and another champion change piles."""
    card = move - TAKE
    own = state.champions[state.actor]
    other = state.champions[state.target]
    own.remove(state.claimed)
    other.remove(card)
    own.append(card)
    other.append(state.claimed)
    if log is not None:
        values = {"card": NAME[card], "other": NAME[state.claimed]}
        places = {"from": f"champions:{state.target}", "to": f"champions:{state.actor}"}
        log.tell("wizards-event-champions-exchanged", {"seat": state.actor, **values, **places})
