"""The tours that Elfenland's bots plan, beside all tours there are: tried one by one, with nothing saved or shared."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random

import pytest

from elderwood.bots.elfenland.foresight import Foresight, foresight
from elderwood.bots.elfenland.tours import (
    CARD,
    CARD_ON_TOP,
    CLOSE_LOOKS,
    FAR,
    HOPE,
    HOPED,
    KEPT,
    NEAR,
    RISK,
    Planner,
    Tour,
)
from elderwood.games.elfenland.cards import CARAVAN, COST, KINDS, NAME, VEHICLES, size
from elderwood.games.elfenland.map import LINK_NUMBER, RIVER, ROAD_TERRAIN, other_end
from elderwood.games.elfenland.position import ElfenlandPosition
from elderwood.games.elfenland.routes import IMPOSSIBLE, Step, by_caravan, open_step
from elderwood.games.elfenland.state import State
from elderwood.games.elfenland.title import Elfenland
from tests.games.elfenland.table import Table, table

TITLE = Elfenland()
ALL = 1_000_000  # tours followed at once: none is given up


@dataclass(frozen=True)
class Trip:
    """A tour so far; `purse` and `counters` are what is left, `lays` what it laid and where."""

    town: int
    purse: int
    counters: int
    towns: int
    spent: int = 0
    links: tuple[int, ...] = ()
    lays: tuple[tuple[int, int], ...] = ()

    @property
    def laid(self) -> dict[int, int]:
        """The kind laid on each road."""
        return {road: kind for kind, road in self.lays}


class Wanderer:
    """Tries every tour from a place."""

    def __init__(self, state: State, seat: int, ahead: Foresight | None) -> None:
        self.state = state
        self.ahead = ahead
        self.board = state.settings.board
        self.wanted = state.missing(seat)
        self.lacking = not state.settings.caravan_free
        self.card = CARD_ON_TOP if state.settings.on_top and state.round_number < state.settings.rounds else CARD

    def trips(self, trip: Trip, limit: int) -> Iterator[Trip]:
        """Give a trip and all that begin with it."""
        yield trip
        for step, lay in self.steps(trip):
            towns = trip.towns | (1 << step.goal & self.wanted)
            counters = trip.counters if lay is None else trip.counters - (1 << 4 * lay)
            lays = trip.lays if lay is None else (*trip.lays, (lay, step.link))
            there = replace(
                trip, town=step.goal, towns=towns, counters=counters, lays=lays, links=(*trip.links, step.link)
            )
            if (trip.purse >> 4 * step.kind & 15) >= step.cost and trip.spent + step.cost <= limit:
                purse = trip.purse - (step.cost << 4 * step.kind)
                yield from self.trips(replace(there, purse=purse, spent=trip.spent + step.cost), limit)
            rest = by_caravan(trip.purse, step, self.lacking) if step.caravan else IMPOSSIBLE
            if rest != IMPOSSIBLE and towns != trip.towns and trip.spent + step.caravan <= limit:
                yield from self.trips(replace(there, purse=rest, spent=trip.spent + step.caravan), limit)

    def steps(self, trip: Trip) -> Iterator[tuple[Step, int | None]]:
        """Give the ways out of a town, and what has to be laid for them."""
        land = self.state.land
        for link in self.board.links_at[trip.town]:
            lying = open_step(link, trip.town, land.roads, land.obstacles)
            if lying is not None:
                yield lying, None
            if link >= RIVER or not land.free >> link & 1:
                continue
            goal = other_end(link, trip.town)
            laid = trip.laid.get(link)
            costs = {kind: COST[kind][ROAD_TERRAIN[link]] for kind in VEHICLES}
            if laid is not None:
                if laid != HOPED:
                    yield Step(link, goal, laid, costs[laid], CARAVAN), None
                continue
            if not self.worth_going(goal, trip.towns):
                continue
            for kind in VEHICLES:
                if costs[kind] and trip.counters >> 4 * kind & 15:
                    yield Step(link, goal, kind, costs[kind], CARAVAN), kind
            held = [(trip.purse >> 4 * kind & 15, -kind) for kind in VEHICLES if costs[kind] == 1]
            if trip.counters & 15 and max(held)[0]:
                yield Step(link, goal, -max(held)[1], 1, 0), HOPED

    def worth_going(self, goal: int, towns: int) -> bool:
        """Say whether a missing town lies there or one step farther."""
        missing = self.wanted & ~towns
        return bool(missing >> goal & 1) or self.missing_at(goal, missing, 1) > 0

    def missing_at(self, town: int, missing: int, far: int) -> int:
        """Count missing towns at a distance."""
        return sum(1 for goal, steps in enumerate(self.board.distance[town]) if steps == far and missing >> goal & 1)

    def worth(self, trip: Trip, limit: int) -> float:
        """Judge a trip as the planner says that it does."""
        missing = self.wanted & ~trip.towns
        worth = trip.towns.bit_count() - RISK * len(trip.lays) - HOPE * sum(kind == HOPED for kind, _ in trip.lays)
        worth += self.card * min(limit - trip.spent, KEPT)
        if self.ahead is not None:
            return worth + self.ahead.look(trip.town, missing)
        return worth + NEAR * self.missing_at(trip.town, missing, 1) + FAR * self.missing_at(trip.town, missing, 2)


def some_position(luck: Random) -> ElfenlandPosition:
    """Return a position somewhere in a match that was played by chance."""
    options = {
        "caravan": luck.choice(["free", "lacking"]),
        "cards": luck.choice(["fill", "on-top"]),
        "board": luck.choice(["whole", "half"]),
    }
    state = TITLE.start(2, options, f"tours-{luck.randrange(1_000_000)}")
    for _ in range(luck.randrange(20, 120)):
        if state.awaits():
            seat = state.awaits()[0]
            state.play(seat, luck.choice(state.moves(seat)))
    assert isinstance(state, ElfenlandPosition)
    return state


def pack(luck: Random, kinds: range, most: int) -> int:
    """Return a few cards or counters."""
    return sum(1 << 4 * luck.choice(kinds) for _ in range(luck.randrange(most + 1)))


@pytest.mark.parametrize("foresees", [False, True])
@pytest.mark.parametrize("seed", range(100))
def test_the_best_of_all_tours_is_found(seed: int, foresees: bool) -> None:
    luck = Random(seed)
    state = some_position(luck)
    purse = pack(luck, KINDS, 4 if foresees else 7)
    counters = pack(luck, VEHICLES, 2 if foresees else 3) + luck.randrange(3)
    town = state.travels.boots[0]
    ahead = foresight(state.settings.board, state.settings.rounds - state.round_number) if foresees else None
    wanderer = Wanderer(state, 0, ahead)
    limit = size(purse)
    trips = list(wanderer.trips(Trip(town, purse, counters, 0), limit))
    best = max(wanderer.worth(trip, limit) for trip in trips)
    if foresees:
        assert len({(trip.town, trip.towns) for trip in trips}) <= CLOSE_LOOKS, "more than it looks at with care"
    tour = Planner(state, 0, ALL, ahead).best(town, purse, counters)
    assert tour.worth == pytest.approx(best), f"of {len(trips)} trips"
    same = [trip for trip in trips if described(tour) == (trip.links, trip.lays, trip.towns)]
    assert max(wanderer.worth(trip, limit) for trip in same) == pytest.approx(best)


def described(tour: Tour) -> tuple[tuple[int, ...], tuple[tuple[int, int], ...], int]:
    """Return what is to be compared of a tour."""
    return tuple(tour.links), tuple(tour.lays), tour.towns


@pytest.mark.parametrize("onward", ["giant_pig", "elfcycle"])
def test_two_ways_to_a_place_that_leave_other_cards_are_both_followed(onward: str) -> None:
    roads = (
        "dagamura-ixara giant_pig, dagamura-lapphalya giant_pig, ixara-virst elfcycle, lapphalya-virst elfcycle, "
        f"lapphalya-rivinia {onward}"
    )
    hands = ["giant_pig giant_pig elfcycle elfcycle"]
    t = table(roads, boots=["ixara"], hands=hands, collected=["all but lapphalya rivinia"])
    assert (
        via(best(t))
        == {
            "giant_pig": ["road-ixara-virst", "road-lapphalya-virst", "road-lapphalya-rivinia"],
            "elfcycle": ["road-dagamura-ixara", "road-dagamura-lapphalya", "road-lapphalya-rivinia"],
        }[onward]
    )


def test_back_over_roads_of_its_own_by_the_kinds_that_it_laid_there() -> None:
    t = table(
        "lapphalya-rivinia unicorn",
        step="plan",
        boots=["lapphalya"],
        hands=["elfcycle elfcycle giant_pig giant_pig unicorn"],
        counters=["elfcycle giant_pig"],
        collected=["all but kihromah rivinia"],
    )
    tour = best(t)
    there, beyond = "road-dagamura-lapphalya", "road-dagamura-kihromah"
    assert via(tour) == [there, beyond, beyond, there, "road-lapphalya-rivinia"]
    assert sorted(NAME[kind] for kind, _ in tour.lays) == ["elfcycle", "giant_pig"]
    assert [road for _, road in tour.lays] == [LINK_NUMBER[there], LINK_NUMBER[beyond]]


def test_few_tours_followed_are_the_promising_ones() -> None:
    found = dict.fromkeys((3, ALL), 0.0)
    for seed in range(100):
        luck = Random(seed)
        state = some_position(luck)
        purse, counters = pack(luck, KINDS, 7), pack(luck, VEHICLES, 4)
        for wide in found:
            found[wide] += Planner(state, 0, wide).best(state.travels.boots[0], purse, counters).worth
    assert 0.98 * found[ALL] < found[3] < found[ALL]


@pytest.mark.parametrize("depth", range(5))
def test_no_tour_takes_more_cards_than_it_may(depth: int) -> None:
    roads = "elvenhold-lapphalya giant_pig, lapphalya-rivinia giant_pig, feodor-rivinia giant_pig"
    t = table(roads, hands=["giant_pig giant_pig giant_pig giant_pig"], boots=["elvenhold"])
    state = t.position
    tour = Planner(state, 0, ALL, depth=depth).best(state.travels.boots[0], state.cards.hands[0], 0)
    assert len(tour.links) == min(depth, 3)


def test_in_the_last_round_a_town_card_is_worth_a_town_a_step() -> None:
    roads = "elvenhold-lapphalya dragon, lapphalya-virst dragon"
    for round_number, last in ((3, "road-lapphalya-rivinia"), (4, "road-lapphalya-virst")):
        t = table(
            f"{roads}, lapphalya-rivinia unicorn",
            hands=["dragon dragon unicorn"],
            boots=["elvenhold"],
            collected=["all but lapphalya rivinia tichih"],
            targets=["virst", "beata"],
            round_number=round_number,
        )
        assert via(best(t))[-1] == last


def best(t: Table) -> Tour:
    """Return the best tour of seat 0 with the cards and counters it holds."""
    state = t.position
    return Planner(state, 0, ALL).best(state.travels.boots[0], state.cards.hands[0], state.counters_of(0))


def via(tour: Tour) -> list[str]:
    """Return the names of the links that a tour runs along."""
    names = {number: name for name, number in LINK_NUMBER.items()}
    return [names[link] for link in tour.links]
