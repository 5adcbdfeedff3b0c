"""What a host may set."""

import os
from pathlib import Path

from msgspec import Struct, field

from elderwood.folders import kept

DATABASE = "elderwood.db"


class Limit(Struct, frozen=True):
    """How often something may be asked: `burst` times at once, then `rate` times a second."""

    burst: float
    rate: float


LIMITS = {
    "session": Limit(200, 1),  # new guests of one address
    "read": Limit(200, 50),
    "write": Limit(60, 2),
    "table": Limit(20, 0.5),
    "report": Limit(5, 0.02),
    "hint": Limit(12, 0.2),
    "message": Limit(120, 30),  # of one socket
    "watch": Limit(60, 3),  # looks at a whole table, of one guest
}


class Settings(Struct, frozen=True, kw_only=True):
    """The server's settings. Times are in seconds, sizes in bytes."""

    database: str
    limits: dict[str, Limit] = field(default_factory=lambda: dict(LIMITS))
    grace: float = 6.0  # a connection lost and found again within this time is nobody's business
    absence: float = 120.0  # then others may let a bot play for somebody without a connection
    bot_delay: float = 0.7  # so that people can follow what a bot does
    bot_limit: float = 10.0  # then a legal move is played in the bot's place
    bot_memory: int = 1024**3  # of a bot's process; one that wants more fails, not the server
    hint_think: float = 2.0  # of processor time about a hint
    hint_limit: float = 30.0  # then there is none this time
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    snapshot_every: int = 20  # moves
    room_idle: float = 600.0  # then a table nobody watches leaves the memory
    largest_body: int = 64 * 1024
    largest_message: int = 16 * 1024
    connections: int = 800  # in all; each takes one of the files a process may open, often 1024
    connections_per_address: int = 200  # but for a proxy's
    request_time: float = 30.0  # for a whole request to come in
    sockets_per_session: int = 24
    tables_per_socket: int = 32
    outbox: int = 200  # messages waiting for a slow client; beyond that it has to come back


def database_in(folder: Path | None) -> str:
    """Return the address of the database in a folder; in the user's own if the host names none."""
    file = kept(DATABASE) if folder is None else folder.absolute() / DATABASE
    return f"sqlite:///{file}"
