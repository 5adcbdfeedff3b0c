"""What a host may set: each setting with its meaning and its bounds, of which the table in docs/hosting.md is made."""

import os
from pathlib import Path
from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from elderwood.folders import kept
from elderwood.server.storage.addresses import address_of

DATABASE = "elderwood.db"

Seconds = Annotated[float, Meta(ge=0, le=10**9)]
Size = Annotated[int, Meta(ge=1, le=2**50)]
Count = Annotated[int, Meta(ge=1, le=10**9)]
Port = Annotated[int, Meta(ge=0, le=65535)]
Place = Annotated[str, Meta(pattern=r"^/([A-Za-z0-9][A-Za-z0-9._~-]*/)*\Z")]
Often = Annotated[float, Meta(gt=0, le=10**9)]


def means(text: str) -> Meta:
    """Return the meaning of a setting, as a host reads it."""
    return Meta(description=text)


class Limit(Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """How often something may be asked: `burst` times at once, then `rate` times a second."""

    burst: Often
    rate: Often


LIMITS = {
    "session": Limit(200, 1),
    "read": Limit(200, 50),
    "write": Limit(60, 2),
    "table": Limit(20, 0.5),
    "report": Limit(5, 0.02),
    "hint": Limit(12, 0.2),
    "chat": Limit(8, 0.25),
    "message": Limit(120, 30),
    "watch": Limit(60, 3),
    "account": Limit(20, 0.1),
    "password": Limit(10, 0.05),
}
LIMITED = {
    "session": "new guests of one address",
    "read": "requests that only look, of one address",
    "write": "requests that change something, of one guest",
    "table": "new tables of one guest",
    "report": "reports of one guest",
    "hint": "hints for one guest",
    "chat": "lines that one guest says at tables",
    "message": "messages of one socket",
    "watch": "looks at a whole table, of one guest",
    "account": "tries to sign up, to sign in or to recover an account, from one address",
    "password": "tries of a password or a code, at one account",
}


class Settings(Struct, frozen=True, kw_only=True):
    """The server's settings. Times are in seconds, sizes in bytes."""

    data: Annotated[
        str | None, means("the folder of the database, of `elderwood.toml` and of the socket of `elderwood admin`")
    ] = None
    database: Annotated[
        str,
        means(
            "the database itself: `sqlite:////folder/file.db`, instead of a folder, or `postgresql://user@host/name`"
        ),
    ]
    host: Annotated[str, means("the address to listen on")] = "127.0.0.1"
    port: Annotated[Port | None, means("the port; without it the first free one from 8000 on")] = None
    path: Annotated[
        Place, means("where the page lives on its site: `/`, or a path below which everything of ours is")
    ] = "/"
    proxies: Annotated[
        list[str], means("addresses and networks of proxies that are believed who asks, and whether over https")
    ] = field(default_factory=lambda: ["127.0.0.1", "::1"])
    metrics: Annotated[
        list[str], means("addresses and networks that are answered at `/metrics`; for all others there is no such page")
    ] = field(default_factory=lambda: ["127.0.0.1", "::1"])
    log: Annotated[Literal["text", "json"], means("how lines of the log are written")] = "text"
    limits: dict[str, Limit] = field(default_factory=lambda: dict(LIMITS))
    grace: Annotated[Seconds, means("a connection lost and found again within this time is nobody's business")] = 6.0
    absence: Annotated[Seconds, means("then others may let a bot play for somebody without a connection")] = 120.0
    abandonment: Annotated[
        Seconds, means("of the server's running time; then a match that waits for people, and has no clock, ends")
    ] = 30 * 86400.0
    bot_delay: Annotated[
        float, Meta(ge=0, le=60), means("before a bot's move, so that people can follow what it does")
    ] = 0.7
    bot_limit: Annotated[Seconds, means("then a legal move is played in the bot's place")] = 10.0
    bot_memory: Annotated[Size, means("of a bot's process; one that wants more fails, not the server")] = 1024**3
    hint_think: Annotated[Seconds, means("of processor time about a hint")] = 2.0
    hint_limit: Annotated[Seconds, means("then there is no hint this time")] = 30.0
    bot_workers: Annotated[Count, means("processes that think; by default one less than there are processors")] = max(
        1, (os.cpu_count() or 2) - 1
    )
    snapshot_every: Annotated[Count, means("moves between two snapshots of a match")] = 20
    room_idle: Annotated[Seconds, means("then a table nobody watches leaves the memory")] = 600.0
    largest_body: Annotated[Size, means("of a request")] = 64 * 1024
    largest_message: Annotated[Size, means("of a message on a socket")] = 16 * 1024
    connections: Annotated[
        Count, means("open at once, in all; each takes one of the files a process may open, see `ulimit -n`")
    ] = 800
    connections_per_address: Annotated[Count, means("open at once from one address, but for a proxy's")] = 200
    request_time: Annotated[Seconds, means("for a whole request to come in")] = 30.0
    sockets_per_session: Annotated[Count, means("sockets of one guest")] = 24
    tables_per_socket: Annotated[Count, means("tables that one socket follows")] = 32
    outbox: Annotated[Count, means("messages waiting for a slow client; beyond that it has to come back")] = 200


def database_in(folder: Path | None) -> str:
    """Return the address of the database in a folder; in the user's own if the host names none."""
    file = kept(DATABASE) if folder is None else folder.absolute() / DATABASE
    return address_of(file)
