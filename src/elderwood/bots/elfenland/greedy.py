"""Plain players of Elfenland: they plan the best tour for their hand at every decision, and do what it needs next."""

from itertools import combinations
from typing import Final

from elderwood.bots.elfenland.foresight import foresight
from elderwood.bots.elfenland.tours import UNBOUND, Planner, Tour
from elderwood.bots.player import Bot, Budget, Seen
from elderwood.engine.chance import Chance
from elderwood.games.elfenland.actions import (
    DISCARD,
    KEEP_NONE,
    LAY,
    LINK,
    OBSTACLE,
    PASS,
    PAY,
    RIGHT_CARDS,
    SPACE,
    STOP,
    TAKE,
    TAKE_FACE_DOWN,
)
from elderwood.games.elfenland.cards import KINDS, VEHICLES, cards, count, packed
from elderwood.games.elfenland.counters import ASK_KEEP, ASK_TAKE
from elderwood.games.elfenland.journey import (
    ASK_CARAVAN,
    ASK_DISCARD,
    ASK_PAY,
    ASK_TRAVEL,
    caravan_of,
    cost_of,
    surplus,
)
from elderwood.games.elfenland.map import other_end
from elderwood.games.elfenland.planning import ASK_OBSTACLE, ASK_PLAN, ASK_ROAD
from elderwood.games.elfenland.routes import longest_tour, network_of
from elderwood.games.elfenland.settings import PICKS
from elderwood.games.elfenland.state import State

# How many tours are followed at once: more where one plan is made, fewer where several are compared.
WIDE: Final = 24
NARROW: Final = 8

# What a kind is worth for a round to come: on how many roads its cards go a long way. Rafts need no counter.
WORTH: Final[list[float]] = [0.0, 0.5, 0.55, 0.45, 0.7, 0.3, 0.8, 0.75]
MEAN_WORTH: Final = sum(WORTH[kind] for kind in VEHICLES) / len(VEHICLES)
MATCH: Final = 0.1  # each card in hand that goes with a counter to be taken
KIND: Final = 0.05  # the share of its kind's worth
PAIR: Final = 0.25  # each further card of a kind: two go where one counter lies
FITS_COUNTER: Final = 0.2  # a card that goes with a counter that can be kept

TYPICAL_HAND: Final = packed(list(KINDS))  # what somebody else might hold: one card of each kind
LEAD: Final = 2  # towns by which a rival must lead before the obstacle is laid earlier than in the last round


class Habits:
    """How a player plans: how many tours it follows at once, how many cards ahead, and whether it foresees the rounds
    to come."""

    def __init__(self, *, wide: int = WIDE, narrow: int = NARROW, depth: int = UNBOUND, foresees: bool = False) -> None:
        self.wide = wide
        self.narrow = narrow
        self.depth = depth
        self.foresees = foresees

    def planner(self, state: State, wide: int) -> Planner:
        """Return a planner for the asked seat."""
        left = state.settings.rounds - state.round_number
        ahead = foresight(state.settings.board, left) if self.foresees else None
        return Planner(state, state.asked, wide, ahead, self.depth)

    def plan(self, state: State) -> Tour:
        """Return the best tour for the asked seat with the counters it holds."""
        seat = state.asked
        counters = state.counters_of(seat)
        return self.planner(state, self.wide).best(state.travels.boots[seat], state.cards.hands[seat], counters)


PLAIN: Final = Habits()


class GreedyElfenland(Bot):
    """Plans with its own cards and counters over the board as it lies, and answers so that the plan comes true."""

    def __init__(self, habits: Habits = PLAIN) -> None:
        self.habits = habits

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        """Return the move that serves the best plan."""
        moves = seen.moves
        if len(moves) == 1:
            return moves[0]
        # Of this position only what lies open and what is the seat's own is looked at.
        state = seen.imagine(Chance(bytes(32), [0]))
        assert isinstance(state, State)
        return choose(state, moves, self.habits)


def choose(state: State, moves: list[int], habits: Habits) -> int:
    """Return the move that serves the best plan of the asked seat, which looks at nothing that is hidden from it."""
    if state.asks(ASK_TRAVEL):
        return choose_step(state, habits)
    if state.asks(ASK_PLAN):
        return choose_piece(state, moves, habits)
    if state.asks(ASK_ROAD):
        return choose_road(state, moves, habits)
    if state.asks(ASK_OBSTACLE):
        return LINK + road_to_block(state, habits.plan(state))
    if state.asks(ASK_TAKE):
        return choose_counter(state, moves, habits)
    if state.asks(ASK_PAY) or state.asks(ASK_CARAVAN):
        return choose_payment(state, moves, habits)
    if state.asks(ASK_DISCARD):
        return choose_discard(state, moves)
    assert state.asks(ASK_KEEP)
    return choose_kept(state, moves)


def choose_counter(state: State, moves: list[int], habits: Habits) -> int:
    """Take the open counter that makes the best tour, or a face-down one if there is more to hope from it."""
    seat = state.asked
    held = state.counters_of(seat)
    hand = state.cards.hands[seat]
    planner = habits.planner(state, habits.narrow)
    later = PICKS - 1 - state.turn // state.settings.seats  # counters still to come after this one
    boot = state.travels.boots[seat]
    best, best_worth = TAKE_FACE_DOWN, planner.best(boot, hand, held + later + 1).worth + KIND * MEAN_WORTH
    for move in moves:
        if move != TAKE_FACE_DOWN:
            kind = move - TAKE
            worth = planner.best(boot, hand, held + later + (1 << 4 * kind)).worth
            worth += MATCH * count(hand, kind) + KIND * WORTH[kind]
            if worth > best_worth:
                best, best_worth = move, worth
    return best


def choose_piece(state: State, moves: list[int], habits: Habits) -> int:
    """Lay the counter the tour needs first; then the obstacle, if it is time; else pass."""
    tour = habits.plan(state)
    if tour.lays:
        return LAY + tour.lays[0][0]
    if OBSTACLE in moves and time_to_block(state) and road_to_block(state, tour, wary=True) >= 0:
        return OBSTACLE
    return PASS


def choose_road(state: State, moves: list[int], habits: Habits) -> int:
    """Lay the counter where the tour needs it, or where a tour with this counter alone would."""
    road = road_for(state.laying, habits.plan(state))
    if road < 0:
        seat = state.asked
        planner = habits.planner(state, habits.wide)
        alone = planner.best(state.travels.boots[seat], state.cards.hands[seat], 1 << 4 * state.laying)
        road = road_for(state.laying, alone)
    return LINK + road if road >= 0 else moves[0]


def road_for(kind: int, tour: Tour) -> int:
    """Return the first road that a tour needs a counter of a kind on, or -1."""
    for laid, road in tour.lays:
        if laid == kind:
            return road
    return -1


def rival_of(state: State) -> int:
    """Return the other seat with the most towns; of several the one that travels first."""
    seats = state.settings.seats
    others = [(state.first + turn) % seats for turn in range(seats)]
    return max((seat for seat in others if seat != state.asked), key=state.pieces)


def time_to_block(state: State) -> bool:
    """Say whether to lay the obstacle now: in the last round, or when a rival is about to get away."""
    if state.round_number == state.settings.rounds:
        return True
    return state.pieces(rival_of(state)) >= state.pieces(state.asked) + LEAD


def road_to_block(state: State, tour: Tour, wary: bool = False) -> int:
    """Return the road that the rival would most likely take and the own tour does not.

    Where there is none, return any that can be blocked, or -1 for the wary.
    """
    rival = rival_of(state)
    wanted = state.missing(rival)
    open_roads = [
        road for road in state.settings.board.roads if state.land.roads[road] and not state.land.obstacles >> road & 1
    ]
    likely = longest_tour(network_of(state), state.travels.boots[rival], TYPICAL_HAND, wanted)
    for leg in likely.legs:
        if leg.link in open_roads and leg.link not in tour.links:
            return leg.link
    if wary:
        return -1
    return next((road for road in open_roads if road not in tour.links), open_roads[0])


def choose_step(state: State, habits: Habits) -> int:
    """Go on along the best tour: never one through fewer towns than the longest, unless a town card is to be met."""
    seat = state.asked
    boot = state.travels.boots[seat]
    hand = state.cards.hands[seat]
    planner = habits.planner(state, habits.wide)
    tour = planner.best(boot, hand, 0)
    links = tour.links
    if not planner.goal and habits.depth == UNBOUND:
        longest = longest_tour(network_of(state), boot, hand, planner.wanted)
        if longest.towns.bit_count() > tour.towns.bit_count():
            links = [leg.link for leg in longest.legs]
    return LINK + links[0] if links else STOP


def choose_payment(state: State, moves: list[int], habits: Habits) -> int:
    """Pay so that the journey can go on best; of equally good ways with the cards that are worth least."""
    seat = state.asked
    hand = state.cards.hands[seat]
    boot = state.travels.boots[seat]
    goal = other_end(state.link, boot)
    due = state.due if state.asks(ASK_CARAVAN) else caravan_of(state, state.link)
    planner = habits.planner(state, habits.narrow)
    reached = 1 << goal & planner.wanted
    best, best_worth = moves[0], -1000.0
    for move in moves:
        if move == RIGHT_CARDS:
            kind = state.land.roads[state.link]
            cost = cost_of(state, state.link, boot)
            worth = planner.best(goal, hand - (cost << 4 * kind), 0, reached).worth + 0.01
        else:
            kind = move - PAY
            rest = hand - (1 << 4 * kind) + due - 1
            worth = planner.best(goal, rest, 0, reached).worth - 0.01 * WORTH[kind]
        if worth > best_worth:
            best, best_worth = move, worth
    return best


def choose_discard(state: State, moves: list[int]) -> int:
    """Discard a card that is not among the best ones to keep."""
    seat = state.asked
    held = cards(state.cards.hands[seat])
    counters = state.counters_of(seat)
    kept = max(
        {packed(list(some)) for some in combinations(held, len(held) - surplus(state, seat))},
        key=lambda pack: (hand_worth(pack, counters), pack),
    )
    return next(move for move in moves if count(state.cards.hands[seat] - kept, move - DISCARD))


def hand_worth(hand: int, counters: int) -> float:
    """Judge the cards kept for the next round: good kinds, pairs, and kinds that a counter held goes with."""
    worth = 0.0
    for kind in set(cards(hand)):
        held = count(hand, kind)
        worth += held * WORTH[kind] + PAIR * (held - 1)
        if count(counters, kind):
            worth += FITS_COUNTER * held
    return worth


def choose_kept(state: State, moves: list[int]) -> int:
    """Keep the counter that the cards in hand go with, at equality of the better kind."""
    hand = state.cards.hands[state.asked]

    def worth(move: int) -> float:
        if move == KEEP_NONE:
            return -1.0
        kind = SPACE.family(move)[1]
        return WORTH[kind] + 0.5 * count(hand, kind)

    return max(moves, key=worth)
