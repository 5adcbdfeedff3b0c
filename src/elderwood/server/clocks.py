"""The clocks of a table: how they are wound, when they run and stand, and what is written when one is at zero.

A clock runs while its seat owes an answer, each by itself, and stands for bots, for empty seats and in a pause. Time is
given for a play, once: what is taken back and played again has only what is left. See docs/clocks.md for players.
"""

from msgspec.structs import replace

from elderwood.bots import make_bot
from elderwood.engine.position import Position
from elderwood.engine.title import Title
from elderwood.server.journal import Entry, Kind
from elderwood.server.refusals import RefusalError
from elderwood.server.tables import Seat, SeatClock, Table
from elderwood.server.wire import Clock, ClockKind

DAY = 86400
LEAST = 10.0  # seconds that somebody has whose bank is empty
LONG_GONE = 3  # times in a row at zero
BOUNDS: dict[ClockKind, tuple[int, int]] = {"move": (5, 3600), "bank": (30, 6 * 3600), "days": (1, 30)}
MOST_INCREMENT = 300


def check_clock(clock: Clock, title: Title, usual: str) -> Clock:
    """Return a clock as wished, with the bot that answers at zero; or refuse what no clock can be."""
    least, most = BOUNDS[clock.kind]
    if not least <= clock.time <= most:
        raise RefusalError(f"error-clock-{clock.kind}", {"least": least, "most": most}, 400)
    if not 0 <= clock.increment <= (MOST_INCREMENT if clock.kind == "bank" else 0):
        raise RefusalError("error-clock-increment", {"most": MOST_INCREMENT}, 400)
    bot = clock.bot or usual
    make_bot(bot, title, 0)  # refuses a name it does not know
    return replace(clock, bot=bot)


def seconds_of(clock: Clock) -> float:
    """Return what a clock shows at first."""
    return float(clock.time * DAY if clock.kind == "days" else clock.time)


def left_of(clock: SeatClock, now: float) -> float:
    """Return what is left on a seat's clock, below zero if it has run out. Time that went back took nothing."""
    return clock.left - max(0.0, now - clock.since) if clock.since >= 0 else clock.left


def runs(table: Table, seat: Seat) -> bool:
    """Say whether a seat's clock is to run."""
    timed = table.clock.kind != "none" and table.state == "playing" and not table.paused
    return timed and seat.seat in table.awaits and seat.kind in ("person", "local")


def wind(draft: Table, position: Position | None, now: float, patience: float) -> list[Seat]:
    """Let clocks run and stand as suits a draft, and say when something is due; return the seats whose clock changed.

    Without a position, where a match cannot go on, all of them stand.
    """
    changed: list[Seat] = []
    for seat in draft.seats:
        before = seat.clock
        if position is not None and runs(draft, seat):
            seat.clock = started(draft.clock, before, position.question(seat.seat).play, now)
        elif before.since >= 0:
            seat.clock = replace(before, left=max(0.0, left_of(before, now)), since=-1.0)
        if seat.clock != before:
            changed.append(seat)
    draft.due = due(draft, now, patience)
    return changed


def started(clock: Clock, before: SeatClock, play: int, now: float) -> SeatClock:
    """Return the running clock of a seat that is asked something in a play; a new play brings new time."""
    if play <= before.granted:
        return before if before.since >= 0 else replace(before, since=now)
    left = seconds_of(clock)
    if clock.kind == "bank" and before.granted >= 0:
        kept = left_of(before, now)
        left = kept + clock.increment if kept > 0 else max(LEAST, float(clock.increment))
    return replace(before, left=left, since=now, granted=play)


def due(table: Table, now: float, patience: float) -> float | None:
    """Return when the first clock runs out; without one, when a match that waits for people has waited too long."""
    running = [seat.clock.since + seat.clock.left for seat in table.seats if seat.clock.since >= 0]
    if running:
        return min(running)
    waits = table.paused or any(table.seats[seat].kind != "bot" for seat in table.awaits)
    return now + patience if table.state == "playing" and waits else None


def flagged(table: Table, move: Entry, over: bool) -> list[Entry]:
    """Return what the journal says when a bot has answered for a seat whose time ran out.

    The third time in a row the bot stays, or the match ends if nobody else is there.
    """
    seat = table.seats[move.seat]
    told: list[tuple[Kind, int]] = [("flag", seat.seat)]
    if seat.clock.flags + 1 >= LONG_GONE and not over:
        if any(other.has_person() and other.session != seat.session for other in table.seats):
            told += [("bot", place) for place in table.seats_of(seat.session) or [seat.seat]]
        else:
            told.append(("expire", seat.seat))
    return [
        Entry(number, kind, place, table.seats[place].name, move.decision, None, move.time, [])
        for number, (kind, place) in enumerate(told, move.number + 1)
    ]


def note(draft: Table, entries: list[Entry]) -> list[Seat]:
    """Count on a draft whose time ran out, and who has answered again; return the seats that changed."""
    changed: list[Seat] = []
    for entry in entries:
        seat = draft.seats[entry.seat]
        before = seat.clock
        if entry.kind == "flag":
            seat.clock = replace(before, flags=before.flags + 1)
        elif entry.kind == "bot":
            seat.give_to_bot(draft.clock.bot)
            changed.append(seat)
        elif entry.kind == "expire":
            draft.abandon()
        elif entry.client is not None:
            seat.clock = replace(before, flags=0)
        if seat.clock != before and seat not in changed:
            changed.append(seat)
    draft.name_bots()
    return changed
