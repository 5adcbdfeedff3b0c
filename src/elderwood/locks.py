"""A file that only one process holds: a server's database, the journal of an arena."""

import sys
from pathlib import Path
from typing import IO


def lock_file(path: Path) -> IO[bytes] | None:
    """Return the file to read and to add to, or None when another process holds it.

    It is held until it is closed or the process ends.
    """
    file = path.open("a+b")
    try:
        take(file)
    except OSError:
        file.close()
        return None
    return file


if sys.platform == "win32":
    import msvcrt

    def take(file: IO[bytes]) -> None:
        """Take the lock, or raise OSError."""
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def take(file: IO[bytes]) -> None:
        """Take the lock, or raise OSError."""
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
