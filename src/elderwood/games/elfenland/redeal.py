"""Another position that a seat cannot tell from the real one: all it does not know is dealt anew.

What a seat knows of hidden cards is more than what is on the table. A card that another seat carried over a deal
was in nobody's sight then, so it is none of those all saw discarded in the round before; the same holds for every
earlier deal, and for counters that were kept hidden. Which of a hand's cards are old ones its owner alone
knows, so the past is made up anew as well: hands are dealt with a history, deal by deal, that explains all that
was seen. Under the option that allows caravans only to those who lack the right cards, a caravan tells what
its owner lacks.

Cards are dealt as at a table, and dealt again if they contradict what was seen, so that all that fits is as likely as
a shuffle makes it. Where that fails a few times, hands are built up so that they fit (see `fitting`).
"""

from typing import Final

from elderwood.engine.chance import ANY_STREAM, Chance
from elderwood.games.elfenland.cards import cards, overlap, packed, size
from elderwood.games.elfenland.fitting import Fitting
from elderwood.games.elfenland.knowledge import unseen_at, unseen_now, within
from elderwood.games.elfenland.map import FITS
from elderwood.games.elfenland.planning import ASK_ROAD
from elderwood.games.elfenland.state import KEEPING, State

TRIES: Final = 12


def redeal_cards(state: State, seat: int, chance: Chance) -> None:
    """Deal the other hands anew, with a past that explains what they have played."""
    others = [other for other in range(state.settings.seats) if other != seat]
    for _ in range(TRIES):
        if deal_hands(state, others, chance):
            return
    fitting = Fitting(state, others, chance)
    fitting.run()
    fitting.write(state)


def deal_hands(state: State, others: list[int], chance: Chance) -> bool:
    """Deal once; say False, and change nothing, if no past fits."""
    lore = state.card_lore
    seats = state.settings.seats
    deals = len(lore.old_decks)
    real = state.cards.hands
    hands = real[:]
    carried = lore.carried
    old_decks = lore.old_decks
    hidden = unseen_now(state, others)
    for other in others:
        hands[other] = 0
    if deals:
        carried = carried[:]
        old_decks = old_decks[:]
        first = (deals - 1) * seats
        past = unseen_at(state, others, deals - 1)
        for other in others:
            used = of_the_old(state, first + other, size(real[other]), past, chance)
            if used < 0:
                return False
            carried[first + other] = used
            past -= used
        older = shuffled(overlap(hidden, past), chance)
        for other in others:
            wanted = size(lore.carried[first + other]) - size(carried[first + other])
            if len(older) < wanted:
                return False
            hands[other] = take_from(older, wanted)
            carried[first + other] += hands[other]
            hidden -= hands[other]
    rest = shuffled(hidden, chance)
    for other in others:
        hands[other] += take_from(rest, size(real[other]) - size(hands[other]))
        if lore.lacks[other] and not within(hands[other], lore.lacks[other]):
            return False
    if deals and not explain_earlier(state, others, carried, old_decks, chance):
        return False
    state.cards.deck = packed(rest)
    state.cards.hands = hands
    lore.carried = carried
    lore.old_decks = old_decks
    return True


def of_the_old(state: State, place: int, left: int, past: int, chance: Chance) -> int:
    """Choose which of the cards played since the last deal had been carried over; -1 if that cannot be."""
    played = shuffled(state.card_lore.played[place], chance)
    old = size(state.card_lore.carried[place])
    new = left + len(played) - old
    used = 0
    for kind in played:
        if old and past >> 4 * kind & 15 and chance.below(ANY_STREAM, old + new) < old:
            old -= 1
            used += 1 << 4 * kind
            past -= 1 << 4 * kind
        elif new:
            new -= 1
        else:
            return -1
    return used


def shuffled(pack: int, chance: Chance) -> list[int]:
    """Return the cards of a pack in any order."""
    found = cards(pack)
    chance.shuffle(ANY_STREAM, found)
    return found


def take_from(pool: list[int], number: int) -> int:
    """Take the last few cards of a list as a pack."""
    pack = 0
    for _ in range(number):
        pack += 1 << 4 * pool.pop()
    return pack


def explain_earlier(state: State, others: list[int], carried: list[int], old_decks: list[int], chance: Chance) -> bool:
    """Make up what was carried over the earlier deals, out of what was held after them; say False if none fits."""
    lore = state.card_lore
    seats = state.settings.seats
    for deal in range(len(old_decks) - 1, -1, -1):
        first = deal * seats
        past = unseen_at(state, others, deal)
        for other in others:
            if deal < len(old_decks) - 1:
                held = carried[first + seats + other] + lore.played[first + other]
                found = shuffled(overlap(held, past), chance)
                wanted = size(lore.carried[first + other])
                if len(found) < wanted:
                    return False
                carried[first + other] = take_from(found, wanted)
            lacks = lore.old_lacks[first + other]
            if lacks and not within(carried[first + other], lacks):
                return False
            past -= carried[first + other]
        old_decks[deal] = past
    return True


class Hidden:
    """The counters of other seats that lie face down: one slot each, filled one after the other."""

    def __init__(self, state: State, others: list[int], chance: Chance) -> None:
        self.state = state
        self.chance = chance
        # Somebody has picked up a hidden counter: all know that, but not which one.
        self.watched = state.asks(ASK_ROAD) and state.secretly and state.asked in others
        self.laying = state.laying
        counters, lore = state.tokens, state.counter_lore
        rounds = len(lore.old_piles)
        self.kept = counters.kept[:]
        self.blind = counters.blind[:]
        self.pool = packed(counters.pile)
        self.pools = lore.old_piles[:]
        # Whose slots they are, whether of the kept counter, and since which round it has lain there. Those of the
        # seat that lays come last: where nothing could be laid, others are tried for them first.
        self.owners: list[int] = []
        self.is_kept: list[bool] = []
        self.since: list[int] = []
        fresh = rounds - 1 if state.phase == KEEPING else rounds
        for other in sorted(others, key=self.laid_by):
            self.pool += state.hidden_of(other)
            for number in range(rounds):
                self.pools[number] += lore.old_secrets[number * state.settings.seats + other]
            if self.kept[other]:
                self.add(other, True, lore.since[other])
            if self.blind[other]:
                self.add(other, False, fresh)

    def laid_by(self, seat: int) -> bool:
        """Say whether a seat is about to lay a counter."""
        return self.watched and seat == self.state.asked

    def add(self, owner: int, kept: bool, since: int) -> None:
        """Add a slot."""
        self.owners.append(owner)
        self.is_kept.append(kept)
        self.since.append(since)

    def fill(self, at: int) -> bool:
        """Fill the slots from one on, with what was out of sight whenever they were; say False if nothing fits."""
        if at == len(self.owners):
            return not self.watched or self.pick_up()
        owner = self.owners[at]
        fitting = self.pool
        for number in range(self.since[at], len(self.pools)):
            fitting = overlap(fitting, self.pools[number])
        unlike = self.state.counter_lore.unlike[owner] if self.is_kept[at] else 0
        found = [kind for kind in cards(fitting) if not unlike >> kind & 1]
        while found:
            kind = found[self.chance.below(ANY_STREAM, len(found))]
            self.put(at, kind, -1)
            if self.is_kept[at]:
                self.kept[owner] = kind
            else:
                self.blind[owner] = kind
            if self.fill(at + 1):
                return True
            self.put(at, kind, 1)
            found = [other for other in found if other != kind]
        return False

    def put(self, at: int, kind: int, sign: int) -> None:
        """Take a counter for a slot out of what was out of sight (-1), or put it back (1)."""
        pack = sign << 4 * kind
        self.pool += pack
        for number in range(self.since[at], len(self.pools)):
            self.pools[number] += pack

    def pick_up(self) -> bool:
        """Choose which hidden counter the asked seat is about to lay; say False if none fits on a free road."""
        seat = self.state.asked
        free = self.state.land.free
        found = [kind for kind in (self.kept[seat], self.blind[seat]) if kind and FITS[kind] & free]
        if found:
            self.laying = found[self.chance.below(ANY_STREAM, len(found))]
        return bool(found)


def redeal_counters(state: State, seat: int, chance: Chance) -> None:
    """Deal the other seats' hidden counters and the pile anew, and choose what is being laid."""
    others = [other for other in range(state.settings.seats) if other != seat]
    hidden = Hidden(state, others, chance)
    fits = hidden.fill(0)
    assert fits, "the real counters fit"
    counters = state.tokens
    counters.kept = hidden.kept
    counters.blind = hidden.blind
    counters.pile = shuffled(hidden.pool, chance)
    state.laying = hidden.laying
    if hidden.pools:
        explain_rounds(state, others, hidden, chance)


def explain_rounds(state: State, others: list[int], hidden: Hidden, chance: Chance) -> None:
    """Make up what lay hidden at the end of earlier rounds: what still does, and any others that were out of sight."""
    lore = state.counter_lore
    seats = state.settings.seats
    secrets = lore.old_secrets[:]
    for number in range(len(hidden.pools)):
        rest = shuffled(hidden.pools[number], chance)
        for other in others:
            still = 0
            for at, owner in enumerate(hidden.owners):
                if owner == other and hidden.since[at] <= number:
                    still += 1 << 4 * (hidden.kept[owner] if hidden.is_kept[at] else hidden.blind[owner])
            place = number * seats + other
            secrets[place] = still + take_from(rest, size(lore.old_secrets[place]) - size(still))
        hidden.pools[number] = packed(rest)
    lore.old_secrets = secrets
    lore.old_piles = hidden.pools


def redeal_towns(state: State, seat: int, chance: Chance) -> None:
    """Deal the other seats' town cards anew."""
    if state.ending or not state.settings.targets:
        return
    targets = state.travels.targets[:]
    others = [other for other in range(state.settings.seats) if other != seat]
    pool = state.travels.box + [targets[other] for other in others]
    pool.sort()  # so that the same chance deals the same, whatever the truth is
    chance.shuffle(ANY_STREAM, pool)
    for other in others:
        targets[other] = pool.pop()
    state.travels.targets = targets
    state.travels.box = pool
