"""The one source of legality: which answers each question allows, and why it refuses the others."""

from typing import Final

from elderwood.engine.words import Reason, Values
from elderwood.engine.zones import distinct
from elderwood.games.sylvion.actions import (
    ACCEPT,
    CELL,
    CELLS,
    DIRECTION,
    DISCARD,
    DONE,
    ERUPT,
    FEAT,
    FOREST,
    KEEP,
    PAY,
    PILE,
    PLACE,
    PLAY,
    POINT,
    RANDOM,
    RECRUIT,
    REMOVE,
    RETURN,
    SEARCH,
    SEAT,
    SHUFFLE,
    SWAP,
    family,
)
from elderwood.games.sylvion.cards import (
    ARMISTICE,
    BETRAYAL,
    CHARGING_WHALES,
    DISINFORMATION,
    DOVES,
    EMPTY,
    FISH_FLOOD,
    GEYSER,
    HEDGEHOGS,
    LAKE,
    NAME,
    SQUIRRELS,
    STAG_KING,
    TREE_4,
    WHALE,
    is_elemental,
)
from elderwood.games.sylvion.defend import (
    FOREST_GOAL,
    affordable,
    can_push,
    feat_goal,
    feat_progress,
    geysers,
    playable_cards,
    playable_feats,
    purse,
    whale_goals,
)
from elderwood.games.sylvion.draft import recruitable
from elderwood.games.sylvion.settings import EDGES
from elderwood.games.sylvion.state import (
    ASK_BETRAYAL,
    ASK_CELL,
    ASK_DEFEND,
    ASK_DESICCATION,
    ASK_DESICCATION_SECOND,
    ASK_DIRECTION,
    ASK_ELEMENTAL,
    ASK_GOAL,
    ASK_HEDGEHOGS,
    ASK_LIMIT,
    ASK_ORDER,
    ASK_PAY,
    ASK_PILE,
    ASK_PLACE,
    ASK_RECRUIT,
    ASK_REFILL,
    ASK_REFILL_SECOND,
    ASK_REMOVE,
    ASK_REMOVE_SECOND,
    ASK_RETURN,
    ASK_SEARCH,
    ROWS,
    State,
    elementals,
    empty_cells,
)


def legal_moves(state: State) -> list[int]:
    """Return every answer to the question put."""
    ask = state.ask
    if ask == ASK_DEFEND:
        moves = [DONE]
        moves += [PLAY + card for card in playable_cards(state)]
        if state.feats:
            moves += [FEAT + feat for feat in playable_feats(state)]
        if GEYSER in state.board:
            moves += [ERUPT + cell for cell in geysers(state)]
        return moves
    if ask == ASK_PAY:
        moves = [PAY + card for card in distinct(state.hands[state.asked])]
        if state.points:
            moves.append(POINT)
        return moves
    if ask == ASK_CELL:
        return [CELL + cell for cell in empty_cells(state)]
    if ask == ASK_ELEMENTAL:
        cells = elementals(state)
        if state.limbo[-1] == WHALE:
            return [CELL + cell for cell in cells if can_push(state, cell)]
        return [CELL + cell for cell in cells]
    if ask == ASK_GOAL:
        return [FOREST if goal == FOREST_GOAL else CELL + goal for goal in whale_goals(state, state.target)]
    if ask in (ASK_LIMIT, ASK_DESICCATION_SECOND):
        return discards(state)
    if ask == ASK_HEDGEHOGS:
        return [DONE, PLAY + HEDGEHOGS] if HEDGEHOGS in state.hands[state.asked] else [DONE]
    if ask == ASK_PILE:
        return [PILE + row for row in range(ROWS) if state.revealed[row] != EMPTY]
    if ask == ASK_RECRUIT:
        return [RECRUIT + number for number in recruitable(state)]
    return rarer_moves(state, ask)


def rarer_moves(state: State, ask: int) -> list[int]:
    """Return every answer to one of the rarer questions."""
    if ask == ASK_DIRECTION:
        return [DIRECTION, DIRECTION + 1, DIRECTION + 2, DIRECTION + 3]
    if ask == ASK_BETRAYAL:
        return [ACCEPT, *discards(state)]
    if ask == ASK_DESICCATION:
        return [RANDOM, *discards(state)]
    if ask == ASK_REFILL:
        return [SHUFFLE, *removals(state)]
    if ask == ASK_REMOVE:
        return [RANDOM, *removals(state)]
    if ask in (ASK_REFILL_SECOND, ASK_REMOVE_SECOND):
        return removals(state)
    if ask == ASK_RETURN:
        return [RETURN + card for card in distinct(state.hands[state.asked])]
    if ask == ASK_ORDER:
        return [KEEP, SWAP]
    if ask == ASK_PLACE:
        return [PLACE + card for card in distinct(state.looked)]
    if ask == ASK_SEARCH:
        return [SEARCH + card for card in distinct(state.deck)]
    return [SEAT, SEAT + 1]  # ASK_WHO


def discards(state: State) -> list[int]:
    """Return a move for each kind in the asked hand."""
    return [DISCARD + card for card in distinct(state.hands[state.asked])]


def removals(state: State) -> list[int]:
    """Return a move for each kind in the discard pile but betrayals (R52)."""
    return [REMOVE + card for card in distinct(state.discard) if card != BETRAYAL]


# Which family of moves each question is about: another family is refused with the question itself.
EXPECTED: Final[dict[int, list[str]]] = {
    ASK_DEFEND: ["play", "feat", "erupt", "done"],
    ASK_PAY: ["pay", "point"],
    ASK_CELL: ["cell"],
    ASK_ELEMENTAL: ["cell"],
    ASK_GOAL: ["cell", "forest"],
    ASK_DIRECTION: ["direction"],
    ASK_LIMIT: ["discard"],
    ASK_BETRAYAL: ["discard", "accept"],
    ASK_REFILL: ["remove", "shuffle"],
    ASK_REFILL_SECOND: ["remove"],
    ASK_REMOVE: ["remove", "random"],
    ASK_REMOVE_SECOND: ["remove"],
    ASK_DESICCATION: ["discard", "random"],
    ASK_DESICCATION_SECOND: ["discard"],
    ASK_RETURN: ["return"],
    ASK_HEDGEHOGS: ["play", "done"],
    ASK_PILE: ["pile"],
    ASK_RECRUIT: ["recruit"],
    ASK_ORDER: ["keep", "swap"],
    ASK_PLACE: ["place"],
    ASK_SEARCH: ["search"],
}


# The rule by which each question asks for cards of the hand.
GIVING_UP: Final[dict[int, str]] = {
    ASK_PAY: "1.6",
    ASK_LIMIT: "R33",
    ASK_DESICCATION: "R34",
    ASK_DESICCATION_SECOND: "R34",
    ASK_RETURN: "R35",
    ASK_BETRAYAL: "R48",
}


def refuse(state: State, move: int) -> Reason:
    """Say why a move is not legal now."""
    name, number = family(move)
    if name not in EXPECTED.get(state.ask, ["seat"]):
        if state.ask == ASK_DEFEND and name == "cell":
            return nothing_chosen(state, number)
        if state.ask == ASK_DEFEND and name == "pile":
            return Reason("sylvion-why-pile-later", {}, "R39")
        return Reason("why-not-asked", {})
    if name == "play":
        return refuse_card(state, number)
    if name == "feat":
        return refuse_feat(state, number)
    if name == "cell":
        return refuse_cell(state, number)
    if name in ("pay", "discard", "return"):
        return Reason("sylvion-why-not-in-hand", {"card": NAME[number]}, GIVING_UP[state.ask])
    if name == "remove":
        return Reason("sylvion-why-not-in-discard", {"card": NAME[number]}, "1.7")
    if name == "erupt":
        return Reason("sylvion-why-no-geyser", {"cell": CELLS[number]}, "R64")
    if name == "pile":
        return Reason("sylvion-why-pile-bare", {"row": number + 1}, "R40")
    if name == "recruit":
        return Reason("sylvion-why-column-empty", {"column": number + 1}, "R55")
    if name == "place":
        return Reason("sylvion-why-not-looked-at", {"card": NAME[number]}, "R47")
    if name == "search":
        return Reason("sylvion-why-not-in-deck", {"card": NAME[number]}, "R53")
    if name == "forest":
        return Reason("sylvion-why-too-far", {"cell": "forest"}, "R41")
    return Reason("sylvion-why-no-points", {}, "R44")


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


def refuse_card(state: State, card: int) -> Reason:
    """Say why a hand card cannot be played now."""
    values: Values = {"card": NAME[card]}
    if card not in state.hands[state.asked]:
        return Reason("sylvion-why-not-in-hand", values, "1.4")
    if state.ask == ASK_HEDGEHOGS:
        return Reason("sylvion-why-only-hedgehogs", values, "R39")
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


def refuse_feat(state: State, feat: int) -> Reason:
    """Say why a feat cannot be played now."""
    values: Values = {"card": NAME[feat]}
    if feat not in state.feats:
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


def refuse_cell(state: State, cell: int) -> Reason:
    """Say why a cell cannot be chosen now."""
    card = state.board[cell]
    values: Values = {"cell": CELLS[cell]}
    if state.ask == ASK_CELL:
        values = {**values, "card": NAME[card]}
        return Reason("sylvion-why-cell-taken", values, "R63" if card in (LAKE, GEYSER) else "R36")
    if state.ask == ASK_ELEMENTAL:
        if is_elemental(card):
            return Reason("sylvion-why-cannot-move", values, "R42")
        return Reason("sylvion-why-no-elemental-there", values, "R38")
    if cell == state.target:
        return Reason("sylvion-why-same-cell", values, "R42")
    if card == LAKE:
        return Reason("sylvion-why-lake", values, "R41")
    if is_elemental(card):
        return Reason("sylvion-why-elemental-there", values, "R42")
    return Reason("sylvion-why-too-far", values, "R41")
