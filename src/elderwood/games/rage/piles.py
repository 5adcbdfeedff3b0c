"""Decks, discard piles, hands and squads (R1-R3, R10, R12, R17, R80, R81)."""

from elderwood.engine.events import Log
from elderwood.games.rage.cards import EMPTY, HAND_LIMIT, NAME, SPARE_SQUADS, SQUAD_SIZE
from elderwood.games.rage.knowledge import EVERYBODY_SEES, forget, learn, learn_hand
from elderwood.games.rage.state import DECK_STREAM, NEUTRAL_STREAM, NO_ONE, State, tell


def draw(state: State, seat: int, count: int, log: Log | None) -> int:
    """Draw cards from the own deck; an empty one is made anew of the discard pile, else there are fewer (R10)."""
    drawn = 0
    for _ in range(count):
        if not state.decks[seat]:
            if not state.discards[seat]:
                break
            reshuffle(state, seat, log)
        card = state.decks[seat].pop()
        state.hands[seat].append(card)
        drawn += 1
        if log is not None:
            log.tell_seats(1 << seat, "rage-event-drew", {"card": NAME[card], "from": "deck", "to": hand_place(seat)})
    if drawn:
        state.reveals += 1
        if log is not None:
            log.tell("rage-event-draws", {"seat": seat, "count": drawn})
    return drawn


def reshuffle(state: State, seat: int, log: Log | None) -> None:
    """Make a new deck of the discard pile. With the deck empty everybody could work out the hand."""
    learn_hand(state, seat, EVERYBODY_SEES)
    deck = state.discards[seat]
    state.discards[seat] = []
    deck.sort()
    state.chance.shuffle(DECK_STREAM + seat, deck)
    state.decks[seat] = deck
    tell(log, "rage-event-reshuffled", {"seat": seat, "count": len(deck)})


def hand_place(seat: int) -> str:
    """Name a hand as clients do."""
    return f"hand:{seat}"


def discard(state: State, seat: int, card: int, key: str, log: Log | None) -> None:
    """Put a card of a hand on the open discard pile of its deck."""
    state.hands[seat].remove(card)
    forget(state, seat, card)
    state.discards[seat].append(card)
    if log is not None:
        log.tell(key, {"seat": seat, "card": NAME[card], "from": hand_place(seat), "to": "discard"})


def back_to_hand(state: State, seat: int, card: int) -> None:
    """Take a card back into the hand, for all to see."""
    state.hands[seat].append(card)
    learn(state, seat, card, EVERYBODY_SEES)


def draw_neutral(state: State, log: Log | None) -> int:
    """Take the top card of the neutral deck; an empty one is made anew of its discard pile (R81)."""
    if not state.neutral_deck:
        if not state.neutral_discard:
            return EMPTY
        state.neutral_deck = sorted(state.neutral_discard)
        state.neutral_discard = []
        state.chance.shuffle(NEUTRAL_STREAM, state.neutral_deck)
        tell(log, "rage-event-neutral-reshuffled", {"count": len(state.neutral_deck)})
    state.reveals += 1
    return state.neutral_deck.pop()


def lay_squads(state: State, log: Log | None) -> None:
    """Lay the squads, one more than players, three cards each, unseen (R17, R80)."""
    count = state.settings.seats + SPARE_SQUADS
    if len(state.neutral_deck) < SQUAD_SIZE * count and state.neutral_discard:
        state.neutral_deck += state.neutral_discard
        state.neutral_deck.sort()
        state.neutral_discard = []
        state.chance.shuffle(NEUTRAL_STREAM, state.neutral_deck)
    state.squads = [state.neutral_deck.pop() for _ in range(SQUAD_SIZE * count)]
    state.squad_open = [NO_ONE] * count
    state.squad_seen = [0] * count
    state.in_deck = []
    state.reveals += 1
    tell(log, "rage-event-squads", {"count": count})


def squad_count(state: State) -> int:
    """Return how many squads there are."""
    return len(state.squad_open)


def take_squad(state: State, squad: int) -> None:
    """Send a squad into battle."""
    at = SQUAD_SIZE * squad
    state.sent = [state.sent[0], state.squads[at : at + SQUAD_SIZE]]
    place = state.squad_open[squad]
    state.sent_open = NO_ONE if place == NO_ONE else state.squads[at + place]
    state.sent_seen = state.squad_seen[squad]
    state.squad_open = state.squad_open[:squad] + state.squad_open[squad + 1 :]
    state.squad_seen = state.squad_seen[:squad] + state.squad_seen[squad + 1 :]
    state.squads = state.squads[:at] + state.squads[at + SQUAD_SIZE :]


def set_artifacts(state: State, seat: int, cards: list[int]) -> None:
    """Change the artifacts of a seat."""
    state.artifacts = [cards if owner == seat else held for owner, held in enumerate(state.artifacts)]


def gain_artifact(state: State, seat: int, card: int) -> None:
    """Give an artifact to a seat."""
    set_artifacts(state, seat, [*state.artifacts[seat], card])


def lose_artifact(state: State, seat: int, card: int) -> None:
    """Take an artifact from a seat; each is there only once."""
    set_artifacts(state, seat, [held for held in state.artifacts[seat] if held != card])


def enforce_limit(state: State, seat: int) -> bool:
    """Say whether a seat holds more cards than it may (R12)."""
    return len(state.hands[seat]) > HAND_LIMIT
