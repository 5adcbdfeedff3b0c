"""Goals and the end of a match (R53, R55, R63-R66, R94)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.outcome import Outcome
from elderwood.engine.turns import NOBODY
from elderwood.engine.words import Values
from elderwood.games.rage.boards import CASTLE
from elderwood.games.rage.cards import GOALS
from elderwood.games.rage.state import ASK_NOTHING, OVER, State
from elderwood.games.rage.vocabulary import GOAL_NAME, NO_GOAL


def is_tower(state: State, cell: int) -> bool:
    """Say whether a cell is a tower; castles are not, built towers are (R53, R62)."""
    return state.towers >> cell & 1 != 0


def meets(state: State, seat: int, goal: int) -> bool:
    """Say whether a seat meets a goal as the map lies now (R63)."""
    rule = GOALS[goal]
    board = state.settings.board
    if rule.central and state.owner[board.central] != seat:
        return False
    if state.lands(seat) < rule.lands:
        return False
    if rule.towers:
        towers = 0
        for cell in board.cells:
            if state.owner[cell] == seat and is_tower(state, cell):
                towers += 1
        if towers < rule.towers:
            return False
    if rule.castles:
        castles = 0
        for number, home in enumerate(board.homes):
            if state.owner[home] == seat and not state.settings.allied(seat, number):
                castles += 1
        if castles < rule.castles:
            return False
    return True


def check_goals(state: State, log: Log | None) -> None:
    """End the match if a goal is met: the player whose turn it is first, then clockwise (R63, R64, R85)."""
    seats = state.settings.seats
    for step in range(seats):
        seat = (state.turn + step) % seats
        goal = state.goals[seat]
        if state.is_alive(seat) and goal != NO_GOAL and meets(state, seat, goal):
            winners = [other for other in range(seats) if state.settings.allied(seat, other)]
            finish(state, "alliance" if state.settings.alliance else GOAL_NAME[goal], winners, log)
            return
    if state.settings.secret_goals:
        masks = state.ruled_out[:]
        for seat in range(seats):
            if state.is_alive(seat):
                for goal in range(1, len(GOALS)):
                    if meets(state, seat, goal):
                        masks[seat] |= 1 << goal
        state.ruled_out = masks


def check_last(state: State, log: Log | None) -> None:
    """End the match when only one player is left (R55)."""
    left = [seat for seat in range(state.settings.seats) if state.is_alive(seat)]
    if len(left) == 1:
        finish(state, "dragon-lord" if state.settings.dragon_lord else "last-living", left, log)


# What decides after the last round, in order (R66).
COUNTS: Final[list[str]] = ["rounds-lands", "rounds-towers", "rounds-artifacts"]


def count_of(state: State, seat: int, number: int) -> int:
    """Return what a seat, with its ally, has to show for one of the counts."""
    total = 0
    for other in range(state.settings.seats):
        if not state.settings.allied(seat, other):
            continue
        if number == 0:
            total += state.lands(other)
        elif number == 1:
            total += parts_of(state, other)[1]
        else:
            total += len(state.artifacts[other])
    return total


def finish_rounds(state: State, log: Log | None) -> None:
    """End the match after the last round: most lands, then towers, then artifacts, else shared (R66, R94)."""
    leaders = [seat for seat in range(state.settings.seats) if state.is_alive(seat)]
    how = "rounds-shared"
    for number, name in enumerate(COUNTS):
        best = max([count_of(state, seat, number) for seat in leaders])
        leaders = [seat for seat in leaders if count_of(state, seat, number) == best]
        if all(state.settings.allied(leaders[0], seat) for seat in leaders):
            how = name
            break
    finish(state, how, leaders, log)


def finish(state: State, how: str, winners: list[int], log: Log | None) -> None:
    """End the match."""
    state.ending = how
    state.winners = winners
    state.phase = OVER
    state.asked = NOBODY
    state.ask = ASK_NOTHING
    state.decision += 1
    state.reveals += 1
    state.agenda.clear()
    if log is not None and state.settings.secret_goals:
        for seat in range(state.settings.seats):
            log.tell("rage-event-goal", {"seat": seat, "goal": GOAL_NAME[state.goals[seat]]})


def parts_of(state: State, seat: int) -> list[int]:
    """Return how many plain lands, towers and castles a seat holds."""
    board = state.settings.board
    parts = [0, 0, 0]
    for cell in board.cells:
        if state.owner[cell] == seat:
            parts[2 if board.kinds[cell] >= CASTLE else 1 if is_tower(state, cell) else 0] += 1
    return parts


def outcome_of(state: State) -> Outcome | None:
    """Return how the match ended, or None while it goes on. The score is the number of lands held."""
    if not state.ending:
        return None
    scores: list[int] = []
    sources: list[dict[str, int]] = []
    for seat in range(state.settings.seats):
        plain, towers, castles = parts_of(state, seat)
        scores.append(plain + towers + castles)
        sources.append({"lands": plain, "towers": towers, "castles": castles})
    winner = state.winners[0]
    values: Values = {"seat": winner, "lands": scores[winner], "round": state.round_number}
    return Outcome(state.ending, state.winners[:], scores, values, sources)
