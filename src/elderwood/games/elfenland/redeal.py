"""Another position that a seat cannot tell from the real one: all it does not know is dealt anew.

What a seat knows of hidden cards is more than what is on the table. A card that another seat carried over a deal
was in nobody's sight then, so it is none of those all saw discarded in the round before; the same holds for every
earlier deal, and for counters that were kept hidden. Which of a hand's cards are old ones its owner alone
knows, so the past is made up anew as well: hands are dealt with a history, deal by deal, that explains all that
was seen. Under the option that allows caravans only to those who lack the right cards, a caravan tells what
its owner lacks.
"""

from typing import Final

from elderwood.engine.chance import Chance
from elderwood.games.elfenland.cards import cards, overlap, packed, size
from elderwood.games.elfenland.map import FITS
from elderwood.games.elfenland.state import ASK_ROAD, KEEPING, State

TRIES: Final = 50  # what contradicts the things seen is dealt again; at last the truth stays


def redeal_cards(state: State, seat: int, chance: Chance) -> None:
    """Deal the other hands anew, with a past that explains what they have played."""
    others = [other for other in range(state.settings.seats) if other != seat]
    for _ in range(TRIES):
        if deal_hands(state, others, chance):
            return


def deal_hands(state: State, others: list[int], chance: Chance) -> bool:
    """Deal once; say False, and change nothing, if no past fits."""
    seats = state.settings.seats
    deals = len(state.old_decks)
    hands = state.hands[:]
    carried = state.carried[:]
    old_decks = state.old_decks[:]
    hidden = state.deck
    for other in others:
        hidden += state.hands[other]
        hands[other] = 0
    if deals:
        first = (deals - 1) * seats
        past = unseen_before(state, others, deals - 1)
        for other in others:
            used = of_the_old(state, first + other, size(state.hands[other]), past, chance)
            if used < 0:
                return False
            carried[first + other] = used
            past -= used
        older = shuffled(overlap(hidden, past), chance)
        for other in others:
            wanted = size(state.carried[first + other]) - size(carried[first + other])
            if len(older) < wanted:
                return False
            hands[other] = take_from(older, wanted)
            carried[first + other] += hands[other]
            hidden -= hands[other]
    rest = shuffled(hidden, chance)
    for other in others:
        hands[other] += take_from(rest, size(state.hands[other]) - size(hands[other]))
        if not within(hands[other], state.lacks[other]):
            return False
    if not explain_earlier(state, others, carried, old_decks, chance):
        return False
    state.deck = packed(rest)
    state.hands = hands
    state.carried = carried
    state.old_decks = old_decks
    return True


def unseen_before(state: State, others: list[int], deal: int) -> int:
    """Return what was out of a seat's sight when a deal began: in the deck or carried over by others."""
    pack = state.old_decks[deal]
    for other in others:
        pack += state.carried[deal * state.settings.seats + other]
    return pack


def of_the_old(state: State, place: int, left: int, past: int, chance: Chance) -> int:
    """Choose which of the cards played since the last deal had been carried over; -1 if that cannot be."""
    played = cards(state.played[place])
    chance.shuffle(0, played)
    old = size(state.carried[place])
    new = left + len(played) - old
    used = 0
    for kind in played:
        if old and past >> 4 * kind & 15 and chance.below(0, old + new) < old:
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
    chance.shuffle(0, found)
    return found


def take_from(pool: list[int], number: int) -> int:
    """Take the last few cards of a list as a pack."""
    pack = 0
    for _ in range(number):
        pack += 1 << 4 * pool.pop()
    return pack


def explain_earlier(state: State, others: list[int], carried: list[int], old_decks: list[int], chance: Chance) -> bool:
    """Make up what was carried over the earlier deals, out of what was held after them; say False if none fits."""
    seats = state.settings.seats
    for deal in range(len(old_decks) - 1, -1, -1):
        first = deal * seats
        past = unseen_before(state, others, deal)
        for other in others:
            if deal < len(old_decks) - 1:
                held = carried[first + seats + other] + state.played[first + other]
                found = shuffled(overlap(held, past), chance)
                wanted = size(state.carried[first + other])
                if len(found) < wanted:
                    return False
                carried[first + other] = take_from(found, wanted)
            if not within(carried[first + other], state.old_lacks[first + other]):
                return False
            past -= carried[first + other]
        old_decks[deal] = past
    return True


def within(hand: int, lacks: int) -> bool:
    """Say whether a hand has fewer of each kind than a caravan told it would; 0 tells nothing."""
    while lacks:
        if lacks & 15 and hand & 15 >= lacks & 15:
            return False
        lacks >>= 4
        hand >>= 4
    return True


def redeal_counters(state: State, seat: int, chance: Chance) -> None:
    """Deal the other seats' hidden counters and the pile anew, and choose what is being laid."""
    for _ in range(TRIES):
        if deal_counters(state, seat, chance):
            return


def deal_counters(state: State, seat: int, chance: Chance) -> bool:
    """Deal once; say False, and change nothing, if it contradicts what was seen."""
    seats = state.settings.seats
    others = [other for other in range(seats) if other != seat]
    rounds = len(state.old_piles)
    hidden = packed(state.pile)
    pools = [hidden_at_end(state, others, number) for number in range(rounds)]
    kept = state.kept[:]
    blind = state.blind[:]
    for other in others:
        hidden += (1 << 4 * kept[other] if kept[other] else 0) + (1 << 4 * blind[other] if blind[other] else 0)
    secrets = [0] * len(state.old_secrets)
    for other in others:
        if kept[other]:
            kept[other] = hide(state, other, state.since[other], hidden, pools, secrets, state.unlike[other], chance)
            if not kept[other]:
                return False
            hidden -= 1 << 4 * kept[other]
    for other in others:
        if blind[other]:
            begins = rounds - 1 if state.phase == KEEPING else rounds
            blind[other] = hide(state, other, begins, hidden, pools, secrets, 0, chance)
            if not blind[other]:
                return False
            hidden -= 1 << 4 * blind[other]
    laying = state.laying
    if state.ask == ASK_ROAD and state.asked != seat:
        laying = pick_up(state, kept[state.asked], blind[state.asked], chance)
        if not laying:
            return False
    state.laying = laying
    state.kept = kept
    state.blind = blind
    state.pile = cards(hidden)
    chance.shuffle(0, state.pile)
    for number in range(rounds):
        rest = cards(pools[number])
        for other in others:
            place = number * seats + other
            state.old_secrets[place] = secrets[place] + take_from(
                rest, size(state.old_secrets[place]) - size(secrets[place])
            )
        state.old_piles[number] = packed(rest)
    return True


def hidden_at_end(state: State, others: list[int], number: int) -> int:
    """Return the counters that were out of a seat's sight at the end of a round, counted from 0."""
    pack = state.old_piles[number]
    for other in others:
        pack += state.old_secrets[number * state.settings.seats + other]
    return pack


def hide(
    state: State,
    owner: int,
    begins: int,
    hidden: int,
    pools: list[int],
    secrets: list[int],
    unlike: int,
    chance: Chance,
) -> int:
    """Choose a counter that may have lain hidden before a seat since the end of a round; NONE if there is none."""
    fitting = hidden
    for number in range(begins, len(pools)):
        fitting = overlap(fitting, pools[number])
    found = [kind for kind in cards(fitting) if not unlike >> kind & 1]
    if not found:
        return 0
    kind = found[chance.below(0, len(found))]
    for number in range(begins, len(pools)):
        pools[number] -= 1 << 4 * kind
        secrets[number * state.settings.seats + owner] += 1 << 4 * kind
    return kind


def pick_up(state: State, kept: int, blind: int, chance: Chance) -> int:
    """Choose which counter the asked seat is about to lay; NONE if nothing fits.

    An open one stays: to lay it reveals nothing. A hidden one is some hidden one that fits on a free road.
    """
    opened = state.opened[state.asked]
    if opened >> 4 * state.laying & 15:
        return state.laying
    found = [kind for kind in (kept, blind) if kind and FITS[kind] & state.free and not opened >> 4 * kind & 15]
    return found[chance.below(0, len(found))] if found else 0


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
