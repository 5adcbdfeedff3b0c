"""A plain player of Sylvion: looks one play ahead, never further, and judges what the forest would look like."""

from typing import Final

from elderwood.bots.player import Bot, Budget, Seen
from elderwood.bots.sylvion.worth import WORTH, column_worth, judge
from elderwood.engine.chance import Chance
from elderwood.games.sylvion.actions import ACCEPT, DONE, KEEP, POINT, RANDOM, SHUFFLE, SPACE
from elderwood.games.sylvion.aiming import ASK_CELL, ASK_ELEMENTAL, ASK_GOAL, ASK_PAY, ASK_WHO
from elderwood.games.sylvion.cards import NAME
from elderwood.games.sylvion.defend import ASK_DEFEND
from elderwood.games.sylvion.draft import ASK_RECRUIT
from elderwood.games.sylvion.effects import ASK_DIRECTION
from elderwood.games.sylvion.reveal import ASK_HEDGEHOGS, ASK_PILE
from elderwood.games.sylvion.state import State

AIMING: Final = frozenset(question.number for question in (ASK_CELL, ASK_ELEMENTAL, ASK_GOAL, ASK_DIRECTION, ASK_WHO))


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
