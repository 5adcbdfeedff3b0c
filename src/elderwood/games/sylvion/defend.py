"""Step 4 of a round: plays until the active player has done, then hands go down to ten (1.4, R33)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log
from elderwood.engine.words import Reason, Values
from elderwood.engine.zones import distinct
from elderwood.games.sylvion.actions import CELLS, DISCARD, DONE, ERUPT, FEAT, PLAY
from elderwood.games.sylvion.aiming import affordable, aimed, begin_play, purse
from elderwood.games.sylvion.cards import (
    DOVES,
    EMPTY,
    FENCE,
    FISH,
    GEYSER,
    HEDGEHOGS,
    LAKE,
    NAME,
    OWLS_WISDOM,
    SQUIRRELS,
    STAG,
    TREE_4,
    is_elemental,
)
from elderwood.games.sylvion.drawing import each_in_hand, not_in_hand
from elderwood.games.sylvion.effects import ASK_DIRECTION
from elderwood.games.sylvion.feats import play_feat, playable_feats, refuse_feat
from elderwood.games.sylvion.foresight import next_march, rounds_left
from elderwood.games.sylvion.settings import EDGES, HAND_LIMIT
from elderwood.games.sylvion.state import DEFEND, LIMIT, STEP_DEFEND, State, tell_card


def ask_defend(state: State, a: int, b: int, log: Log | None) -> None:
    """Wait for the active player's next play."""
    state.step = STEP_DEFEND
    state.put_question(state.active, ASK_DEFEND, begins=True)


class Defend(Decision[State]):
    """What to play: a card, a feat or a geyser, until there is nothing more to do."""

    def values(self, state: State, seat: int) -> Values:
        return {"feats": len(state.sylvan.feats), "geysers": state.board.count(GEYSER)}

    def moves(self, state: State, seat: int) -> list[int]:
        moves = [DONE]
        for card in playable_cards(state):
            moves.append(PLAY + card)
        if state.sylvan.feats:
            moves += [FEAT + feat for feat in playable_feats(state)]
        if GEYSER in state.board:
            moves += [ERUPT + cell for cell in geysers(state)]
        return moves

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        if family == "play":
            return refuse_card(state, seat, number)
        if family == "feat":
            return refuse_feat(state, number)
        return Reason("sylvion-why-no-geyser", {"cell": CELLS[number]}, "R64")

    def elsewhere(self, state: State, seat: int, family: str, number: int) -> Reason:
        if family == "cell":
            return nothing_chosen(state, number)
        if family == "pile":
            return Reason("sylvion-why-pile-later", {}, "R39")
        return super().elsewhere(state, seat, family, number)

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        if move == DONE:
            return
        if move >= FEAT + OWLS_WISDOM:
            play_feat(state, move - FEAT, log)
        elif move > PLAY:
            begin_play(state, move - PLAY)
        else:
            state.agenda.push(DEFEND)
            state.target = move - ERUPT
            state.put_question(seat, ASK_DIRECTION)

    def doubt(self, state: State, seat: int, move: int) -> Reason | None:
        if move == DONE:
            return doubt_end(state, seat, len(self.moves(state, seat)) > 1)
        if move == FEAT + FENCE and rounds_left(state) == 0:
            return Reason("sylvion-doubt-fence-last", {}, "R5")
        if move == PLAY + STAG and state.bloom == EDGES:
            return Reason("sylvion-doubt-no-effect", {}, "R45")
        if move == PLAY + FISH and nothing_to_buy(state):
            return Reason("sylvion-doubt-no-effect", {}, "R44")
        return None


def doubt_end(state: State, seat: int, more: bool) -> Reason | None:
    """Return why the turn should perhaps not end while more can be done: points would be lost, or the match."""
    if more and next_march(state).defeat:
        return Reason("sylvion-doubt-last-stand", {}, "R18")
    if state.points and playable_cards(state):
        return Reason("sylvion-doubt-points", {"count": state.points}, "R44")
    return None


def nothing_to_buy(state: State) -> bool:
    """Say whether no card is left that fish points could pay for: alone, another one pays for the Fish itself."""
    left = 2 if state.settings.seats == 1 else 1
    return state.points == 0 and len(state.sylvan.hands[state.active]) <= left


def playable_cards(state: State) -> list[int]:
    """Return the kinds in the active hand that may be played now."""
    coins = purse(state)
    costs = state.settings.costs
    hand = distinct(state.sylvan.hands[state.active])
    return [card for card in hand if costs[card] <= coins and aimed(state, card)]


def geysers(state: State) -> list[int]:
    """Return the cells with a geyser, any of which may erupt (R64)."""
    return [cell for cell in range(16) if state.board[cell] == GEYSER]


def nothing_chosen(state: State, cell: int) -> Reason:
    """Say what must come before a cell in step 4: who touches one at once wants to plant there, or to strike."""
    card = state.board[cell]
    values: Values = {"cell": CELLS[cell]}
    if card == EMPTY:
        return Reason("sylvion-why-card-first", values, "R36")
    if card == LAKE:
        return Reason("sylvion-why-lake", values, "R41")
    key = "sylvion-why-animal-first" if is_elemental(card) else "sylvion-why-planted"
    return Reason(key, {**values, "card": NAME[card]}, "1.4")


def refuse_card(state: State, seat: int, card: int) -> Reason:
    """Say why a hand card cannot be played now."""
    values: Values = {"card": NAME[card]}
    if card not in state.sylvan.hands[seat]:
        return Reason("sylvion-why-not-in-hand", values, "1.4")
    if card == HEDGEHOGS:
        return Reason("sylvion-why-hedgehogs-late", values, "R39")
    if not affordable(state, card):
        values = {**values, "cost": state.settings.costs[card], "purse": max(0, purse(state))}
        key = "sylvion-why-cost" if state.settings.seats == 1 else "sylvion-why-partner-cost"
        return Reason(key, values, "1.6")
    if card <= TREE_4:
        return Reason("sylvion-why-no-empty-cell", values, "R36")
    if card in (DOVES, SQUIRRELS):
        return Reason("sylvion-why-piles-out", values, "R38")
    return Reason("sylvion-why-no-elemental", values, "R38")


def limit_hands(state: State, a: int, b: int, log: Log | None) -> None:
    """End step 4: fish points vanish, then every hand goes down to ten, the active player first (R33)."""
    state.points = 0
    for seat in (state.active, state.partner(state.active)):
        if len(state.sylvan.hands[seat]) > HAND_LIMIT:
            state.agenda.push(LIMIT)
            state.put_question(seat, ASK_LIMIT, begins=True)
            return


class Limit(Decision[State]):
    """What to discard over ten cards."""

    def values(self, state: State, seat: int) -> Values:
        return {"count": len(state.sylvan.hands[seat]) - HAND_LIMIT}

    def moves(self, state: State, seat: int) -> list[int]:
        return each_in_hand(state, seat, DISCARD)

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return not_in_hand(number, self.rule)

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        card = move - DISCARD
        state.drop_from_hand(seat, card)
        state.sylvan.discard.append(card)
        tell_card(log, "sylvion-event-discards", card, seat)


ASK_DEFEND: Final = Defend("sylvion-ask-defend", "1.4", ["play", "feat", "erupt", "done"])
ASK_LIMIT: Final = Limit("sylvion-ask-limit", "R33", ["discard"])
