"""What seats know of each other's hands: the ground on which `redeal` deals anew and views show what was seen.

Three things are kept, as small numbers in lists that are mostly empty:

- `known`: a card that is in a hand, and who has seen it get or lie there;
- `limits`: what an effect told of a whole hand (none of strength 8, nothing stronger than the card given). Of the
  cards held then at least so many are still there: one less with every card that fits and leaves;
- `carried` and `old_pool`: when the discard pile was last shuffled into the deck, hands held none of what had lain
  open. `old_pool` counts each kind that was hidden then, and of each hand at least `carried` cards come from it.

Whoever does not see which card leaves a hand no longer knows what is in it.
"""

from typing import Final

from elderwood.games.wizards.cards import CARDS, STRENGTH
from elderwood.games.wizards.state import Knowledge, State

SPECTATOR_BIT: Final = 12
EVERYBODY_SEES: Final = (1 << SPECTATOR_BIT + 1) - 1

NOT: Final = 32  # the rule "not of strength n"; below that, a rule is "at most n"
MOST: Final = 15  # cards that a limit counts


def seen_card(card: int, owner: int, viewers: int) -> int:
    """Put a known card into one number: the card, its owner, and who has seen it.

    >>> entry = seen_card(31, 15, 0b1011)
    >>> card_of(entry), owner_of(entry), viewers_of(entry)
    (31, 15, 11)
    """
    return card | owner << 5 | viewers << 9


def card_of(entry: int) -> int:
    """Return the known card."""
    return entry & 31


def owner_of(entry: int) -> int:
    """Return in whose hand a known card is."""
    return entry >> 5 & 15


def viewers_of(entry: int) -> int:
    """Return the bits of those who have seen a known card."""
    return entry >> 9


def limit_on(owner: int, count: int, rule: int, viewers: int) -> int:
    """Put a limit into one number: whose hand, how many cards, what they obey, and who knows it.

    >>> entry = limit_on(15, MOST, 63, 0b1011)
    >>> limited(entry), count_of(entry), rule_of(entry), knowing(entry)
    (15, 15, 63, 11)
    """
    return owner | count << 4 | rule << 8 | viewers << 14


def limited(entry: int) -> int:
    """Return whose hand a limit is about."""
    return entry & 15


def count_of(entry: int) -> int:
    """Return how many cards obey a limit."""
    return entry >> 4 & 15


def rule_of(entry: int) -> int:
    """Return what the cards of a limit obey."""
    return entry >> 8 & 63


def knowing(entry: int) -> int:
    """Return the bits of those who know a limit."""
    return entry >> 14


def bit_of(seat: int) -> int:
    """Return the bit of a viewer; a spectator has one too."""
    return 1 << (seat if seat >= 0 else SPECTATOR_BIT)


def learn(state: State, owner: int, card: int, viewers: int) -> None:
    """Note that viewers have seen a card get into a hand, or lie there."""
    viewers &= ~(1 << owner)
    if viewers:
        state.knowledge.known = [*state.knowledge.known, seen_card(card, owner, viewers)]


def learn_hand(state: State, owner: int, viewer: int) -> None:
    """Note that a viewer has seen a whole hand."""
    bit = 1 << viewer
    kept: list[int] = []
    for entry in state.knowledge.known:
        left = viewers_of(entry) & ~bit if owner_of(entry) == owner else viewers_of(entry)
        if left:
            kept.append(seen_card(card_of(entry), owner_of(entry), left))
    state.knowledge.known = kept
    for card in state.cards.hands[owner]:
        learn(state, owner, card, bit)


def known_of(state: State, owner: int, viewer: int) -> list[int]:
    """Return the cards of a hand that a viewer knows, sorted."""
    known = state.knowledge.known
    if not known:
        return []
    bit = bit_of(viewer)
    cards = [card_of(entry) for entry in known if owner_of(entry) == owner and viewers_of(entry) & bit]
    cards.sort()
    return cards


def forget(state: State, owner: int, card: int, viewers: int) -> None:
    """Keep books when a card leaves a hand and viewers see which one; all others lose sight of that hand."""
    knowledge = state.knowledge
    if knowledge.known:
        forget_known(knowledge, owner, card, viewers)
    if knowledge.limits:
        forget_limits(knowledge, owner, card, viewers)
    if knowledge.carried[owner] and (viewers != EVERYBODY_SEES or knowledge.old_pool[card]):
        carried = knowledge.carried[:]
        carried[owner] -= 1
        knowledge.carried = carried


def forget_known(knowledge: Knowledge, owner: int, card: int, viewers: int) -> None:
    """For those who see it, one known card of that name less; the others know nothing of the hand any more."""
    kept: list[int] = []
    still = viewers
    for entry in knowledge.known:
        if owner_of(entry) == owner:
            mask = viewers_of(entry) & viewers
            if card_of(entry) == card:
                gone = mask & still
                still &= ~gone
                mask &= ~gone
            if mask:
                kept.append(seen_card(card_of(entry), owner, mask))
        else:
            kept.append(entry)
    knowledge.known = kept


def forget_limits(knowledge: Knowledge, owner: int, card: int, viewers: int) -> None:
    """A card that fits a limit, or is not seen, may be one of those the limit is about."""
    kept: list[int] = []
    for entry in knowledge.limits:
        if limited(entry) != owner:
            kept.append(entry)
            continue
        count = count_of(entry)
        rule = rule_of(entry)
        seeing = knowing(entry) & viewers
        blind = knowing(entry) & ~viewers
        fewer = count - 1 if fits(rule, card) else count
        if seeing and fewer:
            kept.append(limit_on(owner, fewer, rule, seeing))
        if blind and count > 1:
            kept.append(limit_on(owner, count - 1, rule, blind))
    knowledge.limits = kept


def limit(state: State, owner: int, count: int, rule: int, viewers: int) -> None:
    """Note that viewers know of that many cards of a hand that each of them obeys a rule."""
    viewers &= ~(1 << owner)
    if viewers and count:
        state.knowledge.limits = [*state.knowledge.limits, limit_on(owner, min(count, MOST), rule, viewers)]


def fits(rule: int, card: int) -> bool:
    """Say whether a card obeys the rule of a limit."""
    return STRENGTH[card] != rule - NOT if rule >= NOT else STRENGTH[card] <= rule


def limits_of(state: State, owner: int, viewer: int) -> list[tuple[int, int]]:
    """Return the limits on a hand that a viewer knows: each rule and how many cards obey it."""
    bit = bit_of(viewer)
    limits = state.knowledge.limits
    return [(rule_of(entry), count_of(entry)) for entry in limits if limited(entry) == owner and knowing(entry) & bit]


def remember_hidden(state: State) -> None:
    """Note what is hidden at the moment when the discard pile is shuffled into the deck."""
    pool = [0] * len(CARDS)
    for card in state.cards.deck:
        pool[card] += 1
    for card in state.acting.received:
        pool[card] += 1
    carried: list[int] = []
    for hand in state.cards.hands:
        carried.append(len(hand))
        for card in hand:
            pool[card] += 1
    state.knowledge.old_pool = pool
    state.knowledge.carried = carried


def widen_limits(state: State, owner: int, rule: int) -> None:
    """Let everybody know a limit, because the card that told it now lies open."""
    widened: list[int] = []
    for entry in state.knowledge.limits:
        if limited(entry) == owner and rule_of(entry) == rule:
            entry = limit_on(owner, count_of(entry), rule, EVERYBODY_SEES & ~(1 << owner))
        widened.append(entry)
    state.knowledge.limits = widened


def unseen(state: State, seat: int) -> list[int]:
    """Return the cards a seat cannot place: in the deck, or in other hands and not known there."""
    cards = state.cards.deck[:]
    for owner, hand in enumerate(state.cards.hands):
        if owner != seat:
            cards += hand
            for card in known_of(state, owner, seat):
                cards.remove(card)
    for at in blind_gifts(state, seat):
        cards.append(state.acting.received[at])
    return cards


def blind_gifts(state: State, seat: int) -> list[int]:
    """Return which of the cards handed over a seat has not seen."""
    acting = state.acting
    return [at for at in range(len(acting.received)) if seat != acting.actor and seat != acting.givers[at]]
