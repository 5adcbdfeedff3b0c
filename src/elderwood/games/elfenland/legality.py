"""What may be answered, and why not: the one source for clients, bots, hints and the fuzzer."""

from typing import Final

from elderwood.engine.words import Reason, Values
from elderwood.games.elfenland.actions import (
    DISCARD,
    KEEP,
    KEEP_HIDDEN,
    KEEP_NONE,
    LAY,
    LINK,
    OBSTACLE,
    PASS,
    PAY,
    RIGHT_CARDS,
    STOP,
    TAKE,
    TAKE_FACE_DOWN,
    family,
    link_thing,
    town_thing,
)
from elderwood.games.elfenland.cards import KINDS, NAME, TERRAIN, VEHICLES, count
from elderwood.games.elfenland.journey import can_pay, caravan_of, card_of, cost_of, may_caravan
from elderwood.games.elfenland.map import ENDS_A, ENDS_B, FITS, RIVER, ROAD_TERRAIN
from elderwood.games.elfenland.planning import blockable, can_block, layable
from elderwood.games.elfenland.state import (
    ASK_CARAVAN,
    ASK_DISCARD,
    ASK_KEEP,
    ASK_OBSTACLE,
    ASK_PAY,
    ASK_PLAN,
    ASK_ROAD,
    ASK_TAKE,
    ASK_TRAVEL,
    State,
)


def legal_moves(state: State) -> list[int]:
    """Return every answer to the question put."""
    ask = state.ask
    seat = state.asked
    if ask == ASK_TRAVEL:
        moves = [STOP]
        for link in state.settings.board.links_at[state.boots[seat]]:
            if can_pay(state, seat, link):
                moves.append(LINK + link)
        return moves
    if ask == ASK_PLAN:
        moves = [PASS]
        if can_block(state, seat):
            moves.append(OBSTACLE)
        for kind in layable(state, seat):
            moves.append(LAY + kind)
        return moves
    if ask == ASK_ROAD:
        return roads_in(state, FITS[state.laying] & state.free)
    if ask == ASK_TAKE:
        display = state.display
        return [TAKE_FACE_DOWN] + [TAKE + kind for kind in VEHICLES if kind in display]
    if ask == ASK_CARAVAN:
        return each_kind(state, PAY)
    if ask == ASK_DISCARD:
        return each_kind(state, DISCARD)
    if ask == ASK_PAY:
        moves = each_kind(state, PAY) if may_caravan(state) else []
        if can_pay_right(state):
            moves.append(RIGHT_CARDS)
        return moves
    if ask == ASK_OBSTACLE:
        return roads_in(state, blockable(state))
    assert ask == ASK_KEEP
    return keepable(state, seat)


def roads_in(state: State, mask: int) -> list[int]:
    """Return a move for each road of a set."""
    return [LINK + road for road in state.settings.board.roads if mask >> road & 1]


def each_kind(state: State, block: int) -> list[int]:
    """Return a move for each kind in the asked hand."""
    hand = state.hands[state.asked]
    return [block + kind for kind in KINDS if hand >> 4 * kind & 15]


def can_pay_right(state: State) -> bool:
    """Say whether the asked seat has the right cards for the chosen road."""
    seat = state.asked
    return count(state.hands[seat], state.roads[state.link]) >= cost_of(state, state.link, state.boots[seat])


def keepable(state: State, seat: int) -> list[int]:
    """Return a move for each counter a seat may keep, open or hidden (E15)."""
    opened = state.opened[seat]
    moves = [KEEP_NONE]
    moves += [KEEP + kind for kind in VEHICLES if opened >> 4 * kind & 15]
    moves += [KEEP_HIDDEN + kind for kind in VEHICLES if kind == state.kept[seat] or kind == state.blind[seat]]
    return moves


# Which family of moves each question is about: another family is refused with the question itself.
EXPECTED: Final[dict[int, list[str]]] = {
    ASK_TAKE: ["take", "take-face-down"],
    ASK_PLAN: ["lay", "obstacle", "pass"],
    ASK_ROAD: ["link"],
    ASK_OBSTACLE: ["link"],
    ASK_TRAVEL: ["link", "stop"],
    ASK_PAY: ["right-cards", "pay"],
    ASK_CARAVAN: ["pay"],
    ASK_DISCARD: ["discard"],
    ASK_KEEP: ["keep", "keep-hidden", "keep-none"],
}


def refuse(state: State, move: int) -> Reason:
    """Say why a move is not legal now."""
    name, number = family(move)
    if name not in EXPECTED[state.ask]:
        return Reason("why-not-asked", {})
    if name == "link":
        return refuse_link(state, number)
    if name == "take":
        return Reason("elfenland-why-not-on-display", {"card": NAME[number]}, "E6")
    if name == "lay":
        return refuse_counter(state, number)
    if name == "obstacle":
        if state.unused >> state.asked & 1:
            return Reason("elfenland-why-no-road-to-block", {}, "E8")
        return Reason("elfenland-why-no-obstacle", {}, "E8")
    if name == "keep":
        return Reason("elfenland-why-no-open-counter", {"card": NAME[number]}, "E15")
    if name == "keep-hidden":
        return Reason("elfenland-why-no-hidden-counter", {"card": NAME[number]}, "E15")
    if name == "right-cards" or (name == "pay" and count(state.hands[state.asked], number)):
        return refuse_payment(state, name)
    return Reason("elfenland-why-not-in-hand", {"card": NAME[number]}, "E14" if name == "discard" else "E12")


def refuse_counter(state: State, kind: int) -> Reason:
    """Say why a counter cannot be laid."""
    if count(state.counters_of(state.asked), kind):
        return Reason("elfenland-why-no-road-for", {"card": NAME[kind]}, "E7")
    return Reason("elfenland-why-no-counter", {"card": NAME[kind]}, "E7")


def refuse_payment(state: State, name: str) -> Reason:
    """Say why a road cannot be paid in that way."""
    kind = state.roads[state.link]
    cost = cost_of(state, state.link, state.boots[state.asked])
    have = count(state.hands[state.asked], kind)
    values: Values = {"card": NAME[kind], "cost": cost, "have": have}
    if name == "pay":
        return Reason("elfenland-why-right-cards", values, "E12")
    return Reason("elfenland-why-lacking", values, "E10")


def refuse_link(state: State, link: int) -> Reason:
    """Say why a road, river or ferry cannot be chosen now."""
    values: Values = {"to": link_thing(link)}
    if state.ask == ASK_TRAVEL:
        return refuse_step(state, link)
    if link >= RIVER:
        key = "elfenland-why-water" if state.ask == ASK_ROAD else "elfenland-why-water-obstacle"
        return Reason(key, values, "E11" if state.ask == ASK_ROAD else "E8")
    if not state.settings.board.road_mask >> link & 1:
        return Reason("elfenland-why-off-board", values, "E26")
    if state.ask == ASK_OBSTACLE:
        if state.free >> link & 1:
            return Reason("elfenland-why-no-counter-there", values, "E8")
        return Reason("elfenland-why-obstacle-there", values, "E8")
    if not state.free >> link & 1:
        return Reason("elfenland-why-road-taken", {**values, "card": NAME[state.roads[link]]}, "E8")
    values = {**values, "card": NAME[state.laying], "terrain": TERRAIN[ROAD_TERRAIN[link]]}
    return Reason("elfenland-why-terrain", values, "E7")


def refuse_step(state: State, link: int) -> Reason:
    """Say why the boot cannot step along a link."""
    town = state.boots[state.asked]
    values: Values = {"to": link_thing(link), "from": town_thing(town)}
    if town != ENDS_A[link] and town != ENDS_B[link]:
        return Reason("elfenland-why-not-from-here", values, "E10")
    if link not in state.settings.board.links_at[town]:
        return Reason("elfenland-why-off-board", values, "E26")
    cost = cost_of(state, link, town)
    if not cost:
        return Reason("elfenland-why-no-counter-there", values, "E10")
    hand = state.hands[state.asked]
    kind = card_of(state, link)
    values = {**values, "card": NAME[kind], "cost": cost, "have": count(hand, kind)}
    if link >= RIVER:
        return Reason("elfenland-why-rafts", values, "E11")
    return Reason("elfenland-why-cards", {**values, "caravan": caravan_of(state, link)}, "E12")
