"""The database opened: readers, and the one writer that gathers what waits and commits it together."""

import asyncio
import logging
import os
from collections.abc import Sequence
from contextlib import suppress
from importlib.resources import files
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Executable, Row, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from elderwood.locks import lock_file
from elderwood.server.checking import StorageError, check_file
from elderwood.server.underway import Underway, patiently, too_busy

MOST_WAITING = 4000  # jobs; beyond that the disk is too slow for what is played
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=3000")


log = logging.getLogger("elderwood.server")

# A statement and its values. Statements are made once, so that many rows of one kind go in at a stroke.
Write = tuple[Executable, dict[str, object]]


class Job:
    """Writes that are committed together or not at all."""

    def __init__(self, writes: Sequence[Write]) -> None:
        self.writes = writes
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def finish(self, error: Exception | None) -> None:
        """Tell who waits."""
        if not self.done.done():
            if error is None:
                self.done.set_result(None)
            else:
                self.done.set_exception(error)


class LostFileError(SQLAlchemyError):
    """The database's file is gone, or another one lies in its place: what is written now nobody would find again."""


class Storage:
    """One database. `write` returns when everything is safely on the disk, in the file that bears its name."""

    def __init__(self, engine: AsyncEngine, lock: IO[bytes], path: Path) -> None:
        self.engine = engine
        self.lock = lock
        self.path = path
        self.file = identity_of(path)
        self.trouble = ""  # what the log was last told, until something is stored again
        self.underway = Underway()
        self.jobs: asyncio.Queue[Job] = asyncio.Queue()
        self.writer = asyncio.create_task(self.keep_writing(), name="writer")
        self.batches = 0

    async def read(self, statement: Executable) -> Sequence[Row[Any]]:
        """Return all rows of a query."""
        self.check_file()
        async with self.engine.connect() as connection:
            return (await connection.execute(statement)).all()

    async def write(self, *writes: Write) -> None:
        """Commit, together with whatever else waits; refuse who would wait too long."""
        await patiently(self.carry(*writes))

    async def carry(self, *writes: Write) -> None:
        """Commit, however long it takes."""
        if self.jobs.qsize() >= MOST_WAITING:
            raise too_busy()
        job = Job(writes)
        self.jobs.put_nowait(job)
        await job.done

    async def keep_writing(self) -> None:
        """Commit what waits, over and over."""
        async with self.engine.connect() as connection:
            while True:
                batch = [await self.jobs.get()]
                while not self.jobs.empty():
                    batch.append(self.jobs.get_nowait())
                self.batches += 1
                error = await self.try_to_commit(connection, batch)
                blameless = error is None or isinstance(error, OperationalError | LostFileError)
                for job in batch:
                    if blameless or len(batch) == 1:
                        job.finish(error)
                    else:
                        job.finish(await self.try_to_commit(connection, [job]))  # others must not suffer for a bad one
                    self.jobs.task_done()

    async def try_to_commit(self, connection: AsyncConnection, batch: list[Job]) -> Exception | None:
        """Commit some jobs; return what went wrong: with one of them, or with the database."""
        try:
            self.check_file()
            await commit(connection, batch)
            self.check_file()  # nobody is told that something is kept before it is kept under its name
        except Exception as error:
            return error
        self.trouble = ""
        return None

    def check_file(self) -> None:
        """Raise `LostFileError` if the file that was opened no longer bears its name."""
        if identity_of(self.path) != self.file:
            raise LostFileError(f"{self.path} was deleted or replaced: put it back, or start again")

    def complain(self, error: SQLAlchemyError) -> None:
        """Tell the log what is wrong: once, until something is stored again."""
        if cause(error) != self.trouble:
            self.trouble = cause(error)
            log.error("the database failed: %s", self.trouble)

    async def close(self) -> None:
        """Commit what waits and let go of the database."""
        await self.underway.close()
        await self.jobs.join()
        self.writer.cancel()
        with suppress(asyncio.CancelledError):
            await self.writer
        await self.engine.dispose()
        self.lock.close()


async def commit(connection: AsyncConnection, batch: list[Job]) -> None:
    """Commit some jobs in one transaction.

    Rows of one kind are written together. That mixes jobs, but no job of a batch waits for another of it.
    """
    kinds: dict[Executable, list[dict[str, object]]] = {}
    for job in batch:
        for statement, values in job.writes:
            kinds.setdefault(statement, []).append(values)
    async with connection.begin():
        for statement, rows in kinds.items():
            await connection.execute(statement, rows)


def identity_of(path: Path) -> tuple[int, int] | None:
    """Return which file bears a name; None if there is none that can be seen."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def read_address(database: str) -> URL:
    """Return the address of a database with the driver it needs, or raise `StorageError`."""
    try:
        url = make_url(database)
    except ArgumentError as error:
        raise StorageError("error-database-url", {"url": database}) from error
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        raise StorageError("error-database-url", {"url": url.render_as_string()})
    return url.set(drivername="sqlite+aiosqlite")


async def open_storage(database: str) -> Storage:
    """Open a database, alone, and bring its schema up to date; or raise `StorageError`."""
    url = read_address(database)
    path = Path(os.path.realpath(url.database or ""))  # whatever it is called here, a file has one lock
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = lock_file(path.with_name(path.name + ".lock"))
    except OSError as error:
        raise StorageError("error-database-open", {"file": str(path), "why": error.strerror or ""}) from error
    if lock is None:
        raise StorageError("error-database-in-use", {"file": str(path)})
    engine = create_async_engine(url.set(database=str(path)))
    event.listen(engine.sync_engine, "connect", set_pragmas)
    try:
        check_file(path)
        async with engine.begin() as connection:
            await upgrade(connection)
    except BaseException as error:
        await engine.dispose()
        lock.close()
        if isinstance(error, CommandError):  # a revision that we do not have
            raise StorageError("error-database-newer", {"file": str(path)}) from error
        if isinstance(error, SQLAlchemyError):
            raise StorageError("error-database-open", {"file": str(path), "why": cause(error)}) from error
        raise
    return Storage(engine, lock, path)


def cause(error: Exception) -> str:
    """Return what the database itself says."""
    return str(error.orig) if isinstance(error, DBAPIError) else str(error)


async def upgrade(connection: AsyncConnection) -> None:
    """Bring the schema up to date."""
    await connection.run_sync(run_migrations)


def run_migrations(connection: Connection) -> None:
    """Run the revisions that are missing."""
    config = Config()
    config.set_main_option("script_location", str(files("elderwood.server").joinpath("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def set_pragmas(connection: Any, _: object) -> None:
    """Make every commit survive a power cut, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
