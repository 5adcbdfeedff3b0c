"""Looking ahead along the march of the elementals in play: for the page's forecast and for bots."""

from elderwood.engine.events import Log
from elderwood.engine.turns import NOBODY
from elderwood.games.sylvion.march import final_assault, sweep
from elderwood.games.sylvion.state import ASK_NOTHING, SWEEP, State


def ghost_of(state: State) -> State:
    """Return a copy in which only marching is left to do."""
    ghost = state.copy()
    assert isinstance(ghost, State)
    ghost.agenda.clear()
    ghost.asked = NOBODY
    ghost.ask = ASK_NOTHING
    return ghost


def march_once(ghost: State, log: Log | None, start: int = 0) -> None:
    """Move every elemental of a ghost one step; the draws of fallen fountains are left out."""
    sweep(ghost, start, log)
    while ghost.agenda.frames and not ghost.ending:
        step, start, _ = ghost.agenda.pop()
        if step == SWEEP:
            sweep(ghost, start, log)


def next_march(state: State) -> tuple[Log, int, bool]:
    """Return the events of the next march, its damage, and whether it is the defeat, if nothing else happens before it.

    That is the sweep on the agenda, perhaps one that is half done; from step 4 on it is the next round's, or the final
    assault when the piles are out.
    """
    log = Log()
    if state.ending or not (any(state.board) or any(state.revealed)):
        return log, 0, False
    ghost = ghost_of(state)
    start = sweep_ahead(state)
    if start < 0 and state.pile_height() == 0:
        final_assault(ghost, log)
    else:
        march_once(ghost, log, max(start, 0))
    burnt = 0
    for event in log.events:
        if event.key == "sylvion-event-forest":
            burnt += int(event.values["damage"])
    return log, burnt, bool(ghost.ending)


def sweep_ahead(state: State) -> int:
    """Return where the next sweep on the agenda begins, -1 if none is due in this round."""
    frames = state.agenda.frames
    for top in range(len(frames) - 1, 0, -3):
        if frames[top] == SWEEP:
            return frames[top - 1]
    return -1
