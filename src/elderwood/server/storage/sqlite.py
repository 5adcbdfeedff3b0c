"""A database in a file: one server has it, and notices when it is taken away."""

from pathlib import Path
from typing import IO, Any

from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from elderwood.server.storage.checking import check_file, lock_database
from elderwood.server.storage.database import AwayError

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=3000")


class LostFileError(AwayError):
    """The database's file is gone, or another one lies in its place: what is written now nobody would find again."""


class File:
    """A file that is this server's alone, under the name it was opened by."""

    shared = False

    def __init__(self, path: Path, lock: IO[bytes]) -> None:
        self.path = path
        self.lock = lock
        self.opened = identity_of(path)

    def check(self) -> None:
        """Raise `LostFileError` if the file that was opened no longer bears its name."""
        if identity_of(self.path) != self.opened:
            raise LostFileError(f"{self.path} was deleted or replaced: put it back, or start again")

    def close(self) -> None:
        """Let others have it."""
        self.lock.close()


def identity_of(path: Path) -> tuple[int, int] | None:
    """Return which file bears a name; None if there is none that can be seen."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def take_file(path: Path) -> File:
    """Take a file for this server alone and look whether it can be used, or raise `StorageError`."""
    lock = lock_database(path)
    try:
        check_file(path)
    except BaseException:
        lock.close()
        raise
    return File(path, lock)


def engine_of(path: Path) -> AsyncEngine:
    """Return what connects to a file."""
    engine = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)))
    event.listen(engine.sync_engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _: object) -> None:
    """Make every commit survive a power cut, and readers never wait for the writer."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
