"""Finds a match for every way Sylvion can end, and writes them to `records/`.

Run it when the rules' version changes: `PYTHONPATH=src python -m tests.games.sylvion.find_records [ending ...]`.
The player here is purposeful and cheats: it tries its plays on copies of the true position. Good enough to find one
record for each ending; no bot.
"""

import sys
from collections.abc import Callable
from pathlib import Path

from elderwood.engine.chance import chance_of
from elderwood.engine.match import Match
from elderwood.engine.options import Options
from elderwood.games.sylvion.actions import FEAT, PLAY, POINT, SPACE
from elderwood.games.sylvion.aiming import ASK_PAY
from elderwood.games.sylvion.cards import (
    ARMISTICE,
    BETRAYAL,
    CHARGING_WHALES,
    DOVES,
    ELEPHANT,
    FISH,
    FISH_FLOOD,
    HEDGEHOGS,
    OWL,
    OWLS_WISDOM,
    SIMOON,
    STAG_KING,
    STONE_RAIN,
    WHALE,
    is_elemental,
)
from elderwood.games.sylvion.defend import ASK_DEFEND
from elderwood.games.sylvion.draft import ASK_RECRUIT
from elderwood.games.sylvion.drawing import ASK_BETRAYAL
from elderwood.games.sylvion.foresight import ghost_of, march_once
from elderwood.games.sylvion.march import final_assault
from elderwood.games.sylvion.position import SylvionPosition
from elderwood.games.sylvion.reveal import ASK_HEDGEHOGS
from elderwood.games.sylvion.settings import OPTIONS, Settings
from elderwood.games.sylvion.setup import ravage_cards
from elderwood.games.sylvion.state import RAVAGE_STREAM, STREAMS
from tests.games.sylvion.table import TITLE

RECORDS = Path(__file__).parent / "records"
LOST = -1000.0
Worth = Callable[[SylvionPosition], float]


class Goal:
    """What a player is after: cards it values, the plays it considers, and what it makes of a position."""

    def __init__(
        self,
        note: str,
        options: Options,
        wish: dict[int, int],
        plays: list[int],
        worth: Worth,
        keen: bool = True,
        feat: int = 0,
    ) -> None:
        self.note = note
        self.options = options
        self.wish = wish
        self.plays = plays
        self.worth = worth
        self.keen = keen  # plays whatever improves its position; else it waits until it can win at once
        self.feat = feat  # the one that wins


def health(position: SylvionPosition) -> float:
    """Blooming edges and vitality if the final assault came now."""
    ghost = ghost_of(position)
    final_assault(ghost, None)
    if ghost.ending:
        return LOST / 2
    return 2.0 * ghost.bloom + min(12, ghost.bloom + ghost.vitality()) + 0.2 * len(position.sylvan.hands[0])


def bloom_only(position: SylvionPosition) -> float:
    ghost = ghost_of(position)
    final_assault(ghost, None)
    return LOST / 2 if ghost.ending else 2.0 * ghost.bloom + 0.2 * len(position.sylvan.hands[0])


def standing(position: SylvionPosition, first: int) -> float:
    """Plants of the four kinds from `first` on that outlive the next march; variety counts most."""
    ghost = ghost_of(position)
    march_once(ghost, None)
    if ghost.ending:
        return LOST / 2
    kinds = range(first, first + 4)
    now = sum(1 for card in position.board if card in kinds)
    later = sum(1 for card in ghost.board if card in kinds)
    variety = len({card for card in position.board if card in kinds})
    return 3 * now + later + 2 * variety + 0.1 * len(position.sylvan.hands[0]) + 0.3 * ghost.bloom


def hand_size(position: SylvionPosition) -> float:
    return float(len(position.sylvan.hands[0]))


def waiting(position: SylvionPosition) -> float:
    return 0.0


SIEGE: Options = {"game": "siege"}
FEATS: Options = {"game": "siege", "feats": "yes"}
ALL = list(range(1, 17))
FOUNTAINS = list(range(1, 5))
TREES = list(range(5, 9))

GOALS: dict[str, Goal] = {
    "damage": Goal("An undefended forest burns down.", SIEGE, {}, [], waiting, keen=False),
    "stone-rain": Goal(
        "The last edge has withered and a stone finds nothing in its row.",
        {"game": "siege", "elements": "yes", "desolated": "9"},
        {},
        [],
        waiting,
        keen=False,
    ),
    "pawn": Goal("The pawn's bearer walks into the forest.", {"pawn": "yes", "game": "intro"}, {}, [], waiting, False),
    "withered": Goal(
        "The forest stands through the final assault, but too few trees are left for the count.",
        {"game": "siege", "desolated": "6"},
        dict.fromkeys([*FOUNTAINS, ELEPHANT, WHALE], 2),
        [*FOUNTAINS, ELEPHANT, WHALE, OWL],
        bloom_only,
    ),
    "count": Goal("The forest is saved at the final count.", SIEGE, dict.fromkeys(ALL, 1), ALL, health),
    "stag-king": Goal(
        "Eight trees of all four values: The Stag King Returns.",
        FEATS,
        {**dict.fromkeys(TREES, 4), STAG_KING: 60, OWL: 1, FISH: 2, ELEPHANT: 1, DOVES: 1, BETRAYAL: -2},
        [*TREES, OWL, ELEPHANT, FISH],
        lambda position: standing(position, 5),
        feat=STAG_KING,
    ),
    "fish-flood": Goal(
        "Ten fountains of all four values: the Fish Flood.",
        FEATS,
        {**dict.fromkeys(FOUNTAINS, 4), FISH_FLOOD: 60, OWL: 1, FISH: 2, ELEPHANT: 1, BETRAYAL: -2},
        [*FOUNTAINS, OWL, ELEPHANT, FISH],
        lambda position: standing(position, 1),
        feat=FISH_FLOOD,
    ),
    "armistice": Goal(
        "Sixteen cards in hand: Doves' Armistice.",
        FEATS,
        {ARMISTICE: 60, OWLS_WISDOM: 30, OWL: 6, FISH: 3, BETRAYAL: -2},
        [OWL, FISH],
        hand_size,
        keen=False,
        feat=ARMISTICE,
    ),
    "charging-whales": Goal(
        "Twelve elementals in play and not one edge in bloom: the Charging Whales.",
        {"game": "siege", "feats": "yes", "desolated": "9"},
        {CHARGING_WHALES: 60, WHALE: 6, BETRAYAL: -2},
        [WHALE],
        waiting,
        keen=False,
        feat=CHARGING_WHALES,
    ),
}


def promising(ending: str, seed: str, options: Options) -> bool:
    """Pass over hopeless seeds: the charge needs thirteen elementals in four rounds, the rain its stones in five."""
    if ending not in ("charging-whales", "stone-rain"):
        return True
    piles = ravage_cards(Settings({option.name: option.default for option in OPTIONS} | options, 1))
    chance_of("sylvion", seed, STREAMS).shuffle(RAVAGE_STREAM, piles)
    if ending == "stone-rain":
        return piles[-20:].count(STONE_RAIN) == 4
    first = piles[-16:]
    return sum(1 for card in first if is_elemental(card)) >= 13 and SIMOON not in first


def value(goal: Goal, card: int) -> int:
    return goal.wish.get(card, 0)


def choose(position: SylvionPosition, goal: Goal) -> list[int]:
    """Return the answers to give next: one, or a whole play."""
    legal = position.moves(position.asked)
    if position.asks(ASK_RECRUIT):
        columns = position.draft.columns
        return [max(legal, key=lambda move: sum(value(goal, card) for card in columns[SPACE.family(move)[1]]))]
    if position.asks(ASK_HEDGEHOGS):
        return [legal[-1] if goal.keen and HEDGEHOGS in goal.plays else legal[0]]
    if position.asks(ASK_BETRAYAL):
        return [legal[0]]
    if position.asks(ASK_DEFEND):
        return best_play(position, goal, 0 if goal.keen else 6)[1]
    return [min(legal, key=lambda move: value(goal, SPACE.family(move)[1]))]


def best_play(position: SylvionPosition, goal: Goal, depth: int) -> tuple[float, list[int]]:
    """Return the best play and what it leads to; a patient goal looks for a chain of plays that wins at once."""
    legal = position.moves(position.asked)
    best: tuple[float, list[int]] = (goal.worth(position) + 0.01, [legal[0]])
    for move in legal[1:]:
        name, card = SPACE.family(move)
        if move >= FEAT + OWLS_WISDOM:
            if card == goal.feat:
                return (-LOST, [move])
            if not (card == OWLS_WISDOM and goal.feat == ARMISTICE and depth):
                continue
        elif name == "play" and move - PLAY not in goal.plays:
            continue
        for after, line in outcomes(position.copy(), [move], goal):
            if after.outcome() is not None:
                continue
            if goal.keen:
                worth = goal.worth(after)
                if worth > best[0]:
                    best = (worth, line)
            elif depth:
                worth, rest = best_play(after, goal, depth - 1) if after.asks(ASK_DEFEND) else (0.0, [])
                if worth == -LOST:
                    return (worth, line + rest)
    return best


def outcomes(position: SylvionPosition, line: list[int], goal: Goal) -> list[tuple[SylvionPosition, list[int]]]:
    """Play a card out: every target, the payment that hurts least."""
    position.play(position.asked, line[-1])
    if position.outcome() is not None or position.asks(ASK_DEFEND):
        return [(position, line)]
    legal = position.moves(position.asked)
    name, _ = SPACE.family(legal[0])
    if position.asks(ASK_PAY) or name not in ("cell", "forest"):
        pay = min(legal, key=lambda move: 0 if move == POINT else 1 + value(goal, SPACE.family(move)[1]))
        return outcomes(position, [*line, pay], goal)
    found: list[tuple[SylvionPosition, list[int]]] = []
    for move in legal:
        found += outcomes(position.copy(), [*line, move], goal)
    return found


def attempt(ending: str, seed: str) -> Match | None:
    """Play one seed; return the match if it ends as wanted."""
    goal = GOALS[ending]
    if not promising(ending, seed, goal.options):
        return None
    match = Match(TITLE, 1, goal.options, seed)
    while match.position.outcome() is None:
        position = match.position
        assert isinstance(position, SylvionPosition)
        if goal.feat and position.draft.ended and goal.feat not in position.sylvan.feats:
            return None
        for move in choose(position, goal):
            match.play(position.asked, move)
    end = match.position.outcome()
    return match if end is not None and end.how == ending else None


def main() -> None:
    """Search the endings named on the command line, or all."""
    for ending in sys.argv[1:] or list(GOALS):
        for number in range(1, 40000):
            match = attempt(ending, f"{ending}-{number}")
            if match is not None:
                text = f"# {GOALS[ending].note}\n" + match.record().text()
                (RECORDS / f"{ending}.record").write_text(text, encoding="utf-8")
                print(ending, number, len(match.answers))
                break


if __name__ == "__main__":
    main()
