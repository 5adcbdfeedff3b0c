"""Sequential halving over the moves of one decision (Karnin, Koren, Somekh 2013).

The budget is cut into as many equal parts as it takes to halve the moves down to one. In each part all moves still in
are tried equally often, then the worse half drops out. They share deals and dice, so that luck favours none of them.
"""

from math import sqrt

from elderwood.bots.player import Budget, Meter
from elderwood.bots.search.dealing import HONEST, Dealer
from elderwood.bots.search.playout import play_on
from elderwood.bots.search.thought import Thought, Weighed
from elderwood.bots.sense import Sense
from elderwood.engine.chance import Dice, quick_chance
from elderwood.engine.position import Position


class Arm:
    """One of the moves: how often it was tried and the sum of the chances found."""

    def __init__(self, move: int, favour: float) -> None:
        self.move = move
        self.favour = favour
        self.visits = 0
        self.total = 0.0

    def chance(self) -> float:
        """Return the mean of the chances found."""
        return self.total / self.visits if self.visits else 0.0

    def rank(self) -> float:
        """Return what arms are sorted by: the favourite's bonus shrinks with the square root of its tries."""
        return -self.chance() - self.favour / sqrt(max(1, self.visits))


def halve(
    position: Position,
    seat: int,
    sense: Sense,
    budget: Budget,
    horizon: int,
    favourite: int,
    favour: float,
    seed: int,
    dealer: Dealer = HONEST,
) -> Thought:
    """Weigh the moves of an imagined position by playouts over `horizon` joints of the match.

    `favourite` is a plain player's answer: another move has to be clearly better in few tries, or a little in many.
    """
    meter = Meter(budget)
    moves = sense.candidates(position, seat, position.moves(seat))
    arms = [Arm(move, favour if move == favourite else 0.0) for move in moves]
    arms.sort(key=lambda arm: arm.move != favourite)  # tried first: the time may be over before all were
    until = sense.clock(position) + horizon
    chance = quick_chance(seed)
    parts = max(1, (len(arms) - 1).bit_length())
    alive = arms[:]
    done = 0
    for part in range(1, parts + 1):
        while True:
            luck = seed + done
            deal = dealer.deal(position, seat, sense, chance, Dice(luck))
            for arm in alive:
                twin = deal.copy()
                twin.play(seat, arm.move)
                arm.total += play_on(twin, sense, until, Dice(luck))[seat]
                arm.visits += 1
                done += 1
                if meter.is_late:
                    break  # tries are dear: the clock does not wait for the rest
            if meter.used(done) >= part / parts:
                break
        alive.sort(key=Arm.rank)
        alive = alive[: (len(alive) + 1) // 2]
        if meter.is_late:
            break
    # Who stayed in longer stands first, whatever the mean of fewer tries was.
    arms.sort(key=lambda arm: (-arm.visits, arm.rank()))
    return Thought([Weighed(arm.move, arm.visits, arm.chance()) for arm in arms], done)
