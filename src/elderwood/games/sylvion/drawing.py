"""Drawing: reinforcements, owls, fallen fountains, the empty deck, betrayals (4.3, 4.5)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.engine.zones import distinct, take, take_all
from elderwood.games.sylvion.actions import ACCEPT, DISCARD, RANDOM, REMOVE, SHUFFLE
from elderwood.games.sylvion.cards import BETRAYAL, NAME
from elderwood.games.sylvion.state import DISCARD_STREAM, DRAW, SETTLE, State, tell_card


def each_in_hand(state: State, seat: int, block: int) -> list[int]:
    """Return a move for each kind in a hand."""
    return [block + card for card in distinct(state.sylvan.hands[seat])]


def not_in_hand(card: int, rule: str) -> Reason:
    """Say that a card is not there to be given up."""
    return Reason("sylvion-why-not-in-hand", {"card": NAME[card]}, rule)


def draw(state: State, seat: int, count: int, log: Log | None) -> None:
    """Draw cards one by one; an empty deck or a betrayal interrupts, and the rest is drawn afterwards (R26, R48)."""
    while count > 0:
        if not state.sylvan.deck:
            if not state.sylvan.discard:
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
    card = state.sylvan.deck.pop()
    state.disclose()
    seen = state.known.deck.pop()
    if card != BETRAYAL and seen >> state.partner(seat) & 1 and state.settings.hidden_hands:
        state.known.hold(seat, [*state.known.hands[seat], card])  # the partner followed it from the deck
    if card == BETRAYAL:
        state.sylvan.limbo.append(card)
        tell_card(log, "sylvion-event-betrayal", card, seat)
    else:
        state.sylvan.hands[seat].append(card)
        tell_draw(state, seat, card, log)
    return card


def tell_draw(state: State, seat: int, card: int, log: Log | None) -> None:
    """Tell what was drawn to those who may see that hand, and to the others that a card was drawn."""
    if log is None:
        return
    players = (1 << state.settings.seats) - 1
    mask = 1 << seat if state.settings.hidden_hands else players
    hand = f"hand:{seat}"
    values: Values = {"seat": seat, "from": "deck", "to": hand}
    log.tell_fully(mask, "sylvion-event-drawn", {**values, "card": NAME[card]}, "sylvion-event-draws", values)


def settle_betrayal(state: State, seat: int, b: int, log: Log | None) -> None:
    """Ask how a drawn betrayal is met; with an empty hand it can only be discarded (R49-R51)."""
    if state.sylvan.hands[seat]:
        state.put_question(seat, ASK_BETRAYAL, begins=True)
    else:
        accept_betrayal(state, seat, log)


class Betrayal(Decision[State]):
    """How to meet a drawn betrayal: let it come back, or give up another card to be rid of it."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [ACCEPT, *each_in_hand(state, seat, DISCARD)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return not_in_hand(number, "R48")

    def values(self, state: State, seat: int) -> Values:
        return {"card": NAME[BETRAYAL]}

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        if move == ACCEPT:
            accept_betrayal(state, seat, log)
        else:
            banish_betrayal(state, seat, move - DISCARD, log)


ASK_BETRAYAL: Final = Betrayal("sylvion-ask-betrayal", "R48", ["discard", "accept"])


def accept_betrayal(state: State, seat: int, log: Log | None) -> None:
    """Discard the betrayal: it will come back."""
    state.sylvan.discard.append(state.sylvan.limbo.pop())
    tell(log, "sylvion-event-betrayal-discarded", {"seat": seat})


def banish_betrayal(state: State, seat: int, card: int, log: Log | None) -> None:
    """Discard another card from hand and remove the betrayal from the game (D6)."""
    state.drop_from_hand(seat, card)
    state.sylvan.discard.append(card)
    state.sylvan.remove([state.sylvan.limbo.pop()])
    tell_card(log, "sylvion-event-betrayal-banished", card, seat)


def removable(state: State) -> int:
    """Count the discarded cards a demobilization may take: never a betrayal (R52)."""
    return len(state.sylvan.discard) - state.sylvan.discard.count(BETRAYAL)


def refill(state: State, log: Log | None) -> None:
    """Make a new deck when no choice is to be made: the introductory game, or too few cards for one (R29, R30)."""
    if state.settings.intro or removable(state) == 0:
        reshuffle(state, log)
    else:
        shuffle_then_remove(state, log)


def reshuffle(state: State, log: Log | None) -> None:
    """Shuffle the discard pile into a new defender deck.

    With the deck empty, a partner knows the other's hand to be all that is left: that stays known (R84).
    """
    if state.settings.hidden_hands:
        for seat in range(state.settings.seats):
            state.known.hold(seat, state.sylvan.hands[seat][:])
    state.sylvan.deck.extend(take_all(state.sylvan.discard))
    state.shuffle_deck()
    tell(log, "sylvion-event-reshuffle", {"count": len(state.sylvan.deck)})


def shuffle_then_remove(state: State, log: Log | None) -> None:
    """Demobilize by chance: shuffle, then remove the top card, passing over betrayals (1.7, R52)."""
    reshuffle(state, log)
    at = len(state.sylvan.deck) - 1
    while state.sylvan.deck[at] == BETRAYAL:
        at -= 1
    passed_over = at < len(state.sylvan.deck) - 1
    card = state.sylvan.deck.pop(at)
    state.known.deck.pop()
    state.sylvan.remove([card])
    if log is not None:
        log.tell("sylvion-event-removed", {"card": NAME[card], "from": "deck", "to": "removed"})  # D11
    if passed_over:
        state.shuffle_deck()


class Removal(Decision[State]):
    """Which discarded card leaves the game: never a betrayal (R52)."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [REMOVE + card for card in distinct(state.sylvan.discard) if card != BETRAYAL]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("sylvion-why-not-in-discard", {"card": NAME[number]}, "1.7")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        remove_discarded(state, move - REMOVE, log)


class Refill(Removal):
    """How to make a new deck: shuffle and lose the top card, or lose two by choice and shuffle (1.7)."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [SHUFFLE, *super().moves(state, seat)]

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        if move == SHUFFLE:
            shuffle_then_remove(state, log)
            return
        super().take(state, seat, move, log)
        state.put_question(seat, ASK_REFILL_SECOND)


class RefillSecond(Removal):
    """The second card given up for a new deck."""

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        super().take(state, seat, move, log)
        reshuffle(state, log)


class Demobilize(Removal):
    """What a demobilization takes: one card by chance or two by choice (R31)."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [RANDOM, *super().moves(state, seat)]

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        if move == RANDOM:
            remove_random(state, log)
            return
        super().take(state, seat, move, log)
        state.put_question(seat, ASK_REMOVE_SECOND)


ASK_REFILL: Final = Refill("sylvion-ask-refill", "1.7", ["remove", "shuffle"])
ASK_REFILL_SECOND: Final = RefillSecond("sylvion-ask-second-refill", "1.7", ["remove"])
ASK_REMOVE: Final = Demobilize("sylvion-ask-remove", "R31", ["remove", "random"])
ASK_REMOVE_SECOND: Final = Removal("sylvion-ask-second-removal", "R31", ["remove"])


def remove_discarded(state: State, card: int, log: Log | None) -> None:
    """Remove a chosen card of the discard pile from the game."""
    state.sylvan.remove([take(state.sylvan.discard, card)])
    if log is not None:
        log.tell("sylvion-event-removed", {"card": NAME[card], "from": "discard", "to": "removed"})


def remove_random(state: State, log: Log | None) -> None:
    """Remove a card of the discard pile drawn by chance; betrayals are set aside meanwhile (R31, R52)."""
    candidates = sorted(card for card in state.sylvan.discard if card != BETRAYAL)
    state.disclose()
    remove_discarded(state, candidates[state.chance.below(DISCARD_STREAM, len(candidates))], log)
