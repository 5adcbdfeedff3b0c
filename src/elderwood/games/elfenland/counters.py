"""Counters before the players: the blind one, three more, and the one that is kept (E5, E6, E15)."""

from elderwood.engine.events import Log
from elderwood.games.elfenland.actions import KEEP, KEEP_HIDDEN, KEEP_NONE, TAKE, TAKE_FACE_DOWN
from elderwood.games.elfenland.cards import DRAGON, NAME, NONE, cards, packed
from elderwood.games.elfenland.settings import DISPLAY, PICKS
from elderwood.games.elfenland.state import (
    ASK_KEEP,
    ASK_TAKE,
    COUNTER_STREAM,
    KEEPING,
    State,
    tell,
    tell_move,
)


def turn_up(state: State, log: Log | None) -> None:
    """Turn up face-down counters until five lie open (E2)."""
    while len(state.display) < DISPLAY:
        kind = draw(state)
        state.display.append(kind)
        if log is not None:
            log.tell("elfenland-event-turned", {"card": NAME[kind], "from": "supply", "to": "display"})


def draw(state: State) -> int:
    """Take a face-down counter; they never run out (E18)."""
    assert state.pile, "no face-down counter left"
    state.reveals += 1
    return state.pile.pop()


def take_blind(state: State, log: Log | None) -> None:
    """Give each seat one face-down counter that only its owner looks at (E5)."""
    seats = state.settings.seats
    for turn in range(seats):
        seat = (state.first + turn) % seats
        kind = draw(state)
        state.blind[seat] = kind
        if log is not None:
            place = f"counters:{seat}"
            log.tell("elfenland-event-blind", {"seat": seat, "from": "supply", "to": place})
            log.tell_seats(1 << seat, "elfenland-event-blind-is", {"seat": seat, "card": NAME[kind]})


def ask_take(state: State) -> bool:
    """Ask for the next counter; say False when everybody has taken three (E6)."""
    if state.turn == PICKS * state.settings.seats:
        return False
    state.put_question(state.seat_of_turn(), ASK_TAKE, begins=True)
    return True


def take(state: State, move: int, log: Log | None) -> None:
    """Take an open counter, replaced at once, or a face-down one: either lies open from now on (E6)."""
    seat = state.asked
    if move == TAKE_FACE_DOWN:
        kind = draw(state)
        tell_move(log, "elfenland-event-takes", seat, kind, "supply", f"counters:{seat}")
    else:
        kind = move - TAKE
        place = state.display.index(kind)
        tell_move(log, "elfenland-event-takes", seat, kind, "display", f"counters:{seat}")
        fresh = draw(state)
        state.display[place] = fresh
        if log is not None:
            log.tell("elfenland-event-turned", {"card": NAME[fresh], "from": "supply", "to": "display"})
    state.opened[seat] += 1 << 4 * kind
    state.turn += 1


def begin_keeping(state: State) -> None:
    """Let each seat keep one counter, clockwise from the new first player (E15, E23)."""
    state.phase = KEEPING
    state.turn = 0
    state.old_piles.append(packed(state.pile))
    for seat in range(state.settings.seats):
        state.old_secrets.append(packed(secrets_of(state, seat)))


def secrets_of(state: State, seat: int) -> list[int]:
    """Return the hidden counters before a seat, the kept one first."""
    return [kind for kind in (state.kept[seat], state.blind[seat]) if kind]


def ask_keep(state: State) -> bool:
    """Ask the next seat that has a counter left; say False when all have chosen."""
    while state.turn < state.settings.seats:
        seat = state.seat_of_turn()
        if state.counters_of(seat):
            state.put_question(seat, ASK_KEEP, begins=True)
            return True
        state.turn += 1
    return False


def keep(state: State, move: int, log: Log | None) -> None:
    """Keep one counter as it lies, hidden or open, and return the others to the pile (E15)."""
    seat = state.asked
    opened = state.opened[seat]
    hidden = packed(secrets_of(state, seat))
    if state.blind[seat]:  # whatever is kept hidden may be this one
        state.since[seat] = len(state.old_piles) - 1
        state.unlike[seat] = 0
    state.opened[seat] = 0
    state.kept[seat] = NONE
    state.blind[seat] = NONE
    if move == KEEP_NONE:
        tell(log, "elfenland-event-keeps-none", {"seat": seat})
    elif move <= KEEP + DRAGON:
        kind = move - KEEP
        state.opened[seat] = 1 << 4 * kind
        opened -= 1 << 4 * kind
        if log is not None:
            log.tell("elfenland-event-keeps", {"seat": seat, "card": NAME[kind]})
    else:
        kind = move - KEEP_HIDDEN
        state.kept[seat] = kind
        hidden -= 1 << 4 * kind
        tell(log, "elfenland-event-keeps-hidden", {"seat": seat})
    state.pile += cards(opened + hidden)
    state.turn += 1


def clear_roads(state: State, log: Log | None) -> None:
    """Take all counters off the board and shuffle; laid obstacles leave the game (E15)."""
    roads = state.roads
    for road in range(len(roads)):
        if roads[road]:
            state.pile.append(roads[road])
            roads[road] = NONE
    state.free = state.settings.board.road_mask
    state.spent += state.obstacles.bit_count()
    state.obstacles = 0
    if state.settings.renewed:
        state.pile += state.display
        state.display = []
    state.chance.shuffle(COUNTER_STREAM, state.pile)
    state.reveals += 1
    turn_up(state, log)
