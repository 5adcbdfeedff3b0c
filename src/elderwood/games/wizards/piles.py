"""Deck, discard pile and hands: every card that is drawn, discarded or handed over goes through here."""

from elderwood.engine.events import Log
from elderwood.engine.words import Values
from elderwood.games.wizards.cards import NAME
from elderwood.games.wizards.knowledge import EVERYBODY_SEES, forget, learn, remember_hidden
from elderwood.games.wizards.state import DECK_STREAM, State, aimed, hand_place, tell_hidden


def take_top(state: State) -> int:
    """Take the top of the deck, which must not be empty. Rebuild the deck right after (R29)."""
    state.disclose()
    return state.cards.deck.pop()


def rebuild_if_empty(state: State, log: Log | None) -> None:
    """Shuffle the discard pile into a new deck and open one card; with fewer than two, wait for more (R29, R61)."""
    if state.cards.deck or len(state.cards.discard) < 2:
        return
    remember_hidden(state)
    shuffle_discards(state, log)


def shuffle_discards(state: State, log: Log | None) -> None:
    """Shuffle the discard pile into what is left of the deck and open a card (R29, R50)."""
    cards = state.cards
    cards.deck += cards.discard
    cards.discard = []
    cards.spent_discards = 0
    state.chance.shuffle(DECK_STREAM, cards.deck)
    if log is not None:
        log.tell("wizards-event-reshuffled", {"count": len(cards.deck)})
    open_card(state, log)


def open_card(state: State, log: Log | None) -> None:
    """Open the top of the deck to begin a discard pile; that never starts a rebuild (R2, R61)."""
    state.disclose()
    card = state.cards.deck.pop()
    state.cards.discard.append(card)
    if log is not None:
        log.tell("wizards-event-opened", {"card": NAME[card], "from": "deck", "to": "discard"})


def draw(state: State, seat: int, count: int, log: Log | None) -> None:
    """Draw cards, as many as there are (R31, R63)."""
    cards = state.cards
    for _ in range(count):
        if not cards.deck:
            return
        card = take_top(state)
        cards.hands[seat].append(card)
        if log is not None:
            values: Values = {"seat": seat, "from": "deck", "to": hand_place(seat)}
            tell_hidden(log, 1 << seat, "wizards-event-draws", "wizards-event-drawn", card, values)
        if not cards.deck:
            rebuild_if_empty(state, log)


def put_on_discard(state: State, card: int, spent: bool, log: Log | None) -> None:
    """Put a card on the discard pile; `spent` says that it has used its active effect in this step (R18, R32)."""
    cards = state.cards
    if spent:
        cards.spent_discards |= 1 << len(cards.discard)
    cards.discard.append(card)
    rebuild_if_empty(state, log)


def leave_hand(state: State, seat: int, card: int, viewers: int = EVERYBODY_SEES) -> None:
    """Take a card out of a hand before the eyes of some or all."""
    state.cards.hands[seat].remove(card)
    forget(state, seat, card, viewers | 1 << seat)


def enter_hand(state: State, seat: int, card: int, viewers: int = EVERYBODY_SEES) -> None:
    """Put a card into a hand before the eyes of some or all."""
    state.cards.hands[seat].append(card)
    learn(state, seat, card, viewers)


def discard_from_hand(state: State, seat: int, card: int, log: Log | None) -> None:
    """Discard a card from a hand for an effect, for all to see."""
    leave_hand(state, seat, card)
    if log is not None:
        values: Values = {"seat": seat, "card": NAME[card], "from": hand_place(seat), "to": "discard"}
        log.tell("wizards-event-discards", aimed(state, seat, values))
    put_on_discard(state, card, False, log)


def hand_over(state: State, origin: int, goal: int, card: int, log: Log | None) -> None:
    """Move a card from hand to hand: only the two see which it is (R11)."""
    both = 1 << origin | 1 << goal
    leave_hand(state, origin, card, both)
    enter_hand(state, goal, card, both)
    if log is not None:
        values: Values = {"seat": goal, "from": hand_place(origin), "to": hand_place(goal)}
        aimed(state, origin, values)
        tell_hidden(log, both, "wizards-event-card-moves", "wizards-event-card-given", card, values)


def set_champions(state: State, seat: int, pile: list[int]) -> None:
    """Give a seat another pile of champions; copies share the old one."""
    piles = state.cards.champions[:]
    piles[seat] = pile
    state.cards.champions = piles


def without(pile: list[int], card: int) -> list[int]:
    """Return a pile with one copy of a card less.

    >>> without([5, 2, 5], 5)
    [2, 5]
    """
    rest = pile[:]
    rest.remove(card)
    return rest
