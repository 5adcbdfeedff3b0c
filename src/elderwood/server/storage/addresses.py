"""Addresses of databases: a file, or a database on a PostgreSQL server. None is ever told with its password."""

import re
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from elderwood.server.storage.checking import StorageError

SERVERS = ("postgresql", "postgres")  # both are in use for one thing
PASSWORD = "password"


def read_address(database: str) -> URL:
    """Return the address of a database, or raise `StorageError`, which never tells a password."""
    try:
        url = make_url(database)
    except (ArgumentError, ValueError) as error:
        raise StorageError("error-database-url", {"url": re.sub("//.*@", "//***@", database)}) from error
    if not url.database or url.database == ":memory:" or kind_of(url) not in ("sqlite", *SERVERS):
        raise StorageError("error-database-url", {"url": url.set(query={}).render_as_string()})
    return url


def kind_of(url: URL) -> str:
    """Return which database an address speaks of, whatever driver it names."""
    return url.drivername.partition("+")[0]


def is_on_server(database: str) -> bool:
    """Say whether an address is that of a database on a server."""
    return database.partition(":")[0].partition("+")[0] in SERVERS


def file_of(database: str) -> Path | None:
    """Return the file behind an address, whatever links lead there; None where there is none."""
    url = read_address(database)
    return Path(url.database or "").resolve() if kind_of(url) == "sqlite" else None


def address_of(file: Path) -> str:
    """Return the address of a file."""
    return URL.create("sqlite", database=str(file)).render_as_string()


def tells_password(database: str) -> bool:
    """Say whether an address holds a password."""
    url = read_address(database)
    return bool(url.password) or PASSWORD in url.query


def without_password(database: str) -> str:
    """Return an address as it may be shown."""
    try:
        return make_url(database).difference_update_query([PASSWORD]).render_as_string()
    except (ArgumentError, ValueError):
        return "***"
