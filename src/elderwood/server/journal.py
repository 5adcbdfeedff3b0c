"""The journal: what happened at a table, one entry per answer, appended and never changed; and snapshots beside it."""

from typing import Any, Literal, cast

import msgspec
from sqlalchemy import Row, insert, select

from elderwood.engine.events import Event
from elderwood.engine.match import Match
from elderwood.server import schema
from elderwood.server.storage import Storage, Write

Kind = Literal["start", "move", "undo", "redo", "leave", "bot", "join", "end", "hint"]

ADD_ENTRY = insert(schema.journal)
ADD_SNAPSHOT = insert(schema.snapshots)


class Entry:
    """One entry. `word` is the move's notation; for an undo the number of answers taken back, one for each redo entry;
    where somebody left, was replaced by a bot, sat down, took a hint or ended the match, that person's name.

    `decision` is the number of the decision it answered, `client` the id its sender gave it (None: a bot's).
    """

    def __init__(
        self,
        number: int,
        kind: Kind,
        seat: int,
        word: str,
        decision: int,
        client: str | None,
        time: float,
        events: list[Event],
    ) -> None:
        self.number = number
        self.kind: Kind = kind
        self.seat = seat
        self.word = word
        self.decision = decision
        self.client = client
        self.time = time
        self.events = events

    def insertion(self, table: str) -> Write:
        """Return what appends the entry."""
        return ADD_ENTRY, {
            "table": table,
            "number": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "word": self.word,
            "decision": self.decision,
            "client": self.client,
            "time": self.time,
            "events": msgspec.json.encode([stored(event) for event in self.events]),
        }


class Snapshot:
    """A position after entry `number`, from which loading goes on; `breaks` are the answers that began a play."""

    def __init__(self, number: int, breaks: list[int], position: dict[str, object]) -> None:
        self.number = number
        self.breaks = breaks
        self.position = position

    def insertion(self, table: str) -> Write:
        """Return what stores the snapshot."""
        return ADD_SNAPSHOT, {
            "table": table,
            "number": self.number,
            "breaks": msgspec.json.encode(self.breaks).decode(),
            "position": msgspec.json.encode(self.position),
        }


def stored(event: Event) -> list[object]:
    """Return an event as it is stored: its public form, and behind it who knows more, and what."""
    if not event.audience:
        return [event.key, event.values]
    return [event.key, event.values, event.audience, event.full_key, event.full_values]


def read_event(told: list[Any]) -> Event:
    """Read a stored event. Version 0.1 told everybody and some seats separately: key, values and who is told."""
    if len(told) != 3:
        return Event(*told)
    key, values, audience = told
    return Event(key, values, ~audience) if audience < 0 else Event("", {}, audience, key, values)


def snapshot_of(match: Match, number: int) -> Snapshot:
    """Return a match as a snapshot."""
    breaks = [at for at, played in enumerate(match.played) if played.begins]
    return Snapshot(number, breaks, match.position.dump())


async def read_entries(storage: Storage, table: str) -> list[Entry]:
    """Return the whole journal of a table."""
    journal = schema.journal
    rows = await storage.read(select(journal).where(journal.c.table == table).order_by(journal.c.number))
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
