"""What speaks for a move of Elfenland: the tour that it makes possible, by the plain player's own planner."""

from elderwood.bots.elfenland.greedy import (
    NARROW,
    PLAIN,
    TYPICAL_HAND,
    WIDE,
    choose_payment,
    choose_road,
    rival_of,
    time_to_block,
)
from elderwood.bots.elfenland.tours import Planner, Tour
from elderwood.bots.reasons import Reasons
from elderwood.engine.position import Position
from elderwood.engine.words import Reason
from elderwood.games.elfenland.actions import (
    LINK,
    OBSTACLE,
    PASS,
    SPACE,
    STOP,
    TAKE,
    TAKE_FACE_DOWN,
    link_thing,
    town_thing,
)
from elderwood.games.elfenland.cards import NAME, count, size
from elderwood.games.elfenland.counters import ASK_TAKE
from elderwood.games.elfenland.journey import ASK_CARAVAN, ASK_DISCARD, ASK_PAY, ASK_TRAVEL
from elderwood.games.elfenland.map import other_end
from elderwood.games.elfenland.planning import ASK_OBSTACLE, ASK_PLAN, ASK_ROAD
from elderwood.games.elfenland.routes import longest_tour, network_of
from elderwood.games.elfenland.settings import PICKS
from elderwood.games.elfenland.state import State


class ElfenlandReasons(Reasons):
    """Plans on from the position after a move. Only what lies open and what is the seat's own is looked at."""

    def why(self, deals: list[Position], seat: int, move: int) -> Reason | None:
        state = deals[0]
        assert isinstance(state, State)
        if state.asks(ASK_TAKE):
            return of_counter(state, seat, move)
        if state.asks(ASK_PLAN):
            return of_piece(state, seat, move)
        if state.asks(ASK_ROAD):
            return of_road(state, seat, move)
        if state.asks(ASK_OBSTACLE):
            return of_obstacle(state, move - LINK)
        if state.asks(ASK_TRAVEL):
            return of_step(state, seat, move)
        if state.asks(ASK_PAY) or state.asks(ASK_CARAVAN):
            return of_payment(state, seat, move)
        if state.asks(ASK_DISCARD):
            return of_discard(state, seat, move)
        return of_kept(state, seat, move)


def tour_of(state: State, seat: int, counters: int, wide: int = WIDE) -> Tour:
    """Return the best tour of a seat with some counters."""
    return Planner(state, seat, wide).best(state.travels.boots[seat], state.cards.hands[seat], counters)


def new_towns(state: State, seat: int, towns: int) -> int:
    """Count the towns of a set that a seat still wants."""
    return (towns & state.missing(seat)).bit_count()


def of_counter(state: State, seat: int, move: int) -> Reason | None:
    """Say which road of the tour a counter is for, or that cards in hand go with it."""
    later = PICKS - 1 - state.turn // state.settings.seats
    held = state.counters_of(seat)
    if move == TAKE_FACE_DOWN:
        for other in state.moves(seat):
            if other != TAKE_FACE_DOWN and road_for(state, seat, other - TAKE, held + later) >= 0:
                return None
        return Reason("elfenland-reason-face-down", {})
    kind = move - TAKE
    road = road_for(state, seat, kind, held + later)
    if road >= 0:
        tour = tour_of(state, seat, held + later + (1 << 4 * kind), NARROW)
        towns = new_towns(state, seat, tour.towns)
        return Reason("elfenland-reason-needs", {"count": towns, "to": link_thing(road)})
    return matching(state, seat, kind)


def road_for(state: State, seat: int, kind: int, held: int) -> int:
    """Return the road on which the best tour needs one more counter of a kind, or -1."""
    for laid, road in tour_of(state, seat, held + (1 << 4 * kind), NARROW).lays:
        if laid == kind and not count(held, kind):
            return road
    return -1


def of_piece(state: State, seat: int, move: int) -> Reason | None:
    """Say where a counter is needed, whom the obstacle is for, or that the tour is complete."""
    tour = tour_of(state, seat, state.counters_of(seat))
    towns = new_towns(state, seat, tour.towns)
    if move == OBSTACLE:
        rival = rival_of(state)
        last = state.round_number == state.settings.rounds
        key = "elfenland-reason-obstacle-last" if last else "elfenland-reason-obstacle"
        return Reason(key, {"seat": rival, "count": state.pieces(rival)}) if time_to_block(state) else None
    if move == PASS:
        return None if tour.lays or not towns else Reason("elfenland-reason-complete", {"count": towns})
    kind = SPACE.family(move)[1]
    for laid, road in tour.lays:
        if laid == kind:
            return Reason("elfenland-reason-needs", {"count": towns, "to": link_thing(road)})
    return None


def of_road(state: State, seat: int, move: int) -> Reason | None:
    """Say how far the tour leads with the counter on this road, and how far without it."""
    before = tour_of(state, seat, state.counters_of(seat) & ~(15 << 4 * state.laying), NARROW)
    twin = state.copy()
    assert isinstance(twin, State)
    twin.play(seat, move)
    towns = new_towns(state, seat, tour_of(twin, seat, twin.counters_of(seat)).towns)
    without = new_towns(state, seat, before.towns)
    if towns > without:
        return Reason("elfenland-reason-longer", {"count": towns, "others": without})
    return (
        Reason("elfenland-reason-tour", {"count": towns})
        if towns and move == choose_road(state, [move], PLAIN)
        else None
    )


def of_obstacle(state: State, road: int) -> Reason | None:
    """Say whose likely way is made dearer."""
    rival = rival_of(state)
    likely = longest_tour(network_of(state), state.travels.boots[rival], TYPICAL_HAND, state.missing(rival))
    for leg in likely.legs:
        if leg.link == road:
            return Reason("elfenland-reason-in-the-way", {"seat": rival})
    return None


def of_step(state: State, seat: int, move: int) -> Reason | None:
    """Say how many new towns lie that way, or that none can be reached."""
    if move == STOP:
        planner = Planner(state, seat, WIDE)
        tour = planner.best(state.travels.boots[seat], state.cards.hands[seat], 0)
        if tour.towns:
            return None
        if planner.goal and planner.goal[state.travels.boots[seat]] == 0:
            return Reason("elfenland-reason-at-goal", {})
        return Reason("elfenland-reason-stop", {"count": size(state.cards.hands[seat])})
    towns = towns_after(state, seat, move)
    goal = other_end(move - LINK, state.travels.boots[seat])
    if towns:
        return Reason("elfenland-reason-towns", {"count": towns, "to": town_thing(goal)})
    far = Planner(state, seat, NARROW).goal
    if far and far[goal] < far[state.travels.boots[seat]]:
        return Reason("elfenland-reason-nearer", {"count": far[goal]})
    return None


def towns_after(state: State, seat: int, move: int) -> int:
    """Count the new towns of the journey that begins with a move, paid as the plain player would."""
    twin = state.copy()
    assert isinstance(twin, State)
    twin.play(seat, move)
    while not twin.ending and twin.asked == seat and (twin.asks(ASK_PAY) or twin.asks(ASK_CARAVAN)):
        twin.play(seat, choose_payment(twin, twin.moves(seat), PLAIN))
    gained = new_towns(state, seat, twin.travels.collected[seat])
    if not twin.ending and twin.asked == seat and twin.asks(ASK_TRAVEL):
        gained += new_towns(twin, seat, tour_of(twin, seat, 0).towns)
    return gained


def of_payment(state: State, seat: int, move: int) -> Reason | None:
    """Say how far the cards that are left lead."""
    towns = towns_after(state, seat, move) - new_towns(
        state, seat, 1 << other_end(state.link, state.travels.boots[seat])
    )
    return Reason("elfenland-reason-left", {"count": towns}) if towns > 0 else None


def of_discard(state: State, seat: int, move: int) -> Reason | None:
    """Say that a card goes with none of the counters, where others do."""
    counters = state.counters_of(seat)
    kind = SPACE.family(move)[1]
    if count(counters, kind) or not any(count(counters, SPACE.family(other)[1]) for other in state.moves(seat)):
        return None
    return Reason("elfenland-reason-no-counter", {"card": NAME[kind]})


def of_kept(state: State, seat: int, move: int) -> Reason | None:
    """Say which cards go with a counter that is kept."""
    kind = SPACE.family(move)[1]
    return matching(state, seat, kind) if kind else None


def matching(state: State, seat: int, kind: int) -> Reason | None:
    """Say how many cards in hand go with a counter."""
    held = count(state.cards.hands[seat], kind)
    return Reason("elfenland-reason-matches", {"count": held}) if held else None
