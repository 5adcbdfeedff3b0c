"""Hands and a past that explain what was seen, built up where shuffles hardly ever hit some.

The unknown is a table of numbers: how many cards of a kind a seat held in a layer. Layer by layer there are the cards
carried over each deal, and at last those in hand. Those of one seat in one layer are a row: they add up to a size that
all know, and each number has a bound (what was out of sight, what a caravan told, what was held afterwards).

Were every card marked, each past that shows what was seen would be equally likely. So a row weighs as much as there are
ways to pick it out of what was out of sight, and a row that was carried over also as much as there are ways to pick it
out of what was held afterwards, over those to pick it out of all that was in no other hand by then. These ways are
counted kind by kind, and a row is drawn by them: it never breaks a bound.

Seat by seat, each draws its rows out of what the others have left. Who draws first does not know what those behind
need, so two at a time then put their cards back and draw anew, until what was drawn first is forgotten. Each time they
take the old cards again with such a chance that in the long run all is drawn as often as it weighs (Hastings 1970).
"""

from typing import Final

from elderwood.engine.chance import ANY_STREAM, LARGE, Chance
from elderwood.games.elfenland.cards import KINDS, RAFT, count, size
from elderwood.games.elfenland.knowledge import unseen_at, unseen_now
from elderwood.games.elfenland.state import State

NO_CAP: Final = 15
WIDTH: Final = RAFT + 1
TRIES: Final = 20  # to deal a seat before all begin anew
SWEEPS: Final = 4  # how often all seats draw anew, each with the one before it and the one behind it


def pascal(rows: int) -> list[list[float]]:
    """Return in how many ways so many can be chosen of so many.

    >>> pascal(3)
    [[1.0], [1.0, 1.0], [1.0, 2.0, 1.0], [1.0, 3.0, 3.0, 1.0]]
    """
    table = [[1.0]]
    for row in range(1, rows + 1):
        above = table[-1]
        table.append([1.0, *[above[at - 1] + above[at] for at in range(1, row)], 1.0])
    return table


CHOOSE: Final = pascal(15)  # no kind has more cards


class Row:
    """So many cards to be drawn, kind by kind."""

    def __init__(self, cards: int) -> None:
        self.cards = cards
        self.weights: list[list[float]] = []  # of every number of a kind
        self.sums = [[1.0] + [0.0] * cards]  # of every number of all kinds so far

    def add(self, weights: list[float]) -> None:
        """Add a kind: what it weighs to have none of it, one, two ..."""
        before = self.sums[-1]
        after: list[float] = []
        for cards in range(self.cards + 1):
            total = 0.0
            for number in range(min(cards, len(weights) - 1) + 1):
                total += weights[number] * before[cards - number]
            after.append(total)
        self.weights.append(weights)
        self.sums.append(after)

    def weight(self) -> float:
        """Return what all ways to draw weigh together: 0 if there is none."""
        return self.sums[-1][self.cards]

    def draw(self, chance: Chance) -> list[int]:
        """Return how many of each kind are drawn, if there is a way."""
        numbers = [0] * len(self.weights)
        left = self.cards
        for at in range(len(numbers) - 1, -1, -1):
            weights, before = self.weights[at], self.sums[at]
            # The share is so far below 1 that rounding cannot carry it past the last number that weighs something.
            point = self.sums[at + 1][left] * (chance.below(ANY_STREAM, LARGE) / LARGE) - weights[0] * before[left]
            while point >= 0:
                numbers[at] += 1
                point -= weights[numbers[at]] * before[left - numbers[at]]
            left -= numbers[at]
        return numbers


class Fitting:
    """The hands of some seats, still to be found. Tables run by layer, then seat, then kind."""

    def __init__(self, state: State, others: list[int], chance: Chance) -> None:
        lore = state.card_lore
        seats = state.settings.seats
        self.seats = seats
        self.others = others[:]
        self.chance = chance
        self.last = len(lore.old_decks)  # the layer of the hands
        self.beginnings = 0  # how often all seats were dealt before everything fitted
        self.sizes = [size(pack) for pack in lore.carried + state.cards.hands]
        self.caps: list[int] = []
        for pack in lore.old_lacks + lore.lacks:
            self.caps += [count(pack, kind) - 1 if count(pack, kind) else NO_CAP for kind in range(WIDTH)]
        self.played = numbers_of(lore.played)
        self.held = [0] * len(self.caps)
        # What was out of sight in a layer, and all that was in no other hand after a deal; less what has been dealt.
        unseen = [unseen_at(state, others, deal) for deal in range(self.last)] + [unseen_now(state, others)]
        dealt = [*unseen[1:], 0]
        for deal in range(self.last):
            for other in others:
                dealt[deal] += lore.played[deal * seats + other]
        self.unseen = numbers_of(unseen)
        self.dealt = numbers_of(dealt)

    def run(self) -> None:
        """Find hands: the real ones show that there are some, and every beginning may come upon them."""
        while not self.begin():
            pass
        for _ in range(SWEEPS):
            for turn, seat in enumerate(self.others):
                before = self.others[turn - 1]
                self.exchange([seat] if before == seat else [before, seat], True)

    def begin(self) -> bool:
        """Deal all seats, in any order; if one finds nothing that fits, put all back and say False."""
        self.beginnings += 1
        self.chance.shuffle(ANY_STREAM, self.others)
        for turn, seat in enumerate(self.others):
            if not self.find(seat, turn):
                for other in self.others[:turn]:
                    self.move(other, 1)
                self.held = [0] * len(self.held)
                return False
        return True

    def find(self, seat: int, turn: int) -> bool:
        """Deal a seat out of what is left; where nothing fits, one of those before it draws others as well."""
        for number in range(TRIES):
            group = [seat]
            if number and turn:
                group.append(self.others[self.chance.below(ANY_STREAM, turn)])
            if self.exchange(group, False):
                return True
        return False

    def exchange(self, group: list[int], fair: bool) -> bool:
        """Let seats put back what they have and draw anew; say False if they take the old cards again.

        They do if nothing else fits; to be fair, also the more often, the more too rarely the old ones are drawn.
        """
        for seat in group:
            self.move(seat, 1)
        old = self.held[:]
        limit = self.weigh(group, False) * (self.chance.below(ANY_STREAM, LARGE) / LARGE) if fair else 0.0
        done = self.weigh(group, True) > limit
        if not done:
            self.held = old
        for seat in group:
            self.move(seat, -1)
        return done

    def weigh(self, group: list[int], anew: bool) -> float:
        """Return how much too rarely seats draw what they hold, or what they now draw anew; 0 if nothing fits.

        Rows are drawn one by one, whatever the next ones then weigh: a seat's hand, what it carried over, backwards in
        time, and the same for the next seat.
        """
        rarely = 1.0
        dealt: list[int] = []
        for seat in group:
            rarely *= self.weigh_rows(seat, anew)
            if not rarely:
                break
            self.move(seat, -1)
            dealt.append(seat)
        for seat in dealt:
            self.move(seat, 1)
        return rarely

    def weigh_rows(self, seat: int, anew: bool) -> float:
        """Weigh the rows of one seat, and draw them if they are to be drawn anew."""
        rarely = 1.0
        for layer in range(self.last, -1, -1):
            row = self.row(layer, seat)
            rarely *= row.weight()
            if not rarely:
                return 0.0
            if anew:
                place = (layer * self.seats + seat) * WIDTH
                for kind, number in zip(KINDS, row.draw(self.chance), strict=True):
                    self.held[place + kind] = number
        return rarely

    def row(self, layer: int, seat: int) -> Row:
        """Weigh the ways to draw a row, given what the seat held afterwards."""
        at = layer * self.seats + seat
        row = Row(self.sizes[at])
        for kind in KINDS:
            place, column = at * WIDTH + kind, layer * WIDTH + kind
            unseen = self.unseen[column]
            most = min(row.cards, unseen, self.caps[place])
            if layer < self.last:
                later = self.held[place + self.seats * WIDTH] + self.played[place]
                most = min(most, later)
                kept, dealt = CHOOSE[later], CHOOSE[self.dealt[column]]
                row.add([CHOOSE[unseen][number] * kept[number] / dealt[number] for number in range(most + 1)])
            else:
                row.add(CHOOSE[unseen][: most + 1])
        return row

    def move(self, seat: int, sign: int) -> None:
        """Take what a seat has drawn out of what is left (-1), or put it back (1)."""
        for layer in range(self.last + 1):
            place = (layer * self.seats + seat) * WIDTH
            for kind in KINDS:
                self.unseen[layer * WIDTH + kind] += sign * self.held[place + kind]
                self.dealt[layer * WIDTH + kind] += sign * self.held[place + kind]

    def write(self, state: State) -> None:
        """Put what was found into a position."""
        lore = state.card_lore
        carried = lore.carried[:]
        for seat in self.others:
            for deal in range(self.last):
                carried[deal * self.seats + seat] = pack_of(self.held, deal * self.seats + seat)
            state.cards.hands[seat] = pack_of(self.held, self.last * self.seats + seat)
        lore.carried = carried
        lore.old_decks = [pack_of(self.unseen, deal) for deal in range(self.last)]
        state.cards.deck = pack_of(self.unseen, self.last)


def numbers_of(packs: list[int]) -> list[int]:
    """Return how many of each kind packs hold, one after the other."""
    return [count(pack, kind) for pack in packs for kind in range(WIDTH)]


def pack_of(numbers: list[int], at: int) -> int:
    """Return one of the packs again."""
    pack = 0
    for kind in KINDS:
        pack += numbers[at * WIDTH + kind] << 4 * kind
    return pack
