"""Planning: counters and obstacles are laid on roads, one piece a turn, until all pass in a row (E7-E9)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.games.elfenland.actions import LAY, LAY_HIDDEN, LINK, OBSTACLE, PASS, link_thing
from elderwood.games.elfenland.cards import NAME, NONE, TERRAIN, VEHICLES, count
from elderwood.games.elfenland.map import FITS, RIVER, ROAD_TERRAIN
from elderwood.games.elfenland.state import JOURNEYS, PLANNING, State, replaced, tell_move


def ask_plan(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask the next seat for a piece, until all have passed one after another (E9).

    A seat passes by itself only when everybody can see that it has nothing to lay: one with a secret counter
    is always asked, even if that counter fits nowhere (E24).
    """
    counters = state.tokens
    while state.passes < state.settings.seats:
        seat = state.seat_of_turn()
        if counters.kept[seat] or counters.blind[seat] or can_lay(state, seat) or can_block(state, seat):
            state.agenda.push(PLANNING)
            state.put_question(seat, ASK_PLAN, begins=True)
            return
        pass_turn(state, seat, log)
    state.begin(JOURNEYS)


def can_lay(state: State, seat: int) -> bool:
    """Say whether a seat has a counter that fits on some free road (E7)."""
    counters = state.counters_of(seat)
    free = state.land.free
    return any(counters >> 4 * kind & 15 and FITS[kind] & free for kind in VEHICLES)


def blockable(state: State) -> int:
    """Return the roads an obstacle can be laid on: those with a counter and no obstacle yet (E8)."""
    return state.laid() & ~state.land.obstacles


def can_block(state: State, seat: int) -> bool:
    """Say whether a seat has its obstacle and a road to lay it on (E8)."""
    return state.land.unused >> seat & 1 != 0 and blockable(state) != 0


def pass_turn(state: State, seat: int, log: Log | None) -> None:
    """Pass: the seat may come back in unless all the others pass too (E9)."""
    state.passes += 1
    state.turn += 1
    tell(log, "elfenland-event-passes", {"seat": seat})


def end_turn(state: State) -> None:
    """Go on clockwise: nobody has passed since."""
    state.laying = NONE
    state.secretly = False
    state.passes = 0
    state.turn += 1


def roads_in(state: State, mask: int) -> list[int]:
    """Return a move for each road of a set."""
    return [LINK + road for road in state.settings.board.roads if mask >> road & 1]


class Plan(Decision[State]):
    """Which piece to lay. Of a kind that lies both open and hidden before a seat, either may be chosen (E22)."""

    def values(self, state: State, seat: int) -> Values:
        return {"obstacle": state.land.unused >> seat & 1}

    def moves(self, state: State, seat: int) -> list[int]:
        moves = [PASS]
        if can_block(state, seat):
            moves.append(OBSTACLE)
        opened = state.tokens.opened[seat]
        hidden = state.hidden_of(seat)
        both = opened + hidden
        free = state.land.free
        choice = 0
        for kind in VEHICLES:
            if both >> 4 * kind & 15 and FITS[kind] & free:
                moves.append(LAY + kind)
                if opened >> 4 * kind & 15 and hidden >> 4 * kind & 15:
                    choice |= 1 << kind
        if choice:
            moves += [LAY_HIDDEN + kind for kind in VEHICLES if choice >> kind & 1]
        return moves

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        if family == "obstacle":
            if state.land.unused >> seat & 1:
                return Reason("elfenland-why-no-road-to-block", {}, "E8")
            return Reason("elfenland-why-no-obstacle", {}, "E8")
        held = state.counters_of(seat) if family == "lay" else state.hidden_of(seat)
        if not count(held, number):
            key = "elfenland-why-no-counter" if family == "lay" else "elfenland-why-no-hidden-counter"
            return Reason(key, {"card": NAME[number]}, "E7")
        if not FITS[number] & state.land.free:
            return Reason("elfenland-why-no-road-for", {"card": NAME[number]}, "E7")
        return Reason("elfenland-why-hidden-only", {"card": NAME[number]}, "E22")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Pass, or pick a piece up: the road is asked for next."""
        if move == PASS:
            pass_turn(state, seat, log)
        elif move == OBSTACLE:
            state.put_question(seat, ASK_OBSTACLE)
        elif move > LAY_HIDDEN:
            state.laying = move - LAY_HIDDEN
            state.secretly = True
            state.put_question(seat, ASK_ROAD)
        else:
            state.laying = move - LAY
            state.secretly = not state.tokens.opened[seat] >> 4 * state.laying & 15
            state.put_question(seat, ASK_ROAD)

    def doubt(self, state: State, seat: int, move: int) -> Reason | None:
        if move == PASS and state.passes == state.settings.seats - 1 and can_lay(state, seat):
            return Reason("elfenland-doubt-pass", {}, "E9")
        return None


class Place(Decision[State]):
    """Where to lay the piece that was picked up."""

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        values: Values = {"to": link_thing(number)}
        if number >= RIVER:
            return self.refuse_water(values)
        if not state.settings.board.road_mask >> number & 1:
            return Reason("elfenland-why-off-board", values, "E26")
        return self.refuse_road(state, number, values)

    def refuse_water(self, values: Values) -> Reason:
        """Say why the piece cannot lie on water."""
        raise NotImplementedError

    def refuse_road(self, state: State, road: int, values: Values) -> Reason:
        """Say why the piece cannot lie on a road of the board."""
        raise NotImplementedError


class Road(Place):
    """On which road the counter goes. What it is stays a secret until it lies there."""

    def moves(self, state: State, seat: int) -> list[int]:
        return roads_in(state, FITS[state.laying] & state.land.free)

    def refuse_water(self, values: Values) -> Reason:
        return Reason("elfenland-why-water", values, "E11")

    def refuse_road(self, state: State, road: int, values: Values) -> Reason:
        if not state.land.free >> road & 1:
            return Reason("elfenland-why-road-taken", {**values, "card": NAME[state.land.roads[road]]}, "E8")
        values = {**values, "card": NAME[state.laying], "terrain": TERRAIN[ROAD_TERRAIN[road]]}
        return Reason("elfenland-why-terrain", values, "E7")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Lay the counter face up: of two equal hidden ones the kept one goes first (E7, E22)."""
        kind = state.laying
        road = move - LINK
        if state.secretly:
            state.disclose()
            uncover(state, seat, kind)
        else:
            state.tokens.opened[seat] -= 1 << 4 * kind
        state.land.roads[road] = kind
        state.land.free &= ~(1 << road)
        tell_move(log, "elfenland-event-lays", seat, kind, f"counters:{seat}", link_thing(road))
        end_turn(state)


def uncover(state: State, seat: int, kind: int) -> None:
    """Take a secret counter away from before a seat."""
    counters, lore = state.tokens, state.counter_lore
    if counters.kept[seat] == kind:
        counters.keep(seat, NONE)
    else:
        counters.hide(seat, NONE)
        lore.unlike = replaced(lore.unlike, seat, lore.unlike[seat] | 1 << kind)  # else the kept one had gone first


class Obstacle(Place):
    """Which road to block."""

    def moves(self, state: State, seat: int) -> list[int]:
        return roads_in(state, blockable(state))

    def refuse_water(self, values: Values) -> Reason:
        return Reason("elfenland-why-water-obstacle", values, "E8")

    def refuse_road(self, state: State, road: int, values: Values) -> Reason:
        if state.land.free >> road & 1:
            return Reason("elfenland-why-no-counter-there", values, "E8")
        return Reason("elfenland-why-obstacle-there", values, "E8")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Lay the seat's only obstacle (E8)."""
        road = move - LINK
        state.land.unused &= ~(1 << seat)
        state.land.obstacles |= 1 << road
        if log is not None:
            values: Values = {"card": "obstacle", "from": f"counters:{seat}", "to": link_thing(road)}
            log.tell("elfenland-event-blocks", {"seat": seat, **values})
        end_turn(state)


ASK_PLAN: Final = Plan("elfenland-ask-plan", "E7", ["lay", "lay-hidden", "obstacle", "pass"])
ASK_ROAD: Final = Road("elfenland-ask-road", "E7", ["link"])
ASK_OBSTACLE: Final = Obstacle("elfenland-ask-obstacle", "E8", ["link"])
