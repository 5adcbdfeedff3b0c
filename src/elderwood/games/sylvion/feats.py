"""Feats: laid aside in the draft, played once, free (4.5)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.engine.zones import distinct, without
from elderwood.games.sylvion.actions import SEARCH
from elderwood.games.sylvion.cards import (
    ARMISTICE,
    BETRAYAL,
    CHARGING_WHALES,
    DELUGE,
    DISINFORMATION,
    EMPTY,
    FENCE,
    FISH_FLOOD,
    NAME,
    OWLS_WISDOM,
    STAG_KING,
    is_elemental,
    is_fountain,
    is_planted,
    is_tree,
)
from elderwood.games.sylvion.drawing import tell_draw
from elderwood.games.sylvion.march import destroy_elemental
from elderwood.games.sylvion.piles import disinformation
from elderwood.games.sylvion.settings import EDGES
from elderwood.games.sylvion.state import (
    CELLS_PER_ROW,
    DEFEND,
    DRAW,
    ROWS,
    SEARCH_DECK,
    SETTLE,
    State,
    cell_name,
    elementals,
    tell_card,
)

KING_TREES: Final = 8
FLOOD_FOUNTAINS: Final = 10
ARMISTICE_CARDS: Final = 16
CHARGE_ELEMENTALS: Final = 12


def playable_feats(state: State) -> list[int]:
    """Return the feats that may be played now."""
    return [feat for feat in distinct(state.sylvan.feats) if feat_ready(state, feat)]


def feat_ready(state: State, feat: int) -> bool:
    """Say whether a feat's condition holds: the four winning ones have one (R57, R58)."""
    if feat == STAG_KING:
        return feat_progress(state, feat) >= KING_TREES and has_all_values(state, True)
    if feat == FISH_FLOOD:
        return feat_progress(state, feat) >= FLOOD_FOUNTAINS and has_all_values(state, False)
    if feat == ARMISTICE:
        return feat_progress(state, feat) >= ARMISTICE_CARDS
    if feat == CHARGING_WHALES:
        return state.bloom == 0 and feat_progress(state, feat) >= CHARGE_ELEMENTALS
    if feat == DISINFORMATION:
        return bool(state.ravage.piles)
    return True


def feat_progress(state: State, feat: int) -> int:
    """Count what a winning feat counts: trees, fountains, hand cards or elementals."""
    if feat == STAG_KING:
        return sum(1 for card in state.board if is_tree(card))
    if feat == FISH_FLOOD:
        return sum(1 for card in state.board if is_fountain(card))
    if feat == CHARGING_WHALES:
        return len(elementals(state))
    held = len(state.sylvan.hands[state.active])
    if state.settings.armistice_both and state.settings.seats == 2:
        held += len(state.sylvan.hands[state.partner(state.active)])
    return held


def feat_goal(feat: int) -> int:
    """Return how many a winning feat needs, 0 for the others."""
    if feat == STAG_KING:
        return KING_TREES
    if feat == FISH_FLOOD:
        return FLOOD_FOUNTAINS
    if feat == ARMISTICE:
        return ARMISTICE_CARDS
    return CHARGE_ELEMENTALS if feat == CHARGING_WHALES else 0


def has_all_values(state: State, trees: bool) -> bool:
    """Say whether trees (or fountains) of all four values stand on cells."""
    first = 5 if trees else 1
    return all(card in state.board for card in range(first, first + 4))


def refuse_feat(state: State, feat: int) -> Reason:
    """Say why a feat cannot be played now."""
    values: Values = {"card": NAME[feat]}
    if feat not in state.sylvan.feats:
        return Reason("sylvion-why-no-feat", values, "R60")
    if feat == DISINFORMATION:
        return Reason("sylvion-why-piles-out", values, "R47")
    values = {**values, "count": feat_progress(state, feat), "goal": feat_goal(feat)}
    if feat == CHARGING_WHALES:
        return Reason("sylvion-why-charge", {**values, "desolated": EDGES - state.bloom}, "R57")
    if feat == ARMISTICE:
        return Reason("sylvion-why-armistice", values, "R57")
    assert feat in (STAG_KING, FISH_FLOOD)
    return Reason("sylvion-why-king" if feat == STAG_KING else "sylvion-why-flood", values, "R57")


def play_feat(state: State, feat: int, log: Log | None) -> None:
    """Play a feat: free, once, then out of the game (R60)."""
    state.sylvan.feats = without(state.sylvan.feats, feat)
    state.sylvan.remove([feat])
    tell_card(log, "sylvion-event-feat", feat, state.active)
    if feat == STAG_KING:
        state.finish("stag-king")
    elif feat == FISH_FLOOD:
        state.finish("fish-flood")
    elif feat == ARMISTICE:
        state.finish("armistice")
    elif feat == CHARGING_WHALES:
        state.finish("charging-whales")
    else:
        state.agenda.push(DEFEND)
        if feat == OWLS_WISDOM:
            begin_search(state)
        elif feat == DELUGE:
            deluge(state, log)
        elif feat == FENCE:
            state.fence = True
        elif feat == DISINFORMATION:
            disinformation(state, log)


def begin_search(state: State) -> None:
    """Search the deck for two cards; who reads the whole deck also knows what the partner holds (R53)."""
    state.disclose()
    partner = state.partner(state.active)
    if state.settings.hidden_hands:
        state.known.hold(partner, state.sylvan.hands[partner][:])
    state.agenda.push(SEARCH_DECK, min(2, len(state.sylvan.deck)))


def ask_search(state: State, count: int, b: int, log: Log | None) -> None:
    """Ask for the next card, or shuffle when the search is over."""
    if count:
        state.agenda.push(SEARCH_DECK, count - 1)
        state.put_question(state.active, ASK_SEARCH)
    else:
        state.shuffle_deck()


class Search(Decision[State]):
    """Which card of the deck to take."""

    def moves(self, state: State, seat: int) -> list[int]:
        return [SEARCH + card for card in distinct(state.sylvan.deck)]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("sylvion-why-not-in-deck", {"card": NAME[number]}, "R53")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        take_from_deck(state, move - SEARCH, log)


ASK_SEARCH: Final = Search("sylvion-ask-search", "R53", ["search"])


def take_from_deck(state: State, card: int, log: Log | None) -> None:
    """Take a card found in the deck; a betrayal is settled as if drawn, after the search (R53)."""
    seat = state.active
    at = state.sylvan.deck.index(card)
    state.sylvan.deck.pop(at)
    state.known.deck.pop(at)
    if card == BETRAYAL:
        state.sylvan.limbo.append(card)
        tell_card(log, "sylvion-event-betrayal", card, seat)
        # Settled once the search is over: below the search step that is already on the agenda.
        step, left, extra = state.agenda.pop()
        state.agenda.push(SETTLE, seat)
        state.agenda.push(step, left, extra)
    else:
        state.sylvan.hands[seat].append(card)
        tell_draw(state, seat, card, log)


def deluge(state: State, log: Log | None) -> None:
    """Clear all sixteen cells; a pawn bearer stays and loses the pawn (R25, R59)."""
    fountains = 0
    for cell in range(ROWS * CELLS_PER_ROW):
        card = state.board[cell]
        if card == EMPTY:
            continue
        if is_elemental(card):
            destroy_elemental(state, cell, log)
            continue
        state.board[cell] = EMPTY
        if is_planted(card):
            state.sylvan.discard.append(card)
            fountains += 1 if is_fountain(card) else 0
        else:
            state.ravage.bury(card)
        if log is not None:
            log.tell("sylvion-event-washed", {"card": NAME[card], "from": "cell:" + cell_name(cell)})
    if state.settings.deluge_draws and fountains:
        state.agenda.push(DRAW, state.active, fountains)
