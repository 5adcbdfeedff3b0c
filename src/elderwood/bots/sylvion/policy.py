"""A light player of Sylvion for playouts: the plain player, but it looks only at a few plays and aims, by chance."""

from typing import Final

from elderwood.bots.sylvion.greedy import AIMING, choose_card
from elderwood.bots.sylvion.worth import column_worth, judge
from elderwood.engine.chance import Dice
from elderwood.games.sylvion.actions import DONE, RECRUIT
from elderwood.games.sylvion.aiming import ASK_PAY
from elderwood.games.sylvion.defend import ASK_DEFEND
from elderwood.games.sylvion.draft import ASK_RECRUIT
from elderwood.games.sylvion.reveal import ASK_HEDGEHOGS, ASK_PILE
from elderwood.games.sylvion.state import State

PLAYS: Final = 2  # plays that are compared with having done
AIMS: Final = 4  # aims that are compared with each other
BETTER: Final = 0.01  # what a play must bring to be made
WORST: Final = -1e9


def answer(state: State, moves: list[int], dice: Dice) -> int:
    """Return what a plain player answers who thinks of a few things only."""
    if state.asks(ASK_DEFEND):
        return best_of(state, moves, PLAYS, dice, judge(state) + BETTER)
    if state.ask in AIMING or state.asks(ASK_PILE):
        return best_of(state, moves, AIMS, dice, WORST)
    if state.asks(ASK_HEDGEHOGS):
        return best_of(state, moves, PLAYS, dice, after(state, DONE, dice))
    if state.asks(ASK_RECRUIT):
        return best_column(state, moves)
    return choose_card(state, moves)


def best_of(state: State, moves: list[int], tries: int, dice: Dice, stay: float) -> int:
    """Return the best of a few moves, or `DONE` if they bring less than staying does."""
    best = DONE
    most = stay
    whole = len(moves) <= tries
    for number in range(len(moves) if whole else tries):
        move = moves[number] if whole else moves[dice.below(len(moves))]
        if move != DONE:
            worth = after(state, move, dice)
            if worth > most:
                best = move
                most = worth
    return best


def after(state: State, move: int, dice: Dice) -> float:
    """Judge the forest after a move, the rest of its play chosen by the same light player."""
    position = state.copy()
    assert isinstance(position, State)
    position.play(state.asked, move)
    while not position.ending and is_within_a_play(position):
        seat = position.asked
        moves = position.moves(seat)
        position.play(seat, moves[0] if len(moves) == 1 else within(position, moves, dice))
    return judge(position)


def is_within_a_play(state: State) -> bool:
    """Say whether a question belongs to a play that is going on."""
    return state.ask in AIMING or state.asks(ASK_PAY) or state.asks(ASK_PILE)


def within(state: State, moves: list[int], dice: Dice) -> int:
    """Answer a question of the play that is being tried."""
    if state.asks(ASK_PAY):
        return choose_card(state, moves)
    return best_of(state, moves, AIMS, dice, WORST)


def best_column(state: State, moves: list[int]) -> int:
    """Recruit the column that is worth most."""
    best = moves[0]
    for move in moves:
        columns = state.draft.columns
        if column_worth(columns[move - RECRUIT]) > column_worth(columns[best - RECRUIT]):
            best = move
    return best
