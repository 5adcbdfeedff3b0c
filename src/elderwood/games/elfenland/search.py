"""A search for hands and a past that explain what was seen: it finds some wherever there are any.

The unknown is a table of numbers: how many cards of a kind a seat held in a layer. Layer by layer there are the cards
carried over each deal, and at last those in hand. Each number has a bound (what was out of sight, what a caravan told,
what was held afterwards), and those of one seat and layer add up to a size that all know. Numbers are chosen one by
one, first as a shuffled deck would have it, then all others: a choice that leaves the rest of a hand without cards is
taken back. A search that loses its way begins anew with other seats first, each time with twice the patience.
"""

from typing import Final

from elderwood.engine.chance import ANY_STREAM, Chance
from elderwood.games.elfenland.cards import KINDS, RAFT, count, size
from elderwood.games.elfenland.knowledge import unseen_at, unseen_now
from elderwood.games.elfenland.state import State

PATIENCE: Final = 500  # choices before the first new beginning
NO_CAP: Final = 15
WIDTH: Final = RAFT + 1


class Search:
    """The hands of some seats, still to be found. Tables run by layer, then seat, then kind."""

    def __init__(self, state: State, others: list[int], chance: Chance) -> None:
        lore = state.card_lore
        seats = state.settings.seats
        self.seats = seats
        self.others = others
        self.chance = chance
        self.last = len(lore.old_decks)  # the layer of the hands
        self.sizes = [size(pack) for pack in lore.carried + state.cards.hands]
        self.caps: list[int] = []
        self.played: list[int] = []
        for pack in lore.old_lacks + lore.lacks:
            self.caps += [max(count(pack, kind) - 1, 0) if count(pack, kind) else NO_CAP for kind in range(WIDTH)]
        for pack in lore.played:
            self.played += [count(pack, kind) for kind in range(WIDTH)]
        unseen = [unseen_at(state, others, deal) for deal in range(self.last)] + [unseen_now(state, others)]
        self.unseen = [count(pack, kind) for pack in unseen for kind in range(WIDTH)]
        self.kinds = list(KINDS)
        self.patience = 0
        self.need: list[int] = []
        self.left: list[int] = []
        self.held: list[int] = []

    def run(self, patience: int = PATIENCE) -> None:
        """Search until all is found: the real hands show that there is something to find."""
        while True:
            self.chance.shuffle(ANY_STREAM, self.others)
            self.chance.shuffle(ANY_STREAM, self.kinds)
            self.patience = patience
            self.need = self.sizes[:]
            self.left = self.unseen[:]
            self.held = [0] * len(self.caps)
            if self.choose(0, 0, self.last):
                return
            patience *= 2

    def bound(self, layer: int, seat: int, at: int, chosen: int) -> int:
        """Return how many of a kind a seat can have held in a layer; kinds up to `chosen` are settled later on."""
        kind = self.kinds[at]
        place = (layer * self.seats + seat) * WIDTH + kind
        most = min(self.left[layer * WIDTH + kind], self.caps[place])
        if layer < self.last:
            after = place + self.seats * WIDTH
            later = self.held[after] if at <= chosen else self.bound(layer + 1, seat, at, chosen)
            most = min(most, later + self.played[place])
        return most

    def choose(self, turn: int, at: int, layer: int) -> bool:
        """Choose a number and all that follow: layers from the last to the first, then kinds, then seats."""
        if turn == len(self.others):
            return True
        self.patience -= 1
        seat = self.others[turn]
        row = layer * self.seats + seat
        need = self.need[row]
        most = self.bound(layer, seat, at, at)
        rest = 0
        for later in range(at + 1, len(self.kinds)):
            rest += self.bound(layer, seat, later, at)
        low, high = max(0, need - rest), min(need, most)
        if low > high:
            return False
        likely = min(max(self.draw(need, most, rest), low), high)
        place = row * WIDTH + self.kinds[at]
        column = layer * WIDTH + self.kinds[at]
        for number in outwards(likely, low, high):
            if self.patience <= 0:
                return False
            self.held[place] = number
            self.need[row] -= number
            self.left[column] -= number
            if self.go_on(turn, at, layer):
                return True
            self.need[row] += number
            self.left[column] += number
        return False

    def go_on(self, turn: int, at: int, layer: int) -> bool:
        """Choose the next number."""
        if layer > 0:
            return self.choose(turn, at, layer - 1)
        if at + 1 < len(self.kinds):
            return self.choose(turn, at + 1, self.last)
        return self.choose(turn + 1, 0, self.last)

    def draw(self, need: int, most: int, rest: int) -> int:
        """Return how many of `most` cards are among the first `need`, when they are shuffled with `rest` others."""
        found = 0
        for drawn in range(min(need, most + rest)):
            if self.chance.below(ANY_STREAM, most + rest - drawn) < most - found:
                found += 1
        return found

    def pack(self, layer: int, seat: int) -> int:
        """Return the cards that were found for a seat in a layer."""
        place = (layer * self.seats + seat) * WIDTH
        return sum([self.held[place + kind] << 4 * kind for kind in KINDS])

    def rest(self, layer: int) -> int:
        """Return what was found to be in the deck in a layer."""
        return sum([self.left[layer * WIDTH + kind] << 4 * kind for kind in KINDS])

    def write(self, state: State) -> None:
        """Put what was found into a position."""
        lore = state.card_lore
        carried = lore.carried[:]
        for deal in range(self.last):
            for seat in self.others:
                carried[deal * self.seats + seat] = self.pack(deal, seat)
        lore.carried = carried
        lore.old_decks = [self.rest(deal) for deal in range(self.last)]
        for seat in self.others:
            state.cards.hands[seat] = self.pack(self.last, seat)
        state.cards.deck = self.rest(self.last)


def outwards(start: int, low: int, high: int) -> list[int]:
    """Return the numbers from low to high, the nearest to the start first.

    >>> outwards(2, 0, 5), outwards(3, 0, 3)
    ([2, 1, 3, 0, 4, 5], [3, 2, 1, 0])
    """
    numbers = [start]
    for step in range(1, high - low + 1):
        if start - step >= low:
            numbers.append(start - step)
        if start + step <= high:
            numbers.append(start + step)
    return numbers
