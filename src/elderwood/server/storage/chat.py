"""How what is said at a table is stored."""

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Row, bindparam, func, insert, select, update

from elderwood.server import schema
from elderwood.server.storage.database import Storage, Write

MOST_SHOWN = 200

ADD_LINE = insert(schema.chat)
# Of a line that is deleted nothing is kept but that there was one.
DELETE_LINE = (
    update(schema.chat)
    .where(schema.chat.c.table == bindparam("which"), schema.chat.c.number == bindparam("line"))
    .values(text="", phrase="", deleted=True)
)


class Line(Struct):
    """Something said at a table: a text, or the name of a ready phrase; neither any more once it is deleted."""

    number: int
    session: str
    seat: int
    name: str
    time: float
    text: str
    phrase: str
    deleted: bool = False


def add_line(table: str, line: Line) -> Write:
    """Return what stores a line; a number that is taken is refused."""
    return ADD_LINE, {"table": table, **asdict(line)}


def delete_line(table: str, number: int) -> Write:
    """Return what wipes a line out."""
    return DELETE_LINE, {"which": table, "line": number}


async def last_number(storage: Storage, table: str) -> int:
    """Return the number of the last line that was said at a table, 0 if there is none."""
    query = select(func.max(schema.chat.c.number)).where(schema.chat.c.table == table)
    return (await storage.read(query))[0][0] or 0


async def read_lines(storage: Storage, table: str) -> list[Line]:
    """Return the last lines of a table, the oldest first."""
    chat = schema.chat
    query = select(chat).where(chat.c.table == table).order_by(chat.c.number.desc()).limit(MOST_SHOWN)
    return [line_of(row) for row in reversed(await storage.read(query))]


async def lines_of(storage: Storage, person: str) -> list[Row[Any]]:
    """Return what a person has said and not deleted, at all tables, the oldest first."""
    chat = schema.chat
    query = select(chat).where(chat.c.session == person, ~chat.c.deleted)
    return list(await storage.read(query.order_by(chat.c.time)))


async def find_line(storage: Storage, table: str, number: int) -> Line | None:
    """Return a line."""
    rows = await storage.read(select(schema.chat).where(schema.chat.c.table == table, schema.chat.c.number == number))
    return line_of(rows[0]) if rows else None


def line_of(row: Row[Any]) -> Line:
    """Return a row as a line."""
    return Line(row.number, row.session, row.seat, row.name, row.time, row.text, row.phrase, row.deleted)
