"""What seats know of each other's hands: the ground on which `redeal` deals anew.

An entry of `knowledge.hands` is a card, its holder and who knows it is there. Cards never leave a hand unseen (what is
sent face down into a battle is turned up or comes back), so entries stay until a card of that kind leaves openly.
"""

from typing import Final

from elderwood.games.rage.state import State

SPECTATOR_BIT: Final = 4
EVERYBODY_SEES: Final = (1 << SPECTATOR_BIT + 1) - 1

# An entry: card, holder << 7, viewers << 9.


def bit_of(seat: int) -> int:
    """Return the bit of a viewer; a spectator has one too."""
    return 1 << (seat if seat >= 0 else SPECTATOR_BIT)


def learn(state: State, holder: int, card: int, viewers: int) -> None:
    """Note that viewers know of a card in a hand."""
    viewers &= ~(1 << holder)
    if viewers:
        state.knowledge.hands = [*state.knowledge.hands, card | holder << 7 | viewers << 9]


def learn_hand(state: State, holder: int, viewers: int) -> None:
    """Note that viewers know a whole hand."""
    kept: list[int] = []
    for entry in state.knowledge.hands:
        left = entry >> 9 & ~viewers if entry >> 7 & 3 == holder else entry >> 9
        if left:
            kept.append(entry & 511 | left << 9)
    state.knowledge.hands = kept
    for card in state.armies.hands[holder]:
        learn(state, holder, card, viewers)


def forget(state: State, holder: int, card: int) -> None:
    """Keep books when everybody sees a card leave: each knows of one less of its kind there."""
    entries = state.knowledge.hands
    key = card | holder << 7
    for entry in entries:
        if entry & 511 == key:
            break
    else:
        return
    viewers = EVERYBODY_SEES
    kept: list[int] = []
    for entry in entries:
        if entry & 511 == key:
            mask = entry >> 9
            left = mask & ~viewers
            viewers &= ~mask
            if left:
                kept.append(key | left << 9)
        else:
            kept.append(entry)
    state.knowledge.hands = kept


def forget_holder(state: State, holder: int) -> None:
    """Let everybody forget the hand of a player who is out of the game."""
    state.knowledge.hands = [entry for entry in state.knowledge.hands if entry >> 7 & 3 != holder]


def known_of(state: State, holder: int, viewer: int) -> list[int]:
    """Return the hand cards of a holder that a viewer knows, sorted."""
    bit = bit_of(viewer)
    cards = [entry & 127 for entry in state.knowledge.hands if entry >> 7 & 3 == holder and entry >> 9 & bit]
    cards.sort()
    return cards
