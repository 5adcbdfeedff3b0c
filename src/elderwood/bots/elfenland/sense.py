"""What searches know about Elfenland: after a few answers the tours that everybody could make are counted."""

from typing import Final

from elderwood.bots.elfenland.foresight import foresight
from elderwood.bots.elfenland.greedy import Habits, choose
from elderwood.bots.elfenland.tours import Planner
from elderwood.bots.elfenland.weights import WEIGHTS
from elderwood.bots.fitted import FittedSense
from elderwood.engine.chance import Dice
from elderwood.engine.compiled import i64
from elderwood.engine.position import Position
from elderwood.games.elfenland.cards import size
from elderwood.games.elfenland.counters import ASK_TAKE
from elderwood.games.elfenland.planning import ASK_OBSTACLE, ASK_PLAN
from elderwood.games.elfenland.settings import PICKS
from elderwood.games.elfenland.state import JOURNEYS, PLANNING, TAKING, State

LIGHT: Final = Habits(wide=4, narrow=3, foresees=True)
COUNTED: Final = 6  # tours that are followed at once where they are only counted
ROUNDS: Final = 4
MIX: Final[i64] = 1000003
LOW: Final[i64] = (1 << 40) - 1


class ElfenlandSense(FittedSense):
    """Counts answers; judges by the towns that each seat is likely to have in the end.

    A planner knows what a tour needs long before it is made, so a look ahead need not wait for the journeys. Counters
    and obstacles are worth a search; travelling and paying are one seat's own affair, which the planner settles.
    """

    def __init__(self) -> None:
        super().__init__(WEIGHTS)

    def clock(self, position: Position) -> int:
        """Return how many questions were put: a plan can be judged after any of them."""
        assert isinstance(position, State)
        return position.decision

    def policy(self, position: Position, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(position, State)
        return choose(position, moves, LIGHT)

    def settled(self, position: Position, seat: int) -> bool:
        """Leave all but counters to be taken, pieces to be laid and roads to be blocked to the plain player."""
        assert isinstance(position, State)
        return not (position.asks(ASK_TAKE) or position.asks(ASK_PLAN) or position.asks(ASK_OBSTACLE))

    def key(self, position: Position, seat: int) -> int:
        """Return a number for the question put and all that lies open."""
        assert isinstance(position, State)
        key: i64 = position.ask
        key = (key * MIX + position.turn) & LOW
        key = (key * MIX + position.round_number) & LOW
        for kind in position.land.roads:
            key = (key * 7 + kind) & LOW
        key = (key * MIX + (position.land.obstacles & 0xFFFFF)) & LOW
        key = (key * MIX + (position.land.obstacles >> 20)) & LOW
        for kind in position.tokens.display:
            key = (key * 7 + kind) & LOW
        for pack in position.tokens.opened:
            key = (key * MIX + pack) & LOW
        for boot in position.travels.boots:
            key = (key * MIX + boot) & LOW
        for hand in position.cards.hands:
            key = (key * MIX + size(hand)) & LOW
        key = (key * MIX + position.link + 1) & LOW
        return int((key * MIX + position.due) & LOW)

    def stage(self, position: Position) -> int:
        """Return the row of weights: two for each round, the second from the beginning of its journeys."""
        assert isinstance(position, State)
        number = max(0, ROUNDS - 1 - (position.settings.rounds - max(1, position.round_number)))
        return 2 * number + (1 if position.phase >= JOURNEYS else 0)

    def seats(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.settings.seats

    def features(self, position: Position, seat: int) -> list[float]:
        """Return the towns to be expected, and how late in a round the seat travels.

        Counters and an obstacle still held are no features of their own: who holds them has often planned worse, and a
        search would throw them away.
        """
        assert isinstance(position, State)
        seats = position.settings.seats
        return [prospect(position, seat) / 2, (seat - position.first) % seats / seats]


def prospect(state: State, seat: int) -> float:
    """Return how many towns a seat is likely to have in the end."""
    settings = state.settings
    boot = state.travels.boots[seat]
    ahead = foresight(settings.board, settings.rounds - state.round_number)
    turn = (seat - state.first) % settings.seats
    counters = 0
    if state.phase == TAKING:
        taken = (state.turn + settings.seats - 1 - turn) // settings.seats
        counters = state.counters_of(seat) + max(0, PICKS - taken)  # those still to come are hoped for
    elif state.phase == PLANNING:
        counters = state.counters_of(seat)
    elif state.phase != JOURNEYS or turn < state.turn:
        return state.pieces(seat) + ahead.look(boot, state.missing(seat))
    tour = Planner(state, seat, COUNTED, ahead).best(boot, state.cards.hands[seat], counters)
    return state.pieces(seat) + tour.worth
