"""Tours an Elfenland player could plan: over the roads as they lie, water, and counters that it still holds.

The rules' own route service knows only counters that lie. Here a free road may be crossed too, by laying a counter
of one's own. That makes too many tours to try them all, so of those that have spent the same number of cards only
the most promising are followed.
"""

from typing import Final

from elderwood.bots.elfenland.foresight import Foresight, rings
from elderwood.engine.chance import Dice
from elderwood.games.elfenland.cards import CARAVAN, COST, DRAGON, TERRAIN, VEHICLES, size
from elderwood.games.elfenland.map import RIVER, ROAD_TERRAIN, other_end
from elderwood.games.elfenland.routes import IMPOSSIBLE, Step, by_caravan, open_step
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
NOTHING: Final = -1  # no counter is laid
HOPED: Final = 0  # the kind of a counter still to be taken
COSTS: Final[list[list[int]]] = [[kind[terrain] for kind in COST] for terrain in range(len(TERRAIN))]
CLOSE_LOOKS: Final = 30  # ends of tours that foresight looks at with care

Lay = tuple[int, int]  # a kind of counter (`HOPED`: one still to be taken) and the road it is laid on
Level = dict[int, "Node"]  # tours that have spent as many cards, by their signs

# A sign for each road that a kind is laid on as the first, the second ... counter of a tour (Zobrist 1970).
ORDERS: Final = 16
LAYS: Final = RIVER * (DRAGON + 1)
SIGN_DICE: Final = Dice(1)
SIGNS: Final[list[int]] = [SIGN_DICE.below(1 << 30) << 30 | SIGN_DICE.below(1 << 30) for _ in range(ORDERS * LAYS)]


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
    """A tour in the making: where it stands, what is left to go on with, and how it came there.

    `laid` are the roads that it lays counters on, `lays` their number, `hopes` the number of those still to be taken,
    `signs` what tells them from other counters on other roads.
    """

    def __init__(self, town: int, purse: int, counters: int, towns: int) -> None:
        self.town = town
        self.purse = purse
        self.counters = counters
        self.towns = towns
        self.laid = 0
        self.lays = 0
        self.hopes = 0
        self.signs = 0
        self.before: Node | None = None
        self.link = -1
        self.kind = NOTHING  # the counter laid for the last step
        self.worth = 0.0
        self.final = 0.0  # if the tour ends here

    def kind_on(self, road: int) -> int:
        """Return the kind that the tour lays on one of its roads."""
        at = self
        while at.kind == NOTHING or at.link != road:
            assert at.before is not None
            at = at.before
        return at.kind

    def tour(self) -> Tour:
        """Return the tour as a whole."""
        links: list[int] = []
        lays: list[Lay] = []
        at = self
        while at.before is not None:
            links.append(at.link)
            if at.kind != NOTHING:
                lays.append((at.kind, at.link))
            at = at.before
        return Tour(links[::-1], lays[::-1], self.towns, self.final)


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
        self.links_at = board.links_at
        self.land = state.land
        self.ways: list[list[Step] | None] = [None] * len(board.links_at)
        self.near, self.far = rings(board)[:2]
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
        start = Node(town, purse, counters, towns)
        start.worth = self.outlook(start)
        best = start
        ends: list[Node] = []
        levels[0][0] = start
        for spent, level in enumerate(levels):
            nodes = list(level.values())
            if len(nodes) > self.wide:
                nodes.sort(key=worth_of, reverse=True)
                del nodes[self.wide :]
            kept = self.card * min(limit - spent, KEPT)
            for node in nodes:
                node.final = node.worth + kept
                ends.append(node)
                if node.final > best.final:
                    best = node
                self.extend(node, spent, limit, levels)
        if self.foresight is not None and not self.goal:
            best = look_closer(ends, self.wanted, self.foresight)
        return best.tour()

    def outlook(self, node: Node) -> float:
        """Judge the towns gained, what they still depend on, and the place reached."""
        towns = node.towns
        town = node.town
        worth = towns.bit_count() - RISK * node.lays - HOPE * node.hopes
        if self.goal:
            return worth - self.goal[town]
        missing = self.wanted & ~towns
        if self.foresight is not None:
            return worth + self.foresight.glance(town, missing)
        return worth + NEAR * (missing & self.near[town]).bit_count() + FAR * (missing & self.far[town]).bit_count()

    def ways_from(self, town: int) -> list[Step]:
        """Return the steps that lie open from a town."""
        ways = self.ways[town]
        if ways is None:
            ways = []
            for link in self.links_at[town]:
                step = open_step(link, town, self.land.roads, self.land.obstacles)
                if step is not None:
                    ways.append(step)
            self.ways[town] = ways
        return ways

    def extend(self, node: Node, spent: int, limit: int, levels: list[Level]) -> None:
        """Add every step out of a node: over what lies, over what was laid on the way, over what could be laid."""
        town = node.town
        for step in self.ways_from(town):
            self.take(node, step, NOTHING, spent, limit, levels)
        missing = self.wanted & ~node.towns
        for road in self.links_at[town]:
            if road >= RIVER or not self.land.free >> road & 1:
                continue
            goal = other_end(road, town)
            costs = COSTS[ROAD_TERRAIN[road]]
            if node.laid >> road & 1:
                kind = node.kind_on(road)
                if kind:
                    self.take(node, Step(road, goal, kind, costs[kind], CARAVAN), NOTHING, spent, limit, levels)
                continue
            if not missing & (1 << goal | self.near[goal]):
                continue
            for kind in VEHICLES:
                if costs[kind] and node.counters >> 4 * kind & 15:
                    self.take(node, Step(road, goal, kind, costs[kind], CARAVAN), kind, spent, limit, levels)
            if node.counters & 15:
                self.hope(node, road, goal, costs, spent, limit, levels)

    def hope(
        self, node: Node, road: int, goal: int, costs: list[int], spent: int, limit: int, levels: list[Level]
    ) -> None:
        """Cross a free road by a counter still to be taken: of the kind that most cards are left of."""
        purse = node.purse
        best, most = 0, 0
        for kind in VEHICLES:
            held = purse >> 4 * kind & 15
            if costs[kind] == 1 and held > most:
                best, most = kind, held
        if best:
            self.take(node, Step(road, goal, best, 1, 0), HOPED, spent, limit, levels)

    def take(self, node: Node, step: Step, lay: int, spent: int, limit: int, levels: list[Level]) -> None:
        """Take a step, paid in each way the purse allows; `lay` is the kind of counter that is laid for it."""
        purse = node.purse
        towns = node.towns | (1 << step.goal & self.wanted)
        cost = step.cost
        if purse >> 4 * step.kind & 15 >= cost and spent + cost <= limit:
            self.add(node, step, purse - (cost << 4 * step.kind), towns, lay, levels[spent + cost])
        caravan = step.caravan
        if caravan and spent + caravan <= limit and towns != node.towns:
            rest = by_caravan(purse, step, self.lacking)
            if rest != IMPOSSIBLE:
                self.add(node, step, rest, towns, lay, levels[spent + caravan])

    def add(self, before: Node, step: Step, purse: int, towns: int, lay: int, level: Level) -> None:
        """Note a node once, under what tells it from others that have spent as much."""
        signs = before.signs
        if lay != NOTHING:
            signs ^= SIGNS[before.lays % ORDERS * LAYS + lay * RIVER + step.link]
        sign = (towns << 5 | step.goal) << 32 ^ purse ^ signs
        if sign in level:
            return
        node = Node(step.goal, purse, before.counters, towns)
        node.before = before
        node.link = step.link
        node.kind = lay
        node.laid = before.laid
        node.lays = before.lays
        node.hopes = before.hopes
        node.signs = signs
        if lay != NOTHING:
            node.laid |= 1 << step.link
            node.lays += 1
            node.counters -= 1 << 4 * lay
            if lay == HOPED:
                node.hopes += 1
        node.worth = self.outlook(node)
        level[sign] = node
