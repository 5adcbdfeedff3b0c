"""What searches know about Sylvion: a look ahead stops when the march of a round is over and it is time to defend."""

from typing import Final

from elderwood.bots.fitted import FittedSense
from elderwood.bots.sylvion.policy import answer
from elderwood.bots.sylvion.weights import WEIGHTS
from elderwood.bots.sylvion.worth import judge
from elderwood.engine.chance import Dice
from elderwood.engine.position import Position
from elderwood.games.sylvion.cards import (
    BETRAYAL,
    BLAZE,
    DESICCATION,
    LAST_SYLVAN,
    SIMOON,
    STRENGTH,
    TREE_4,
    is_elemental,
)
from elderwood.games.sylvion.draft import ASK_RECRUIT
from elderwood.games.sylvion.position import VICTORIES
from elderwood.games.sylvion.settings import EDGES
from elderwood.games.sylvion.state import STEP_DEFEND, STEP_END, State

LEAST: Final = 40.0  # a judgement below this is as bad as any
STAGES: Final = [0, 2, 5, 9, 13]  # layers of the piles at which a stage begins


class SylvionSense(FittedSense):
    """Counts marches; judges by the plain judgement and by all cards of both sides."""

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
        """Leave the draft to the plain player: what a deck is worth shows too late for a look ahead."""
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
        """Return how the plain player judges the forest, how much is still to come, and all cards of both sides.

        What a play changes is weighed by the plain judgement alone: numbers of hand cards or fountains by themselves go
        with good positions, and a search that was told so would rather collect them than use them.
        """
        assert isinstance(position, State)
        height = position.ravage.height()
        worth = max(-LEAST, judge(position)) / LEAST
        health = (position.bloom + position.vitality()) / EDGES
        return [1.0, worth, height / 8, worth * height / 8, health, health * height / 8, *to_come(position)]


def to_come(state: State) -> list[float]:
    """Return what is left on both sides: strength and helpers in the piles, and defenders of each kind, wherever they
    are: what is planted comes back when it falls."""
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
    for card in state.board:
        if card <= TREE_4:
            held[card] += 1
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
