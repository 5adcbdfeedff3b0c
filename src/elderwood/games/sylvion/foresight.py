"""Looking ahead along the march of the elementals in play: for the page's forecast, doubts and bots."""

from typing import Final

from elderwood.engine.course import NOBODY, NOTHING
from elderwood.engine.events import Event, Log
from elderwood.games.sylvion.march import assign_pawn, final_assault, sweep
from elderwood.games.sylvion.resolve import resolve
from elderwood.games.sylvion.state import PAWN, REINFORCE, RESOLVE, SWEEP, State

# What can be foreseen without looking into anybody's hand.
FORESEEN: Final = [
    "sylvion-event-resolves",
    "sylvion-event-blazes",
    "sylvion-event-settles",
    "sylvion-event-returned",
    "sylvion-event-moves",
    "sylvion-event-attacks",
    "sylvion-event-destroyed",
    "sylvion-event-forest",
    "sylvion-event-forest-pawn",
    "sylvion-event-damage",
    "sylvion-event-pawn",
    "sylvion-event-pawn-aside",
    "sylvion-event-final-assault",
]


class Forecast:
    """What the next march does if nothing changes: its events, its damage, and whether it is the defeat."""

    def __init__(self, events: list[Event], damage: int, defeat: bool) -> None:
        self.events = events
        self.damage = damage
        self.defeat = defeat


def ghost_of(state: State) -> State:
    """Return a copy that waits for nobody."""
    ghost = state.copy()
    assert isinstance(ghost, State)
    ghost.asked = NOBODY
    ghost.waiting = 0
    ghost.ask = NOTHING
    return ghost


def march_once(ghost: State, log: Log | None) -> None:
    """Move every elemental of a ghost one step; the draws of fallen fountains are left out."""
    ghost.agenda.clear()
    ghost.agenda.push(SWEEP)
    march_on(ghost, log)


def march_on(ghost: State, log: Log | None) -> None:
    """Do what a ghost's agenda holds up to the end of the march.

    Revealed cards resolve before it (R20, R21). What they ask of a hand or a deck does not change the march and is
    left out, and so are draws.
    """
    agenda = ghost.agenda
    while agenda.frames and not ghost.ending:
        step, a, b = agenda.pop()
        if step == SWEEP:
            sweep(ghost, a, b, log)
        elif step == RESOLVE:
            resolve(ghost, a, b, log)
            ghost.asked = NOBODY
            ghost.waiting = 0
            ghost.ask = NOTHING
        elif step == PAWN:
            assign_pawn(ghost, a, b, log)
        elif step == REINFORCE:
            return


def next_march(state: State) -> Forecast:
    """Return what the next march does, if nothing else happens before it.

    That is the sweep on the agenda, perhaps one that is half done, with what resolves before it; from step 4 on it is
    the next round's, or the final assault when the piles are out.
    """
    if state.ending or not (any(state.board) or any(state.ravage.revealed)):
        return Forecast([], 0, False)
    log = Log()
    ghost = ghost_of(state)
    if march_is_due(state):
        march_on(ghost, log)
    elif state.ravage.height() == 0:
        final_assault(ghost, log)
    else:
        march_once(ghost, log)
    events = [event for event in log.events if event.key in FORESEEN]
    burnt = 0
    for event in events:
        if event.key == "sylvion-event-forest":
            burnt += int(event.values["damage"])
    return Forecast(events, max(burnt, state.bloom - ghost.bloom), bool(ghost.ending))


def march_is_due(state: State) -> bool:
    """Say whether the elementals still march in this round."""
    return state.agenda.holds(SWEEP)


def rounds_left(state: State) -> int:
    """Return how many rounds follow this one: one a layer, and one more behind a pending fence (R4, R5)."""
    height = state.ravage.height()
    return height + 1 if state.fence and height else height
