"""Plans: what a seat may work out for itself of the ways before it, from open things and its own hand alone."""

from typing import Final, TypedDict

from elderwood.games.elfenland.actions import link_thing, town_thing
from elderwood.games.elfenland.cards import (
    CARAVAN,
    COST,
    KINDS,
    NAME,
    VEHICLES,
    count,
    size,
)
from elderwood.games.elfenland.journey import card_of, cost_of
from elderwood.games.elfenland.map import ENDS_A, ENDS_B, LINK_NUMBER, LINKS, RIVER, ROAD_TERRAIN, other_end, towns_in
from elderwood.games.elfenland.routes import Route, Step, longest_tour, network_of, open_step, reachable
from elderwood.games.elfenland.state import PLANNING, State

LONGEST: Final = 24  # steps of a plan; no hand pays for more
ANY_STREAM: Final = "any"  # cards of a caravan


class WayPlan(TypedDict):
    """A link that is open: its card, the price each way, a caravan's (0: none), and whether the hand pays it."""

    thing: str
    card: str
    cost: int
    back: int
    caravan: int
    held: int
    payable: bool


class ReachPlan(TypedDict):
    """A town within reach: the fewest cards it takes, and the links that lead there."""

    town: str
    cards: int
    way: list[str]


class LegPlan(TypedDict):
    """One step of a plan: `counter` is the own one to be laid first, `open` is False if none would fit."""

    thing: str
    to: str
    card: str
    cost: int
    caravan: bool
    counter: str
    open: bool


class RoutePlan(TypedDict):
    """A whole plan: the cards it takes and those the hand lacks by kind (`any`: of a caravan), the towns gained."""

    legs: list[LegPlan]
    cards: dict[str, int]
    missing: dict[str, int]
    gains: list[str]
    left: int


class Plans(TypedDict):
    """Everything a seat is told: its plan, the ways that are open, the towns within reach, the longest tour."""

    route: RoutePlan
    ways: list[WayPlan]
    reach: list[ReachPlan]
    tour: RoutePlan


def plans(state: State, seat: int, things: list[str]) -> Plans:
    """Weigh a plan, given as the links it runs along, and say what else the hand could do."""
    network = network_of(state)
    boot = state.travels.boots[seat]
    hand = state.cards.hands[seat]
    reach = reachable(network, boot, hand)
    towns: list[ReachPlan] = []
    for town in towns_in(state.settings.board.towns & ~(1 << boot)):
        route = reach.route(town)
        if route is not None:
            towns.append({"town": town_thing(town), "cards": reach.fewest[town], "way": way_of(route)})
    tour = longest_tour(network, boot, hand, state.missing(seat))
    return {
        "route": weigh(state, seat, things),
        "ways": open_ways(state, seat),
        "reach": towns,
        "tour": weigh(state, seat, way_of(tour)),
    }


def way_of(route: Route) -> list[str]:
    """Return the links of a route."""
    return [link_thing(leg.link) for leg in route.legs]


def open_ways(state: State, seat: int) -> list[WayPlan]:
    """Return every link that can be travelled now, with its price for a seat's hand."""
    hand = state.cards.hands[seat]
    ways: list[WayPlan] = []
    for thing, link in sorted_links(state):
        cost = cost_of(state, link, ENDS_A[link])
        if not cost:
            continue
        held = count(hand, card_of(state, link))
        caravan = CARAVAN + (state.land.obstacles >> link & 1) if link < RIVER else 0
        ways.append(
            {
                "thing": thing,
                "card": NAME[card_of(state, link)],
                "cost": cost,
                "back": cost_of(state, link, ENDS_B[link]),
                "caravan": caravan,
                "held": held,
                "payable": held >= cost or (caravan > 0 and size(hand) >= caravan),
            }
        )
    return ways


def sorted_links(state: State) -> list[tuple[str, int]]:
    """Return the links of the board that is played on."""
    links_at = state.settings.board.links_at
    return [(link_thing(link), link) for link in range(len(LINKS)) if link in links_at[ENDS_A[link]]]


class Chosen:
    """How one step of a plan is made: the step itself, whether a caravan pays it, whether its counter is still held."""

    def __init__(self, step: Step, caravan: bool, laid: bool) -> None:
        self.step = step
        self.caravan = caravan
        self.laid = laid


class Weighing:
    """A search for the cheapest way to pay a plan: fewest roads without a counter, then cards missing, then cards."""

    def __init__(self, state: State, path: list[tuple[int, int]]) -> None:
        self.state = state
        self.path = path  # link and the town it is entered from
        self.lacking = not state.settings.caravan_free
        self.chosen: list[Chosen] = []
        self.best: list[Chosen] = []
        self.best_worth = (LONGEST + 1, 0, 0)
        self.seen: set[tuple[int, int, int, int, int, int]] = set()

    def pay(self, purse: int, debt: int, counters: int, closed: int, missing: int, spent: int) -> None:
        """Go on from the step reached; `debt` cards are owed to caravans, `missing` ones are not in the hand."""
        at = len(self.chosen)
        if (closed, missing + max(0, debt - size(purse)), spent) >= self.best_worth:
            return
        if at == len(self.path):
            self.best_worth = (closed, missing + max(0, debt - size(purse)), spent)
            self.best = self.chosen[:]
            return
        key = (at, purse, debt, counters, closed, missing)
        if key in self.seen:
            return
        self.seen.add(key)
        link, town = self.path[at]
        step = open_step(link, town, self.state.land.roads, self.state.land.obstacles)
        if step is not None:
            self.take(step, True, purse, debt, counters, closed, missing, spent)
            return
        for kind in VEHICLES:
            cost = COST[kind][ROAD_TERRAIN[link]]
            if cost and counters >> 4 * kind & 15:
                step = Step(link, other_end(link, town), kind, cost, CARAVAN)
                self.take(step, False, purse, debt, counters - (1 << 4 * kind), closed, missing, spent)
        self.chosen.append(Chosen(Step(link, other_end(link, town), 0, 0, 0), False, False))
        self.pay(purse, debt, counters, closed + 1, missing, spent)
        self.chosen.pop()

    def take(
        self,
        step: Step,
        laid: bool,
        purse: int,
        debt: int,
        counters: int,
        closed: int,
        missing: int,
        spent: int,
    ) -> None:
        """Make a step, paid in either way."""
        held = purse >> 4 * step.kind & 15
        given = min(held, step.cost)
        self.chosen.append(Chosen(step, False, laid))
        rest = purse - (given << 4 * step.kind)
        self.pay(rest, debt, counters, closed, missing + step.cost - given, spent + step.cost)
        self.chosen.pop()
        extra = max(0, held - step.cost + 1) if self.lacking else 0
        if step.caravan and extra <= debt:
            self.chosen.append(Chosen(step, True, laid))
            rest = purse - (extra << 4 * step.kind)
            self.pay(rest, debt - extra + step.caravan, counters, closed, missing, spent + step.caravan)
            self.chosen.pop()


def path_along(state: State, seat: int, things: list[str]) -> list[tuple[int, int]]:
    """Return the links that hang together from the boot on, each with the town it is entered from."""
    path: list[tuple[int, int]] = []
    town = state.travels.boots[seat]
    for thing in things[:LONGEST]:
        link = LINK_NUMBER.get(thing.replace(":", "-", 1), -1)
        if link not in state.settings.board.links_at[town]:
            break
        path.append((link, town))
        town = other_end(link, town)
    return path


def weigh(state: State, seat: int, things: list[str]) -> RoutePlan:
    """Say what a plan takes. Until the journeys begin, counters still held may be laid along it."""
    counters = state.counters_of(seat) if state.phase <= PLANNING else 0
    search = Weighing(state, path_along(state, seat, things))
    search.pay(state.cards.hands[seat], 0, counters, 0, 0, 0)
    return told(state, seat, search.best)


def told(state: State, seat: int, steps: list[Chosen]) -> RoutePlan:
    """Return a weighed plan as plain data."""
    legs: list[LegPlan] = []
    needs = 0
    debt = 0
    gained = 0
    for chosen in steps:
        step = chosen.step
        cost = step.caravan if chosen.caravan else step.cost
        legs.append(
            {
                "thing": link_thing(step.link),
                "to": town_thing(step.goal),
                "card": NAME[step.kind],
                "cost": cost,
                "caravan": chosen.caravan,
                "counter": "" if chosen.laid else NAME[step.kind],
                "open": step.kind > 0,
            }
        )
        gained |= 1 << step.goal
        if chosen.caravan:
            debt += cost
        else:
            needs += cost << 8 * step.kind  # a plan may need more of a kind than a pack can hold
    hand = state.cards.hands[seat]
    cards: dict[str, int] = {}
    missing: dict[str, int] = {}
    left = size(hand)
    for kind in KINDS:
        need = needs >> 8 * kind & 255
        held = count(hand, kind)
        if need:
            cards[NAME[kind]] = need
            left -= min(need, held)
        if need > held:
            missing[NAME[kind]] = need - held
    if debt:
        cards[ANY_STREAM] = debt
        if debt > left:
            missing[ANY_STREAM] = debt - left
        left = max(0, left - debt)
    gains = [town_thing(town) for town in towns_in(gained & ~state.travels.collected[seat])]
    return {"legs": legs, "cards": cards, "missing": missing, "gains": gains, "left": left}
