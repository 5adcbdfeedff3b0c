"""Step 1 of a round: revealed support and element cards resolve by letter (4.2, 4.6)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.games.sylvion.actions import DISCARD, RANDOM, RETURN
from elderwood.games.sylvion.cards import (
    BLAZE,
    BLAZES_INTO,
    BLAZING_2,
    BLAZING_3,
    BLAZING_4,
    DEMOBILIZATION,
    DESICCATION,
    ELEMENTAL_0,
    EMPTY,
    GEYSER,
    LAKE,
    LETTER,
    NAME,
    RAVAGER_3,
    SIMOON,
    STRENGTH,
    SUPPLY_OF_THREES,
    SUPPLY_OF_TWOS,
    TORNADO,
    is_fountain,
    is_planted,
)
from elderwood.games.sylvion.drawing import ASK_REMOVE, each_in_hand, not_in_hand, removable, remove_random
from elderwood.games.sylvion.march import damage
from elderwood.games.sylvion.state import (
    CELLS_PER_ROW,
    DRAW,
    HAND_STREAM,
    RESOLVE,
    RETURN_CARDS,
    ROWS,
    SWEEP,
    State,
    cell_name,
    tell_card,
)


def next_to_resolve(revealed: list[int]) -> int:
    """Return the row whose card resolves next: by letter, equal letters from the top (R21); -1 if none is left."""
    best = -1
    for row in range(ROWS):
        letter = LETTER[revealed[row]]
        if letter and (best < 0 or letter < LETTER[revealed[best]]):
            best = row
    return best


def resolve(state: State, a: int, b: int, log: Log | None) -> None:
    """Resolve one support or element card and come back for the next (R20, R21)."""
    row = next_to_resolve(state.ravage.revealed)
    if row < 0:
        return
    state.agenda.push(RESOLVE)
    card = state.ravage.revealed[row]
    state.ravage.revealed[row] = EMPTY
    if log is not None:
        log.tell("sylvion-event-resolves", {"card": NAME[card], "from": f"pile:{row + 1}"})
    if card in (GEYSER, LAKE):
        settle_element(state, card, row, log)
        return
    state.ravage.bury(card)
    if card == BLAZE:
        blaze(state, log)
    elif card == SIMOON:
        state.agenda.push(SWEEP)
    elif card == DESICCATION:
        desiccation(state, log)
    elif card == DEMOBILIZATION:
        demobilization(state, log)
    elif card == TORNADO:
        tornado(state, row, log)
    else:
        stone_rain(state, row, log)


def blaze(state: State, log: Log | None) -> None:
    """Set every standard elemental on cells and piles ablaze; the pawn stays with the card (R19, R73)."""
    for row in range(ROWS):
        for column in range(CELLS_PER_ROW):
            cell = row * CELLS_PER_ROW + column
            card = state.board[cell]
            if ELEMENTAL_0 <= card <= RAVAGER_3 and supply_allows(state, BLAZES_INTO[STRENGTH[card]]):
                state.board[cell] = set_ablaze(state, card, "cell:" + cell_name(cell), log)
        card = state.ravage.revealed[row]
        if ELEMENTAL_0 <= card <= RAVAGER_3 and supply_allows(state, BLAZES_INTO[STRENGTH[card]]):
            state.ravage.revealed[row] = set_ablaze(state, card, f"pile:{row + 1}", log)


def set_ablaze(state: State, card: int, place: str, log: Log | None) -> int:
    """Swap a standard elemental for its blazing one."""
    blazing = BLAZES_INTO[STRENGTH[card]]
    state.ravage.bury(card)
    if log is not None:
        log.tell("sylvion-event-blazes", {"card": NAME[blazing], "other": NAME[card], "to": place})
    return blazing


def supply_allows(state: State, blazing: int) -> bool:
    """Say whether another blazing card of that face is left; the supply is unlimited unless the option says so."""
    if not state.settings.blazing_limited:
        return True
    standing = state.board + state.ravage.revealed + [blazing]
    twos = standing.count(BLAZING_2)
    threes = standing.count(BLAZING_3)
    fours = standing.count(BLAZING_4)
    return (
        twos <= SUPPLY_OF_TWOS
        and threes <= SUPPLY_OF_THREES
        and twos + threes + fours <= SUPPLY_OF_TWOS + SUPPLY_OF_THREES
    )


def desiccation(state: State, log: Log | None) -> None:
    """Discard one card by chance or two by choice; a single card goes, an empty hand is spared (R34)."""
    hand = state.sylvan.hands[state.active]
    if len(hand) >= 2:
        state.put_question(state.active, ASK_DESICCATION, begins=True)
    elif hand:
        state.disclose()
        dry_out(state, hand[0], log)


class Dry(Decision[State]):
    """Which card dries out."""

    def moves(self, state: State, seat: int) -> list[int]:
        return each_in_hand(state, seat, DISCARD)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return not_in_hand(number, self.rule)

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        dry_out(state, move - DISCARD, log)


class Desiccation(Dry):
    """How to meet a desiccation: one card by chance or two by choice (R34)."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [RANDOM, *super().moves(state, seat)]

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        if move == RANDOM:
            dry_random(state, log)
            return
        super().take(state, seat, move, log)
        state.put_question(seat, ASK_DESICCATION_SECOND)


ASK_DESICCATION: Final = Desiccation("sylvion-ask-desiccation", "R34", ["discard", "random"])
ASK_DESICCATION_SECOND: Final = Dry("sylvion-ask-second-discard", "R34", ["discard"])


def dry_out(state: State, card: int, log: Log | None) -> None:
    """Discard a card of the active hand to a desiccation."""
    state.drop_from_hand(state.active, card)
    state.sylvan.discard.append(card)
    tell_card(log, "sylvion-event-dried", card, state.active)


def dry_random(state: State, log: Log | None) -> None:
    """Discard a card of the active hand drawn by chance."""
    hand = sorted(state.sylvan.hands[state.active])
    state.disclose()
    dry_out(state, hand[state.chance.below(HAND_STREAM, len(hand))], log)


def demobilization(state: State, log: Log | None) -> None:
    """Remove one discarded card by chance or two by choice; the only one goes, none is ignored (R31)."""
    count = removable(state)
    if count >= 2:
        state.put_question(state.active, ASK_REMOVE, begins=True)
    elif count:
        remove_random(state, log)


def tornado(state: State, row: int, log: Log | None) -> None:
    """Take the row's fountains and trees back to hand; without any, two hand cards go on the deck (R24, R35, R66)."""
    seat = state.active
    found = False
    for cell in range(row * CELLS_PER_ROW, (row + 1) * CELLS_PER_ROW):
        card = state.board[cell]
        if is_planted(card):
            found = True
            state.board[cell] = EMPTY
            state.sylvan.hands[seat].append(card)
            state.known.hold(seat, [*state.known.hands[seat], card])
            if log is not None:
                values = {"card": NAME[card], "from": "cell:" + cell_name(cell), "to": f"hand:{seat}"}
                log.tell("sylvion-event-returned", {**values, "seat": seat})
    if not found:
        if len(state.sylvan.hands[seat]) == 1:
            return_to_deck(state, state.sylvan.hands[seat][0], log)
        elif state.sylvan.hands[seat]:
            state.agenda.push(RETURN_CARDS, 1)
            state.put_question(seat, ASK_RETURN, begins=True)


class Return(Decision[State]):
    """Which hand card a tornado puts on the deck (R35)."""

    def moves(self, state: State, seat: int) -> list[int]:
        return each_in_hand(state, seat, RETURN)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return not_in_hand(number, self.rule)

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        return_to_deck(state, move - RETURN, log)


ASK_RETURN: Final = Return("sylvion-ask-return", "R35", ["return"])


def ask_return(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask for the second card to put on the deck."""
    state.put_question(state.active, ASK_RETURN)


def return_to_deck(state: State, card: int, log: Log | None) -> None:
    """Put a hand card on the deck, in the order of its owner's choice (D8).

    A partner who sees the hand, or knows it to hold nothing else, knows the card there. Any other partner no longer
    knows for sure what the hand still holds.
    """
    seat = state.active
    hand = state.sylvan.hands[seat]
    both = (1 << state.settings.seats) - 1
    certain = len(state.known.hands[seat]) == len(hand) and hand.count(card) == len(hand)
    mask = both if certain or not state.settings.hidden_hands else 1 << seat
    state.drop_from_hand(seat, card)
    if mask != both:
        state.known.hold(seat, [])
    state.sylvan.deck.append(card)
    state.known.deck.append(mask)
    if log is not None:
        values: Values = {"seat": seat, "from": f"hand:{seat}", "to": "deck"}
        seen: Values = {**values, "card": NAME[card]}
        log.tell_fully(mask, "sylvion-event-put-back-card", seen, "sylvion-event-put-back", values)


def stone_rain(state: State, row: int, log: Log | None) -> None:
    """Destroy the row's fountain or tree nearest to the pile; without one, one edge withers (R23, R65)."""
    for column in range(CELLS_PER_ROW - 1, -1, -1):
        cell = row * CELLS_PER_ROW + column
        card = state.board[cell]
        if is_planted(card):
            state.board[cell] = EMPTY
            state.sylvan.discard.append(card)
            if log is not None:
                log.tell("sylvion-event-destroyed", {"card": NAME[card], "from": "cell:" + cell_name(cell)})
            if is_fountain(card):
                state.agenda.push(DRAW, state.active, 1)
            return
    damage(state, 1, "stone-rain", log)


def settle_element(state: State, card: int, row: int, log: Log | None) -> None:
    """Lay a geyser or lake on the row's empty cell nearest the forest; discard it if there is none (R61)."""
    for column in range(CELLS_PER_ROW):
        cell = row * CELLS_PER_ROW + column
        if state.board[cell] == EMPTY:
            state.board[cell] = card
            if log is not None:
                values = {"card": NAME[card], "from": f"pile:{row + 1}", "to": "cell:" + cell_name(cell)}
                log.tell("sylvion-event-settles", {**values})
            return
    state.ravage.bury(card)
