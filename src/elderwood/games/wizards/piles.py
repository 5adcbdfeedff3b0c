"""Deck, discard pile and hands: every card that is drawn, discarded or handed over goes through here."""

from elderwood.engine.events import Log
from elderwood.games.wizards.cards import NAME
from elderwood.games.wizards.knowledge import EVERYBODY_SEES, forget, learn, remember_hidden
from elderwood.games.wizards.state import DECK_STREAM, State, hand_place, tell, tell_move


def take_top(state: State) -> int:
    """Take the top of the deck, which must not be empty. Rebuild the deck right after (R29)."""
    state.reveals += 1
    return state.deck.pop()


def rebuild_if_empty(state: State, log: Log | None) -> None:
    """Shuffle the discard pile into a new deck and open one card; with fewer than two, wait for more (R29, R61)."""
    if state.deck or len(state.discard) < 2:
        return
    remember_hidden(state)
    state.deck = state.discard
    state.discard = []
    state.spent_discards = 0
    state.chance.shuffle(DECK_STREAM, state.deck)
    state.reveals += 1
    tell(log, "wizards-event-reshuffled", {"count": len(state.deck)})
    open_card(state, log)


def open_card(state: State, log: Log | None) -> None:
    """Open the top of the deck to begin a discard pile; that never starts a rebuild (R2, R61)."""
    card = state.deck.pop()
    state.discard.append(card)
    if log is not None:
        log.tell("wizards-event-opened", {"card": NAME[card], "from": "deck", "to": "discard"})


def draw(state: State, seat: int, count: int, log: Log | None) -> int:
    """Draw cards, as many as there are; return how many that was (R31, R63)."""
    drawn = 0
    while drawn < count and state.deck:
        card = take_top(state)
        state.hands[seat].append(card)
        drawn += 1
        if log is not None:
            place = hand_place(seat)
            log.tell_seats(~(1 << seat), "wizards-event-draws", {"seat": seat, "from": "deck", "to": place})
            values = {"card": NAME[card], "from": "deck", "to": place}
            log.tell_seats(1 << seat, "wizards-event-drawn", {"seat": seat, **values})
        rebuild_if_empty(state, log)
    return drawn


def put_on_discard(state: State, card: int, spent: bool, log: Log | None) -> None:
    """Put a card on the discard pile; `spent` says that it has used its active effect in this step (R18, R32)."""
    if spent:
        state.spent_discards |= 1 << len(state.discard)
    state.discard.append(card)
    rebuild_if_empty(state, log)


def take_off_discard(state: State) -> int:
    """Take the top of the discard pile."""
    card = state.discard.pop()
    state.spent_discards &= ~(1 << len(state.discard))
    return card


def leave_hand(state: State, seat: int, card: int, viewers: int = EVERYBODY_SEES) -> None:
    """Take a card out of a hand before the eyes of some or all."""
    state.hands[seat].remove(card)
    forget(state, seat, card, viewers | 1 << seat)


def enter_hand(state: State, seat: int, card: int, viewers: int = EVERYBODY_SEES) -> None:
    """Put a card into a hand before the eyes of some or all."""
    state.hands[seat].append(card)
    learn(state, seat, card, viewers)


def discard_from_hand(state: State, seat: int, card: int, log: Log | None) -> None:
    """Discard a card from a hand, for all to see."""
    leave_hand(state, seat, card)
    tell_move(log, "wizards-event-discards", seat, card, hand_place(seat), "discard")
    put_on_discard(state, card, False, log)


def hand_over(state: State, origin: int, goal: int, card: int, log: Log | None) -> None:
    """Move a card from hand to hand: only the two see which it is (R11)."""
    both = 1 << origin | 1 << goal
    leave_hand(state, origin, card, both)
    enter_hand(state, goal, card, both)
    if log is not None:
        places = {"from": hand_place(origin), "to": hand_place(goal)}
        log.tell_seats(~both, "wizards-event-card-moves", {"seat": goal, **places})
        log.tell_seats(both, "wizards-event-card-given", {"seat": goal, "card": NAME[card], **places})
