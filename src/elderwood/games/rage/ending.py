"""Goals and the end of a match (R53, R55, R63-R66, R94)."""

from typing import Final

from elderwood.engine.events import Log
from elderwood.engine.outcome import Outcome
from elderwood.engine.position import Standing, race
from elderwood.engine.words import Reason, Values
from elderwood.games.rage.boards import count_cells
from elderwood.games.rage.cards import GOALS
from elderwood.games.rage.state import OVER, State
from elderwood.games.rage.vocabulary import GOAL_NAME, NO_GOAL


def towers_of(state: State, seat: int) -> int:
    """Return how many towers a seat holds; castles are none, built towers are (R53, R62)."""
    return count_cells(state.realm.held[seat] & state.realm.towers)


def castles_of(state: State, seat: int) -> int:
    """Return how many castles of opponents a seat holds."""
    held, castles = state.realm.held[seat], 0
    for number, home in enumerate(state.settings.board.homes):
        if held >> home & 1 and not state.settings.allied(seat, number):
            castles += 1
    return castles


def meets(state: State, seat: int, goal: int) -> bool:
    """Say whether a seat meets a goal as the map lies now (R63)."""
    rule = GOALS[goal]
    board = state.settings.board
    held = state.realm.held[seat]
    if rule.central and not held >> board.central & 1:
        return False
    if count_cells(held) < rule.lands or towers_of(state, seat) < rule.towers:
        return False
    return rule.castles == 0 or castles_of(state, seat) >= rule.castles


def check_goals(state: State, log: Log | None) -> None:
    """End the match if a goal is met: the player whose turn it is first, then clockwise (R63, R64, R85)."""
    seats = state.seats
    for step in range(seats):
        seat = (state.turn.seat + step) % seats
        goal = state.goals.held[seat]
        if state.is_alive(seat) and goal != NO_GOAL and meets(state, seat, goal):
            winners = [other for other in range(seats) if state.settings.allied(seat, other)]
            finish(state, "alliance" if state.settings.alliance else GOAL_NAME[goal], winners, log)
            return
    if state.settings.secret_goals:
        masks = state.goals.ruled_out[:]
        for seat in range(seats):
            if state.is_alive(seat):
                for goal in range(1, len(GOALS)):
                    if meets(state, seat, goal):
                        masks[seat] |= 1 << goal
        state.goals.ruled_out = masks


def check_last(state: State, log: Log | None) -> None:
    """End the match when only one player is left (R55)."""
    left = [seat for seat in range(state.seats) if state.is_alive(seat)]
    if len(left) == 1:
        finish(state, "dragon-lord" if state.settings.dragon_lord else "last-living", left, log)


# What decides after the last round, in order (R66).
COUNTS: Final[list[str]] = ["rounds-lands", "rounds-towers", "rounds-artifacts"]


def count_of(state: State, seat: int, number: int) -> int:
    """Return what a seat, with its ally, has to show for one of the counts."""
    total = 0
    for other in range(state.seats):
        if not state.settings.allied(seat, other):
            continue
        if number == 0:
            total += state.lands(other)
        elif number == 1:
            total += towers_of(state, other)
        else:
            total += len(state.hoard.artifacts[other])
    return total


def finish_rounds(state: State, log: Log | None) -> None:
    """End the match after the last round: most lands, then towers, then artifacts, else shared (R66, R94)."""
    leaders = [seat for seat in range(state.seats) if state.is_alive(seat)]
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
    state.finish(how)
    state.winners = winners
    state.phase = OVER
    if log is not None and state.settings.secret_goals:
        for seat in range(state.seats):
            log.tell("rage-event-goal", {"seat": seat, "goal": GOAL_NAME[state.goals.held[seat]]})


def parts_of(state: State, seat: int) -> list[int]:
    """Return how many plain lands, towers and castles a seat holds."""
    castles = count_cells(state.realm.held[seat] & state.settings.board.castles)
    towers = towers_of(state, seat)
    return [state.lands(seat) - towers - castles, towers, castles]


def sources_of(state: State, seat: int) -> dict[str, int]:
    """Return the counts behind a seat's score."""
    plain, towers, castles = parts_of(state, seat)
    return {"lands": plain, "towers": towers, "castles": castles}


def outcome_of(state: State) -> Outcome | None:
    """Return how the match ended, or None while it goes on. The score is the number of lands held."""
    if not state.ending:
        return None
    scores = [state.lands(seat) for seat in range(state.seats)]
    sources = [sources_of(state, seat) for seat in range(state.seats)]
    winner = state.winners[0]
    values: Values = {"seat": winner, "lands": scores[winner], "round": state.turn.round}
    return Outcome(state.ending, state.winners[:], scores, values, sources, together=state.settings.alliance)


def standings_of(state: State) -> list[Standing]:
    """Return how far each seat has come by what decides after the last round, allies together; the lost come last."""
    found: list[Standing] = []
    keys = [
        [1 if state.is_alive(seat) else 0] + [count_of(state, seat, number) for number in range(len(COUNTS))]
        for seat in range(state.seats)
    ]
    for seat in range(state.seats):
        rank = 1
        for other in range(state.seats):
            if keys[other] > keys[seat]:
                rank += 1
        found.append(Standing(seat, rank, state.lands(seat), sources_of(state, seat)))
    return found


def way_of(state: State, seat: int) -> Reason:
    """Return a seat's own goal and what of it is done; who has none, and who watches, is told who holds the most."""
    if seat < 0:
        return Reason("rage-way-watched", race(standings_of(state), seat))
    goal = state.goals.held[seat]
    if goal == NO_GOAL:
        return Reason("rage-way-castles", {"count": castles_of(state, seat)})
    rule = GOALS[goal]
    wanted = [rule.towers, rule.lands, rule.castles]
    needed = max(wanted)
    count = [towers_of(state, seat), state.lands(seat), castles_of(state, seat)][wanted.index(needed)]
    central = state.realm.held[seat] >> state.settings.board.central & 1
    return Reason("rage-way", {"goal": GOAL_NAME[goal], "count": count, "needed": needed, "central": central})
