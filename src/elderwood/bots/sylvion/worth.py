"""What cards and positions of Sylvion are worth to a plain player."""

from typing import Final

from elderwood.games.sylvion.cards import GEYSER, NAME, STRENGTH, VITALITY, is_fountain
from elderwood.games.sylvion.foresight import ghost_of, march_once
from elderwood.games.sylvion.position import VICTORIES
from elderwood.games.sylvion.state import State

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
