"""What speaks for a move of Sylvion: what the next marches do to the forest with it and without it."""

from typing import Final

from elderwood.bots.reasons import Reasons
from elderwood.bots.sylvion.greedy import AIMING, choose_card, try_move
from elderwood.bots.sylvion.policy import BETTER, is_within_a_play
from elderwood.bots.sylvion.worth import FEAT_WORTH, WORTH, column_worth, judge
from elderwood.engine.position import Position
from elderwood.engine.words import Reason, Values
from elderwood.games.sylvion.actions import DONE, RECRUIT, SPACE
from elderwood.games.sylvion.aiming import ASK_PAY
from elderwood.games.sylvion.cards import BETRAYAL, NAME, STRENGTH, is_elemental, is_fountain
from elderwood.games.sylvion.defend import ASK_DEFEND
from elderwood.games.sylvion.draft import ASK_RECRUIT
from elderwood.games.sylvion.foresight import ghost_of, march_is_due, march_on, march_once
from elderwood.games.sylvion.position import VICTORIES
from elderwood.games.sylvion.reveal import ASK_HEDGEHOGS, ASK_PILE
from elderwood.games.sylvion.state import State

MARCHES: Final = 5  # that are looked ahead, with nothing new coming
SOON: Final = 2  # and those in which nothing must happen for a step to be called calm
PARTINGS: Final = ("pay", "discard", "remove", "return")


class SylvionReasons(Reasons):
    """Compares the forest after a play with the forest left alone."""

    def why(self, deals: list[Position], seat: int, move: int) -> Reason | None:
        state = deals[0]
        assert isinstance(state, State)
        if state.asks(ASK_RECRUIT):
            return of_column(state, move)
        if state.asks(ASK_DEFEND) and move == DONE:
            return of_stopping(state, seat)
        if state.asks(ASK_HEDGEHOGS) and move == DONE:
            return None
        if state.asks(ASK_DEFEND) or state.asks(ASK_HEDGEHOGS) or state.asks(ASK_PILE) or state.ask in AIMING:
            return of_play(state, played(state, move))
        return of_card(state, seat, move)


class Outlook:
    """What a few marches would do: edges lost after each of them, and the march that loses the forest (0: none)."""

    def __init__(self, state: State) -> None:
        self.losses: list[int] = []
        self.doom = 0
        ghost = ghost_of(state)
        if march_is_due(state):
            march_on(ghost, None)
        else:
            march_once(ghost, None)
        while True:
            self.losses.append(state.bloom - ghost.bloom)
            if ghost.ending:
                self.doom = len(self.losses)
                self.losses += [state.bloom] * (MARCHES - len(self.losses))
            if len(self.losses) == MARCHES:
                break
            march_once(ghost, None)


def played(state: State, move: int) -> State:
    """Return a position after a play, the rest of it chosen as the plain player would."""
    position = state.copy()
    assert isinstance(position, State)
    position.play(state.asked, move)
    while not position.ending and is_within_a_play(position):
        asked = position.asked
        moves = position.moves(asked)
        if position.asks(ASK_PAY):
            position.play(asked, choose_card(position, moves))
        else:
            position.play(asked, -max((try_move(position, further), -further) for further in moves)[1])
    return position


def of_play(before: State, after: State) -> Reason | None:
    """Say what a play changes, the weightiest first."""
    if after.ending:
        return Reason("sylvion-reason-wins", {}) if after.ending in VICTORIES else None
    alone = Outlook(before)
    helped = Outlook(after)
    if alone.doom and not helped.doom:
        return Reason("sylvion-reason-averts", {"count": alone.doom})
    if not helped.doom:
        spared = [lost - helped.losses[march] for march, lost in enumerate(alone.losses)]
        most = max(spared)
        if most > 0:
            return Reason("sylvion-reason-spares", {"edges": most, "count": spared.index(most) + 1})
    gone = elementals(before) - elementals(after)
    if gone > 0:
        return Reason("sylvion-reason-removes", {"count": gone})
    if after.bloom > before.bloom:
        return Reason("sylvion-reason-blooms", {"count": after.bloom - before.bloom})
    if after.vitality() > before.vitality():
        return Reason("sylvion-reason-tree", {"count": after.vitality() - before.vitality()})
    if after.ravage.height() < before.ravage.height():
        return Reason("sylvion-reason-shorter", {"count": before.ravage.height() - after.ravage.height()})
    drawn = cards_held(after) - cards_held(before)
    if drawn > 0:
        return Reason("sylvion-reason-draws", {"count": drawn})
    wall = walls(after) - walls(before)
    return Reason("sylvion-reason-wall", {"count": wall}) if wall > 0 else None


def of_stopping(state: State, seat: int) -> Reason | None:
    """Say why a step is ended with cards in hand."""
    outlook = Outlook(state)
    held = len(state.sylvan.hands[seat])
    if outlook.losses[SOON - 1] == 0 and outlook.doom == 0 and held:
        return Reason("sylvion-reason-calm", {"count": held})
    best = max([try_move(state, move) for move in state.moves(seat) if move != DONE], default=0.0)
    return None if best > judge(state) + BETTER else Reason("sylvion-reason-no-gain", {})


def of_column(state: State, move: int) -> Reason | None:
    """Say what a column of the draft brings."""
    column = state.draft.columns[move - RECRUIT]
    if not column or BETRAYAL in column:
        return None
    worths = [WORTH.get(NAME[card], FEAT_WORTH) for card in column]
    card = NAME[column[worths.index(max(worths))]]
    if column_worth(column) < max(column_worth(other) for other in state.draft.columns):
        return Reason("sylvion-reason-column", {"card": card})
    return Reason("sylvion-reason-best-column", {"card": card, "count": len(column)})


def of_card(state: State, seat: int, move: int) -> Reason | None:
    """Say whether a card is the one to part with, or the one to look for."""
    family, card = SPACE.family(move)
    if family != "search" and family not in PARTINGS:
        return None
    offered = [
        WORTH.get(NAME[SPACE.family(other)[1]], 1.0) for other in state.moves(seat) if SPACE.family(other)[0] == family
    ]
    worth = WORTH.get(NAME[card], 1.0)
    values: Values = {"card": NAME[card], "count": offered.count(worth)}
    if family == "search":
        return Reason("sylvion-reason-most-useful", values) if worth == max(offered) else None
    return Reason("sylvion-reason-least-useful", values) if worth == min(offered) else None


def elementals(state: State) -> int:
    """Count the elementals on the board, and those just turned up."""
    return sum([1 for card in state.board + state.ravage.revealed if is_elemental(card)])


def cards_held(state: State) -> int:
    """Count the cards in all hands."""
    return sum([len(hand) for hand in state.sylvan.hands])


def walls(state: State) -> int:
    """Add up the strength of the fountains."""
    return sum([STRENGTH[card] for card in state.board if is_fountain(card)])
