"""Decks, discard piles, hands and squads (R1-R3, R10, R17, R80, R81)."""

from elderwood.engine.events import Log, tell
from elderwood.engine.words import Values
from elderwood.games.rage.cards import EMPTY, NAME, SPARE_SQUADS, SQUAD_SIZE
from elderwood.games.rage.knowledge import EVERYBODY_SEES, forget, learn, learn_hand
from elderwood.games.rage.parts import NO_ONE, without
from elderwood.games.rage.state import DECK_STREAM, NEUTRAL_STREAM, State


def hand_place(seat: int) -> str:
    """Name a hand as clients do."""
    return f"hand:{seat}"


def draw(state: State, seat: int, count: int, log: Log | None) -> None:
    """Draw cards from the own deck; an empty one is made anew of the discard pile, else there are fewer (R10)."""
    armies = state.armies
    while count > 0:
        deck = armies.decks[seat]
        if not deck:
            if not armies.discards[seat]:
                return
            reshuffle(state, seat, log)
            deck = armies.decks[seat]
        drawn = deck[-count:]
        armies.decks[seat] = deck[:-count]
        armies.hands[seat] = sorted(armies.hands[seat] + drawn)
        state.disclose()
        count -= len(drawn)
        if log is not None:
            tell_drawn(seat, drawn, log)


def tell_drawn(seat: int, drawn: list[int], log: Log) -> None:
    """Tell of cards drawn, one by one; the last in a deck is its top."""
    for card in reversed(drawn):
        values: Values = {"seat": seat, "from": "deck", "to": hand_place(seat)}
        log.tell_fully(1 << seat, "rage-event-drew", {**values, "card": NAME[card]}, "rage-event-draws", values)


def add_to_hand(state: State, seat: int, card: int) -> None:
    """Put a card into a hand; hands are kept sorted."""
    hand = state.armies.hands[seat][:]
    hand.append(card)
    hand.sort()
    state.armies.hands[seat] = hand


def take_from_hand(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    state.armies.hands[seat] = without(state.armies.hands[seat], card)


def play_from_hand(state: State, seat: int, card: int) -> None:
    """Take a card out of a hand for all to see."""
    take_from_hand(state, seat, card)
    forget(state, seat, card)


def reshuffle(state: State, seat: int, log: Log | None) -> None:
    """Make a new deck of the discard pile. With the deck empty everybody could work out the hand."""
    learn_hand(state, seat, EVERYBODY_SEES)
    deck = sorted(state.armies.discards[seat])
    state.armies.discards[seat] = []
    state.chance.shuffle(DECK_STREAM + seat, deck)
    state.armies.decks[seat] = deck
    tell(log, "rage-event-reshuffled", {"seat": seat, "count": len(deck)})


def add_to_discard(state: State, seat: int, card: int) -> None:
    """Put a card on a discard pile."""
    discards = state.armies.discards
    discards[seat] = [*discards[seat], card]


def discard(state: State, seat: int, card: int, key: str, log: Log | None) -> None:
    """Put a card of a hand on the open discard pile of its deck."""
    play_from_hand(state, seat, card)
    add_to_discard(state, seat, card)
    if log is not None:
        log.tell(key, {"seat": seat, "card": NAME[card], "from": hand_place(seat), "to": "discard"})


def back_to_hand(state: State, seat: int, card: int) -> None:
    """Take a card back into the hand, for all to see."""
    add_to_hand(state, seat, card)
    learn(state, seat, card, EVERYBODY_SEES)


def discard_neutral(state: State, card: int) -> None:
    """Put a card on the neutral discard pile."""
    state.neutrals.discard = [*state.neutrals.discard, card]


def draw_neutral(state: State, log: Log | None) -> int:
    """Take the top card of the neutral deck; an empty one is made anew of its discard pile (R81)."""
    neutrals = state.neutrals
    if not neutrals.deck:
        if not neutrals.discard:
            return EMPTY
        deck = sorted(neutrals.discard)
        neutrals.discard = []
        state.chance.shuffle(NEUTRAL_STREAM, deck)
        neutrals.deck = deck
        tell(log, "rage-event-neutral-reshuffled", {"count": len(deck)})
    state.disclose()
    card = neutrals.deck[-1]
    neutrals.deck = neutrals.deck[:-1]
    return card


def leave_neutral_deck(state: State, card: int) -> None:
    """Keep books when everybody sees a card that came from the neutral deck."""
    if card in state.neutrals.shown:
        state.neutrals.shown = without(state.neutrals.shown, card)


def lay_squads(state: State, a: int, b: int, log: Log | None) -> None:
    """Lay the squads, one more than players, three cards each, unseen (R17, R80).

    All other neutral cards lie open then: what was shown at the first draw tells no more than that.
    """
    neutrals = state.neutrals
    count = state.seats + SPARE_SQUADS
    size = SQUAD_SIZE * count
    if len(neutrals.deck) < size and neutrals.discard:
        deck = sorted(neutrals.deck + neutrals.discard)
        neutrals.discard = []
        state.chance.shuffle(NEUTRAL_STREAM, deck)
        neutrals.deck = deck
    deck = neutrals.deck[:]
    state.squads.cards = [deck.pop() for _ in range(size)]
    neutrals.deck = deck
    neutrals.shown = []
    state.squads.opened = [NO_ONE] * count
    state.squads.seen = [0] * count
    state.disclose()
    tell(log, "rage-event-squads", {"count": count})


def squad_cards(state: State, squad: int) -> list[int]:
    """Return the cards of a squad."""
    return state.squads.cards[SQUAD_SIZE * squad : SQUAD_SIZE * squad + SQUAD_SIZE]


def take_squad(state: State, squad: int) -> None:
    """Send a squad into battle."""
    squads = state.squads
    attack = state.attack
    cards = squad_cards(state, squad)
    place = squads.opened[squad]
    attack.sent = [[], cards]
    attack.squad_open = NO_ONE if place == NO_ONE else cards[place]
    attack.squad_seen = squads.seen[squad]
    squads.opened = squads.opened[:squad] + squads.opened[squad + 1 :]
    squads.seen = squads.seen[:squad] + squads.seen[squad + 1 :]
    at = SQUAD_SIZE * squad
    squads.cards = squads.cards[:at] + squads.cards[at + SQUAD_SIZE :]
