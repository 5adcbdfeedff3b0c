"""How the journal and its snapshots are stored."""

from typing import Any, cast

import msgspec
from sqlalchemy import Row, insert, select

from elderwood.server import schema
from elderwood.server.journal import Entry, Kind, Snapshot, read_event, stored
from elderwood.server.storage.database import Storage, Write

ADD_ENTRY = insert(schema.journal)
ADD_SNAPSHOT = insert(schema.snapshots)


def add_entry(table: str, entry: Entry) -> Write:
    """Return what appends an entry."""
    return ADD_ENTRY, {
        "table": table,
        "number": entry.number,
        "kind": entry.kind,
        "seat": entry.seat,
        "word": entry.word,
        "decision": entry.decision,
        "client": entry.client,
        "time": entry.time,
        "events": msgspec.json.encode([stored(event) for event in entry.events]),
    }


def add_snapshot(table: str, snapshot: Snapshot) -> Write:
    """Return what stores a snapshot."""
    return ADD_SNAPSHOT, {
        "table": table,
        "number": snapshot.number,
        "breaks": msgspec.json.encode(snapshot.breaks).decode(),
        "position": msgspec.json.encode(snapshot.position),
    }


async def read_entries(storage: Storage, table: str, since: int = -1) -> list[Entry]:
    """Return the journal of a table, from after entry `since` on."""
    journal = schema.journal.c
    query = select(schema.journal).where(journal.table == table, journal.number > since).order_by(journal.number)
    rows = await storage.read(query)
    return [read_entry(row) for row in rows]


def read_entry(row: Row[Any]) -> Entry:
    """Return a row as an entry."""
    events = [read_event(told) for told in msgspec.json.decode(row.events, type=list[list[Any]])]
    kind = cast(Kind, row.kind)
    return Entry(row.number, kind, row.seat, row.word, row.decision, row.client, row.time, events)


async def read_snapshot(storage: Storage, table: str) -> Snapshot | None:
    """Return the last snapshot of a table."""
    snapshots = schema.snapshots
    query = select(snapshots).where(snapshots.c.table == table).order_by(snapshots.c.number.desc()).limit(1)
    for row in await storage.read(query):
        breaks = msgspec.json.decode(row.breaks, type=list[int])
        return Snapshot(row.number, breaks, msgspec.json.decode(row.position, type=dict[str, object]))
    return None
