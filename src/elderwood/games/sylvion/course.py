"""The course of a match: its rounds, and every step and question of the rules in one list."""

from typing import Final

from elderwood.engine.course import Course
from elderwood.engine.events import Log, tell
from elderwood.games.sylvion.actions import SPACE
from elderwood.games.sylvion.aiming import (
    ASK_CELL,
    ASK_ELEMENTAL,
    ASK_GOAL,
    ASK_PAY,
    ASK_WHO,
    ask_payment,
    ask_target,
)
from elderwood.games.sylvion.alphabets import ALPHABETS
from elderwood.games.sylvion.defend import ASK_DEFEND, ASK_LIMIT, ask_defend, limit_hands
from elderwood.games.sylvion.draft import ASK_RECRUIT, ask_recruit, desert, summon
from elderwood.games.sylvion.drawing import (
    ASK_BETRAYAL,
    ASK_REFILL,
    ASK_REFILL_SECOND,
    ASK_REMOVE,
    ASK_REMOVE_SECOND,
    draw,
    settle_betrayal,
)
from elderwood.games.sylvion.effects import ASK_DIRECTION, take_effect
from elderwood.games.sylvion.feats import ASK_SEARCH, ask_search
from elderwood.games.sylvion.march import assign_pawn, count_vitality, final_assault, sweep
from elderwood.games.sylvion.piles import ASK_ORDER, ASK_PLACE, ask_order, ask_place
from elderwood.games.sylvion.resolve import (
    ASK_DESICCATION,
    ASK_DESICCATION_SECOND,
    ASK_RETURN,
    ask_return,
    resolve,
)
from elderwood.games.sylvion.reveal import ASK_HEDGEHOGS, ASK_PILE, hedgehog_window, reveal
from elderwood.games.sylvion.setup import start_battle
from elderwood.games.sylvion.state import (
    BATTLE,
    DEFEND,
    DESERT,
    DRAW,
    EFFECT,
    HEDGEHOG_WINDOW,
    LIMIT,
    ORDER_PILE,
    PAWN,
    PAYMENT,
    PLACE_LOOKED,
    RECRUIT_STEP,
    REINFORCE,
    RESOLVE,
    RETURN_CARDS,
    REVEAL,
    ROUND,
    ROUND_END,
    SEARCH_DECK,
    SETTLE,
    STEP_REINFORCE,
    SUMMON,
    SWEEP,
    TARGET,
    State,
)


def start_round(state: State, a: int, b: int, log: Log | None) -> None:
    """Put the four steps of a round on the agenda (1.4)."""
    state.round_number += 1
    tell(log, "sylvion-event-round", {"round": state.round_number, "left": state.ravage.height()})
    state.agenda.push(ROUND_END)
    state.agenda.push(LIMIT)
    state.agenda.push(DEFEND)
    state.agenda.push(REINFORCE)
    state.agenda.push(SWEEP, 0, 1)
    state.agenda.push(REVEAL)


def reinforce(state: State, a: int, b: int, log: Log | None) -> None:
    """Draw the active player's reinforcements."""
    state.step = STEP_REINFORCE
    draw(state, state.active, state.settings.reinforcements, log)


def end_round(state: State, a: int, b: int, log: Log | None) -> None:
    """Go on to the next round, or to the final assault when the piles are out (R2, R3, R7)."""
    state.disclose()
    if state.ravage.piles:
        state.active = state.partner(state.active)
        state.agenda.push(ROUND)
        return
    final_assault(state, log)
    if not state.ending:
        count_vitality(state, log)


COURSE: Final = Course(
    "sylvion",
    SPACE,
    [
        ASK_RECRUIT,
        ASK_HEDGEHOGS,
        ASK_PILE,
        ASK_DESICCATION,
        ASK_DESICCATION_SECOND,
        ASK_REMOVE,
        ASK_REMOVE_SECOND,
        ASK_RETURN,
        ASK_BETRAYAL,
        ASK_REFILL,
        ASK_REFILL_SECOND,
        ASK_DEFEND,
        ASK_CELL,
        ASK_ELEMENTAL,
        ASK_GOAL,
        ASK_WHO,
        ASK_PAY,
        ASK_DIRECTION,
        ASK_ORDER,
        ASK_PLACE,
        ASK_SEARCH,
        ASK_LIMIT,
    ],
    {
        SUMMON: summon,
        RECRUIT_STEP: ask_recruit,
        DESERT: desert,
        BATTLE: start_battle,
        ROUND: start_round,
        REVEAL: reveal,
        PAWN: assign_pawn,
        HEDGEHOG_WINDOW: hedgehog_window,
        RESOLVE: resolve,
        RETURN_CARDS: ask_return,
        SWEEP: sweep,
        REINFORCE: reinforce,
        DRAW: draw,
        SETTLE: settle_betrayal,
        DEFEND: ask_defend,
        TARGET: ask_target,
        PAYMENT: ask_payment,
        EFFECT: take_effect,
        ORDER_PILE: ask_order,
        PLACE_LOOKED: ask_place,
        SEARCH_DECK: ask_search,
        LIMIT: limit_hands,
        ROUND_END: end_round,
    },
    ALPHABETS,
)
