"""What people do at tables: make one, sit down, begin, play again."""

import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from elderwood.bots import bot_names, make_bot
from elderwood.engine.chance import check_seed
from elderwood.engine.options import settle
from elderwood.engine.title import Title
from elderwood.games import find_title
from elderwood.server.clocks import check_clock
from elderwood.server.deeds import on_the_newest
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.rooms import Rooms
from elderwood.server.sessions import Session, clean_name
from elderwood.server.storage.tables import create_table
from elderwood.server.tables import UNWOUND, Seat, Table, new_id
from elderwood.server.wire import NewTable, SeatWish


async def make_table(rooms: Rooms, host: Session, wish: NewTable) -> Room:
    """Make a table as its host wants it."""
    title = find_title(wish.title)
    title.check_seats(len(wish.seats))
    options = settle(title.options, wish.options, len(wish.seats))
    if sum(1 for seat in wish.seats if seat.kind == "me") > 1:
        raise RefusalError("error-already-seated")
    if wish.seed and any(seat.kind == "open" for seat in wish.seats):
        raise RefusalError("error-seed-shared", {}, 400)
    seed = check_seed(wish.seed) if wish.seed else secrets.token_hex(16)
    seats = [seat_for(place, seat, host, title) for place, seat in enumerate(wish.seats)]
    table = Table(new_id(), title.name, title.version, options, seed, wish.public, host.id, seats)
    table.hints = wish.hints
    if wish.clock.kind != "none":
        table.clock = check_clock(wish.clock, title, default_bot(title))
    table.name_bots()
    return await open_table(rooms, table, wish.start)


async def open_table(rooms: Rooms, table: Table, start: bool) -> Room:
    """Store a new table and begin at once if wanted."""
    table.created = table.changed = time.time()
    if start:
        fill_with_bots(table)
    await rooms.storage.write(*create_table(table))
    return await enter_table(rooms, table, start)


async def enter_table(rooms: Rooms, table: Table, start: bool) -> Room:
    """Bring a new table that is stored into memory and begin at once if wanted."""
    room = Room(rooms.storage, rooms.settings, table)
    rooms.add(room)
    if start:
        async with room.lock:
            await room.start(table.copy())
    return room


def seat_for(place: int, wish: SeatWish, host: Session, title: Title) -> Seat:
    """Return a seat as wished."""
    if wish.kind == "me":
        return Seat(place, "person", host.id, host.name)
    if wish.kind == "local":
        return Seat(place, "local", host.id, clean_name(wish.name))
    if wish.kind == "bot":
        name = wish.bot or default_bot(title)
        make_bot(name, title, 0)  # refuses a name it does not know
        return Seat(place, "bot", bot=name)
    return Seat(place, "open")


def default_bot(title: Title) -> str:
    """Return the bot that sits down where nobody asked for one: the usual one."""
    names = bot_names(title)
    if not names:
        raise RefusalError("error-no-bots")
    return names[0]


def fill_with_bots(table: Table) -> None:
    """Put bots on the seats that nobody holds."""
    for seat in table.seats:
        if seat.free():
            seat.give("bot", bot=default_bot(find_title(table.title)))
    table.name_bots()


@asynccontextmanager
async def changing(room: Room) -> AsyncIterator[Table]:
    """Hold a room's lock and give a draft of its table."""
    async with room.lock:
        if room.stale:
            await room.refresh()
        if room.table.state == "over":
            raise RefusalError("why-over")
        if room.locked is not None:
            raise RefusalError(room.locked.key, room.locked.values)
        yield room.table.copy()


@on_the_newest
async def join(room: Room, session: Session, wanted: int) -> None:
    """Sit down on an open seat; -1 takes the first. Who has left, or was away, sits down where they sat.

    A seat that somebody else has left shows that person's cards: those who sit decide whether it is open.
    """
    async with changing(room) as draft:
        if draft.seats_of(session.id):
            raise RefusalError("error-already-seated")
        if wanted >= len(draft.seats) or wanted < -1:
            raise RefusalError("why-no-seat", {"seat": wanted}, 404)
        kept = [seat for seat in draft.seats if seat.may_return(session.id)]
        if kept and (wanted == -1 or draft.seats[wanted] in kept):
            for seat in kept:
                first = seat is kept[0]
                seat.give("person" if first else "local", session.id, session.name if first else seat.name)
            await room.save(draft, *[("join", seat.seat) for seat in kept])
            return
        chosen = draft.seats if wanted == -1 else [draft.seats[wanted]]
        free = [seat for seat in chosen if seat.free()]
        if not free and any(seat.gone for seat in chosen):
            raise RefusalError("error-seat-left", {}, 403)
        if not free:
            raise RefusalError("error-no-open-seat" if wanted == -1 else "error-seat-taken")
        free[0].give("person", session.id, session.name)
        await room.save(draft, ("join", free[0].seat))


@on_the_newest
async def name_seat(room: Room, session: Session, seat: int, name: str) -> None:
    """Name somebody who plays at the session's screen."""
    async with changing(room) as draft:
        room.require_seat(session.id, seat)
        if draft.seats[seat].kind != "local":
            raise RefusalError("why-foreign-seat", {"seat": seat}, 403)
        draft.seats[seat].name = clean_name(name)
        await room.save(draft)


@on_the_newest
async def start(room: Room, session: Session) -> None:
    """Begin, with bots in the empty seats."""
    async with changing(room) as draft:
        if draft.state == "playing":
            raise RefusalError("error-already-started")
        if draft.host != session.id:
            raise RefusalError("error-not-host", {}, 403)
        fill_with_bots(draft)
        await room.start(draft)


@on_the_newest
async def rematch(room: Room, rooms: Rooms, session: Session) -> Room:
    """Play again with the same seats and options; whoever asks second comes to the same table."""
    async with room.lock:
        if room.stale:
            await room.refresh()
        table = room.table
        if table.rematch:
            return await rooms.find(table.rematch)
        if table.state != "over" or room.chronicle is None:
            raise RefusalError("error-not-over")
        if not table.seats_of(session.id) and table.host != session.id:
            raise RefusalError("error-not-seated", {}, 403)
        title = find_title(table.title)
        options = settle(title.options, table.options, len(table.seats))
        again = Table(
            new_id(),
            title.name,
            title.version,
            options,
            secrets.token_hex(16),
            table.public,
            session.id,
            [seat.copy() for seat in table.seats],
            pace=table.pace,
            hints=table.hints,
            clock=table.clock,
        )
        for seat in again.seats:
            if seat.gone or seat.free():
                seat.give("open")
            elif seat.kind == "bot" and seat.session:
                seat.give("bot", bot=seat.bot)
            seat.ends = seat.hidden = False
            seat.clock = UNWOUND
        again.name_bots()
        complete = not any(seat.free() for seat in again.seats)
        again.created = again.changed = time.time()
        draft = table.copy()
        draft.rematch = again.id
        await room.commit(draft, [], [], *create_table(again))
        room.tell()
        return await enter_table(rooms, again, start=complete)
