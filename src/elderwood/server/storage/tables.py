"""How tables and their seats are stored."""

import json
import re
import time
from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import ColumnElement, Row, bindparam, case, insert, select, update

from elderwood.engine.options import Options, stored
from elderwood.games import TITLES
from elderwood.server import schema
from elderwood.server.storage.database import Storage, Write
from elderwood.server.tables import Kind, Result, Seat, SeatClock, State, Table, order_of
from elderwood.server.wire import Clock, Hints, Pace

ADD_TABLE = insert(schema.tables)
ADD_SEAT = insert(schema.seats)
# A version that is not the one expected becomes none, and a table without one is refused.
NEXT_VERSION = case((schema.tables.c.version == bindparam("seen"), schema.tables.c.version + 1))
CHANGE_TABLE = update(schema.tables).where(schema.tables.c.id == bindparam("which")).values(version=NEXT_VERSION)
CHANGE_SEAT = update(schema.seats).where(
    schema.seats.c.table == bindparam("which"), schema.seats.c.seat == bindparam("place")
)

LOBBY_SIZE = 100
LOBBY_AGE = 24 * 3600.0
MINE_SIZE = 200
WOKEN = 200
IDENTITY = re.compile(r"[\w-]{1,32}", re.ASCII)


def create_table(table: Table) -> list[Write]:
    """Return what stores a new table."""
    fixed: dict[str, object] = {
        "id": table.id,
        "title": table.title,
        "seed": table.seed,
        "public": table.public,
        "created": table.created,
        "hints": table.hints,
        "clock": msgspec.json.encode(table.clock).decode(),
        "version": table.version,
    }
    seats: list[Write] = [(ADD_SEAT, {"table": table.id, "seat": seat.seat, **seat_row(seat)}) for seat in table.seats]
    return [(ADD_TABLE, {**fixed, **table_row(table)}), *seats]


def change_table(draft: Table) -> Write:
    """Return what stores a table as it is now, unless somebody else has changed it since the draft was made."""
    return CHANGE_TABLE, {"which": draft.id, "seen": draft.version, **table_row(draft)}


def change_seats(draft: Table, seats: Sequence[Seat]) -> list[Write]:
    """Return what stores who sits on some of a table's seats."""
    return [(CHANGE_SEAT, {"which": draft.id, "place": seat.seat, **seat_row(seat)}) for seat in seats]


def table_row(table: Table) -> dict[str, object]:
    """Return what may change of a table, as stored."""
    return {
        "rules": table.rules,
        "options": json.dumps(table.options),
        "state": table.state,
        "host": table.host,
        "awaits": json.dumps(table.awaits),
        "bots_turn": table.waits_for_bots(),
        "changed": table.changed,
        "rematch": table.rematch,
        "abandoned": table.abandoned,
        "result": "" if table.result is None else msgspec.json.encode(table.result).decode(),
        "pace": table.pace,
        "paused": table.paused,
        "due": table.due,
    }


def seat_row(seat: Seat) -> dict[str, object]:
    """Return what may change of a seat, as stored."""
    return {
        "kind": seat.kind,
        "session": seat.session,
        "name": seat.name,
        "bot": seat.bot,
        "gone": seat.gone,
        "ends": seat.ends,
        "hidden": seat.hidden,
        "wish": seat.wish,
        "owner": seat.owner,
        "token_hash": seat.token_hash,
        "clock": msgspec.json.encode(seat.clock).decode(),
    }


async def find_table(storage: Storage, identity: str) -> Table | None:
    """Return the table of that id."""
    if not IDENTITY.fullmatch(identity):
        return None
    found = await load(storage, await storage.read(select(schema.tables).where(schema.tables.c.id == identity)))
    return found[0] if found else None


async def version_of(storage: Storage, identity: str) -> int:
    """Return how often a table has been changed; -1 if there is none."""
    query = select(schema.tables.c.version).where(schema.tables.c.id == identity)
    return next((int(row.version) for row in await storage.read(query)), -1)


async def lobby(storage: Storage) -> list[Table]:
    """Return the public tables that wait for players, the newest first."""
    columns = schema.tables.c
    query = (
        select(schema.tables)
        .where(columns.state == "open", columns.public, columns.changed > time.time() - LOBBY_AGE)
        .order_by(columns.changed.desc())
        .limit(LOBBY_SIZE)
    )
    return await load(storage, await storage.read(query))


async def waiting_for_bots(storage: Storage) -> list[str]:
    """Return the tables where a bot is to move and no server plays for it, the last that changed first."""
    columns, leases = schema.tables.c, schema.leases.c
    taken = select(leases.node).where(leases.table == columns.id).exists()
    waiting = select(columns.id).where(columns.state == "playing", columns.bots_turn, ~taken)
    query = waiting.order_by(columns.changed.desc())
    return [row.id for row in await storage.read(query.limit(WOKEN))]


async def due_tables(storage: Storage, now: float) -> list[str]:
    """Return the matches in which a clock has run out or nobody has answered for too long, the longest due first."""
    columns = schema.tables.c
    query = select(columns.id).where(columns.due <= now).order_by(columns.due).limit(WOKEN)
    return [row.id for row in await storage.read(query)]


async def tables_of(storage: Storage, session: str) -> list[Table]:
    """Return the tables where a session sits: its turn first, then the oldest change; those that are over last."""
    seats = schema.seats.c
    own = (seats.session == session) | (seats.owner == session)
    sitting = select(seats.table).where(own, ~seats.gone, ~seats.hidden)
    columns = schema.tables.c
    newest = (columns.state == "over", columns.changed.desc())
    query = select(schema.tables).where(columns.id.in_(sitting)).order_by(*newest).limit(MINE_SIZE)
    found = await load(storage, await storage.read(query))
    return sorted(found, key=lambda table: order_of(table, session))


def written_options(name: str, options: Options) -> Options:
    """Return the options of a stored table, with those that it is older than."""
    return next((stored(title.options, options) for title in TITLES if title.name == name), options)


async def load(storage: Storage, rows: Sequence[Row[Any]]) -> list[Table]:
    """Put tables and their seats together."""
    if not rows:
        return []
    wanted: ColumnElement[bool] = schema.seats.c.table.in_([row.id for row in rows])
    by_table: dict[str, list[Seat]] = {}
    for row in await storage.read(select(schema.seats).where(wanted).order_by(schema.seats.c.seat)):
        by_table.setdefault(row.table, []).append(seat_of(row))
    return [table_of(row, by_table.get(row.id, [])) for row in rows]


def seat_of(row: Row[Any]) -> Seat:
    """Return a row as a seat."""
    more = (row.gone, row.ends, row.hidden, row.wish, row.owner, row.token_hash)
    clock = msgspec.json.decode(row.clock, type=SeatClock)
    return Seat(row.seat, cast(Kind, row.kind), row.session, row.name, row.bot, *more, clock)


def table_of(row: Row[Any], seats: list[Seat]) -> Table:
    """Return a row as a table, with its seats."""
    table = Table(
        row.id,
        row.title,
        row.rules,
        written_options(row.title, json.loads(row.options)),
        row.seed,
        row.public,
        row.host,
        seats,
        cast(State, row.state),
        json.loads(row.awaits),
        row.created,
        row.changed,
        row.rematch,
        row.abandoned,
        msgspec.json.decode(row.result, type=Result) if row.result else None,
        cast(Pace, row.pace),
        cast(Hints, row.hints),
        row.version,
        msgspec.json.decode(row.clock, type=Clock),
        row.paused,
        row.due,
    )
    table.name_bots()  # those of older tables were stored without
    return table
