"""What seats know of each other's hands: the ground on which `redeal` deals anew.

An entry of `knowledge.hands` is a card, its holder and who knows it is there. Cards never leave a hand unseen (what is
sent face down into a battle is turned up or comes back), so entries stay until a card of that kind leaves openly.
"""

from typing import Final

from elderwood.games.rage.state import State

SPECTATOR_BIT: Final = 4
EVERYBODY_SEES: Final = (1 << SPECTATOR_BIT + 1) - 1


def seen_card(card: int, holder: int, viewers: int) -> int:
    """Put a known card into one number: the card, its holder, and who knows it.

    >>> entry = seen_card(127, 3, 0b1011)
    >>> card_of(entry), holder_of(entry), viewers_of(entry)
    (127, 3, 11)
    """
    return card | holder << 7 | viewers << 9


def card_of(entry: int) -> int:
    """Return the known card."""
    return entry & 127


def holder_of(entry: int) -> int:
    """Return in whose hand a known card is."""
    return entry >> 7 & 3


def viewers_of(entry: int) -> int:
    """Return the bits of those who know a card."""
    return entry >> 9


def bit_of(seat: int) -> int:
    """Return the bit of a viewer; a spectator has one too."""
    return 1 << (seat if seat >= 0 else SPECTATOR_BIT)


def learn(state: State, holder: int, card: int, viewers: int) -> None:
    """Note that viewers know of a card in a hand."""
    viewers &= ~(1 << holder)
    if viewers:
        state.knowledge.hands = [*state.knowledge.hands, seen_card(card, holder, viewers)]


def learn_hand(state: State, holder: int, viewers: int) -> None:
    """Note that viewers know a whole hand."""
    kept: list[int] = []
    for entry in state.knowledge.hands:
        left = viewers_of(entry) & ~viewers if holder_of(entry) == holder else viewers_of(entry)
        if left:
            kept.append(seen_card(card_of(entry), holder_of(entry), left))
    state.knowledge.hands = kept
    for card in state.armies.hands[holder]:
        learn(state, holder, card, viewers)


def forget(state: State, holder: int, card: int) -> None:
    """Keep books when everybody sees a card leave: each knows of one less of its kind there."""
    still = EVERYBODY_SEES
    kept: list[int] = []
    for entry in state.knowledge.hands:
        left = viewers_of(entry)
        if holder_of(entry) == holder and card_of(entry) == card:
            still, left = still & ~left, left & ~still
        if left:
            kept.append(seen_card(card_of(entry), holder_of(entry), left))
    state.knowledge.hands = kept


def forget_holder(state: State, holder: int) -> None:
    """Let everybody forget the hand of a player who is out of the game."""
    state.knowledge.hands = [entry for entry in state.knowledge.hands if holder_of(entry) != holder]


def known_of(state: State, holder: int, viewer: int) -> list[int]:
    """Return the hand cards of a holder that a viewer knows, sorted."""
    bit = bit_of(viewer)
    hands = state.knowledge.hands
    cards = [card_of(entry) for entry in hands if holder_of(entry) == holder and viewers_of(entry) & bit]
    cards.sort()
    return cards
