"""Journeys: each seat travels as far as its cards carry it, then discards down to four (E10-E14)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.games.elfenland.actions import DISCARD, LINK, PAY, RIGHT_CARDS, STOP, link_thing, town_thing
from elderwood.games.elfenland.cards import (
    CARAVAN,
    COST,
    CROSSING,
    DOWNSTREAM,
    KINDS,
    NAME,
    RAFT,
    UPSTREAM,
    count,
    size,
)
from elderwood.games.elfenland.map import ENDS_A, ENDS_B, FERRY, RIVER, ROAD_TERRAIN, other_end
from elderwood.games.elfenland.settings import HAND_KEPT
from elderwood.games.elfenland.state import JOURNEYS, NOWHERE, ROUND_END, State, replaced, tell_move


def ask_journey(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask for the next step of this journey or of the next seat's, until all have travelled.

    Only a seat without cards stops by itself: to pass over one that cannot pay would tell of its hand (E24).
    """
    while state.turn < state.settings.seats:
        seat = state.seat_of_turn()
        if state.cards.hands[seat]:
            state.agenda.push(JOURNEYS)
            state.put_question(seat, ASK_TRAVEL, begins=True)
            return
        stop(state, seat, log)
    state.agenda.push(ROUND_END)


def card_of(state: State, link: int) -> int:
    """Return the kind of card a link asks for: its counter's, or a raft; 0 on a road without a counter."""
    return state.land.roads[link] if link < RIVER else RAFT


def cost_of(state: State, link: int, town: int) -> int:
    """Return how many right cards a step from a town costs; 0 on a road without a counter (E10, E11)."""
    if link < RIVER:
        kind = state.land.roads[link]
        if not kind:
            return 0
        return COST[kind][ROAD_TERRAIN[link]] + (state.land.obstacles >> link & 1)
    if link < FERRY:
        return DOWNSTREAM if ENDS_A[link] == town else UPSTREAM
    return CROSSING


def caravan_of(state: State, link: int) -> int:
    """Return how many cards of any kind a caravan costs on a road (E12)."""
    return CARAVAN + (state.land.obstacles >> link & 1)


def can_pay(state: State, seat: int, link: int) -> bool:
    """Say whether a seat can pay for a step from where its boot is."""
    cost = cost_of(state, link, state.travels.boots[seat])
    if not cost:
        return False
    hand = state.cards.hands[seat]
    if hand >> 4 * card_of(state, link) & 15 >= cost:
        return True
    return link < RIVER and size(hand) >= caravan_of(state, link)


def step_cost(state: State, seat: int) -> int:
    """Return how many right cards the chosen step costs."""
    return cost_of(state, state.link, state.travels.boots[seat])


def has_right_cards(state: State, seat: int) -> bool:
    """Say whether a seat has the right cards for the chosen road."""
    return count(state.cards.hands[seat], state.land.roads[state.link]) >= step_cost(state, seat)


def may_caravan(state: State, seat: int) -> bool:
    """Say whether a seat may pay the chosen road with a caravan (E12)."""
    return state.settings.caravan_free or not has_right_cards(state, seat)


def each_kind(state: State, seat: int, block: int) -> list[int]:
    """Return a move for each kind in a hand."""
    hand = state.cards.hands[seat]
    return [block + kind for kind in KINDS if hand >> 4 * kind & 15]


def pay_right_cards(state: State, seat: int, log: Log | None) -> None:
    """Pay the chosen step with the cards it asks for, and take it."""
    kind = card_of(state, state.link)
    cost = step_cost(state, seat)
    lay_down(state, seat, kind, cost)
    if log is not None:
        values: Values = {"card": NAME[kind], "count": cost, "from": f"hand:{seat}", "to": "discard"}
        log.tell("elfenland-event-pays", {"seat": seat, **values})
    step(state, seat, log)


def pay_caravan(state: State, seat: int, kind: int, log: Log | None) -> None:
    """Give one card of any kind to the caravan, and set out when it is complete (E12)."""
    throw_away(state, seat, kind, "elfenland-event-caravan", log)
    state.due -= 1
    if state.due:
        state.put_question(seat, ASK_CARAVAN)
    else:
        step(state, seat, log)


def throw_away(state: State, seat: int, kind: int, key: str, log: Log | None) -> None:
    """Put a card from a hand on the discard pile, for all to see."""
    lay_down(state, seat, kind, 1)
    if log is not None:
        tell_move(log, key, seat, kind, f"hand:{seat}", "discard")


def lay_down(state: State, seat: int, kind: int, number: int) -> None:
    """Move cards of a kind from a hand to the discard pile; who watches remembers it."""
    pack = number << 4 * kind
    state.cards.hands[seat] -= pack
    state.cards.discard += pack
    lore = state.card_lore
    if lore.played:
        lore.played[len(lore.played) - state.settings.seats + seat] += pack
    if count(lore.lacks[seat], kind):
        lore.lacks = replaced(lore.lacks, seat, lore.lacks[seat] - pack)


def admit_lack(state: State, seat: int) -> None:
    """Note what all can work out of a caravan that only those may send who lack the right cards (E12)."""
    lore = state.card_lore
    kind = state.land.roads[state.link]
    cap = step_cost(state, seat)
    known = count(lore.lacks[seat], kind)
    if not known or cap < known:
        lore.lacks = replaced(lore.lacks, seat, lore.lacks[seat] + ((cap - known) << 4 * kind))


def step(state: State, seat: int, log: Log | None) -> None:
    """Move the boot along the chosen link and collect the piece of the town it comes to (E13)."""
    travels = state.travels
    origin = travels.boots[seat]
    town = other_end(state.link, origin)
    travels.boots[seat] = town
    if log is not None:
        values: Values = {"from": town_thing(origin), "to": town_thing(town)}
        log.tell("elfenland-event-travels", {"seat": seat, **values, "link": link_thing(state.link)})
    state.link = NOWHERE
    if not travels.collected[seat] >> town & 1:
        travels.collected[seat] |= 1 << town
        if log is not None:
            left = state.missing(seat).bit_count()
            log.tell("elfenland-event-collects", {"seat": seat, "from": town_thing(town), "left": left})


def stop(state: State, seat: int, log: Log | None) -> None:
    """End a journey; surplus cards are discarded before the next seat sets out (E14)."""
    tell(log, "elfenland-event-stops", {"seat": seat, "to": town_thing(state.travels.boots[seat])})
    if surplus(state, seat):
        state.put_question(seat, ASK_DISCARD, begins=True)
    else:
        state.turn += 1


def surplus(state: State, seat: int) -> int:
    """Return how many cards a seat must discard at the end of its journey (E14)."""
    if state.round_number == state.settings.rounds and not state.settings.last_discard:
        return 0
    return max(0, size(state.cards.hands[seat]) - HAND_KEPT)


class Travel(Decision[State]):
    """Where to go, or whether to stop."""

    def values(self, state: State, seat: int) -> Values:
        return {"from": town_thing(state.travels.boots[seat])}

    def moves(self, state: State, seat: int) -> list[int]:
        moves = [STOP]
        for link in state.settings.board.links_at[state.travels.boots[seat]]:
            if can_pay(state, seat, link):
                moves.append(LINK + link)
        return moves

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        town = state.travels.boots[seat]
        values: Values = {"to": link_thing(number), "from": town_thing(town)}
        if town != ENDS_A[number] and town != ENDS_B[number]:
            return Reason("elfenland-why-not-from-here", values, "E10")
        if number not in state.settings.board.links_at[town]:
            return Reason("elfenland-why-off-board", values, "E26")
        cost = cost_of(state, number, town)
        if not cost:
            return Reason("elfenland-why-no-counter-there", values, "E10")
        kind = card_of(state, number)
        values = {**values, "card": NAME[kind], "cost": cost, "have": count(state.cards.hands[seat], kind)}
        if number >= RIVER:
            return Reason("elfenland-why-rafts", values, "E11")
        return Reason("elfenland-why-cards", {**values, "caravan": caravan_of(state, number)}, "E12")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Stop, or choose the next link: the payment is asked for if a caravan could be meant (E25)."""
        if move == STOP:
            stop(state, seat, log)
            return
        link = move - LINK
        state.link = link
        if link < RIVER and size(state.cards.hands[seat]) >= caravan_of(state, link):
            state.put_question(seat, ASK_PAY)
        else:
            pay_right_cards(state, seat, log)

    def hint(self, state: State, seat: int, move: int) -> Reason | None:
        """Say what a step costs: the right cards, or a caravan for who lacks them."""
        if move == STOP:
            return None
        link = move - LINK
        cost = cost_of(state, link, state.travels.boots[seat])
        kind = card_of(state, link)
        have = count(state.cards.hands[seat], kind)
        if have < cost:
            return Reason("elfenland-hint-caravan", {"count": caravan_of(state, link)}, "E12")
        return Reason("elfenland-hint-cost", {"card": NAME[kind], "cost": cost, "have": have}, self.rule)

    def doubt(self, state: State, seat: int, move: int) -> Reason | None:
        if move != STOP:
            return None
        boot = state.travels.boots[seat]
        near = 0
        for link in state.settings.board.links_at[boot]:
            if can_pay(state, seat, link):
                near |= 1 << other_end(link, boot)
        new = (near & state.missing(seat)).bit_count()
        return Reason("elfenland-doubt-stop", {"count": new}, "E13") if new else None


class Payment(Decision[State]):
    """A question about cards from the hand."""

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("elfenland-why-not-in-hand", {"card": NAME[number]}, self.rule)


class Pay(Payment):
    """How to pay for a road: with the right cards, or by a caravan.

    A touch of the right card pays with as many as the road costs; a caravan is then a choice of its own. Who lacks the
    right cards begins one with any card.
    """

    def values(self, state: State, seat: int) -> Values:
        return {
            "to": link_thing(state.link),
            "card": NAME[state.land.roads[state.link]],
            "cost": step_cost(state, seat),
            "caravan": caravan_of(state, state.link),
        }

    def moves(self, state: State, seat: int) -> list[int]:
        moves = each_kind(state, seat, PAY) if may_caravan(state, seat) else []
        if has_right_cards(state, seat):
            moves.append(RIGHT_CARDS)
        return moves

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        hand = state.cards.hands[seat]
        if family == "pay" and not count(hand, number):
            return super().refuse(state, seat, family, number)
        kind = state.land.roads[state.link]
        values: Values = {"card": NAME[kind], "cost": step_cost(state, seat), "have": count(hand, kind)}
        if family == "pay":
            return Reason("elfenland-why-right-cards", values, "E12")
        return Reason("elfenland-why-lacking", values, "E10")

    def things(self, state: State, seat: int, move: int) -> list[str] | None:
        if move == RIGHT_CARDS:
            return ["button:right-cards", f"hand:{NAME[state.land.roads[state.link]]}"]
        return ["button:caravan"] if has_right_cards(state, seat) else None

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Pay with the right cards, or begin a caravan with a first card."""
        if move == RIGHT_CARDS:
            pay_right_cards(state, seat, log)
            return
        if not state.settings.caravan_free:
            admit_lack(state, seat)
        state.due = caravan_of(state, state.link)
        pay_caravan(state, seat, move - PAY, log)


class Caravan(Payment):
    """Which card to give to the caravan next."""

    def values(self, state: State, seat: int) -> Values:
        return {"to": link_thing(state.link), "due": state.due}

    def moves(self, state: State, seat: int) -> list[int]:
        return each_kind(state, seat, PAY)

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        pay_caravan(state, seat, move - PAY, log)


class Discard(Payment):
    """Which card to discard at the end of a journey."""

    def values(self, state: State, seat: int) -> Values:
        return {"count": surplus(state, seat)}

    def moves(self, state: State, seat: int) -> list[int]:
        return each_kind(state, seat, DISCARD)

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        throw_away(state, seat, move - DISCARD, "elfenland-event-discards", log)
        if surplus(state, seat):
            state.put_question(seat, ASK_DISCARD)
        else:
            state.turn += 1


ASK_TRAVEL: Final = Travel("elfenland-ask-travel", "E10", ["link", "stop"])
ASK_PAY: Final = Pay("elfenland-ask-pay", "E12", ["right-cards", "pay"])
ASK_CARAVAN: Final = Caravan("elfenland-ask-caravan", "E12", ["pay"])
ASK_DISCARD: Final = Discard("elfenland-ask-discard", "E14", ["discard"])
