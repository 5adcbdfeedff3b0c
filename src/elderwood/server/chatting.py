"""Talk at a table: among the people who sit there, before, during and after the match. Nobody else gets any of it."""

import hashlib
import time
from typing import TYPE_CHECKING, cast

from sqlalchemy.exc import IntegrityError

from elderwood.server.news import Chatted
from elderwood.server.refusals import RefusalError
from elderwood.server.room import Room
from elderwood.server.sessions import Session, cleaned
from elderwood.server.storage.chat import Line, add_line, delete_line, find_line, last_number, read_lines
from elderwood.server.tables import Table
from elderwood.server.underway import too_busy
from elderwood.server.updates import ChatUpdate
from elderwood.server.wire import ChatLine, Phrase, Say

if TYPE_CHECKING:
    from elderwood.server.house import House

LONGEST_LINE = 300
MOST_TRIES = 8  # each of which somebody else was quicker


async def history(house: "House", room: Room, session: Session) -> list[ChatLine]:
    """Return what was said last at a table, for one who sits there."""
    sitting(room.table, session.id)
    return [shown(line, session.id) for line in await read_lines(house.storage, room.table.id)]


async def say(house: "House", room: Room, session: Session, said: Say) -> None:
    """Say something to those who sit at the table."""
    seat = sitting(room.table, session.id)
    house.limits.take("chat", session.id)
    text = cleaned(said.text)
    if bool(text) == bool(said.phrase):
        raise RefusalError("error-empty-line", {}, 400)
    if len(text) > LONGEST_LINE:
        raise RefusalError("error-long-line", {"most": LONGEST_LINE}, 400)
    table = room.table.id
    for _ in range(MOST_TRIES):
        number = await last_number(house.storage, table) + 1
        name = room.table.seats[seat].name
        line = Line(number, session.id, seat, name, time.time(), text, said.phrase or "")
        try:
            await house.storage.write(add_line(table, line), news=news_of(house, table, number))
        except IntegrityError:
            continue
        tell(house, room, line)
        return
    raise too_busy()


async def delete(house: "House", room: Room, session: Session, number: int) -> None:
    """Delete a line: one's own, or as the host any. What was said is gone for good; that it was said is seen."""
    table = room.table
    hosts = bool(session.id) and table.host == session.id
    if not hosts:
        sitting(table, session.id)
    line = await find_line(house.storage, table.id, number)
    if line is None:
        raise RefusalError("error-unknown-line", {"number": number}, 404)
    if not hosts and line.session != session.id:
        raise RefusalError("error-foreign-line", {}, 403)
    await house.storage.write(delete_line(table.id, number), news=news_of(house, table.id, number))
    line.text = line.phrase = ""
    line.deleted = True
    tell(house, room, line)


async def follow(house: "House", room: Room, number: int) -> None:
    """Tell a line that was said or deleted through another server."""
    line = await find_line(house.storage, room.table.id, number)
    if line is not None:
        tell(house, room, line)


def tell(house: "House", room: Room, line: Line) -> None:
    """Tell a line to whoever follows the table through this server and sits there."""
    table = room.table
    for guest in list(house.guests):
        if table.id in guest.watching and seat_of(table, guest.session_id) is not None:
            guest.post(ChatUpdate(table=table.id, line=shown(line, guest.session_id)))


def seat_of(table: Table, session: str) -> int | None:
    """Return the seat on which a person sits, or None; programs have no part in it."""
    return next((seat for seat in table.seats_of(session) if table.seats[seat].has_person()), None)


def sitting(table: Table, session: str) -> int:
    """Return the seat on which a person sits, or refuse."""
    seat = seat_of(table, session)
    if seat is None:
        raise RefusalError("error-not-seated", {}, 403)
    return seat


def shown(line: Line, reader: str) -> ChatLine:
    """Return a line for a reader."""
    return ChatLine(
        number=line.number,
        who=hashlib.sha256(f"chat {line.session}".encode()).hexdigest()[:16],
        seat=line.seat,
        name=line.name,
        mine=line.session == reader,
        time=line.time,
        text=line.text,
        phrase=cast(Phrase, line.phrase) or None,
        deleted=line.deleted,
    )


def news_of(house: "House", table: str, number: int) -> Chatted:
    """Return what other servers are told."""
    return Chatted(node=house.storage.node, table=table, number=number)
