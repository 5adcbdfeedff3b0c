"""Another position that a seat cannot tell from the real one: all it does not know is dealt anew.

What it has seen stays where it is. Of other hands it may know more than single cards (see `knowledge`): that they
lack something, or that part of them was hidden when the discard pile was last shuffled in. A hand asked for a card of
some strength has one; a card handed over was the strongest.

So each place in a hand wants something of its card, mostly nothing. Every way to lay the hidden cards on the places
that grants all wishes is equally likely. Everything is worked out from what the seat knows: where chance does not hit
a fitting deal, `fitting` finds one. What the hands really hold is never a way out.
"""

from typing import Final

from elderwood.engine.chance import ANY_STREAM, Chance
from elderwood.games.wizards.cards import CARDS, CREATURES, EMPTY, STRENGTH
from elderwood.games.wizards.collecting import ASK_DISCARD_OF, strongest, wanted_strength
from elderwood.games.wizards.fitting import ANYTHING, OLD, match, suits
from elderwood.games.wizards.knowledge import (
    NOT,
    bit_of,
    blind_gifts,
    fits,
    knowing,
    known_of,
    limited,
    limits_of,
    owner_of,
    unseen,
    viewers_of,
)
from elderwood.games.wizards.state import GIVERS_DRAW, State

TRIES: Final = 100  # deals that grant too many wishes to be fair are dealt again; then places and cards are matched

# For each rule of a limit the kinds of cards that obey it, as bits.
OBEYING: Final[list[int]] = [sum(1 << card for card in CREATURES if fits(rule, card)) for rule in range(2 * NOT)]
OF_STRENGTH: Final[list[int]] = [sum(1 << card for card in CREATURES if STRENGTH[card] == n) for n in range(NOT)]


def redeal_cards(state: State, seat: int) -> None:
    """Deal the deck and the other hands anew, by the position's own chance."""
    gifts = blind_gifts(state, seat)
    owners: list[int] = []
    wants: list[int] = []
    hands: list[list[int]] = []
    free = True
    for other, hand in enumerate(state.cards.hands):
        known = hand if other == seat else known_of(state, other, seat)
        hands.append(known)
        count = len(hand) - len(known)
        for at in gifts:
            if state.acting.givers[at] == other:
                count += 1
        if not count:
            continue
        for want in wants_of_hand(state, other, seat, known, count):
            owners.append(other)
            wants.append(want)
            if want != ANYTHING:
                free = False
    needy = 0
    if state.ask == ASK_DISCARD_OF.number and state.asked != seat:
        needy = needed(state, hands[state.asked])
    pool, old = hidden_cards(state, seat)
    if free and not needy:
        state.chance.shuffle(ANY_STREAM, pool)
        dealt = [pool.pop() for _ in owners]
    else:
        dealing = Dealing(owners, wants, pool, old, state.chance)
        dealt = dealing.deal(state.asked, needy)
        pool = dealing.rest()
    for number, owner in enumerate(owners):
        hands[owner].append(dealt[number])
    state.cards.deck = pool
    state.cards.hands = hands
    forget_unseen(state, seat)
    take_gifts(state, gifts)
    choose_anew(state, seat)


def wants_of_hand(state: State, owner: int, viewer: int, known: list[int], count: int) -> list[int]:
    """Return what the places of unknown cards in a hand want.

    Cards held for longer obey all that newer ones do, and more: so the first place bears every limit.
    """
    wants = [ANYTHING] * count
    if state.knowledge.limits:
        for rule, least in limits_of(state, owner, viewer):
            for card in known:
                if fits(rule, card):
                    least -= 1
            for number in range(min(count, least)):
                wants[number] &= OBEYING[rule]
    carried = state.knowledge.carried[owner]
    for card in known:
        if carried and state.knowledge.old_pool[card]:
            carried -= 1
    for number in range(min(count, carried)):
        wants[number] |= OLD
    return wants


def needed(state: State, known: list[int]) -> int:
    """Return the kinds of cards one of which must be in the hand asked for a strength; 0 if one is known there."""
    kinds = OF_STRENGTH[wanted_strength(state)]
    for card in known:
        if kinds >> card & 1:
            return 0
    return kinds


def hidden_cards(state: State, seat: int) -> tuple[list[int], int]:
    """Return the cards a seat cannot place, the old ones first, and how many these are.

    They are sorted, so that the same chance deals the same from any position the seat cannot tell from this one.
    """
    counts = [0] * len(CARDS)
    for card in unseen(state, seat):
        counts[card] += 1
    then = state.knowledge.old_pool
    old: list[int] = []
    rest: list[int] = []
    for card in CREATURES:
        count = counts[card]
        if then and count:
            both = min(count, then[card])
            old += [card] * both
            count -= both
        rest += [card] * count
    return old + rest, len(old)


def forget_unseen(state: State, seat: int) -> None:
    """Let others forget what only they have seen of hands that were dealt anew: it does not lie there any more."""
    knowledge = state.knowledge
    bit = bit_of(seat)
    if knowledge.known:
        knowledge.known = [entry for entry in knowledge.known if viewers_of(entry) & bit or owner_of(entry) == seat]
    if knowledge.limits:
        knowledge.limits = [entry for entry in knowledge.limits if knowing(entry) & bit or limited(entry) == seat]


def take_gifts(state: State, gifts: list[int]) -> None:
    """Let the cards handed over be the strongest of their hands; a card drawn since does not count."""
    if not gifts:
        return
    received = state.acting.received[:]
    drawn = not state.agenda.holds(GIVERS_DRAW)
    for at in gifts:
        hand = state.cards.hands[state.acting.givers[at]]
        choices = strongest(hand[:-1] if drawn and len(hand) > 1 else hand)
        received[at] = choices[state.chance.below(ANY_STREAM, len(choices))]
        hand.remove(received[at])
    state.acting.received = received


def choose_anew(state: State, seat: int) -> None:
    """Let others lay any card of their hands face down."""
    chosen = state.places.chosen
    for other, card in enumerate(chosen):
        if card != EMPTY and other != seat:
            hand = state.cards.hands[other]
            chosen[other] = hand[state.chance.below(ANY_STREAM, len(hand))]


class Dealing:
    """Deals cards to places with wishes. `left` are the cards not dealt yet, each at its place, else nothing."""

    def __init__(self, owners: list[int], wants: list[int], pool: list[int], old: int, chance: Chance) -> None:
        self.owners = owners
        self.wants = wants
        self.pool = pool
        self.old = old
        self.chance = chance
        self.left = pool
        self.dealt: list[int] = []
        self.granted: list[int] = []

    def rest(self) -> list[int]:
        """Return what is left for the deck."""
        return [card for card in self.left if card]

    def deal(self, asked: int, needy: int) -> list[int]:
        """Return a card for each place; with `needy`, the hand of the seat asked holds one of these kinds."""
        groups = self.groups()
        for _ in range(TRIES):
            self.left = self.pool[:]
            self.dealt = [EMPTY] * len(self.wants)
            self.granted = []
            if needy and not self.deal_asked(asked, needy):
                continue
            if all(self.grant(want, self.waiting(want)) for want in groups):
                self.deal_freely()
                return self.dealt
        return self.fit(asked, needy)

    def groups(self) -> list[int]:
        """Return the different wishes, those that fewest cards grant first."""
        sizes: list[tuple[int, int]] = []
        for want in self.wants:
            if want != ANYTHING and all(want != other for _, other in sizes):
                sizes.append((self.granting(want), want))
        sizes.sort()
        return [want for _, want in sizes]

    def granting(self, want: int) -> int:
        """Count the cards that grant a wish."""
        count = 0
        for at, card in enumerate(self.pool):
            if suits(want, card, at < self.old):
                count += 1
        return count

    def waiting(self, want: int) -> list[int]:
        """Return the places with a wish that have no card yet."""
        return [number for number, other in enumerate(self.wants) if other == want and not self.dealt[number]]

    def grant(self, want: int, places: list[int]) -> bool:
        """Deal a card that grants it to each place with the same wish; say whether the deal may stand.

        The fewer cards are left to choose from, because others with wider wishes took some, the more often such a deal
        comes about: so it stands only as often as makes all deals equally likely.
        """
        spots = [at for at, card in enumerate(self.left) if card and suits(want, card, at < self.old)]
        most = len(spots)
        if self.granted:
            most = self.granting(want)
            for other in self.granted:
                if not other & ~want & ANYTHING and (other & OLD or not want & OLD):
                    most -= 1
        for number in places:
            if not spots or (len(spots) < most and self.chance.below(ANY_STREAM, most) >= len(spots)):
                return False
            most -= 1
            pick = self.chance.below(ANY_STREAM, len(spots))
            at = spots[pick]
            spots[pick] = spots[-1]
            spots.pop()
            self.dealt[number] = self.left[at]
            self.left[at] = EMPTY
            self.granted.append(want)
        return True

    def deal_asked(self, asked: int, needy: int) -> bool:
        """Deal the hand that is asked for a card of some kinds, until it holds one."""
        own = [number for number, owner in enumerate(self.owners) if owner == asked]
        for _ in range(TRIES):
            done = True
            for want in distinct_wants([self.wants[number] for number in own]):
                done = done and self.grant(want, [number for number in own if self.wants[number] == want])
            if done and any(needy >> self.dealt[number] & 1 for number in own):
                return True
            self.left = self.pool[:]
            self.granted = []
        return False

    def deal_freely(self) -> None:
        """Deal any of the rest to the places without a wish."""
        rest = self.rest()
        self.chance.shuffle(ANY_STREAM, rest)
        for number, card in enumerate(self.dealt):
            if not card:
                self.dealt[number] = rest.pop()
        self.left = rest

    def fit(self, asked: int, needy: int) -> list[int]:
        """Deal by matching: there is always a way, because the real hands agree with what is known of them."""
        old = self.pool[: self.old]
        rest = self.pool[self.old :]
        self.chance.shuffle(ANY_STREAM, old)
        self.chance.shuffle(ANY_STREAM, rest)
        cards = old + rest
        found = match(self.wants, cards, self.old)
        if needy:
            for number in range(len(self.wants) - 1, -1, -1):
                if self.owners[number] == asked:
                    wants = self.wants[:]
                    wants[number] &= needy | OLD
                    found = match(wants, cards, self.old)
                    if found is not None:
                        break
        assert found is not None
        for card in found:
            cards.remove(card)
        self.chance.shuffle(ANY_STREAM, cards)
        self.left = cards
        return found


def distinct_wants(wants: list[int]) -> list[int]:
    """Return each wish once."""
    found: list[int] = []
    for want in wants:
        if want not in found:
            found.append(want)
    return found
