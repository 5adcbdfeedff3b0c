"""Planning: counters and obstacles are laid on roads, one piece a turn, until all pass in a row (E7-E9)."""

from elderwood.engine.events import Log
from elderwood.games.elfenland.actions import LAY, LINK, OBSTACLE, PASS, link_thing
from elderwood.games.elfenland.cards import NONE, VEHICLES
from elderwood.games.elfenland.map import FITS
from elderwood.games.elfenland.state import (
    ASK_OBSTACLE,
    ASK_PLAN,
    ASK_ROAD,
    State,
    tell,
    tell_move,
)


def ask_plan(state: State, log: Log | None) -> bool:
    """Ask the next seat for a piece; say False when all have passed one after another (E9).

    A seat passes by itself only when everybody can see that it has nothing to lay: one with a secret counter
    is always asked, even if that counter fits nowhere (E24).
    """
    while state.passes < state.settings.seats:
        seat = state.seat_of_turn()
        if state.kept[seat] or state.blind[seat] or layable(state, seat) or can_block(state, seat):
            state.put_question(seat, ASK_PLAN, begins=True)
            return True
        pass_turn(state, seat, log)
    return False


def layable(state: State, seat: int) -> list[int]:
    """Return the kinds of counters a seat has and could lay on some free road (E7)."""
    counters = state.counters_of(seat)
    free = state.free
    return [kind for kind in VEHICLES if counters >> 4 * kind & 15 and FITS[kind] & free]


def blockable(state: State) -> int:
    """Return the roads an obstacle can be laid on: those with a counter and no obstacle yet (E8)."""
    return state.laid() & ~state.obstacles


def can_block(state: State, seat: int) -> bool:
    """Say whether a seat has its obstacle and a road to lay it on (E8)."""
    return state.unused >> seat & 1 != 0 and blockable(state) != 0


def choose_piece(state: State, move: int, log: Log | None) -> None:
    """Pass, or choose what to lay: the road is asked for next."""
    seat = state.asked
    if move == PASS:
        pass_turn(state, seat, log)
    elif move == OBSTACLE:
        state.put_question(seat, ASK_OBSTACLE)
    else:
        state.laying = move - LAY
        state.put_question(seat, ASK_ROAD)


def pass_turn(state: State, seat: int, log: Log | None) -> None:
    """Pass: the seat may come back in unless all the others pass too (E9)."""
    state.passes += 1
    state.turn += 1
    tell(log, "elfenland-event-passes", {"seat": seat})


def lay_counter(state: State, move: int, log: Log | None) -> None:
    """Lay the chosen counter face up: of equal ones an open one first, then the kept one (E7, E22)."""
    seat = state.asked
    kind = state.laying
    road = move - LINK
    if state.opened[seat] >> 4 * kind & 15:
        state.opened[seat] -= 1 << 4 * kind
    else:
        state.reveals += 1
        if state.kept[seat] == kind:
            state.kept[seat] = NONE
        else:
            state.blind[seat] = NONE
            state.unlike[seat] |= 1 << kind  # a kept one of this kind would have gone first
    state.roads[road] = kind
    state.free &= ~(1 << road)
    tell_move(log, "elfenland-event-lays", seat, kind, f"counters:{seat}", link_thing(road))
    end_turn(state)


def lay_obstacle(state: State, move: int, log: Log | None) -> None:
    """Lay the seat's only obstacle (E8)."""
    seat = state.asked
    road = move - LINK
    state.unused &= ~(1 << seat)
    state.obstacles |= 1 << road
    if log is not None:
        values = {"card": "obstacle", "from": f"counters:{seat}", "to": link_thing(road)}
        log.tell("elfenland-event-blocks", {"seat": seat, **values})
    end_turn(state)


def end_turn(state: State) -> None:
    """Go on clockwise: nobody has passed since."""
    state.laying = NONE
    state.passes = 0
    state.turn += 1
