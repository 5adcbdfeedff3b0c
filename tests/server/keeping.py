"""A house in which something was played, to be looked through, copied and spoilt."""

import json
import sqlite3
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, select

from elderwood.server.schema import metadata
from elderwood.server.storage.reading import reading_file
from tests.server.tables import ME, Guest, quick_settings, serving

DATABASE = "elderwood.db"
LOCAL = {"kind": "local", "name": "Борис"}
BOT = {"kind": "bot", "bot": "random"}


def play_some(folder: Path) -> dict[str, str]:
    """Play at a server of its own: a match to its end, one that is broken off after an undo, one with secret answers,
    one that was ended early, and a table where nothing has begun. Return their ids."""
    with serving(quick_settings(folder, snapshot_every=5)) as address, Guest(address, "Anna") as anna:
        over = anna.table(ME, BOT, title="elfenland", options={"rounds": "3"}, seed="oak")
        anna.watch(over, face=0)
        while anna.last["view"]["outcome"] is None:
            if anna.last["moves"]:
                anna.go_on(over, 0, anna.last["step"])
            else:
                anna.hear_kind("table")
        middle = anna.table(ME, seed="oak")
        anna.watch(middle, face=0)
        for turn in range(14):
            anna.go_on(middle, 0, turn)
            if anna.last["undo"] is None:
                step_back(anna, middle, "undo")
        if anna.last["redo"] is None:
            step_back(anna, middle, "redo")
        secret = anna.table(ME, LOCAL, LOCAL, title="wizards", options={}, seed="oak")
        asked = anna.watch(secret, face=0)["view"]["awaits"]
        for _ in range(8):
            anna.watch(secret, face=asked[0])
            asked = anna.go_on(secret, asked[0])["view"]["awaits"]
        ended = anna.table(ME, seed="oak")
        anna.watch(ended, face=0)
        anna.go_on(ended, 0)
        anna.post(f"/tables/{ended}/end", agree=True)
        waiting = anna.table(ME, {"kind": "open"}, start=False)
    return {"over": over, "middle": middle, "secret": secret, "ended": ended, "waiting": waiting}


def step_back(guest: Guest, table: str, kind: str) -> None:
    """Take an answer back, or play it again."""
    guest.counter += 1
    mark = f"s{guest.counter}"
    guest.send(kind, table=table, seat=0, id=mark, **({"reach": "answer"} if kind == "undo" else {}))
    guest.see(guest.answer(mark)["step"])


def change(file: Path, statement: str, *values: object) -> None:
    """Change what is stored, behind everybody's back; exactly one row is to be changed."""
    with closing(sqlite3.connect(file)) as connection, connection:
        assert connection.execute(statement, values).rowcount == 1


def one(file: Path, query: str, *values: object) -> Any:
    """Return one value."""
    with closing(sqlite3.connect(file)) as connection:
        return connection.execute(query, values).fetchone()[0]


def spoil_event(file: Path, table: str, number: int) -> None:
    """Change one value of the first event of an entry."""
    where = '"table" = ? AND number = ?'
    events = json.loads(one(file, f"SELECT events FROM journal WHERE {where}", table, number))
    name = next(iter(events[0][1]))
    events[0][1][name] = "something else"
    change(file, f"UPDATE journal SET events = ? WHERE {where}", json.dumps(events).encode(), table, number)


def everything(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """Return every row of every table."""
    with reading_file(file) as source:
        return {table.name: source.look(partial(rows_of, table)) for table in metadata.sorted_tables}


def rows_of(table: Table, connection: Connection) -> list[tuple[object, ...]]:
    """Return the rows of a table, in an order of their own."""
    return sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
