"""What a seat can know of hidden cards."""

from elderwood.games.sylvion.cards import NAME
from elderwood.games.sylvion.state import ROWS, State


def sees_hand(state: State, owner: int, seat: int) -> bool:
    """Say whether a seat sees a hand: its own, and the partner's with open hands; a spectator sees none."""
    return seat >= 0 and (seat == owner or not state.settings.hidden_hands)


def known_deck(state: State, seat: int) -> list[str]:
    """Return the deck from the top down: the cards this seat can name, and "" for those it cannot below them."""
    shown = [
        NAME[card] if seen >> seat & 1 else ""
        for card, seen in zip(reversed(state.sylvan.deck), reversed(state.known.deck), strict=True)
    ]
    while shown and not shown[-1]:
        shown.pop()
    return shown


def unseen(state: State, seat: int) -> list[int]:
    """Return the Sylvan cards a seat knows to be in the deck or in hands it does not see, without their place."""
    cards = state.sylvan.deck[:]
    for owner in range(state.settings.seats):
        if not sees_hand(state, owner, seat):
            cards += state.sylvan.hands[owner]
            if seat >= 0:
                for card in state.known.hands[owner]:
                    cards.remove(card)
    return sorted(cards)


def known_piles(state: State) -> list[list[str]]:
    """Return, pile by pile from the top, the Ravage cards both players have looked at.

    While they are being dealt back, those are the cards that lie on the piles again.
    """
    known: list[list[str]] = [[] for _ in range(ROWS)]
    lying = ROWS * state.known.layers - len(state.ravage.looked)
    for number, card in enumerate(state.ravage.piles[len(state.ravage.piles) - lying :]):
        known[number % ROWS].insert(0, NAME[card])
    return known
