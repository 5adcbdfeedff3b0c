"""The route service against the rules themselves: a plain search that plays every move of the journey."""

import time
from functools import cache
from itertools import combinations_with_replacement
from statistics import median

from elderwood.engine.chance import Dice
from elderwood.games.elfenland.cards import ALL_CARDS, KINDS, VEHICLES, cards, count, packed, size
from elderwood.games.elfenland.cards import NUMBER as NUMBER_OF
from elderwood.games.elfenland.map import EVERYWHERE, FITS, NUMBER, ROADS
from elderwood.games.elfenland.routes import (
    Leg,
    Network,
    Route,
    Step,
    longest_tour,
    network_of,
    reachable,
)
from elderwood.games.elfenland.settings import HALF, WHOLE, Board
from tests.games.elfenland.table import pack, table

Paid = tuple[int, int]  # how many new towns, how many cards left


def random_network(dice: Dice, counters: int, board: Board, lacking: bool) -> Network:
    roads = [0] * len(ROADS)
    for _ in range(counters):
        road = board.roads[dice.below(len(board.roads))]
        kind = VEHICLES[dice.below(len(VEHICLES))]
        if FITS[kind] >> road & 1:
            roads[road] = kind
    obstacles = sum(1 << road for road in board.roads if roads[road] and not dice.below(5))
    return Network(board, roads, obstacles, lacking)


def random_hand(dice: Dice, cards_in_hand: int) -> int:
    deck = cards(ALL_CARDS)
    return packed([deck.pop(dice.below(len(deck))) for _ in range(cards_in_hand)])


def payments(network: Network, hand: int, step: Step) -> list[int]:
    """Return every pack that pays for a step, card by card as the rules have it (E10-E12)."""
    found = []
    right = count(hand, step.kind) >= step.cost
    if right:
        found.append(step.cost << 4 * step.kind)
    if step.caravan and not (network.lacking and right):
        for kinds in combinations_with_replacement(KINDS, step.caravan):
            if all(kinds.count(kind) <= count(hand, kind) for kind in kinds):
                found.append(packed(list(kinds)))
    return found


def brute_tour(network: Network, town: int, hand: int, wanted: int) -> Paid:
    """Return the most wanted towns and then the most cards left, by trying everything."""

    @cache
    def best(town: int, hand: int, wanted: int) -> Paid:
        result = (0, size(hand))
        for step in network.ways[town]:
            new = wanted >> step.goal & 1
            for paid in payments(network, hand, step):
                more, left = best(step.goal, hand - paid, wanted & ~(1 << step.goal))
                result = max(result, (more + new, left))
        return result

    return best(town, hand, wanted & ~(1 << town))


def brute_reach(network: Network, town: int, hand: int) -> dict[int, int]:
    """Return the fewest cards to every town that can be reached, by trying everything."""
    fewest: dict[int, int] = {}
    seen = set()
    todo = [(town, hand)]
    while todo:
        node = todo.pop()
        if node in seen:
            continue
        seen.add(node)
        here, left = node
        spent = size(hand) - size(left)
        fewest[here] = min(fewest.get(here, spent), spent)
        todo += [(s.goal, left - paid) for s in network.ways[here] for paid in payments(network, left, s)]
    return fewest


def follow(network: Network, town: int, hand: int, legs: list[Leg]) -> tuple[int, int]:
    """Walk a route leg by leg under the rules; return where it ends and what is left of the hand."""
    for leg in legs:
        (step,) = [step for step in network.ways[town] if step.link == leg.link]
        assert leg.pack in payments(network, hand, step)
        hand -= leg.pack
        town = step.goal
        assert town == leg.goal
    return town, hand


def check_tour(network: Network, town: int, hand: int, wanted: int) -> None:
    route = longest_tour(network, town, hand, wanted)
    _, left = follow(network, town, hand, route.legs)
    passed = sum({1 << leg.goal for leg in route.legs})
    assert route.towns == passed & wanted & ~(1 << town)
    assert left == hand - route.pack
    assert (route.towns.bit_count(), size(left)) == brute_tour(network, town, hand, wanted)


def check_reach(network: Network, town: int, hand: int) -> None:
    reach = reachable(network, town, hand)
    fewest = brute_reach(network, town, hand)
    for goal in range(21):
        assert reach.fewest[goal] == fewest.get(goal, -1)
        route = reach.route(goal)
        assert (route is None) == (goal not in fewest)
        if route is not None:
            end, left = follow(network, town, hand, route.legs)
            assert end == goal
            assert size(hand) - size(left) == fewest[goal]
            assert route.towns == sum({1 << leg.goal for leg in route.legs})


def test_tours_and_reach_agree_with_trying_everything() -> None:
    dice = Dice(11)
    for number in range(300):
        board = HALF if number % 5 == 0 else WHOLE
        network = random_network(dice, 4 + dice.below(24), board, lacking=number % 3 == 0)
        hand = random_hand(dice, 3 + dice.below(6))
        towns = [town for town in range(21) if board.towns >> town & 1]
        town = towns[dice.below(len(towns))]
        wanted = board.towns if number % 2 else dice.below(1 << 21) & board.towns
        check_tour(network, town, hand, wanted)
        check_reach(network, town, hand)


def test_a_caravan_spares_the_cards_that_are_needed_later() -> None:
    roads = "elvenhold-ergeren unicorn, ergeren-tichih unicorn"
    t = table(roads, hands=["unicorn giant_pig giant_pig raft"], boots=["elvenhold"])
    route = longest_tour(network_of(t.position), t.position.travels.boots[0], t.position.cards.hands[0], EVERYWHERE)
    assert [leg.goal for leg in route.legs] == [NUMBER["ergeren"], NUMBER["tichih"]]
    assert sorted(size(leg.pack) for leg in route.legs) == [1, 3]


def test_who_may_not_choose_a_caravan_uses_the_right_cards_up_first() -> None:
    roads = "elvenhold-ergeren unicorn, ergeren-tichih unicorn"
    hand = pack("unicorn giant_pig giant_pig raft")
    t = table(roads, options={"caravan": "lacking"})
    route = longest_tour(network_of(t.position), NUMBER["elvenhold"], hand, EVERYWHERE)
    assert [size(leg.pack) for leg in route.legs] == [1, 3]


def test_right_cards_may_go_to_an_older_caravan_so_that_they_are_lacking() -> None:
    # Both dragons on the woods would leave a caravan for the plains, a card too many. So one of them goes to the first
    # caravan, a second one crosses the woods, and the other dragon is left for the plains.
    t = table(
        "elvenhold-ergeren unicorn, ergeren-tichih dragon, throtmanni-tichih dragon", options={"caravan": "lacking"}
    )
    network = network_of(t.position)
    start = NUMBER["elvenhold"]
    for others in ("giant_pig giant_pig giant_pig giant_pig elfcycle", "elfcycle " * 5, "giant_pig " * 5):
        hand = pack("dragon dragon " + others)
        route = longest_tour(network, start, hand, EVERYWHERE)
        assert [leg.goal for leg in route.legs] == [NUMBER[town] for town in ("ergeren", "tichih", "throtmanni")]
        assert [count(leg.pack, NUMBER_OF["dragon"]) for leg in route.legs] == [1, 0, 1]
        check_tour(network, start, hand, EVERYWHERE)
        check_reach(network, start, hand)
    clouds = table(
        "elvenhold-ergeren unicorn, ergeren-tichih magic_cloud, jaccaranda-tichih magic_cloud",
        options={"caravan": "lacking"},
    )
    mountains = network_of(clouds.position)
    hand = pack("magic_cloud magic_cloud " + "dragon " * 5)
    packs = [leg.pack for leg in longest_tour(mountains, start, hand, EVERYWHERE).legs]
    assert packs == [pack("magic_cloud dragon dragon"), pack("dragon dragon dragon"), pack("magic_cloud")]
    check_tour(mountains, start, hand, EVERYWHERE)
    farther = table(
        "elvenhold-ergeren unicorn, ergeren-tichih dragon, throtmanni-tichih dragon, feodor-throtmanni dragon",
        options={"caravan": "lacking"},
    )
    hand = pack("dragon dragon " + "elfcycle " * 6)  # the dragon that was given away is not there for the desert
    check_tour(network_of(farther.position), start, hand, EVERYWHERE)
    assert len(longest_tour(network_of(farther.position), start, hand, EVERYWHERE).legs) == 3
    short = pack("dragon dragon giant_pig giant_pig giant_pig elfcycle")
    assert len(longest_tour(network, start, short, EVERYWHERE).legs) == 2
    check_tour(network, start, short, EVERYWHERE)


def test_the_option_says_who_may_choose_a_caravan() -> None:
    roads = "feodor-lapphalya dragon, albaran-feodor dragon"  # two dragons through the woods, one through the desert
    hand = pack("dragon dragon raft raft raft")
    wanted = 1 << NUMBER["feodor"] | 1 << NUMBER["albaran"]
    for option, taken in (("free", [3, 1]), ("lacking", [2, 3])):
        t = table(roads, options={"caravan": option})
        route = longest_tour(network_of(t.position), NUMBER["lapphalya"], hand, wanted)
        assert [size(leg.pack) for leg in route.legs] == taken


def test_of_equal_tours_the_one_that_takes_fewest_cards() -> None:
    t = table("elvenhold-ergeren troll_wagon, beata-elvenhold giant_pig")
    hand = pack("troll_wagon troll_wagon giant_pig")
    wanted = 1 << NUMBER["ergeren"] | 1 << NUMBER["beata"]
    assert longest_tour(network_of(t.position), NUMBER["elvenhold"], hand, wanted).pack == pack("giant_pig")


def test_a_route_can_be_played() -> None:
    t = table("elvenhold-ergeren unicorn!, ergeren-tichih dragon", hands=["unicorn unicorn dragon dragon"])
    route = longest_tour(network_of(t.position), t.position.travels.boots[0], t.position.cards.hands[0], EVERYWHERE)
    assert isinstance(route, Route)
    t.play("road-elvenhold-ergeren right-cards road-ergeren-tichih")
    assert t.boot() == "tichih"
    assert route.pack == pack("unicorn unicorn dragon dragon")


def test_a_question_about_eight_cards_is_answered_at_once() -> None:
    """A generous bound, which the plain interpreter keeps on a busy machine too."""
    dice = Dice(3)
    times = []
    for _ in range(60):
        network = random_network(dice, 24, WHOLE, lacking=False)
        hand = random_hand(dice, 8)
        started = time.perf_counter()
        longest_tour(network, dice.below(21), hand, EVERYWHERE)
        times.append(time.perf_counter() - started)
    assert median(times) < 0.05
