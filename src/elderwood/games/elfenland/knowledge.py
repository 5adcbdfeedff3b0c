"""What a seat can work out of the cards in other hands."""

from elderwood.games.elfenland.state import State


def unseen_now(state: State, others: list[int]) -> int:
    """Return the cards that are out of sight now: in the deck or in the hands of others."""
    pack = state.cards.deck
    for other in others:
        pack += state.cards.hands[other]
    return pack


def unseen_at(state: State, others: list[int], deal: int) -> int:
    """Return the cards that were out of sight when a deal began: in the deck or carried over by others."""
    lore = state.card_lore
    pack = lore.old_decks[deal]
    for other in others:
        pack += lore.carried[deal * state.settings.seats + other]
    return pack


def within(hand: int, lacks: int) -> bool:
    """Say whether a hand has fewer of each kind than a caravan told it would; 0 tells nothing."""
    while lacks:
        if lacks & 15 and hand & 15 >= lacks & 15:
            return False
        lacks >>= 4
        hand >>= 4
    return True
