"""Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012) with PUCT (Silver et al. 2017).

Every iteration deals anew what the seat cannot know and goes down the tree as far as it is built, everybody choosing
for themselves; then a node is added and plain players go on to the next joint of the match.

Decisions are told apart by what the seat that answers sees of the table (`Sense.key`), so nobody reacts to what was
laid face down, and every seat learns from what it tried itself. Hands differ from deal to deal: a node keeps every
move it has met and chooses among those that are legal now. A title whose sense has no key is searched by moves; there
the others' answers to the same decision are left to the plain player, who does not know mine.
"""

from math import sqrt
from typing import Final

from elderwood.bots.player import Budget, Meter
from elderwood.bots.search.dealing import HONEST, Dealer
from elderwood.bots.search.playout import play_on
from elderwood.bots.search.thought import Thought, Weighed
from elderwood.bots.sense import BY_MOVES, Sense
from elderwood.engine.chance import Chance, Dice, quick_chance
from elderwood.engine.compiled import i64
from elderwood.engine.position import Position

EXPLORE: Final = 0.7  # how much the tree tries out: the constant of PUCT
CLOSE_LOOK: Final = 4  # iterations between two looks at the clock
SEATS: Final = 16
SHARES: Final = 1024
MIX: Final[i64] = 1000003
LOW: Final[i64] = (1 << 40) - 1


class Node:
    """A decision of one seat: for each move it has met there, how often it was tried and what it brought."""

    def __init__(self) -> None:
        self.moves: list[int] = []
        self.visits: list[int] = []
        self.totals: list[float] = []
        self.priors: list[float] = []

    def places(self, moves: list[int]) -> list[int]:
        """Return where each of the moves stands in the node's lists; new ones are added, still without a prior."""
        found: list[int] = []
        known = self.moves
        for number, move in enumerate(moves):
            if number < len(known) and known[number] == move:
                found.append(number)
            elif move in known:
                found.append(known.index(move))
            else:
                found.append(len(known))
                known.append(move)
                self.visits.append(0)
                self.totals.append(0.0)
        return found

    def expect(self, places: list[int], priors: list[float]) -> None:
        """Give the moves that are new their priors."""
        for number, place in enumerate(places):
            if place >= len(self.priors):
                self.priors.append(priors[number] if priors else 1.0)

    def choose(self, places: list[int]) -> int:
        """Return the place of the move to try next: the best by what it brought and how little it was tried."""
        tried = 0
        gained = 0.0
        hopes = 0.0
        for place in places:
            tried += self.visits[place]
            gained += self.totals[place]
            hopes += self.priors[place]
        usual = gained / tried if tried else 0.5  # what an untried move is taken to bring
        reach = EXPLORE * sqrt(tried + 1.0) / hopes
        best = places[0]
        best_rank = -1.0
        for place in places:
            visits = self.visits[place]
            rank = (self.totals[place] / visits if visits else usual) + reach * self.priors[place] / (1 + visits)
            if rank > best_rank:
                best = place
                best_rank = rank
        return best


class Tree:
    """What one seat has thought about a decision so far."""

    def __init__(
        self,
        position: Position,
        seat: int,
        sense: Sense,
        horizon: int,
        rivals: float,
        seed: int,
        dealer: Dealer = HONEST,
    ) -> None:
        self.position = position
        self.seat = seat
        self.sense = sense
        self.rivals = int(rivals * SHARES)
        self.until = sense.clock(position) + horizon
        self.dealer = dealer
        self.chance: Chance = quick_chance(seed)
        self.dice = Dice(seed)
        self.nodes: dict[int, Node] = {}
        self.root = Node()

    def grow(self) -> None:
        """Make one iteration."""
        sense = self.sense
        dice = self.dice
        deal = self.dealer.deal(self.position, self.seat, sense, self.chance, dice)
        nodes: list[Node] = []
        places: list[int] = []
        seats: list[int] = []
        seat = self.seat
        path: i64 = 0
        begun = deal.decision
        growing = True
        while growing:
            moves = deal.moves(seat)
            if len(moves) == 1:
                move = moves[0]
            else:
                key: i64 = sense.key(deal, seat)
                if not nodes:
                    node: Node | None = self.root
                elif self.is_plain(deal, seat, key == BY_MOVES and deal.decision == begun):
                    node = None
                else:
                    if key == BY_MOVES:
                        key = path
                    number = int(key) * SEATS + seat
                    node = self.nodes.get(number)
                    if node is None:
                        node = Node()
                        self.nodes[number] = node
                        growing = False
                if node is None:
                    move = sense.policy(deal, seat, moves, dice)
                else:
                    here = node.places(moves)
                    if len(node.priors) < len(node.moves):
                        node.expect(here, sense.priors(deal, seat, moves))
                    place = node.choose(here)
                    move = node.moves[place]
                    nodes.append(node)
                    places.append(place)
                    seats.append(seat)
            path = (path * MIX + seat * 4096 + move + 1) & LOW
            deal.play(seat, move)
            awaited = deal.awaits()
            if not awaited or sense.clock(deal) >= self.until:
                break
            seat = awaited[0]
        chances = play_on(deal, sense, self.until, dice)
        for number, node in enumerate(nodes):
            node.visits[places[number]] += 1
            node.totals[places[number]] += chances[seats[number]]

    def is_plain(self, deal: Position, seat: int, at_once: bool) -> bool:
        """Say whether a decision below the root is left to the plain player."""
        if seat != self.seat and (at_once or self.dice.below(SHARES) >= self.rivals):
            return True
        return self.sense.settled(deal, seat)

    def thought(self, iterations: int) -> Thought:
        """Return what was found out about the moves at the root: the most tried one first."""
        root = self.root
        found = [
            Weighed(move, root.visits[at], root.totals[at] / root.visits[at] if root.visits[at] else 0.0)
            for at, move in enumerate(root.moves)
        ]
        found.sort(key=lambda one: (-one.visits, -one.chance))
        return Thought(found, iterations)


def grow_tree(
    position: Position,
    seat: int,
    sense: Sense,
    budget: Budget,
    horizon: int,
    rivals: float,
    seed: int,
    dealer: Dealer = HONEST,
) -> Thought:
    """Weigh the moves of an imagined position by a tree that looks `horizon` joints of the match ahead.

    `rivals` is how often the others are taken to choose by what they have tried; else they answer plainly. Were it
    always, choices made at the same moment would fall into step with each other.
    """
    meter = Meter(budget)
    tree = Tree(position, seat, sense, horizon, rivals, seed, dealer)
    done = 0
    while True:
        tree.grow()
        done += 1
        if (budget.iterations or done % CLOSE_LOOK == 0) and meter.used(done) >= 1.0:
            return tree.thought(done)
