"""Backups: a running server's database as one file, and such a file made a server's database again."""

import asyncio
import os
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, Table, delete, func, insert, select
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from elderwood.server import schema
from elderwood.server.storage.addresses import file_of, read_address
from elderwood.server.storage.checking import StorageError, lock_database
from elderwood.server.storage.database import cause
from elderwood.server.storage.opening import prepare
from elderwood.server.storage.postgres import SERVER_ERRORS, Server
from elderwood.server.storage.reading import (
    Source,
    Tick,
    bring_up_to_date,
    check_readable,
    copy_file,
    open_to_read,
    reading,
    reading_file,
    writing,
)

ROWS = 500  # copied at a stroke
UNMISSED = ("alembic_version", "hours")  # tables with rows in a database where nothing has happened yet
COMPANIONS = ("", "-wal", "-shm", "-journal")  # the files of one SQLite database


def back_up(database: str, place: Path, force: bool, tick: Tick) -> None:
    """Write a copy of a database to a file. It bears its name only when it is whole and has been checked."""
    file = file_of(database)
    if file is not None:
        check_readable(file)
    if place.exists() and (not force or (file is not None and place.samefile(file))):
        raise StorageError("error-copy-exists", {"file": str(place)})
    with written_whole(place) as draft:
        if file is not None:
            copy_file(file, draft, tick)
        else:
            with reading(database) as source:
                write_anew(source, draft, tick)
        check_copy(draft)


def restore(backup: Path, database: str, force: bool, tick: Tick) -> Path | None:
    """Make a backup a server's database; return where the one that was there is kept now, if there was one.

    The database is written anew, row by row, so a backup of an older schema comes in today's.
    """
    check_readable(backup.resolve())
    target = file_of(database)
    if target is None:
        asyncio.run(fill(Server(read_address(database)), backup, tick))
        return None
    if target.exists() and backup.samefile(target):
        raise StorageError("error-copy-exists", {"file": str(target)})
    with closing(lock_database(target)):
        aside = name_aside(target) if holds_something(target) else None
        if aside is not None and not force:
            raise StorageError("error-database-full", {"file": str(target)})
        with written_whole(target, aside) as draft:
            with reading_file(backup.resolve()) as source:
                write_anew(source, draft, tick)
            check_copy(draft)
    return aside


def write_anew(source: Source, draft: Path, tick: Tick) -> None:
    """Write everything that a database holds to a file."""
    bring_up_to_date(draft)
    with writing(draft) as copy:

        def act(connection: Connection) -> None:
            try:
                copy_rows(connection, copy, tick)
            except DBAPIError as error:
                if isinstance(error.orig, sqlite3.Error):
                    raise error.orig from error  # which is no fault of a server that is read from
                raise

        source.look(act)


async def fill(server: Server, backup: Path, tick: Tick) -> None:
    """Write a backup to an empty database on a server, in one transaction; our servers that start then wait for it."""
    engine = server.engine()
    try:
        async with engine.begin() as connection:
            await prepare(connection, server)
            await connection.run_sync(fill_empty, str(server), backup, tick)
    except SERVER_ERRORS as error:
        raise server.refusal(error) from error
    finally:
        await engine.dispose()


def fill_empty(target: Connection, name: str, backup: Path, tick: Tick) -> None:
    """Write a backup to a database, or raise `StorageError` if that holds anything or a server works on it."""
    if target.execute(select(schema.nodes).limit(1)).first() is not None:
        raise StorageError("error-database-in-use", {"file": name})
    kept = [table for table in tables() if table.name not in UNMISSED]
    if any(target.execute(select(table).limit(1)).first() is not None for table in kept):
        raise StorageError("error-database-holds", {"file": name})
    target.execute(delete(schema.hours))
    with reading_file(backup.resolve()) as source:
        source.look(lambda connection: copy_rows(connection, target, tick))
    last = select(func.max(schema.reports.c.id)).scalar_subquery()
    target.execute(select(func.setval(func.pg_get_serial_sequence("reports", "id"), last)))  # ids go on from there


def copy_rows(source: Connection, target: Connection, tick: Tick) -> None:
    """Copy every row of every table, those first that others refer to."""
    counts = {table: source.execute(select(func.count()).select_from(table)).scalar_one() for table in tables()}
    done, total = 0, sum(counts.values())
    for table in counts:
        found = source.execution_options(yield_per=ROWS).execute(select(table))
        for rows in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])
            done += len(rows)
            tick(done, total)


def tables() -> list[Table]:
    """Return the tables of the schema, those first that others refer to; who works on a database is not kept."""
    return [table for table in schema.metadata.sorted_tables if table not in (schema.nodes, schema.leases)]


def check_copy(draft: Path) -> None:
    """Refuse a copy that is not whole."""
    check_readable(draft)
    with closing(open_to_read(draft)) as connection:
        stray = connection.execute("PRAGMA foreign_key_check").fetchone()
    if stray is not None:
        raise StorageError("error-database-damaged", {"file": str(draft), "why": f"{stray[0]}: {stray[1]}"})


def holds_something(file: Path) -> bool:
    """Say whether a file that no server uses holds anything that somebody could miss; one that cannot be read may."""
    if not file.exists() or not file.stat().st_size:
        return False
    try:
        with closing(open_to_read(file)) as connection:
            names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
            kept = [name for name in names if name not in UNMISSED and not name.startswith("sqlite_")]
            return any(connection.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchone() for name in kept)
    except sqlite3.Error:
        return True


def name_aside(file: Path) -> Path:
    """Return the name under which a database is kept that another takes the place of."""
    return file.with_name(f"{file.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")


def move(old: Path, new: Path) -> None:
    """Give a database, with all of its files, another name."""
    for companion in COMPANIONS:
        with suppress(FileNotFoundError):
            old.with_name(old.name + companion).rename(new.with_name(new.name + companion))


def remove(file: Path) -> None:
    """Remove a database, with all of its files."""
    for companion in COMPANIONS:
        file.with_name(file.name + companion).unlink(missing_ok=True)


@contextmanager
def written_whole(place: Path, aside: Path | None = None) -> Iterator[Path]:
    """Give the name of a draft beside a file, whose place it takes when all has gone well; until then nothing changes.

    With `aside` the file that was there is kept under that name.
    """
    draft = None
    try:
        handle, name = tempfile.mkstemp(prefix=".", suffix=".part", dir=place.parent)  # readable only for its owner
        os.close(handle)
        draft = Path(name)
        yield draft
        with draft.open("r+b") as file:
            os.fsync(file.fileno())
        change_places(draft, place, aside)
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        why = error.strerror if isinstance(error, OSError) else cause(error)
        raise StorageError("error-copy-failed", {"file": str(place), "why": why or str(error)}) from error
    finally:
        if draft is not None:
            remove(draft)


def change_places(draft: Path, place: Path, aside: Path | None) -> None:
    """Let a draft take the place of a file; if that fails, all is as it was."""
    if aside is None:
        for companion in COMPANIONS[1:]:  # SQLite would take what an older file left behind for this one's
            place.with_name(place.name + companion).unlink(missing_ok=True)
        draft.replace(place)
        return
    move(place, aside)
    try:
        draft.replace(place)
    except OSError:
        move(aside, place)
        raise
