"""Routes: which towns a hand of cards can reach, and the tour that collects the most of them. Exact and quick.

The caravan is what makes this hard: any three cards will do, so that choosing them at once multiplies the cases.
Here a caravan only runs up a debt, and debts are paid at the end with whatever cards are left. A purse is a pack of
cards whose lowest four bits, which no kind uses, hold the debt.
"""

from typing import Final

from elderwood.games.elfenland.cards import (
    CARAVAN,
    COST,
    CROSSING,
    DOWNSTREAM,
    KINDS,
    RAFT,
    UPSTREAM,
    size,
)
from elderwood.games.elfenland.map import ENDS_A, FERRY, RIVER, ROAD_TERRAIN, TOWNS, other_end
from elderwood.games.elfenland.settings import Board
from elderwood.games.elfenland.state import State

IMPOSSIBLE: Final = -1


class Step:
    """A way out of a town: where it leads, the cards it takes, and the size of a caravan (0 on water)."""

    def __init__(self, link: int, goal: int, kind: int, cost: int, caravan: int) -> None:
        self.link = link
        self.goal = goal
        self.kind = kind
        self.cost = cost
        self.caravan = caravan


class Leg:
    """One step of a route and the pack of cards that pays for it."""

    def __init__(self, link: int, goal: int, pack: int) -> None:
        self.link = link
        self.goal = goal
        self.pack = pack

    def __repr__(self) -> str:
        return f"Leg({self.link}, {self.goal}, {self.pack:#x})"


class Route:
    """A journey: its legs, the pack of all cards they take, and the new towns it comes through (one bit each)."""

    def __init__(self, legs: list[Leg], towns: int) -> None:
        self.legs = legs
        self.towns = towns
        self.pack = sum([leg.pack for leg in legs])

    def __repr__(self) -> str:
        return f"Route({self.legs!r}, {self.towns:#x})"


class Network:
    """The ways that are open on a board: roads with a counter, rivers and lakes.

    `lacking` says that a caravan is only for those who lack the right cards (E12).
    """

    def __init__(self, board: Board, roads: list[int], obstacles: int, lacking: bool) -> None:
        self.lacking = lacking
        self.ways: list[list[Step]] = []
        self.cheapest = [0] * (RAFT + 1)
        for town in range(len(TOWNS)):
            ways: list[Step] = []
            for link in board.links_at[town]:
                step = open_step(link, town, roads, obstacles)
                if step is not None:
                    ways.append(step)
                    least = self.cheapest[step.kind]
                    if not least or step.cost < least:
                        self.cheapest[step.kind] = step.cost
            self.ways.append(ways)

    def most_steps(self, purse: int, left: int) -> int:
        """Return a number of steps that a purse can surely not exceed."""
        steps = 0
        idle = left
        for kind in KINDS:
            cost = self.cheapest[kind]
            if cost:
                own = (purse >> 4 * kind & 15) // cost
                steps += own
                idle -= own * cost
        if idle > 0:
            steps += idle // CARAVAN
        return min(steps, left)


def open_step(link: int, town: int, roads: list[int], obstacles: int) -> Step | None:
    """Return the step along a link from one of its towns, or None on a road without a counter."""
    goal = other_end(link, town)
    if link < RIVER:
        kind = roads[link]
        if not kind:
            return None
        obstacle = obstacles >> link & 1
        return Step(link, goal, kind, COST[kind][ROAD_TERRAIN[link]] + obstacle, CARAVAN + obstacle)
    if link < FERRY:
        return Step(link, goal, RAFT, DOWNSTREAM if ENDS_A[link] == town else UPSTREAM, 0)
    return Step(link, goal, RAFT, CROSSING, 0)


def network_of(state: State) -> Network:
    """Return the ways that are open in a position."""
    settings = state.settings
    return Network(settings.board, state.land.roads, state.land.obstacles, not settings.caravan_free)


def by_caravan(purse: int, step: Step, lacking: bool) -> int:
    """Return the purse after a caravan, or `IMPOSSIBLE`.

    Who must lack the right cards and has them pays older debts with them first: just as many as it takes.
    """
    if lacking:
        extra = max(0, (purse >> 4 * step.kind & 15) - step.cost + 1)
        if purse & 15 < extra:
            return IMPOSSIBLE
        purse -= (extra << 4 * step.kind) + extra
    return purse + step.caravan


class Reach:
    """What can be reached from a town: for each town the fewest cards (-1: out of reach) and the way there."""

    def __init__(self, network: Network, hand: int) -> None:
        self.network = network
        self.hand = hand
        self.fewest = [-1] * len(TOWNS)
        self.node_at = [-1] * len(TOWNS)
        # The nodes of the search: where it stands, the node before it, and the step between them.
        self.towns: list[int] = []
        self.purses: list[int] = []
        self.before: list[int] = []
        self.steps: list[Step] = []
        self.caravans: list[bool] = []

    def route(self, town: int) -> Route | None:
        """Return the cheapest way to a town, or None if it is out of reach."""
        node = self.node_at[town]
        if node < 0:
            return None
        steps: list[Step] = []
        caravans: list[bool] = []
        passed = 0
        while self.before[node] >= 0:
            steps.append(self.steps[node])
            caravans.append(self.caravans[node])
            passed |= 1 << self.towns[node]
            node = self.before[node]
        steps.reverse()
        caravans.reverse()
        return settle(self.network, self.hand, steps, caravans, passed)


def reachable(network: Network, town: int, hand: int) -> Reach:
    """Find every town that a hand can reach, and the fewest cards it takes to get there.

    Nodes are visited by the number of cards spent, then in the order they were found, so the answer is stable:
    of equally cheap ways, the right cards go before a caravan, and earlier links before later ones.
    """
    reach = Reach(network, hand)
    limit = size(hand)
    levels: list[list[int]] = [[] for _ in range(limit + 1)]
    seen: set[int] = set()
    add_node(reach, town, hand, -1, Step(0, town, 0, 0, 0), False)
    levels[0].append(0)
    spent = 0
    while spent <= limit:
        for node in levels[spent]:
            key = reach.purses[node] << 5 | reach.towns[node]
            if key in seen:
                continue
            seen.add(key)
            here = reach.towns[node]
            if reach.fewest[here] < 0:
                reach.fewest[here] = spent
                reach.node_at[here] = node
            extend_reach(reach, node, spent, limit, levels)
        spent += 1
    return reach


def extend_reach(reach: Reach, node: int, spent: int, limit: int, levels: list[list[int]]) -> None:
    """Add every step out of a node, paid in either way."""
    purse = reach.purses[node]
    network = reach.network
    for step in network.ways[reach.towns[node]]:
        cost = step.cost
        if purse >> 4 * step.kind & 15 >= cost and spent + cost <= limit:
            rest = purse - (cost << 4 * step.kind)
            levels[spent + cost].append(add_node(reach, step.goal, rest, node, step, False))
        if step.caravan and spent + step.caravan <= limit:
            rest = by_caravan(purse, step, network.lacking)
            if rest != IMPOSSIBLE:
                levels[spent + step.caravan].append(add_node(reach, step.goal, rest, node, step, True))


def add_node(reach: Reach, town: int, purse: int, before: int, step: Step, caravan: bool) -> int:
    """Add a node to a search and return its number."""
    reach.towns.append(town)
    reach.purses.append(purse)
    reach.before.append(before)
    reach.steps.append(step)
    reach.caravans.append(caravan)
    return len(reach.towns) - 1


class Search:
    """A search for the longest tour: depth first, cutting off what cannot beat the best one found."""

    def __init__(self, network: Network, wanted: int) -> None:
        self.network = network
        self.wanted = wanted
        self.seen: set[int] = set()
        self.steps: list[Step] = []
        self.caravans: list[bool] = []
        self.best_count = 0
        self.best_left = -1
        self.best_towns = 0
        self.best_steps: list[Step] = []
        self.best_caravans: list[bool] = []

    def visit(self, town: int, purse: int, left: int, towns: int, count: int) -> None:
        """Go on from a town with a purse of which `left` cards are not owed, `count` new towns behind."""
        if count > self.best_count or (count == self.best_count and left > self.best_left):
            self.best_count = count
            self.best_left = left
            self.best_towns = towns
            self.best_steps = self.steps[:]
            self.best_caravans = self.caravans[:]
        if not self.promising(purse, left, towns, count):
            return
        key = (towns << 5 | town) << 32 | purse
        if key in self.seen:
            return
        self.seen.add(key)
        ways = self.network.ways[town]
        for step in ways:
            if (self.wanted & ~towns) >> step.goal & 1:
                self.take(step, purse, left, towns | 1 << step.goal, count + 1)
        for step in ways:
            if not (self.wanted & ~towns) >> step.goal & 1:
                self.take(step, purse, left, towns, count)

    def promising(self, purse: int, left: int, towns: int, count: int) -> bool:
        """Say whether more towns can come of this, or as many with more cards left."""
        missing = self.best_count - count
        needed = missing if missing and left - missing > self.best_left else missing + 1
        if (self.wanted & ~towns).bit_count() < needed:
            return False
        return self.network.most_steps(purse, left) >= needed

    def take(self, step: Step, purse: int, left: int, towns: int, count: int) -> None:
        """Take a step, paid in each way the purse allows."""
        cost = step.cost
        if purse >> 4 * step.kind & 15 >= cost and left >= cost:
            self.steps.append(step)
            self.caravans.append(False)
            self.visit(step.goal, purse - (cost << 4 * step.kind), left - cost, towns, count)
            self.steps.pop()
            self.caravans.pop()
        if step.caravan and left >= step.caravan:
            rest = by_caravan(purse, step, self.network.lacking)
            if rest != IMPOSSIBLE:
                self.steps.append(step)
                self.caravans.append(True)
                self.visit(step.goal, rest, left - step.caravan, towns, count)
                self.steps.pop()
                self.caravans.pop()


def longest_tour(network: Network, town: int, hand: int, wanted: int) -> Route:
    """Find the tour through the most wanted towns (one bit each) that a hand pays for; at equality the cheapest."""
    search = Search(network, wanted & ~(1 << town))
    search.visit(town, hand, size(hand), 0, 0)
    return settle(network, hand, search.best_steps, search.best_caravans, search.best_towns)


def settle(network: Network, hand: int, steps: list[Step], caravans: list[bool], towns: int) -> Route:
    """Return a route with its debts paid: every caravan gets its cards, first those that had to be given away."""
    packs = [0] * len(steps)
    owed: list[int] = []  # for each card owed, the leg that owes it, oldest first
    purse = hand
    for number, step in enumerate(steps):
        if not caravans[number]:
            packs[number] = step.cost << 4 * step.kind
            purse -= packs[number]
            continue
        extra = (purse >> 4 * step.kind & 15) - step.cost + 1 if network.lacking else 0
        for _ in range(extra):
            packs[owed.pop(0)] += 1 << 4 * step.kind
            purse -= 1 << 4 * step.kind
        owed += [number] * step.caravan
    for kind in KINDS:
        while owed and purse >> 4 * kind & 15:
            packs[owed.pop(0)] += 1 << 4 * kind
            purse -= 1 << 4 * kind
    return Route([Leg(step.link, step.goal, packs[at]) for at, step in enumerate(steps)], towns)
