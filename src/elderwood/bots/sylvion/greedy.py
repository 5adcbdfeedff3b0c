"""A plain player of Sylvion: looks one play ahead, never further, and judges what the forest would look like."""

from typing import Final

from elderwood.bots.player import Bot, Budget, Seen
from elderwood.engine.chance import Chance
from elderwood.games.sylvion.actions import ACCEPT, DONE, KEEP, POINT, RANDOM, SHUFFLE, SPACE
from elderwood.games.sylvion.aiming import ASK_CELL, ASK_ELEMENTAL, ASK_GOAL, ASK_PAY, ASK_WHO
from elderwood.games.sylvion.cards import GEYSER, NAME, STRENGTH, VITALITY, is_fountain
from elderwood.games.sylvion.defend import ASK_DEFEND
from elderwood.games.sylvion.draft import ASK_RECRUIT
from elderwood.games.sylvion.effects import ASK_DIRECTION
from elderwood.games.sylvion.foresight import ghost_of, march_once
from elderwood.games.sylvion.position import VICTORIES
from elderwood.games.sylvion.reveal import ASK_HEDGEHOGS, ASK_PILE
from elderwood.games.sylvion.state import State

AIMING: Final = frozenset(question.number for question in (ASK_CELL, ASK_ELEMENTAL, ASK_GOAL, ASK_DIRECTION, ASK_WHO))

# What a card is worth in hand or in the draft, in cards.
WORTH: Final[dict[str, float]] = {
    "fountain_1": 1.0,
    "fountain_2": 1.3,
    "fountain_3": 1.4,
    "fountain_4": 1.3,
    "tree_1": 0.7,
    "tree_2": 0.9,
    "tree_3": 1.0,
    "tree_4": 1.0,
    "whale": 1.1,
    "elephant": 1.5,
    "hedgehogs": 1.4,
    "owl": 1.3,
    "stag": 2.0,
    "doves": 1.8,
    "squirrels": 0.3,
    "fish": 0.9,
    "betrayal": -1.5,
}
FEAT_WORTH: Final = 0.8

# What `judge` weighs, in cards; found by trying.
NEARNESS: Final = (
    1.0,
    0.8,
    0.6,
    0.45,
    0.35,
)  # damage in 1, 2, 3 ... marches: what is far off can still be met
CARD: Final = 1.1  # a card in hand
HAND_KEPT: Final = 10
POINT_WORTH: Final = 0.3  # a fish point not yet spent
BLOOM: Final = 2.0  # a blooming edge
LAYER: Final = 0.6  # a layer of Ravage cards still to come
RUIN: Final = 60.0  # the forest lost, if nothing more came
TREE: Final = 1.6  # a point of vitality that lives to the end
TREE_EARLY: Final = 0.1  # its share when the end is far away
WALL: Final = 0.8  # each further fountain in a row
GEYSER_WORTH: Final = 0.8
VICTORY: Final = 1000.0


class GreedySylvion(Bot):
    """Tries every play on an imagined position and takes the one that leaves the forest best off."""

    def answer(self, seen: Seen, budget: Budget | None = None) -> int:
        """Return the move whose result looks best."""
        if len(seen.moves) == 1:
            return seen.moves[0]
        state = seen.imagine(Chance(bytes(32), [0]))
        assert isinstance(state, State)
        if state.asks(ASK_DEFEND):
            stay = judge(state)
            value, move = max((try_move(state, move), -move) for move in seen.moves if move != DONE)
            return -move if value > stay + 0.01 else DONE
        if state.ask in AIMING or state.asks(ASK_HEDGEHOGS) or state.asks(ASK_PILE):
            return -max((try_move(state, move), -move) for move in seen.moves)[1]
        if state.asks(ASK_RECRUIT):
            columns = state.draft.columns
            return -max((column_worth(columns[SPACE.family(move)[1]]), -move) for move in seen.moves)[1]
        return choose_card(state, seen.moves)


def try_move(state: State, move: int) -> float:
    """Return what the forest looks like after a move, the rest of its play chosen as well as can be."""
    position = state.copy()
    position.play(state.asked, move)
    assert isinstance(position, State)
    if position.ending:
        return judge(position)
    if position.ask in AIMING or position.asks(ASK_PILE):
        return max(try_move(position, next_move) for next_move in position.moves(position.asked))
    if position.asks(ASK_PAY):
        return try_move(position, choose_card(position, position.moves(position.asked)))
    if position.asks(ASK_HEDGEHOGS):
        return try_move(position, DONE)
    return judge(position)


def judge(state: State) -> float:
    """Judge a position by where the march would lead if nothing more came, and by what is left to play with."""
    if state.ending:
        return VICTORY if state.ending in VICTORIES else -VICTORY
    rounds = state.ravage.height()
    hands = sum(min(len(hand), HAND_KEPT) for hand in state.sylvan.hands)
    value = CARD * hands + POINT_WORTH * state.points - LAYER * rounds + BLOOM * state.bloom
    ghost = ghost_of(state)
    for weight in NEARNESS:
        before = ghost.bloom
        march_once(ghost, None)
        if ghost.ending:
            value -= RUIN * weight
            break
        value -= BLOOM * weight * (before - ghost.bloom)
    return value + sum(judge_row(ghost.board[row : row + 4], rounds) for row in range(0, 16, 4))


def judge_row(cells: list[int], rounds: int) -> float:
    """Judge what still stands in a row after the march, from the forest outwards."""
    value = 0.0
    fountains = 0
    # A tree counts for what it will heal; early on it will hardly live to see the end.
    share = TREE_EARLY + (1 - TREE_EARLY) / (1 + max(0, rounds - 1) / 3)
    for card in cells:
        if is_fountain(card):
            value += (0.5 + 0.45 * STRENGTH[card]) * WALL**fountains * min(1.0, rounds / 3)
            fountains += 1
        elif card == GEYSER:
            value += GEYSER_WORTH
        else:
            value += TREE * share * VITALITY[card] * (0.8 if fountains else 1.0)
    return value


def column_worth(column: list[int]) -> float:
    """Return what a column of the draft is worth."""
    return sum(WORTH.get(NAME[card], FEAT_WORTH) for card in column)


def choose_card(state: State, moves: list[int]) -> int:
    """Answer the questions that only ask which card to part with, or which chance to take."""
    for settled in (POINT, RANDOM, SHUFFLE, KEEP):
        if settled in moves:
            return settled
    if ACCEPT in moves and len(state.sylvan.hands[state.asked]) < 3:
        return ACCEPT
    cards = [(WORTH.get(NAME[SPACE.family(move)[1]], 1.0), move) for move in moves if move != ACCEPT]
    search = SPACE.family(moves[0])[0] == "search"
    return max(cards)[1] if search else min(cards)[1]
