"""The course of a match: its rounds, and every step and question of the rules in one list (E4, E15-E17)."""

from typing import Final

from elderwood.engine.course import Course
from elderwood.engine.events import Log, tell
from elderwood.games.elfenland.actions import SPACE
from elderwood.games.elfenland.alphabets import ALPHABETS
from elderwood.games.elfenland.counters import ASK_KEEP, ASK_TAKE, ask_keep, ask_take, begin_keeping, take_blind
from elderwood.games.elfenland.ending import end_match, somebody_was_everywhere
from elderwood.games.elfenland.journey import ASK_CARAVAN, ASK_DISCARD, ASK_PAY, ASK_TRAVEL, ask_journey
from elderwood.games.elfenland.planning import ASK_OBSTACLE, ASK_PLAN, ASK_ROAD, ask_plan
from elderwood.games.elfenland.settings import EARLY_ROUND
from elderwood.games.elfenland.setup import deal
from elderwood.games.elfenland.state import DEAL, JOURNEYS, KEEPING, PLANNING, ROUND_END, TAKING, State


def start_round(state: State, a: int, b: int, log: Log | None) -> None:
    """Deal the travel cards and give everybody a blind counter (E4, E5)."""
    state.round_number += 1
    tell(log, "elfenland-event-round", {"round": state.round_number, "seat": state.first})
    deal(state, log)
    take_blind(state, log)
    state.begin(TAKING)


def end_round(state: State, a: int, b: int, log: Log | None) -> None:
    """End the match early or after the last round; otherwise the first player changes (E15-E17)."""
    early = state.round_number <= EARLY_ROUND and somebody_was_everywhere(state)
    if early or state.round_number == state.settings.rounds:
        end_match(state, early, log)
        return
    state.first = (state.first + 1) % state.settings.seats
    begin_keeping(state)


COURSE: Final = Course(
    "elfenland",
    SPACE,
    [
        ASK_TAKE,
        ASK_PLAN,
        ASK_ROAD,
        ASK_OBSTACLE,
        ASK_TRAVEL,
        ASK_PAY,
        ASK_CARAVAN,
        ASK_DISCARD,
        ASK_KEEP,
    ],
    {
        DEAL: start_round,
        TAKING: ask_take,
        PLANNING: ask_plan,
        JOURNEYS: ask_journey,
        ROUND_END: end_round,
        KEEPING: ask_keep,
    },
    ALPHABETS,
)
