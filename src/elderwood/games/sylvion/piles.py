"""Looking at the Ravage's piles and changing their order: Squirrels and Disinformation (R47, D7)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.engine.zones import distinct, without
from elderwood.games.sylvion.actions import KEEP, PLACE, SWAP
from elderwood.games.sylvion.cards import NAME
from elderwood.games.sylvion.state import ORDER_PILE, PLACE_LOOKED, ROWS, State


def look_at_piles(state: State, log: Log | None) -> None:
    """Show the two top cards of every pile to both players (D7, R47)."""
    depth = min(2, state.ravage.height())
    state.disclose()
    state.known.layers = max(state.known.layers, depth)
    for below in range(depth):
        layer = state.ravage.layer(below)
        for row in range(ROWS):
            if log is not None:
                values: Values = {"from": f"pile:{row + 1}", "depth": below + 1}
                seen: Values = {**values, "card": NAME[layer[row]]}
                log.tell_fully((1 << state.seats) - 1, "sylvion-event-looked", seen, "sylvion-event-looks", values)


def squirrels(state: State, log: Log | None) -> None:
    """Look at the two top cards of every pile and perhaps swap them (R47)."""
    look_at_piles(state, log)
    if state.ravage.height() >= 2:
        state.agenda.push(ORDER_PILE, 0)


def ask_order(state: State, row: int, b: int, log: Log | None) -> None:
    """Ask pile by pile, equal cards too: a question left out would tell spectators that they are equal."""
    if row < ROWS:
        state.target = row
        state.agenda.push(ORDER_PILE, row + 1)
        state.put_question(state.active, ASK_ORDER)


class Order(Decision[State]):
    """Whether the two top cards of a pile change places."""

    def values(self, state: State, seat: int) -> Values:
        return {"row": state.target + 1}

    def moves(self, state: State, seat: int) -> list[int]:
        return [KEEP, SWAP]

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        order_pair(state, move == SWAP, log)


def order_pair(state: State, swapped: bool, log: Log | None) -> None:
    """Leave or swap the two top cards of the pile in question; spectators are not told which."""
    if swapped:
        piles = state.ravage.piles
        top = len(piles) - ROWS + state.target
        below = top - ROWS
        card = piles[top]
        piles[top] = piles[below]
        piles[below] = card
    key = "sylvion-event-swapped" if swapped else "sylvion-event-kept"
    tell_players(state, log, key, "sylvion-event-orders", {"seat": state.active, "from": f"pile:{state.target + 1}"})


def tell_players(state: State, log: Log | None, full_key: str, key: str, values: Values) -> None:
    """Tell both players, who have looked at the piles, more than the spectators of what the active one does (D7)."""
    if log is not None:
        log.tell_fully((1 << state.seats) - 1, full_key, values, key, values)


def disinformation(state: State, log: Log | None) -> None:
    """Look at the two top cards of every pile and deal them back as one likes (R47)."""
    look_at_piles(state, log)
    layers = min(2, state.ravage.height())
    state.ravage.looked = sorted(state.ravage.piles[-ROWS * layers :])
    del state.ravage.piles[-ROWS * layers :]
    state.agenda.push(PLACE_LOOKED)


def ask_place(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask which card comes next, from the deepest layer up, row by row.

    Only the last needs no answer: to leave out equal cards would tell spectators that they are equal.
    """
    looked = state.ravage.looked
    if len(looked) == 1:
        place_looked(state, looked[0], log)
    elif looked:
        state.agenda.push(PLACE_LOOKED)
        state.put_question(state.active, ASK_PLACE)


class Place(Decision[State]):
    """Which of the cards looked at lies next on the piles."""

    def values(self, state: State, seat: int) -> Values:
        ravage = state.ravage
        return {"row": len(ravage.piles) % ROWS + 1, "depth": (len(ravage.looked) + ROWS - 1) // ROWS}

    def moves(self, state: State, seat: int) -> list[int]:
        return [PLACE + card for card in distinct(state.ravage.looked)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("sylvion-why-not-looked-at", {"card": NAME[number]}, "R47")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        place_looked(state, move - PLACE, log)


ASK_ORDER: Final = Order("sylvion-ask-order", "R47", ["keep", "swap"])
ASK_PLACE: Final = Place("sylvion-ask-place", "R47", ["place"])


def place_looked(state: State, card: int, log: Log | None) -> None:
    """Put a card on the piles: the lower layer first, so that the piles stay in order."""
    ravage = state.ravage
    if log is not None:
        values: Values = {"seat": state.active, "to": f"pile:{len(ravage.piles) % ROWS + 1}"}
        seen: Values = {**values, "card": NAME[card]}
        log.tell_fully((1 << state.seats) - 1, "sylvion-event-placed", seen, "sylvion-event-places", values)
    ravage.looked = without(ravage.looked, card)
    ravage.piles.append(card)
