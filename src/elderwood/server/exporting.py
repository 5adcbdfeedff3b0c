"""Everything of one's own as one file: who one is, from where one comes, and one's tables as one may see them."""

from typing import Any, cast, get_args

from msgspec import Struct

from elderwood.server.chronicle import record_of
from elderwood.server.house import House
from elderwood.server.room import Room
from elderwood.server.sessions import Session
from elderwood.server.showing import show_room
from elderwood.server.storage.accounts import read_account
from elderwood.server.storage.chat import lines_of
from elderwood.server.storage.people import tables_with
from elderwood.server.storage.reports import reports_of
from elderwood.server.storage.sessions import sessions_of
from elderwood.server.tables import State
from elderwood.server.wire import Me, TableInfo


class ExportedSession(Struct):
    """One of the devices; its token is known there alone."""

    created: float
    this: bool


class ExportedReport(Struct):
    """A problem that was told to whoever looks after the server."""

    table: str
    time: float
    text: str


class ExportedLine(Struct):
    """Something said at a table: in one's own words, or by a ready phrase."""

    table: str
    time: float
    text: str
    phrase: str


class ExportedTable(Struct):
    """A table: the record of a match that is over, or what one's own seats see of one in play."""

    info: TableInfo
    record: str
    views: dict[int, dict[str, Any]]


class Export(Struct):
    """What is stored of a person. `created` is the account's; None for a guest."""

    me: Me
    created: float | None
    sessions: list[ExportedSession]
    reports: list[ExportedReport]
    chat: list[ExportedLine]
    tables: list[ExportedTable]


async def export(house: House, me: Session) -> Export:
    """Return everything of a person."""
    account = await read_account(house.storage, me.id)
    tables: list[ExportedTable] = []
    for table in await tables_with(house.storage, me.id, *get_args(State)):
        tables.append(export_table(await house.rooms.find(table), me))
    return Export(
        me=me.me(),
        created=None if account is None else account.created,
        sessions=[ExportedSession(row.created, row.id == me.key) for row in await sessions_of(house.storage, me.id)],
        reports=[ExportedReport(row.table, row.time, row.text) for row in await reports_of(house.storage, me.id)],
        chat=[ExportedLine(row.table, row.time, row.text, row.phrase) for row in await lines_of(house.storage, me.id)],
        tables=tables,
    )


def export_table(room: Room, me: Session) -> ExportedTable:
    """Return a table as one of its people may see it."""
    exported = ExportedTable(show_room(room, me.id), "", {})
    if room.chronicle is None:
        return exported
    if room.table.state == "over":
        exported.record = record_of(room.table, room.chronicle).text()
    else:
        position = room.chronicle.position
        exported.views = {seat: cast(dict[str, Any], position.view(seat)) for seat in room.table.seats_of(me.id)}
    return exported
