"""Counters before the players: the blind one, three more, and the one that is kept (E5, E6, E15)."""

from typing import Final

from elderwood.engine.course import Decision
from elderwood.engine.events import Log, tell
from elderwood.engine.words import Reason, Values
from elderwood.games.elfenland.actions import KEEP, KEEP_HIDDEN, KEEP_NONE, TAKE, TAKE_FACE_DOWN
from elderwood.games.elfenland.cards import DRAGON, NAME, NONE, VEHICLES, cards, packed
from elderwood.games.elfenland.settings import DISPLAY, PICKS
from elderwood.games.elfenland.state import COUNTER_STREAM, DEAL, KEEPING, PLANNING, TAKING, State, replaced, tell_move


def turn_up(state: State, log: Log | None) -> None:
    """Turn up face-down counters until five lie open (E2)."""
    display = state.tokens.display
    while len(display) < DISPLAY:
        display.append(draw(state))
        tell_turned(log, display[-1])


def tell_turned(log: Log | None, kind: int) -> None:
    """Tell that a face-down counter lies open now."""
    if log is not None:
        log.tell("elfenland-event-turned", {"card": NAME[kind], "from": "supply", "to": "display"})


def draw(state: State) -> int:
    """Take a face-down counter; they never run out (E18)."""
    assert state.tokens.pile, "no face-down counter left"
    state.disclose()
    return state.tokens.pile.pop()


def take_blind(state: State, log: Log | None) -> None:
    """Give each seat one face-down counter that only its owner looks at (E5)."""
    seats = state.settings.seats
    blind = [NONE] * seats
    for turn in range(seats):
        seat = (state.first + turn) % seats
        kind = draw(state)
        blind[seat] = kind
        if log is not None:
            place = f"counters:{seat}"
            log.tell_fully(
                1 << seat,
                "elfenland-event-blind-is",
                {"seat": seat, "card": NAME[kind], "from": "supply", "to": place},
                "elfenland-event-blind",
                {"seat": seat, "from": "supply", "to": place},
            )
    state.tokens.blind = blind


def ask_take(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask for the next counter, until everybody has taken three (E6)."""
    if state.turn == PICKS * state.settings.seats:
        state.begin(PLANNING)
        return
    state.agenda.push(TAKING)
    state.put_question(state.seat_of_turn(), ASK_TAKE, begins=True)


class Take(Decision[State]):
    """Which counter to take."""

    def moves(self, state: State, seat: int) -> list[int]:
        display = state.tokens.display
        return [TAKE_FACE_DOWN] + [TAKE + kind for kind in VEHICLES if kind in display]

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        return Reason("elfenland-why-not-on-display", {"card": NAME[number]}, "E6")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Take an open counter, replaced at once, or a face-down one: either lies open from now on (E6)."""
        counters = state.tokens
        if move == TAKE_FACE_DOWN:
            kind = draw(state)
            tell_move(log, "elfenland-event-takes", seat, kind, "supply", f"counters:{seat}")
        else:
            kind = move - TAKE
            place = counters.display.index(kind)
            tell_move(log, "elfenland-event-takes", seat, kind, "display", f"counters:{seat}")
            counters.display[place] = draw(state)
            tell_turned(log, counters.display[place])
        counters.opened[seat] += 1 << 4 * kind
        state.turn += 1


def begin_keeping(state: State) -> None:
    """Let each seat keep one counter, clockwise from the new first player (E15, E23)."""
    lore = state.counter_lore
    lore.old_piles = [*lore.old_piles, packed(state.tokens.pile)]
    lore.old_secrets = lore.old_secrets + [state.hidden_of(seat) for seat in range(state.settings.seats)]
    state.begin(KEEPING)


def ask_keep(state: State, a: int, b: int, log: Log | None) -> None:
    """Ask the next seat that has a counter left; when all have chosen, the roads are cleared."""
    while state.turn < state.settings.seats:
        seat = state.seat_of_turn()
        if state.counters_of(seat):
            state.agenda.push(KEEPING)
            state.put_question(seat, ASK_KEEP, begins=True)
            return
        state.turn += 1
    clear_roads(state, log)
    state.begin(DEAL)


class Keep(Decision[State]):
    """Which counter to keep for the next round."""

    def moves(self, state: State, seat: int) -> list[int]:
        counters = state.tokens
        opened, kept, blind = counters.opened[seat], counters.kept[seat], counters.blind[seat]
        moves = [KEEP_NONE]
        moves += [KEEP + kind for kind in VEHICLES if opened >> 4 * kind & 15]
        moves += [KEEP_HIDDEN + kind for kind in VEHICLES if kind in (kept, blind)]
        return moves

    def refuse(self, state: State, seat: int, family: str, number: int) -> Reason:
        key = "elfenland-why-no-open-counter" if family == "keep" else "elfenland-why-no-hidden-counter"
        return Reason(key, {"card": NAME[number]}, "E15")

    def take(self, state: State, seat: int, move: int, log: Log | None) -> None:
        """Keep one counter as it lies, hidden or open, and return the others to the pile (E15)."""
        counters, lore = state.tokens, state.counter_lore
        opened = counters.opened[seat]
        hidden = state.hidden_of(seat)
        if counters.blind[seat]:  # whatever is kept hidden may be this one
            lore.since = replaced(lore.since, seat, len(lore.old_piles) - 1)
            lore.unlike = replaced(lore.unlike, seat, 0)
        counters.opened[seat] = 0
        counters.keep(seat, NONE)
        counters.hide(seat, NONE)
        if move == KEEP_NONE:
            tell(log, "elfenland-event-keeps-none", {"seat": seat})
        elif move <= KEEP + DRAGON:
            kind = move - KEEP
            counters.opened[seat] = 1 << 4 * kind
            opened -= 1 << 4 * kind
            tell(log, "elfenland-event-keeps", {"seat": seat, "card": NAME[kind]})
        else:
            kind = move - KEEP_HIDDEN
            counters.keep(seat, kind)
            hidden -= 1 << 4 * kind
            if log is not None:
                full = "elfenland-event-keeps-hidden-is"
                values: Values = {"seat": seat, "card": NAME[kind]}
                log.tell_fully(1 << seat, full, values, "elfenland-event-keeps-hidden", {"seat": seat})
        counters.pile += cards(opened + hidden)
        state.turn += 1

    def doubt(self, state: State, seat: int, move: int) -> Reason | None:
        return Reason("elfenland-doubt-keep", {}, "E15") if move == KEEP_NONE else None


def clear_roads(state: State, log: Log | None) -> None:
    """Take all counters off the board and shuffle; laid obstacles leave the game (E15)."""
    land, counters = state.land, state.tokens
    counters.pile += [kind for kind in land.roads if kind]
    land.roads = [NONE] * len(land.roads)
    land.free = state.settings.board.road_mask
    land.spent += land.obstacles.bit_count()
    land.obstacles = 0
    if state.settings.renewed:
        counters.pile += counters.display
        counters.display = []
    state.chance.shuffle(COUNTER_STREAM, counters.pile)
    state.disclose()
    turn_up(state, log)


ASK_TAKE: Final = Take("elfenland-ask-take", "E6", ["take", "take-face-down"])
ASK_KEEP: Final = Keep("elfenland-ask-keep", "E15", ["keep", "keep-hidden", "keep-none"])
