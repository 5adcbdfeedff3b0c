"""What seats know of each other's hands: the ground on which `redeal` deals anew and views show what was seen.

Three things are kept, as small numbers in lists that are mostly empty:

- `known`: a card that is in a hand, and who has seen it get or lie there;
- `limits`: what an effect told of a whole hand (none of strength 8, nothing stronger than the card given). Of the
  cards held then at least so many are still there: one less with every card that fits and leaves;
- `carried` and `old_pool`: when the discard pile was last shuffled into the deck, hands held none of what had lain
  open. `old_pool` is all that was hidden then, and of each hand at least `carried` cards come from it.

Whoever does not see which card leaves a hand no longer knows what is in it.
"""

from typing import Final

from elderwood.games.wizards.cards import CREATURES, STRENGTH
from elderwood.games.wizards.state import State

SPECTATOR_BIT: Final = 12
EVERYBODY_SEES: Final = (1 << SPECTATOR_BIT + 1) - 1

# A known card: card, owner << 5, viewers << 9. A limit: owner, count << 4, rule << 8, viewers << 14.
NOT: Final = 32  # the rule "not of strength n"; below that, a rule is "at most n"


def bit_of(seat: int) -> int:
    """Return the bit of a viewer; a spectator has one too."""
    return 1 << (seat if seat >= 0 else SPECTATOR_BIT)


def learn(state: State, owner: int, card: int, viewers: int) -> None:
    """Note that viewers have seen a card get into a hand, or lie there."""
    viewers &= ~(1 << owner)
    if viewers:
        state.known.append(card | owner << 5 | viewers << 9)


def learn_hand(state: State, owner: int, viewer: int) -> None:
    """Note that a viewer has seen a whole hand."""
    bit = 1 << viewer
    others = [entry for entry in state.known if entry >> 5 & 15 == owner and entry >> 9 & bit]
    for entry in others:
        drop_viewers(state, entry, bit)
    for card in state.hands[owner]:
        learn(state, owner, card, bit)


def drop_viewers(state: State, entry: int, viewers: int) -> None:
    """Take viewers off one entry of `known`."""
    place = state.known.index(entry)
    left = entry >> 9 & ~viewers
    if left:
        state.known[place] = entry & 511 | left << 9
    else:
        state.known.pop(place)


def known_of(state: State, owner: int, viewer: int) -> list[int]:
    """Return the cards of a hand that a viewer knows, sorted."""
    if not state.known:
        return []
    bit = bit_of(viewer)
    cards = [entry & 31 for entry in state.known if entry >> 5 & 15 == owner and entry >> 9 & bit]
    cards.sort()
    return cards


def forget(state: State, owner: int, card: int, viewers: int) -> None:
    """Keep books when a card leaves a hand and viewers see which one; all others lose sight of that hand."""
    if state.known:
        forget_known(state, owner, card, viewers)
    if state.limits:
        forget_limits(state, owner, card, viewers)
    if state.carried[owner] and (viewers != EVERYBODY_SEES or in_pool(state.old_pool, card)):
        state.carried[owner] -= 1


def forget_known(state: State, owner: int, card: int, viewers: int) -> None:
    """For those who see it, one known card of that name less; the others know nothing of the hand any more."""
    kept: list[int] = []
    still = viewers
    for entry in state.known:
        if entry >> 5 & 15 == owner:
            mask = entry >> 9 & viewers
            if entry & 31 == card:
                gone = mask & still
                still &= ~gone
                mask &= ~gone
            if mask:
                kept.append(entry & 511 | mask << 9)
        else:
            kept.append(entry)
    state.known = kept


def forget_limits(state: State, owner: int, card: int, viewers: int) -> None:
    """A card that fits a limit, or is not seen, may be one of those the limit is about."""
    kept: list[int] = []
    for entry in state.limits:
        if entry & 15 != owner:
            kept.append(entry)
            continue
        mask = entry >> 14
        seeing = mask & viewers
        count = entry >> 4 & 15
        fewer = count - 1 if fits(entry >> 8 & 63, card) else count
        if seeing and fewer:
            kept.append(entry & 0x3F0F | fewer << 4 | seeing << 14)
        if mask & ~viewers and count > 1:
            kept.append(entry & 0x3F0F | count - 1 << 4 | (mask & ~viewers) << 14)
    state.limits = kept


def limit(state: State, owner: int, count: int, rule: int, viewers: int) -> None:
    """Note that viewers know of that many cards of a hand that each of them obeys a rule."""
    viewers &= ~(1 << owner)
    if viewers and count:
        state.limits.append(owner | min(count, 15) << 4 | rule << 8 | viewers << 14)


def fits(rule: int, card: int) -> bool:
    """Say whether a card obeys the rule of a limit."""
    return STRENGTH[card] != rule - NOT if rule >= NOT else STRENGTH[card] <= rule


def limits_of(state: State, owner: int, viewer: int) -> list[tuple[int, int]]:
    """Return the limits on a hand that a viewer knows: each rule and how many cards obey it."""
    bit = bit_of(viewer)
    return [(e >> 8 & 63, e >> 4 & 15) for e in state.limits if e & 15 == owner and e >> 14 & bit]


def remember_hidden(state: State) -> None:
    """Note what is hidden at the moment when the discard pile is shuffled into the deck."""
    cards = state.deck + state.received
    for hand in state.hands:
        cards += hand
    state.old_pool = packed(cards)
    state.carried = [len(hand) for hand in state.hands]


def packed(cards: list[int]) -> int:
    """Return cards as a multiset in one number: three bits for each kind, of which no match has more than six."""
    pack = 0
    for card in cards:
        pack += 1 << 3 * card
    return pack


def in_pool(pack: int, card: int) -> int:
    """Return how many of a card a multiset holds."""
    return pack >> 3 * card & 7


def overlap(cards: list[int], pack: int) -> list[int]:
    """Return the cards that a list and a multiset have in common."""
    counts = [0] * (CREATURES.stop)
    for card in cards:
        counts[card] += 1
    common: list[int] = []
    for card in CREATURES:
        common += [card] * min(counts[card], in_pool(pack, card))
    return common


def widen_limits(state: State, owner: int, rule: int) -> None:
    """Let everybody know a limit, because the card that told it now lies open."""
    for at, entry in enumerate(state.limits):
        if entry & 15 == owner and entry >> 8 & 63 == rule:
            state.limits[at] = entry & 0x3FFF | (EVERYBODY_SEES & ~(1 << owner)) << 14
