"""Drawing: reinforcements, owls, fallen fountains, the empty deck, betrayals (4.3, 4.5)."""

from elderwood.engine.events import Log
from elderwood.engine.zones import take, take_all
from elderwood.games.sylvion.cards import BETRAYAL, NAME
from elderwood.games.sylvion.state import (
    ASK_BETRAYAL,
    ASK_REFILL,
    DISCARD_STREAM,
    DRAW,
    SETTLE,
    State,
    tell,
    tell_card,
)


def draw(state: State, seat: int, count: int, log: Log | None) -> None:
    """Draw cards one by one; an empty deck or a betrayal interrupts, and the rest is drawn afterwards (R26, R48)."""
    while count > 0:
        if not state.deck:
            if not state.discard:
                tell(log, "sylvion-event-no-cards", {"seat": seat, "count": count})  # R28
                return
            if not state.settings.intro and removable(state) >= 2:
                state.agenda.push(DRAW, seat, count)
                state.put_question(state.active, ASK_REFILL, begins=True)
                return
            refill(state, log)
            continue
        card = draw_one(state, seat, log)
        count -= 1
        if card == BETRAYAL:
            if state.settings.betrayals_together:
                state.agenda.push(SETTLE, seat)
                state.agenda.push(DRAW, seat, count)
            else:
                state.agenda.push(DRAW, seat, count)
                state.agenda.push(SETTLE, seat)
            return


def draw_one(state: State, seat: int, log: Log | None) -> int:
    """Move the deck's top card to a hand, or into limbo if it is a betrayal."""
    card = state.deck.pop()
    state.reveals += 1
    seen = state.deck_seen.pop()
    if card != BETRAYAL and seen >> state.partner(seat) & 1 and state.settings.hidden_hands:
        state.hand_known[seat].append(card)  # the partner followed it from the deck
    if card == BETRAYAL:
        state.limbo.append(card)
        tell_card(log, "sylvion-event-betrayal", card, seat)
    else:
        state.hands[seat].append(card)
        tell_draw(state, seat, card, log)
    return card


def tell_draw(state: State, seat: int, card: int, log: Log | None) -> None:
    """Tell what was drawn to those who may see that hand, and to the others that a card was drawn."""
    if log is None:
        return
    players = (1 << state.settings.seats) - 1
    mask = 1 << seat if state.settings.hidden_hands else players
    hand = f"hand:{seat}"
    log.tell_seats(~mask, "sylvion-event-draws", {"seat": seat, "from": "deck", "to": hand})
    log.tell_seats(mask, "sylvion-event-drawn", {"seat": seat, "card": NAME[card], "from": "deck", "to": hand})


def settle_betrayal(state: State, seat: int, log: Log | None) -> None:
    """Ask how a drawn betrayal is met; with an empty hand it can only be discarded (R49-R51)."""
    if state.hands[seat]:
        state.put_question(seat, ASK_BETRAYAL, begins=True)
    else:
        accept_betrayal(state, seat, log)


def accept_betrayal(state: State, seat: int, log: Log | None) -> None:
    """Discard the betrayal: it will come back."""
    state.discard.append(state.limbo.pop())
    tell(log, "sylvion-event-betrayal-discarded", {"seat": seat})


def banish_betrayal(state: State, seat: int, card: int, log: Log | None) -> None:
    """Discard another card from hand and remove the betrayal from the game (D6)."""
    state.drop_from_hand(seat, card)
    state.discard.append(card)
    state.removed.append(state.limbo.pop())
    tell_card(log, "sylvion-event-betrayal-banished", card, seat)


def removable(state: State) -> int:
    """Count the discarded cards a demobilization may take: never a betrayal (R52)."""
    return len(state.discard) - state.discard.count(BETRAYAL)


def refill(state: State, log: Log | None) -> None:
    """Make a new deck when no choice is to be made: the introductory game, or too few cards for one (R29, R30)."""
    if state.settings.intro or removable(state) == 0:
        reshuffle(state, log)
    else:
        shuffle_then_remove(state, log)


def reshuffle(state: State, log: Log | None) -> None:
    """Shuffle the discard pile into a new defender deck."""
    state.deck.extend(take_all(state.discard))
    state.shuffle_deck()
    tell(log, "sylvion-event-reshuffle", {"count": len(state.deck)})


def shuffle_then_remove(state: State, log: Log | None) -> None:
    """Demobilize by chance: shuffle, then remove the top card, passing over betrayals (1.7, R52)."""
    reshuffle(state, log)
    at = len(state.deck) - 1
    while state.deck[at] == BETRAYAL:
        at -= 1
    passed_over = at < len(state.deck) - 1
    card = state.deck.pop(at)
    state.deck_seen.pop()
    state.removed.append(card)
    if log is not None:
        log.tell("sylvion-event-removed", {"card": NAME[card], "from": "deck", "to": "removed"})  # D11
    if passed_over:
        state.shuffle_deck()


def remove_discarded(state: State, card: int, log: Log | None) -> None:
    """Remove a chosen card of the discard pile from the game."""
    state.removed.append(take(state.discard, card))
    if log is not None:
        log.tell("sylvion-event-removed", {"card": NAME[card], "from": "discard", "to": "removed"})


def remove_random(state: State, log: Log | None) -> None:
    """Remove a card of the discard pile drawn by chance; betrayals are set aside meanwhile (R31, R52)."""
    candidates = sorted(card for card in state.discard if card != BETRAYAL)
    state.reveals += 1
    remove_discarded(state, candidates[state.chance.below(DISCARD_STREAM, len(candidates))], log)
