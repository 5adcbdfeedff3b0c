"""Tours an Elfenland player could plan: over the roads as they lie, water, and counters that it still holds.

The rules' own route service knows only counters that lie. Here a free road may be crossed too, by laying a counter
of one's own. That makes too many tours to try them all, so of those that have spent the same number of cards only
the most promising are followed.
"""

from heapq import nlargest
from typing import Final

from elderwood.bots.elfenland.foresight import Foresight, ring
from elderwood.games.elfenland.cards import CARAVAN, COST, VEHICLES, size
from elderwood.games.elfenland.map import RIVER, ROAD_TERRAIN, other_end
from elderwood.games.elfenland.routes import IMPOSSIBLE, Network, Step, by_caravan, network_of
from elderwood.games.elfenland.state import State

# What a tour is worth, in towns; found by trying.
NEAR: Final = 0.12  # a town still wanted beside the one the tour ends in
FAR: Final = 0.04  # and one that is two steps away
CARD: Final = 0.02  # a card left: of no use but to break a tie, for hands are filled up anyhow
CARD_ON_TOP: Final = 0.3  # a card kept when eight new ones come on top
RISK: Final = 0.03  # a counter still to be laid: somebody may take the road first
HOPE: Final = 0.5  # a town reached by a counter still to be taken
KEPT: Final = 4
UNBOUND: Final = 99
CLOSE_LOOKS: Final = 30  # ends of tours that foresight looks at with care

Lay = tuple[int, int]  # a kind of counter (0: one hoped for) and the road it is laid on
Level = dict[tuple[int, int, int, int, tuple[Lay, ...]], "Node"]  # tours that have spent as many cards


class Tour:
    """A planned tour: the links it runs along, the counters to be laid for it, the new towns, its worth."""

    def __init__(self, links: list[int], lays: list[Lay], towns: int, worth: float) -> None:
        self.links = links
        self.lays = lays
        self.towns = towns
        self.worth = worth

    def __repr__(self) -> str:
        return f"Tour({self.links}, {self.lays}, {self.towns:#x}, {self.worth:.2f})"


class Node:
    """A tour in the making: where it stands and what is left to go on with."""

    __slots__ = ("before", "counters", "final", "lays", "link", "purse", "town", "towns", "worth")

    def __init__(
        self,
        town: int,
        purse: int,
        counters: int,
        towns: int,
        lays: tuple[Lay, ...],
        before: "Node | None",
        link: int,
        worth: float,
    ) -> None:
        self.town = town
        self.purse = purse
        self.counters = counters
        self.towns = towns
        self.lays = lays
        self.before = before
        self.link = link
        self.worth = worth
        self.final = worth  # if the tour ends here


def worth_of(node: Node) -> float:
    """Return what nodes are ranked by."""
    return node.worth


def final_of(node: Node) -> float:
    """Return what tours that end are ranked by."""
    return node.final


def look_closer(ends: list[Node], wanted: int, foresight: Foresight) -> Node:
    """Return the best of the most promising tours, judged again with more care."""
    best = ends[0]
    most = -1000.0
    seen: set[int] = set()
    for node in sorted(ends, key=final_of, reverse=True):
        missing = wanted & ~node.towns
        place = missing << 5 | node.town
        if place in seen:
            continue  # the same end with fewer cards left
        if len(seen) == CLOSE_LOOKS:
            break
        seen.add(place)
        node.final += foresight.look(node.town, missing) - foresight.glance(node.town, missing)
        if node.final > most:
            best, most = node, node.final
    return best


class Planner:
    """Plans tours for one seat over a board as it lies. `wide` is how many tours are followed at once, `depth` how
    many cards they may take.

    Where a tour ends is judged by the towns near by, or by `foresight` of the rounds to come.
    """

    def __init__(
        self, state: State, seat: int, wide: int, foresight: Foresight | None = None, depth: int = UNBOUND
    ) -> None:
        settings = state.settings
        board = settings.board
        self.wide = wide
        self.depth = depth
        self.foresight = foresight
        self.lacking = not settings.caravan_free
        self.network: Network = network_of(state)
        self.free = [
            [link for link in links if link < RIVER and state.land.free >> link & 1] for links in board.links_at
        ]
        self.near = ring(board, 1)
        self.far = ring(board, 2)
        self.wanted = state.missing(seat)
        last = state.round_number == settings.rounds
        self.goal = board.distance[state.travels.targets[seat]] if last and settings.targets else []
        self.card = CARD_ON_TOP if settings.on_top and not last else CARD

    def best(self, town: int, purse: int, counters: int, towns: int = 0) -> Tour:
        """Find a tour of great worth; `towns` are new towns already gained.

        The lowest bits of the purse hold a debt, as in the route service; those of the counters say how many more
        counters are hoped for.
        """
        limit = min(size(purse) - (purse & 15), self.depth)
        levels: list[Level] = [{} for _ in range(limit + 1)]
        start = Node(town, purse, counters, towns, (), None, -1, 0.0)
        best, best_worth = start, self.final_worth(start, limit)
        ends: list[Node] = []
        levels[0][town, purse, counters, towns, ()] = start
        for spent, level in enumerate(levels):
            nodes = list(level.values())
            if len(nodes) > self.wide:
                nodes = nlargest(self.wide, nodes, worth_of)
            for node in nodes:
                worth = self.final_worth(node, limit - spent)
                node.final = worth
                ends.append(node)
                if worth > best_worth:
                    best, best_worth = node, worth
                self.extend(node, spent, limit, levels)
        if self.foresight is not None and not self.goal:
            best = look_closer(ends, self.wanted, self.foresight)
            best_worth = best.final
        links: list[int] = []
        at: Node | None = best
        while at is not None and at.before is not None:
            links.append(at.link)
            at = at.before
        return Tour(links[::-1], list(best.lays), best.towns, best_worth)

    def final_worth(self, node: Node, left: int) -> float:
        """Judge a tour that ends here."""
        return self.outlook(node.town, node.towns, node.lays) + self.card * min(left, KEPT)

    def outlook(self, town: int, towns: int, lays: tuple[Lay, ...]) -> float:
        """Judge the towns gained, what they still depend on, and the place reached."""
        worth = towns.bit_count() - RISK * len(lays)
        if lays:
            worth -= HOPE * sum([1 for lay in lays if not lay[0]])
        if self.goal:
            return worth - self.goal[town]
        missing = self.wanted & ~towns
        if self.foresight is not None:
            return worth + self.foresight.glance(town, missing)
        return worth + NEAR * (missing & self.near[town]).bit_count() + FAR * (missing & self.far[town]).bit_count()

    def extend(
        self,
        node: Node,
        spent: int,
        limit: int,
        levels: list[Level],
    ) -> None:
        """Add every step out of a node: over what lies, over what was laid on the way, over what could be laid."""
        town = node.town
        for step in self.network.ways[town]:
            self.take(node, step, node.counters, node.lays, spent, limit, levels)
        for road in self.free[town]:
            terrain = ROAD_TERRAIN[road]
            goal = other_end(road, town)
            laid = [kind for kind, at in node.lays if at == road]
            if laid:
                if laid[0]:
                    step = Step(road, goal, laid[0], COST[laid[0]][terrain], CARAVAN)
                    self.take(node, step, node.counters, node.lays, spent, limit, levels)
                continue
            if not self.wanted & ~node.towns & (1 << goal | self.near[goal]):
                continue
            for kind in VEHICLES:
                cost = COST[kind][terrain]
                if cost and node.counters >> 4 * kind & 15:
                    step = Step(road, goal, kind, cost, CARAVAN)
                    counters = node.counters - (1 << 4 * kind)
                    self.take(node, step, counters, (*node.lays, (kind, road)), spent, limit, levels)
            if node.counters & 15:
                self.hope(node, road, goal, terrain, spent, limit, levels)

    def hope(
        self,
        node: Node,
        road: int,
        goal: int,
        terrain: int,
        spent: int,
        limit: int,
        levels: list[Level],
    ) -> None:
        """Cross a free road by a counter still to be taken: of the kind that most cards are left of."""
        purse = node.purse
        best, most = 0, 0
        for kind in VEHICLES:
            held = purse >> 4 * kind & 15
            if COST[kind][terrain] == 1 and held > most:
                best, most = kind, held
        if best:
            step = Step(road, goal, best, 1, 0)
            self.take(node, step, node.counters - 1, (*node.lays, (0, road)), spent, limit, levels)

    def take(
        self,
        node: Node,
        step: Step,
        counters: int,
        lays: tuple[Lay, ...],
        spent: int,
        limit: int,
        levels: list[Level],
    ) -> None:
        """Take a step, paid in each way the purse allows."""
        goal = step.goal
        purse = node.purse
        towns = node.towns | (1 << goal & self.wanted)
        cost = step.cost
        if purse >> 4 * step.kind & 15 >= cost and spent + cost <= limit:
            rest = purse - (cost << 4 * step.kind)
            self.add(goal, rest, counters, towns, lays, node, step.link, levels[spent + cost])
        caravan = step.caravan
        if caravan and spent + caravan <= limit and towns != node.towns:
            rest = by_caravan(purse, step, self.lacking)
            if rest != IMPOSSIBLE:
                self.add(goal, rest, counters, towns, lays, node, step.link, levels[spent + caravan])

    def add(
        self,
        town: int,
        purse: int,
        counters: int,
        towns: int,
        lays: tuple[Lay, ...],
        before: Node,
        link: int,
        level: Level,
    ) -> None:
        """Note a node once, under what tells it from others that have spent as much."""
        key = (town, purse, counters, towns, lays)
        if key not in level:
            level[key] = Node(town, purse, counters, towns, lays, before, link, self.outlook(town, towns, lays))
