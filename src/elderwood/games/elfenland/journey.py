"""Journeys: each seat travels as far as its cards carry it, then discards down to four (E10-E14)."""

from elderwood.engine.events import Log
from elderwood.engine.words import Values
from elderwood.games.elfenland.actions import DISCARD, LINK, PAY, RIGHT_CARDS, STOP, link_thing, town_thing
from elderwood.games.elfenland.cards import (
    CARAVAN,
    COST,
    CROSSING,
    DOWNSTREAM,
    NAME,
    RAFT,
    UPSTREAM,
    count,
    size,
)
from elderwood.games.elfenland.map import ENDS_A, FERRY, RIVER, ROAD_TERRAIN, other_end
from elderwood.games.elfenland.settings import HAND_KEPT
from elderwood.games.elfenland.state import (
    ASK_CARAVAN,
    ASK_DISCARD,
    ASK_PAY,
    ASK_TRAVEL,
    NOWHERE,
    State,
    tell,
    tell_move,
)


def ask_journey(state: State, log: Log | None) -> bool:
    """Ask for the next step of this journey or of the next seat's; say False when all have travelled.

    Only a seat without cards stops by itself: to pass over one that cannot pay would tell of its hand (E24).
    """
    while state.turn < state.settings.seats:
        seat = state.seat_of_turn()
        if state.hands[seat]:
            state.put_question(seat, ASK_TRAVEL, begins=True)
            return True
        stop(state, seat, log)
    return False


def card_of(state: State, link: int) -> int:
    """Return the kind of card a link asks for: its counter's, or a raft; 0 on a road without a counter."""
    return state.roads[link] if link < RIVER else RAFT


def cost_of(state: State, link: int, town: int) -> int:
    """Return how many right cards a step from a town costs; 0 on a road without a counter (E10, E11)."""
    if link < RIVER:
        kind = state.roads[link]
        if not kind:
            return 0
        return COST[kind][ROAD_TERRAIN[link]] + (state.obstacles >> link & 1)
    if link < FERRY:
        return DOWNSTREAM if ENDS_A[link] == town else UPSTREAM
    return CROSSING


def caravan_of(state: State, link: int) -> int:
    """Return how many cards of any kind a caravan costs on a road (E12)."""
    return CARAVAN + (state.obstacles >> link & 1)


def can_pay(state: State, seat: int, link: int) -> bool:
    """Say whether a seat can pay for a step from where its boot is."""
    cost = cost_of(state, link, state.boots[seat])
    if not cost:
        return False
    hand = state.hands[seat]
    if hand >> 4 * card_of(state, link) & 15 >= cost:
        return True
    return link < RIVER and size(hand) >= caravan_of(state, link)


def choose_step(state: State, move: int, log: Log | None) -> None:
    """Stop, or choose the next link: the payment is asked for if a caravan could be meant."""
    seat = state.asked
    if move == STOP:
        stop(state, seat, log)
        return
    link = move - LINK
    state.link = link
    if link < RIVER and size(state.hands[seat]) >= caravan_of(state, link):
        state.put_question(seat, ASK_PAY)
    else:
        pay_right_cards(state, log)


def may_caravan(state: State) -> bool:
    """Say whether the asked seat may pay the chosen road with a caravan (E12)."""
    if state.settings.caravan_free:
        return True
    cost = cost_of(state, state.link, state.boots[state.asked])
    return count(state.hands[state.asked], state.roads[state.link]) < cost


def pay_right_cards(state: State, log: Log | None) -> None:
    """Pay the chosen step with the cards it asks for, and take it."""
    seat = state.asked
    kind = card_of(state, state.link)
    cost = cost_of(state, state.link, state.boots[seat])
    lay_down(state, seat, kind, cost)
    if log is not None:
        values: Values = {"card": NAME[kind], "count": cost, "from": f"hand:{seat}", "to": "discard"}
        log.tell("elfenland-event-pays", {"seat": seat, **values})
    step(state, log)


def choose_payment(state: State, move: int, log: Log | None) -> None:
    """Pay with the right cards, or begin a caravan with a first card."""
    if move == RIGHT_CARDS:
        pay_right_cards(state, log)
        return
    seat = state.asked
    if not state.settings.caravan_free:
        kind = state.roads[state.link]
        cap = cost_of(state, state.link, state.boots[seat])
        known = count(state.lacks[seat], kind)
        if not known or cap < known:
            state.lacks[seat] += (cap - known) << 4 * kind
    state.due = caravan_of(state, state.link)
    pay_caravan(state, move, log)


def pay_caravan(state: State, move: int, log: Log | None) -> None:
    """Give one card of any kind to the caravan, and set out when it is complete (E12)."""
    seat = state.asked
    throw_away(state, seat, move - PAY, "elfenland-event-caravan", log)
    state.due -= 1
    if state.due:
        state.put_question(seat, ASK_CARAVAN)
    else:
        step(state, log)


def throw_away(state: State, seat: int, kind: int, key: str, log: Log | None) -> None:
    """Put a card from a hand on the discard pile, for all to see."""
    lay_down(state, seat, kind, 1)
    tell_move(log, key, seat, kind, f"hand:{seat}", "discard")


def lay_down(state: State, seat: int, kind: int, number: int) -> None:
    """Move cards of a kind from a hand to the discard pile; who watches remembers it."""
    state.hands[seat] -= number << 4 * kind
    state.discard += number << 4 * kind
    if state.played:
        state.played[len(state.played) - state.settings.seats + seat] += number << 4 * kind
    if count(state.lacks[seat], kind):
        state.lacks[seat] -= number << 4 * kind


def step(state: State, log: Log | None) -> None:
    """Move the boot along the chosen link and collect the piece of the town it comes to (E13)."""
    seat = state.asked
    origin = state.boots[seat]
    town = other_end(state.link, origin)
    state.boots[seat] = town
    if log is not None:
        values: Values = {"from": town_thing(origin), "to": town_thing(town)}
        log.tell("elfenland-event-travels", {"seat": seat, **values, "link": link_thing(state.link)})
    state.link = NOWHERE
    if not state.collected[seat] >> town & 1:
        state.collected[seat] |= 1 << town
        left = (state.settings.board.towns & ~state.collected[seat]).bit_count()
        tell(log, "elfenland-event-collects", {"seat": seat, "from": town_thing(town), "left": left})


def stop(state: State, seat: int, log: Log | None) -> None:
    """End a journey; surplus cards are discarded before the next seat sets out (E14)."""
    tell(log, "elfenland-event-stops", {"seat": seat, "to": town_thing(state.boots[seat])})
    if surplus(state, seat):
        state.put_question(seat, ASK_DISCARD, begins=True)
    else:
        state.turn += 1


def surplus(state: State, seat: int) -> int:
    """Return how many cards a seat must discard at the end of its journey (E14)."""
    if state.round_number == state.settings.rounds and not state.settings.last_discard:
        return 0
    return max(0, size(state.hands[seat]) - HAND_KEPT)


def discard_one(state: State, move: int, log: Log | None) -> None:
    """Discard one card of choice, and go on when four are left."""
    seat = state.asked
    throw_away(state, seat, move - DISCARD, "elfenland-event-discards", log)
    if surplus(state, seat):
        state.put_question(seat, ASK_DISCARD)
    else:
        state.turn += 1
