"""What seats know of each other's hands and artifacts: the ground on which `redeal` deals anew.

An entry of `known` is a card, its holder and who knows it is there. Cards never leave a hand unseen (what is sent
face down into a battle is turned up or comes back), so entries stay until the card leaves openly. Artifacts
change hands unseen by third parties, who then no longer know what the giver holds.
"""

from typing import Final

from elderwood.games.rage.cards import KIND
from elderwood.games.rage.state import State
from elderwood.games.rage.vocabulary import ARTIFACT

SPECTATOR_BIT: Final = 4
EVERYBODY_SEES: Final = (1 << SPECTATOR_BIT + 1) - 1

# An entry: card, holder << 7, viewers << 9.


def bit_of(seat: int) -> int:
    """Return the bit of a viewer; a spectator has one too."""
    return 1 << (seat if seat >= 0 else SPECTATOR_BIT)


def learn(state: State, holder: int, card: int, viewers: int) -> None:
    """Note that viewers know of a card in a hand, or of an artifact."""
    viewers &= ~(1 << holder)
    if viewers:
        state.known = [*state.known, card | holder << 7 | viewers << 9]


def learn_hand(state: State, holder: int, viewers: int) -> None:
    """Note that viewers know a whole hand."""
    strip(state, holder, viewers, False)
    for card in state.hands[holder]:
        learn(state, holder, card, viewers)


def strip(state: State, holder: int, viewers: int, artifacts: bool) -> None:
    """Let viewers forget the hand cards of a holder, or the artifacts."""
    kept: list[int] = []
    for entry in state.known:
        if entry >> 7 & 3 == holder and (KIND[entry & 127] == ARTIFACT) == artifacts:
            left = entry >> 9 & ~viewers
            if left:
                kept.append(entry & 511 | left << 9)
        else:
            kept.append(entry)
    state.known = kept


def forget(state: State, holder: int, card: int, viewers: int = EVERYBODY_SEES) -> None:
    """Keep books when viewers see a card leave: each knows of one less of its kind there."""
    if not state.known:
        return
    kept: list[int] = []
    for entry in state.known:
        if entry & 511 == card | holder << 7:
            mask = entry >> 9
            gone = mask & viewers
            viewers &= ~gone
            if mask & ~gone:
                kept.append(entry & 511 | (mask & ~gone) << 9)
        else:
            kept.append(entry)
    state.known = kept


def known_of(state: State, holder: int, viewer: int, artifacts: bool = False) -> list[int]:
    """Return the hand cards, or the artifacts, of a holder that a viewer knows, sorted."""
    bit = bit_of(viewer)
    cards = [
        entry & 127
        for entry in state.known
        if entry >> 7 & 3 == holder and entry >> 9 & bit and (KIND[entry & 127] == ARTIFACT) == artifacts
    ]
    cards.sort()
    return cards
