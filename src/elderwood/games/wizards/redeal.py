"""Another position that a seat cannot tell from the real one: all it does not know is dealt anew.

What it has seen stays where it is. Of other hands it may know more than single cards (see `knowledge`): that they
lack something, or that part of them was hidden when the discard pile was last shuffled in. A hand asked for a card of
some strength has one; a card handed over was the strongest.

Everything here is worked out from what the seat knows: where chance does not hit a deal that agrees with it, `fitting`
finds one. What the hands really hold is never a way out.
"""

from typing import Final

from elderwood.engine.chance import Chance
from elderwood.games.wizards.cards import EMPTY, STRENGTH
from elderwood.games.wizards.fitting import EXACTLY, OLD, Place, match
from elderwood.games.wizards.knowledge import fits, known_of, limits_of, overlap
from elderwood.games.wizards.spells import strongest, wanted_strength
from elderwood.games.wizards.state import ASK_DISCARD_OF, GIVERS_DRAW, State

TRIES: Final = 40  # deals that break what is known are dealt again; then places and cards are matched


def redeal_cards(state: State, seat: int, chance: Chance) -> None:
    """Deal the deck and the other hands anew."""
    others = [other for other in range(state.settings.seats) if other != seat]
    blind = blind_gifts(state, seat)
    pool = state.deck[:]
    for other in others:
        pool += state.hands[other]
        for card in known_of(state, other, seat):
            pool.remove(card)
    pool += [state.received[at] for at in blind]
    pool.sort()  # so that the same chance deals the same from any position the seat cannot tell from this one
    for _ in range(TRIES):
        twin = Dealing(state, seat, others, blind, pool, chance)
        if twin.deal():
            twin.write()
            break
    else:
        twin = Dealing(state, seat, others, blind, pool, chance)
        twin.fit()
        twin.write()
    for other in others:
        if state.chosen[other] != EMPTY:
            hand = state.hands[other]
            state.chosen[other] = hand[chance.below(0, len(hand))]


def blind_gifts(state: State, seat: int) -> list[int]:
    """Return which of the cards handed over a seat has not seen."""
    return [at for at in range(len(state.received)) if seat != state.actor and seat != state.givers[at]]


class Dealing:
    """One attempt to deal what a seat cannot place."""

    def __init__(
        self, state: State, seat: int, others: list[int], blind: list[int], pool: list[int], chance: Chance
    ) -> None:
        self.state = state
        self.seat = seat
        self.others = others
        self.blind = blind
        self.chance = chance
        self.old = overlap(pool, state.old_pool)
        self.rest = pool[:]
        for card in self.old:
            self.rest.remove(card)
        chance.shuffle(0, self.old)
        self.hands: list[list[int]] = [[] for _ in range(state.settings.seats)]
        self.gifts: list[int] = []

    def deal(self) -> bool:
        """Deal; say whether the outcome agrees with all that is known."""
        state = self.state
        sizes = [len(hand) for hand in state.hands]
        for at in self.blind:
            sizes[state.givers[at]] += 1
        for other in self.others:
            self.hands[other] = known_of(state, other, self.seat)
        for other in self.others:
            missing = state.carried[other] - len(self.hands[other])
            if not self.fill(other, min(missing, sizes[other] - len(self.hands[other])), self.old):
                return False
        self.rest += self.old
        self.chance.shuffle(0, self.rest)
        for other in self.others:
            if not self.fill(other, sizes[other] - len(self.hands[other]), self.rest):
                return False
        self.take_gifts()
        return all(self.agrees(other) for other in self.others)

    def fill(self, other: int, count: int, pool: list[int]) -> bool:
        """Deal cards to a hand, first those that keep the limits known of it."""
        rules = limits_of(self.state, other, self.seat)
        hand = self.hands[other]
        for _ in range(count):
            short = [rule for rule, least in rules if counted(hand, rule) < least]
            at = len(pool) - 1
            while at >= 0 and not all(fits(rule, pool[at]) for rule in short):
                at -= 1
            if at < 0:
                return False
            hand.append(pool.pop(at))
        return True

    def fit(self) -> None:
        """Deal by matching: there is always a way, because the real hands agree with what is known of them.

        Cards held for longer obey all that newer ones do, and more: so the first place of a hand bears every limit.
        While cards are handed over, what is left may miss a limit: the card given is the strongest all the same.
        """
        state = self.state
        places: list[Place] = []
        for other in self.others:
            known = known_of(state, other, self.seat)
            self.hands[other] = known
            count = len(state.hands[other]) - len(known)
            bounds = [(rule, least - counted(known, rule)) for rule, least in limits_of(state, other, self.seat)]
            bounds.append((OLD, state.carried[other] - len(known)))
            for number in range(count):
                places.append(Place(other, [rule for rule, least in bounds if number < least]))
        for at in self.blind:
            places.append(Place(state.givers[at], []))
        old = len(self.old)
        self.chance.shuffle(0, self.rest)
        dealt = self.match_asked(places, self.old + self.rest, old)
        for place, card in zip(places, dealt, strict=True):
            self.hands[place.seat].append(card)
        self.chance.shuffle(0, self.rest)
        self.take_gifts()

    def match_asked(self, places: list[Place], cards: list[int], old: int) -> list[int]:
        """Match places and cards; a hand that is asked for a card of some strength has one on some place."""
        state = self.state
        strength = 0
        needy = [len(places)]  # no place has to
        if state.ask == ASK_DISCARD_OF and state.asked in self.others:
            strength = wanted_strength(state)
            known = self.hands[state.asked]
            if not any(STRENGTH[card] == strength for card in known):
                needy = [at for at, place in enumerate(places) if place.seat == state.asked]
                needy.reverse()
        for bearer in needy:
            wanted = [
                Place(place.seat, [*place.rules, EXACTLY + strength] if at == bearer else place.rules)
                for at, place in enumerate(places)
            ]
            found = match(wanted, cards, old)
            if found is not None:
                break
        assert found is not None
        self.rest = cards[:]
        for card in found:
            self.rest.remove(card)
        return found

    def take_gifts(self) -> None:
        """Let the cards handed over be the strongest of their hands; a card drawn since does not count."""
        state = self.state
        drawn = GIVERS_DRAW not in state.agenda.frames[2::3]
        for at in self.blind:
            hand = self.hands[state.givers[at]]
            choices = strongest(hand[:-1] if drawn and len(hand) > 1 else hand)
            card = choices[self.chance.below(0, len(choices))]
            hand.remove(card)
            self.gifts.append(card)

    def agrees(self, other: int) -> bool:
        """Say whether a hand agrees with what is known of it."""
        hand = self.hands[other]
        for rule, least in limits_of(self.state, other, self.seat):
            if counted(hand, rule) < least:
                return False
        if self.state.ask == ASK_DISCARD_OF and other == self.state.asked:
            strength = wanted_strength(self.state)
            return any(STRENGTH[card] == strength for card in hand)
        return True

    def write(self) -> None:
        """Put the new deal on the table."""
        state = self.state
        state.deck = self.rest
        for other in self.others:
            state.hands[other] = self.hands[other]
        for at, card in zip(self.blind, self.gifts, strict=True):
            state.received[at] = card


def counted(hand: list[int], rule: int) -> int:
    """Return how many cards of a hand obey a rule."""
    count = 0
    for card in hand:
        if fits(rule, card):
            count += 1
    return count
