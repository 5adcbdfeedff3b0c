"""Plans: what the page's private planner is told, and that it never knows more than the seat."""

import json
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest

from elderwood.engine.chance import Dice, chance_of
from elderwood.games import find_title
from elderwood.games.elfenland.actions import LINK, link_thing
from elderwood.games.elfenland.cards import (
    COST,
    DRAGON,
    ELFCYCLE,
    GIANT_PIG,
    KINDS,
    RAFT,
    UNICORN,
    VEHICLES,
    count,
    kinds_in,
    packed,
    size,
)
from elderwood.games.elfenland.journey import card_of, cost_of
from elderwood.games.elfenland.map import (
    ENDS_B,
    FERRY,
    FITS,
    LINK_NUMBER,
    NAME,
    NUMBER,
    RIVER,
    ROAD_TERRAIN,
    describe,
    other_end,
)
from elderwood.games.elfenland.plans import plans, weigh
from elderwood.games.elfenland.position import ElfenlandPosition
from elderwood.games.elfenland.state import JOURNEYS, STREAMS
from tests.games.elfenland.table import table

LAND = Path(__file__).parents[3] / "web" / "src" / "art" / "elfenland" / "land.json"


def at_elvenhold(hand: list[int], roads: dict[str, int], **options: str) -> ElfenlandPosition:
    """A journey from Elvenhold with a hand, and counters on some roads."""
    position = find_title("elfenland").start(3, options, "oak")
    assert isinstance(position, ElfenlandPosition)
    position.phase = JOURNEYS
    position.cards.hands[0] = packed(hand)
    for name, kind in roads.items():
        position.land.roads[LINK_NUMBER[name]] = kind
    return position


def test_a_plan_adds_up_cards_and_towns() -> None:
    roads = {"road-elvenhold-lapphalya": GIANT_PIG, "road-feodor-lapphalya": DRAGON}
    position = at_elvenhold([GIANT_PIG, DRAGON, DRAGON, RAFT], roads)
    route = weigh(position, 0, ["road:elvenhold-lapphalya", "road:feodor-lapphalya"])
    assert route["cards"] == {"giant_pig": 1, "dragon": 2}
    assert route["missing"] == {}
    assert route["gains"] == ["town:feodor", "town:lapphalya"]
    assert route["left"] == 1


def test_what_is_lacking_is_told_by_kind() -> None:
    position = at_elvenhold([RAFT], {"road-elvenhold-lapphalya": GIANT_PIG})
    route = weigh(position, 0, ["road:elvenhold-lapphalya", "ferry:elvenhold-virst"])
    assert [leg["thing"] for leg in route["legs"]] == ["road:elvenhold-lapphalya"]  # the rest does not hang together
    assert route["missing"] == {"giant_pig": 1}
    river = weigh(position, 0, ["river:beata-elvenhold"])  # upstream
    assert river["cards"] == {"raft": 2}
    assert river["missing"] == {"raft": 1}


def test_a_caravan_is_planned_where_the_right_cards_are_missing() -> None:
    position = at_elvenhold([RAFT, RAFT, UNICORN], {"road-elvenhold-lapphalya": GIANT_PIG})
    route = weigh(position, 0, ["road:elvenhold-lapphalya"])
    assert route["legs"][0]["caravan"]
    assert route["cards"] == {"any": 3}
    assert route["left"] == 0


def test_cards_of_one_step_are_not_there_for_the_next() -> None:
    roads = {"road-elvenhold-lapphalya": GIANT_PIG, "road-feodor-lapphalya": GIANT_PIG}
    path = ["road:elvenhold-lapphalya", "road:feodor-lapphalya"]
    route = weigh(at_elvenhold([GIANT_PIG, RAFT, RAFT, RAFT, RAFT], roads), 0, path)
    assert (route["cards"], route["missing"], route["left"]) == ({"giant_pig": 1, "any": 3}, {}, 1)
    poor = weigh(at_elvenhold([GIANT_PIG, RAFT], roads), 0, path)
    assert (poor["cards"], poor["missing"], poor["left"]) == ({"giant_pig": 2}, {"giant_pig": 1}, 1)


def test_caravan_only_in_need_is_obeyed() -> None:
    path = ["road:elvenhold-lapphalya"]
    roads = {"road-elvenhold-lapphalya": GIANT_PIG}
    position = at_elvenhold([GIANT_PIG, RAFT, RAFT, RAFT], roads, caravan="lacking")
    assert weigh(position, 0, path)["cards"] == {"giant_pig": 1}
    free = at_elvenhold([GIANT_PIG, RAFT, RAFT, RAFT], roads)
    assert weigh(free, 0, path)["cards"] == {"giant_pig": 1}  # it takes fewer cards


def test_right_cards_may_go_to_an_older_caravan_so_that_they_are_lacking() -> None:
    # Both dragons on the woods would leave a caravan for the desert, a card too many. One of them goes to the first
    # caravan, a second one crosses the woods, and the other dragon is left for the desert.
    roads = {
        "road-elvenhold-lapphalya": GIANT_PIG,
        "road-feodor-lapphalya": DRAGON,
        "road-albaran-feodor": DRAGON,
    }
    path = [name.replace("-", ":", 1) for name in roads]
    for other in (RAFT, ELFCYCLE):
        route = weigh(at_elvenhold([DRAGON] * 2 + [other] * 5, roads, caravan="lacking"), 0, path)
        assert [leg["caravan"] for leg in route["legs"]] == [True, True, False]
        assert (route["cards"], route["missing"], route["left"]) == ({"dragon": 1, "any": 6}, {}, 0)
    early = weigh(at_elvenhold([DRAGON] * 2 + [RAFT] * 5, roads | {"road-elvenhold-lapphalya": 0}), 0, path)
    assert [leg["open"] for leg in early["legs"]] == [False, True, True]


def test_own_counters_may_be_planned_until_the_journeys_begin() -> None:
    position = at_elvenhold([ELFCYCLE], {})
    position.tokens.opened[0] = packed([ELFCYCLE])
    position.tokens.kept[0] = position.tokens.blind[0] = 0
    path = ["road:elvenhold-lapphalya", "road:feodor-lapphalya"]
    assert [leg["open"] for leg in weigh(position, 0, path)["legs"]] == [False, False]
    position.phase = JOURNEYS - 1
    legs = weigh(position, 0, path)["legs"]
    assert sorted(leg["counter"] for leg in legs) == ["", "elfcycle"]


def test_every_leg_of_a_plan_is_told() -> None:
    roads = {"road-elvenhold-lapphalya": GIANT_PIG, "road-feodor-rivinia": DRAGON}
    position = at_elvenhold([GIANT_PIG, RAFT, RAFT, UNICORN], roads)
    path = ["road:elvenhold-lapphalya", "road:feodor-lapphalya", "road:feodor-rivinia"]
    plain = {"caravan": False, "counter": "", "open": True}
    assert weigh(position, 0, path)["legs"] == [
        {"thing": path[0], "to": "town:lapphalya", "card": "giant_pig", "cost": 1, **plain},
        {"thing": path[1], "to": "town:feodor", "card": "", "cost": 0, **plain, "open": False},
        {"thing": path[2], "to": "town:rivinia", "card": "dragon", "cost": 3, **plain, "caravan": True},
    ]


def test_ways_reach_and_tour() -> None:
    position = at_elvenhold([RAFT, RAFT], {"road-elvenhold-lapphalya": GIANT_PIG})
    told = plans(position, 0, [])
    ways = {way["thing"]: way for way in told["ways"]}
    assert ways["river:elvenhold-rivinia"]["cost"] == 1
    assert ways["river:elvenhold-rivinia"]["back"] == 2
    assert not ways["road:elvenhold-lapphalya"]["payable"]
    reach = {one["town"]: one["cards"] for one in told["reach"]}
    assert reach == {"town:rivinia": 1, "town:tichih": 2, "town:beata": 2, "town:strykhaven": 2, "town:virst": 2}
    assert told["tour"]["gains"] == ["town:rivinia", "town:tichih"]


def test_an_obstacle_makes_a_way_a_card_dearer() -> None:
    position = at_elvenhold(
        [RAFT, RAFT, RAFT], {"road-elvenhold-lapphalya": GIANT_PIG, "road-elvenhold-ergeren": DRAGON}
    )
    position.land.obstacles = 1 << LINK_NUMBER["road-elvenhold-lapphalya"]
    ways = {way["thing"]: way for way in plans(position, 0, [])["ways"]}
    blocked, clear = ways["road:elvenhold-lapphalya"], ways["road:elvenhold-ergeren"]
    assert (blocked["cost"], blocked["back"], blocked["caravan"], blocked["payable"]) == (2, 2, 4, False)
    assert (clear["cost"], clear["back"], clear["caravan"], clear["payable"]) == (2, 2, 3, True)


Worth = tuple[int, int, int]  # roads without a counter, cards missing, cards in all


def gifts(hand: int, most: int) -> Iterator[int]:
    """Every pack of up to so many cards of a hand."""
    ranges = [range(count(hand, kind) + 1) for kind in KINDS]
    for numbers in product(*ranges):
        if sum(numbers) <= most:
            yield sum(number << 4 * kind for kind, number in zip(KINDS, numbers, strict=True))


def cheapest(position: ElfenlandPosition, path: list[str], town: int, hand: int, counters: int) -> Worth:
    """What a plan takes at least, by trying every counter on every road and every card for every step (E7-E12)."""
    if not path:
        return (0, 0, 0)
    link = LINK_NUMBER[path[0].replace(":", "-", 1)]
    goal = other_end(link, town)
    ways: list[tuple[int, int, int]] = []  # a card, how many of it, and the counters left
    if cost_of(position, link, town):
        ways = [(card_of(position, link), cost_of(position, link, town), counters)]
    else:
        for kind in kinds_in(counters):
            if FITS[kind] >> link & 1:
                ways.append((kind, COST[kind][ROAD_TERRAIN[link]], counters - (1 << 4 * kind)))
    found: list[Worth] = []

    def go_on(closed: int, missing: int, spent: int, hand: int, counters: int) -> None:
        rest = cheapest(position, path[1:], goal, hand, counters)
        found.append((closed + rest[0], missing + rest[1], spent + rest[2]))

    for kind, cost, held in ways:
        given = min(cost, count(hand, kind))
        go_on(0, cost - given, cost, hand - (given << 4 * kind), held)
        if link < RIVER and (position.settings.caravan_free or given < cost):
            caravan = 3 + (position.land.obstacles >> link & 1)
            for gift in gifts(hand, caravan):
                go_on(0, caravan - size(gift), caravan, hand - gift, held)
    if not cost_of(position, link, town):  # the counter may be wanted for another road
        go_on(1, 0, 0, hand, counters)
    return min(found)


def any_table(dice: Dice, caravan: str, step: str) -> ElfenlandPosition:
    """A position with counters and obstacles on many roads, and few cards and counters before seat 0.

    Roads and cards are mostly of two kinds, so that steps of a plan want the same cards.
    """
    position = table(step=step, counters=["dragon"], options={"caravan": caravan}).position
    usual = [VEHICLES[dice.below(len(VEHICLES))] for _ in range(2)]
    for road in range(RIVER):
        kind = usual[dice.below(2)]
        if dice.below(4) and FITS[kind] >> road & 1:
            position.land.roads[road] = kind
            position.land.obstacles |= (0 if dice.below(4) else 1) << road
    position.cards.hands[0] = packed([[*usual, RAFT][dice.below(3)] for _ in range(2 + dice.below(6))])
    position.tokens.opened[0] = packed([VEHICLES[dice.below(len(VEHICLES))] for _ in range(dice.below(3))])
    position.travels.boots[0] = dice.below(21)
    return position


@pytest.mark.parametrize("caravan", ["free", "lacking"])
@pytest.mark.parametrize("step", ["plan", "travel"])
def test_a_plan_is_paid_as_cheaply_as_trying_everything_finds(step: str, caravan: str) -> None:
    dice = Dice(7)
    for _ in range(100):
        position = any_table(dice, caravan, step)
        boot, hand = position.travels.boots[0], position.cards.hands[0]
        path, goals, town = [], [], boot
        for _ in range(2 + dice.below(3)):
            links = [link for link in position.settings.board.links_at[town] if link_thing(link) not in path]
            if not links:
                break
            link = links[dice.below(len(links))]
            town = other_end(link, town)
            path.append(link_thing(link))
            goals.append(f"town:{NAME[town]}")
        counters = position.tokens.opened[0] if step == "plan" else 0
        route = weigh(position, 0, path)
        assert [(leg["thing"], leg["to"]) for leg in route["legs"]] == list(zip(path, goals, strict=True))
        closed = sum(not leg["open"] for leg in route["legs"])
        missing, spent = sum(route["missing"].values()), sum(route["cards"].values())
        assert (closed, missing, spent) == cheapest(position, path, boot, hand, counters)
        assert route["left"] == size(hand) - (spent - missing)
        assert set(route["gains"]) == set(goals) - {"town:elvenhold"}  # where it began


@pytest.mark.parametrize("caravan", ["free", "lacking"])
def test_ways_within_reach_can_be_paid_as_told(caravan: str) -> None:
    dice = Dice(13)
    for _ in range(40):
        position = any_table(dice, caravan, "travel")
        told = plans(position, 0, [])
        for one in told["reach"]:
            route = weigh(position, 0, one["way"])
            assert route["legs"][-1]["to"] == one["town"]
            assert (sum(route["cards"].values()), route["missing"]) == (one["cards"], {})
        near = position.moves(0)
        payable = {way["thing"] for way in told["ways"] if way["payable"]}
        for link in position.settings.board.links_at[position.travels.boots[0]]:
            upstream = RIVER <= link < FERRY and ENDS_B[link] == position.travels.boots[0]
            if not upstream:
                assert (link_thing(link) in payable) == (LINK + link in near)


def test_a_plan_knows_nothing_but_what_the_seat_knows() -> None:
    position = find_title("elfenland").start(4, {}, "elm")
    assert isinstance(position, ElfenlandPosition)
    for attempt in range(20):
        other = position.redeal(1, chance_of("elfenland", f"other-{attempt}", STREAMS))
        assert plans(other, 1, ["river:elvenhold-rivinia"]) == plans(position, 1, ["river:elvenhold-rivinia"])


def test_a_nonsense_plan_is_an_empty_one() -> None:
    position = at_elvenhold([RAFT], {})
    assert weigh(position, 0, ["town:virst", "road:", ""] * 40)["legs"] == []
    assert position.travels.boots[0] == NUMBER["elvenhold"]


def test_a_nonsense_plan_leads_nowhere_from_any_town() -> None:
    position = at_elvenhold([RAFT] * 4, {})
    for town in range(21):
        position.travels.boots[0] = town
        assert weigh(position, 0, ["road:nowhere"])["legs"] == []
        assert weigh(position, 0, ["road:elvenhold:lapphalya"])["legs"] == []


def test_no_caravan_is_planned_on_water() -> None:
    ways = plans(at_elvenhold([DRAGON] * 4, {}), 0, [])["ways"]
    assert len(ways) == 13
    for way in ways:
        assert (way["card"], way["caravan"], way["held"], way["payable"]) == ("raft", 0, 0, False)
    costs = {(way["cost"], way["back"]) for way in ways if way["thing"].startswith("river")}
    assert costs == {(1, 2)}
    assert {(way["cost"], way["back"]) for way in ways if way["thing"].startswith("ferry")} == {(2, 2)}


def test_a_plan_has_two_dozen_steps_at_most() -> None:
    position = at_elvenhold([RAFT], {})
    for length in (23, 24, 25):
        legs = weigh(position, 0, ["road:elvenhold-lapphalya"] * length)["legs"]
        assert [leg["to"] for leg in legs] == (["town:lapphalya", "town:elvenhold"] * 12)[: min(length, 24)]
        assert not any(leg["open"] for leg in legs)


def test_the_page_draws_the_land_of_the_rules() -> None:
    drawn = json.loads(LAND.read_text("utf-8"))
    rules = json.loads(json.dumps(describe()))
    assert drawn["aspect"] == rules["aspect"]
    assert drawn["capital"] == rules["capital"]
    assert drawn["lakes"] == rules["lakes"]
    assert drawn["towns"] == [{key: town[key] for key in ("id", "x", "y")} for town in rules["towns"]]
    keys = ("way", "a", "b", "terrain", "x", "y")
    assert drawn["links"] == [{key: link[key] for key in keys} for link in rules["links"]]
