"""A database opened beside the server that may run on it: it is read, and changed in nothing."""

import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL

from elderwood.server.checking import PATIENCE, StorageError, check_content, telling_of
from elderwood.server.storage import read_address, run_migrations

Found = TypeVar("Found")
Tick = Callable[[int, int], None]  # takes how much is done by now, and of how much

PAGES = 256  # copied at a stroke, between two looks at the progress


class Source:
    """A database to read from."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def look(self, act: Callable[[Connection], Found]) -> Found:
        """Read something in one transaction: all of it was there at one moment, whatever is written meanwhile."""
        with self.engine.connect() as connection, connection.begin():
            return act(connection)


def file_of(database: str) -> Path:
    """Return the file behind the address of a database, or raise `StorageError`."""
    return Path(read_address(database).database or "").resolve()


def reading(database: str) -> AbstractContextManager[Source]:
    """Give a database to read from."""
    return reading_file(file_of(database))


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
            yield Source(engine)
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
    try:
        scripts().get_revision(revision)
    except CommandError as error:
        raise StorageError("error-database-newer", {"file": str(file)}) from error


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
        run_migrations(connection)


@contextmanager
def writing(file: Path) -> Iterator[Connection]:
    """Give a file that is nobody else's, to write to in one transaction."""
    engine = create_engine(URL.create("sqlite", database=str(file)))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
