"""A database opened beside the server that may run on it: it is read, and changed in nothing."""

import asyncio
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Protocol, TypeVar

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, inspect, select
from sqlalchemy.engine import URL

from elderwood.server.storage.addresses import file_of, read_address
from elderwood.server.storage.checking import PATIENCE, StorageError, check_content, telling_of
from elderwood.server.storage.database import VERSION
from elderwood.server.storage.opening import run_migrations
from elderwood.server.storage.postgres import SERVER_ERRORS, Server

Found = TypeVar("Found")
Tick = Callable[[int, int], None]  # takes how much is done by now, and of how much

PAGES = 256  # copied at a stroke, between two looks at the progress


class Source(Protocol):
    """A database to read from."""

    def look(self, act: Callable[[Connection], Found]) -> Found:
        """Read something in one transaction: all of it was there at one moment, whatever is written meanwhile."""


class FileSource:
    """A file to read from."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def look(self, act: Callable[[Connection], Found]) -> Found:
        """Read something in one transaction."""
        with self.engine.connect() as connection, connection.begin():
            return act(connection)


class ServerSource:
    """A database on a server to read from, in a loop of its own."""

    def __init__(self, server: Server, runner: asyncio.Runner) -> None:
        self.server = server
        self.runner = runner
        self.engine = server.engine().execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)

    def look(self, act: Callable[[Connection], Found]) -> Found:
        """Read something in one transaction."""
        return self.runner.run(self.read(act))

    async def read(self, act: Callable[[Connection], Found]) -> Found:
        """Read something; what keeps us from it is said in words."""
        try:
            async with self.engine.connect() as connection, connection.begin():
                return await connection.run_sync(act)
        except SERVER_ERRORS as error:
            raise self.server.refusal(error) from error

    async def close(self) -> None:
        """Let go of the server."""
        await self.engine.dispose()


def reading(database: str) -> AbstractContextManager[Source]:
    """Give a database to read from."""
    file = file_of(database)
    return reading_file(file) if file is not None else reading_server(Server(read_address(database)))


@contextmanager
def reading_server(server: Server) -> Iterator[Source]:
    """Give a database on a server to read from. One of an older schema cannot be, before a server has updated it."""
    with asyncio.Runner() as runner:
        source = ServerSource(server, runner)
        try:
            revision = source.look(lambda connection: revision_on(connection, server))
            check_revision(revision, str(server))
            if revision != scripts().get_current_head():
                raise StorageError("error-database-older", {"file": str(server)})
            yield source
        finally:
            runner.run(source.close())


def revision_on(connection: Connection, server: Server) -> str:
    """Return which schema a database on a server has, or raise `StorageError` if it is empty or another program's."""
    names = inspect(connection).get_table_names()
    if VERSION.name not in names:
        key = "error-database-foreign" if names else "error-database-empty"
        raise StorageError(key, {"file": str(server)})
    return str(connection.execute(select(VERSION)).scalar_one())


@contextmanager
def reading_file(file: Path) -> Iterator[Source]:
    """Give a database's file to read from. One of an older schema is copied aside and brought up to date there."""
    check_readable(file)
    with tempfile.TemporaryDirectory() as folder:
        if is_older(file):
            aside = Path(folder) / file.name
            copy_file(file, aside)
            bring_up_to_date(aside)
            file = aside
        engine = create_engine("sqlite:///", creator=lambda: open_to_read(file))
        event.listen(engine, "begin", begin)
        try:
            yield FileSource(engine)
        finally:
            engine.dispose()


def open_to_read(file: Path) -> sqlite3.Connection:
    """Open a file that a server may be writing to."""
    return sqlite3.connect(f"{file.as_uri()}?mode=ro", PATIENCE, isolation_level=None, uri=True)


def begin(connection: Connection) -> None:
    """Begin a transaction: all that is read in it was there at one moment. Python's driver would not for a query."""
    connection.exec_driver_sql("BEGIN")


def check_readable(file: Path) -> None:
    """Refuse a file that is not there, is damaged, is another program's or of a version to come."""
    if not file.exists():
        raise StorageError("error-database-none", {"file": str(file)})
    with telling_of(file), closing(open_to_read(file)) as connection:
        check_content(connection, file)
        if connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,):
            raise StorageError("error-database-empty", {"file": str(file)})
    revision = revision_of(file)
    if not revision:
        raise StorageError("error-database-foreign", {"file": str(file)})
    check_revision(revision, str(file))


def check_revision(revision: str, name: str) -> None:
    """Refuse a database of a version to come."""
    try:
        scripts().get_revision(revision)
    except CommandError as error:
        raise StorageError("error-database-newer", {"file": name}) from error


def scripts() -> ScriptDirectory:
    """Return the history of the schema."""
    return ScriptDirectory(str(files("elderwood.server").joinpath("migrations")))


def revision_of(file: Path) -> str:
    """Return which schema a database has; "" if that is not written there."""
    with telling_of(file), closing(open_to_read(file)) as connection:
        return "".join(*connection.execute("SELECT version_num FROM alembic_version"))


def is_older(file: Path) -> bool:
    """Say whether a database has an older schema than this build's."""
    return revision_of(file) != scripts().get_current_head()


def copy_file(source: Path, target: Path, tick: Tick | None = None) -> None:
    """Copy a database that may be written to meanwhile, as it is at this moment."""
    with closing(open_to_read(source)) as old, closing(sqlite3.connect(target)) as new:
        old.execute("BEGIN")
        old.execute("SELECT count(*) FROM sqlite_master").fetchone()  # what is written from here on is not seen
        told = None if tick is None else lambda _, left, count: tick(count - left, count)
        old.backup(new, pages=PAGES, progress=told)
        new.execute("PRAGMA journal_mode=DELETE")  # so that the copy is one file, and stays one when it is read


def bring_up_to_date(file: Path) -> None:
    """Give a database, which may be empty, the schema of this build."""
    with writing(file) as connection:
        run_migrations(connection, str(file))


@contextmanager
def writing(file: Path) -> Iterator[Connection]:
    """Give a file that is nobody else's, to write to in one transaction."""
    engine = create_engine(URL.create("sqlite", database=str(file)))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
