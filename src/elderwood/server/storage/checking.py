"""A look at the database's file before it is opened, so that nothing is begun on one that cannot be used."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO

from elderwood.engine.errors import BadValueError
from elderwood.locks import lock_file

PATIENCE = 3.0  # seconds for another program, such as one that makes a copy, to let go of the file


class StorageError(BadValueError):
    """The database cannot be opened: a bad address, a folder that cannot be written, another server on it."""


def check_file(path: Path) -> None:
    """Refuse a file that is damaged, is another program's or cannot be written. One that is not there is made.

    Only its owner may read it: it holds the seeds of all deals.
    """
    with telling_of(path):
        path.touch(mode=0o600)
        with closing(sqlite3.connect(path, PATIENCE, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            check_content(connection, path)
            connection.execute("CREATE TABLE writable (never_committed)")


def check_content(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a database that is damaged or another program's."""
    damage = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    if damage != "ok":
        raise StorageError("error-database-damaged", {"file": str(path), "why": " ".join(damage.split())})
    tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    if tables and "alembic_version" not in tables:
        raise StorageError("error-database-foreign", {"file": str(path)})


@contextmanager
def telling_of(path: Path) -> Iterator[None]:
    """Say in words what is wrong with a database's file."""
    try:
        yield
    except OSError as error:
        raise StorageError("error-database-open", {"file": str(path), "why": error.strerror or ""}) from error
    except sqlite3.OperationalError as error:
        key = "error-database-in-use" if "locked" in str(error) else "error-database-open"
        raise StorageError(key, {"file": str(path), "why": str(error)}) from error
    except sqlite3.DatabaseError as error:
        raise StorageError("error-database-damaged", {"file": str(path), "why": str(error)}) from error


def lock_database(path: Path) -> IO[bytes]:
    """Take the lock that keeps a second server away from a database, or raise `StorageError`."""
    with telling_of(path):
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = lock_file(path.with_name(path.name + ".lock"))
    if lock is None:
        raise StorageError("error-database-in-use", {"file": str(path)})
    return lock
