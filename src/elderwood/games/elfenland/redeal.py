"""Another position that a seat cannot tell from the real one: all it does not know is dealt anew.

What a seat knows of hidden cards is more than what is on the table. A card that another seat carried over from
the last round was hidden then, so it is none of those that all saw discarded; the same holds for hidden counters.
Under the option that allows caravans only to those who lack the right cards, a caravan tells what its owner
lacks.
"""

from typing import Final

from elderwood.engine.chance import Chance
from elderwood.games.elfenland.cards import cards, overlap, packed, size
from elderwood.games.elfenland.map import FITS
from elderwood.games.elfenland.state import ASK_ROAD, KEEPING, State

TRIES: Final = 50  # hands that break what a caravan told are dealt again; at last the true ones stay
NO_PLACE: Final = -1


def redeal_cards(state: State, seat: int, chance: Chance) -> None:
    """Deal the other hands anew: first what was carried over, from what was hidden then, then the rest."""
    others = [other for other in range(state.settings.seats) if other != seat]
    hidden = state.deck
    past = state.old_deck
    for other in others:
        hidden += state.hands[other]
        past += state.carried[other]
    for _ in range(TRIES):
        hands, carried, deck = deal_hands(state, others, hidden, past, chance)
        if all(within(hands[place], state.lacks[other]) for place, other in enumerate(others)):
            break
    else:
        return
    state.deck = deck
    state.old_deck = past - sum(carried)
    for place, other in enumerate(others):
        state.hands[other] = hands[place]
        state.carried[other] = carried[place]


def deal_hands(
    state: State, others: list[int], hidden: int, past: int, chance: Chance
) -> tuple[list[int], list[int], int]:
    """Return new hands of the same sizes, what of them was carried over, and the deck that remains."""
    old = cards(overlap(hidden, past))
    chance.shuffle(0, old)
    carried: list[int] = []
    for other in others:
        pack = 0
        for _ in range(size(state.carried[other])):
            pack += 1 << 4 * old.pop()
        carried.append(pack)
    rest = cards(hidden - sum(carried))
    chance.shuffle(0, rest)
    hands: list[int] = []
    for place, other in enumerate(others):
        pack = carried[place]
        for _ in range(size(state.hands[other]) - size(pack)):
            pack += 1 << 4 * rest.pop()
        hands.append(pack)
    return hands, carried, packed(rest)


def within(hand: int, lacks: int) -> bool:
    """Say whether a hand has fewer of each kind than a caravan told it would; 0 tells nothing."""
    while lacks:
        if lacks & 15 and hand & 15 >= lacks & 15:
            return False
        lacks >>= 4
        hand >>= 4
    return True


def redeal_counters(state: State, seat: int, chance: Chance) -> None:
    """Deal the other seats' secret counters and the pile anew: first those kept, from what was hidden."""
    old, new = secrets(state, seat)
    hidden = packed(state.pile)
    past = state.old_pile
    for other in range(state.settings.seats):
        if other != seat:
            past += state.returned[other]
            state.returned[other] = 0
    for place in old + new:
        hidden += 1 << 4 * counter_at(state, place)
    for place in old:
        past += 1 << 4 * counter_at(state, place)
    lifted = picked_up(state) if state.asked != seat else NO_PLACE
    pool = cards(overlap(hidden, past))
    chance.shuffle(0, pool)
    fill(state, old, pool, lifted)
    for place in old:
        hidden -= 1 << 4 * counter_at(state, place)
        past -= 1 << 4 * counter_at(state, place)
    state.old_pile = past
    state.pile = cards(hidden)
    chance.shuffle(0, state.pile)
    fill(state, new, state.pile, lifted)
    if lifted != NO_PLACE:
        state.laying = counter_at(state, lifted)


def secrets(state: State, seat: int) -> tuple[list[int], list[int]]:
    """Return where the other seats' secret counters lie: those hidden in the last round, and new ones.

    A place is twice the owner's seat for the kept counter, one more for the blind one. While counters are
    being kept, the round that is ending counts as the last one.
    """
    old: list[int] = []
    new: list[int] = []
    for other in range(state.settings.seats):
        if other != seat:
            if state.kept[other]:
                old.append(2 * other)
            if state.blind[other]:
                (old if state.phase == KEEPING else new).append(2 * other + 1)
    return old, new


def counter_at(state: State, place: int) -> int:
    """Return the secret counter that lies at a place."""
    return state.blind[place >> 1] if place & 1 else state.kept[place >> 1]


def picked_up(state: State) -> int:
    """Return the place of the secret counter that the asked seat is about to lay, if it is a secret one."""
    if state.ask != ASK_ROAD or state.opened[state.asked] >> 4 * state.laying & 15:
        return NO_PLACE
    return 2 * state.asked + (0 if state.kept[state.asked] == state.laying else 1)


def fill(state: State, places: list[int], pool: list[int], lifted: int) -> None:
    """Put counters of a shuffled pool at secret places; the lifted one is known to fit on some free road."""
    if lifted in places:
        places = [lifted] + [place for place in places if place != lifted]
    for place in places:
        at = len(pool) - 1
        while place == lifted and not FITS[pool[at]] & state.free:
            at -= 1
        if place & 1:
            state.blind[place >> 1] = pool.pop(at)
        else:
            state.kept[place >> 1] = pool.pop(at)


def redeal_towns(state: State, seat: int, chance: Chance) -> None:
    """Deal the other seats' town cards anew."""
    if state.ending or not state.settings.targets:
        return
    others = [other for other in range(state.settings.seats) if other != seat]
    pool = state.box + [state.targets[other] for other in others]
    pool.sort()
    chance.shuffle(0, pool)
    for other in others:
        state.targets[other] = pool.pop()
    state.box = pool
