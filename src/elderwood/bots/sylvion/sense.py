"""What searches know about Sylvion: a look ahead stops when the march of a round is over and it is time to defend."""

from typing import Final

from elderwood.bots.fitted import FittedSense
from elderwood.bots.sylvion.policy import answer
from elderwood.bots.sylvion.weights import WEIGHTS
from elderwood.bots.sylvion.worth import judge_row
from elderwood.engine.chance import Dice
from elderwood.engine.position import Position
from elderwood.games.sylvion.cards import (
    BETRAYAL,
    BLAZE,
    DESICCATION,
    LAST_SYLVAN,
    SIMOON,
    STRENGTH,
    VITALITY,
    is_elemental,
    is_fountain,
)
from elderwood.games.sylvion.draft import ASK_RECRUIT
from elderwood.games.sylvion.foresight import ghost_of, march_once
from elderwood.games.sylvion.position import VICTORIES
from elderwood.games.sylvion.settings import EDGES
from elderwood.games.sylvion.state import CELLS_PER_ROW, ROWS, STEP_DEFEND, STEP_END, State

MARCHES: Final = 5  # that are looked ahead with nothing new coming
STAGES: Final = [0, 2, 5, 9, 13]  # layers of the piles at which a stage begins


class SylvionSense(FittedSense):
    """Counts marches; judges by edges, trees, what is on the march, and cards."""

    def __init__(self) -> None:
        super().__init__(WEIGHTS, rivals=False)

    def clock(self, position: Position) -> int:
        """Return how many rounds have come to their defence."""
        assert isinstance(position, State)
        if position.step == STEP_DEFEND or position.step == STEP_END:
            return position.round_number
        return max(0, position.round_number - 1)

    def policy(self, position: Position, seat: int, moves: list[int], dice: Dice) -> int:
        assert isinstance(position, State)
        return answer(position, moves, dice)

    def settled(self, position: Position, seat: int) -> bool:
        """Leave the draft to the plain player: decks it never drafts are beyond what was fitted on its matches."""
        assert isinstance(position, State)
        return position.asks(ASK_RECRUIT)

    def stage(self, position: Position) -> int:
        """Return how far the battle has come, by the height of the piles."""
        assert isinstance(position, State)
        height = position.ravage.height()
        stage = 0
        for number, least in enumerate(STAGES):
            if height >= least:
                stage = number
        return stage

    def seats(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.settings.seats

    def ended(self, position: Position, seats: int) -> list[float]:
        assert isinstance(position, State)
        if not position.ending:
            return []
        return [1.0 if position.ending in VICTORIES else 0.0] * seats

    def features(self, position: Position, seat: int) -> list[float]:
        """Return what there is now, what is left after a few marches with nothing new, and what is still to come."""
        assert isinstance(position, State)
        state = position
        height = state.ravage.height()
        hand = 0
        for cards in state.sylvan.hands:
            hand += min(len(cards), 10)
        strong = [0, 0, 0, 0]
        fountains = 0
        count = 0
        for cell, card in enumerate(state.board):
            if is_elemental(card):
                strong[cell % CELLS_PER_ROW] += STRENGTH[card]
                count += 1
            elif is_fountain(card):
                fountains += STRENGTH[card]
        found = [
            1.0,
            state.bloom / EDGES,
            state.vitality() / EDGES,
            height / 8,
            hand / 8,
            fountains / 8,
            count / 8,
            strong[0] / 8,
            strong[1] / 8,
            strong[2] / 8,
            strong[3] / 8,
        ]
        found += after_marches(state, height)
        found += to_come(state)
        return found


def after_marches(state: State, height: int) -> list[float]:
    """Return what a few marches would leave: edges, trees, fountains, and whether the forest would be lost."""
    ghost = ghost_of(state)
    lost = 0.0
    early = 0
    for march in range(MARCHES):
        march_once(ghost, None)
        if march == 1:
            early = state.bloom - ghost.bloom
        if ghost.ending:
            lost = 1.0
            break
    trees = 0
    walls = 0.0
    for card in ghost.board:
        trees += VITALITY[card]
    for row in range(ROWS):
        walls += judge_row(ghost.board[row * CELLS_PER_ROW : (row + 1) * CELLS_PER_ROW], height)
    need = max(0, EDGES - ghost.bloom - trees)
    return [lost, early / 6, (state.bloom - ghost.bloom) / 6, trees / EDGES, walls / 8, need / 6]


def to_come(state: State) -> list[float]:
    """Return what is left on both sides: strength and helpers in the piles, and defenders of each kind."""
    strength = 0
    helpers = [0, 0, 0]
    for card in state.ravage.piles:
        if is_elemental(card):
            strength += STRENGTH[card] + 1
        elif card == BLAZE:
            helpers[0] += 1
        elif card == SIMOON:
            helpers[1] += 1
        elif card >= DESICCATION:
            helpers[2] += 1
    held = [0] * (BETRAYAL + 1)
    for card in state.sylvan.deck:
        held[card] += 1
    for card in state.sylvan.discard:
        held[card] += 1
    for hand in state.sylvan.hands:
        for card in hand:
            held[card] += 1
    return [
        strength / 40,
        helpers[0] / 4,
        helpers[1] / 4,
        helpers[2] / 8,
        *[held[card] / 2 for card in range(1, LAST_SYLVAN + 1)],
        held[BETRAYAL] / 4,
    ]
