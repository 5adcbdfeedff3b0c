"""How sessions are stored: of a token only its hash. Those of an account name it, and all are one person."""

from collections.abc import Collection
from typing import Any

from sqlalchemy import Row, bindparam, delete, insert, or_, select, update

from elderwood.server import schema
from elderwood.server.storage.database import Storage, Write

SESSIONS = schema.sessions.c
ADD_SESSION = insert(schema.sessions)
BELONGS = or_(SESSIONS.id == bindparam("which"), SESSIONS.account == bindparam("which"))
RENAME_SESSIONS = update(schema.sessions).where(BELONGS)
SITS = (schema.seats.c.session == bindparam("which")) & (schema.seats.c.kind == "person")
RENAME_SEATS = update(schema.seats).where(SITS)
# Whoever has read a table with the old name must read it again before changing it.
TOUCH_TABLES = (
    update(schema.tables)
    .where(schema.tables.c.id.in_(select(schema.seats.c.table).where(SITS)))
    .values(version=schema.tables.c.version + 1)
)
END_SESSION = delete(schema.sessions).where(SESSIONS.id == bindparam("key"))
END_OTHERS = delete(schema.sessions).where(BELONGS, SESSIONS.id != bindparam("key"))


def add_session(identity: str, digest: str, created: float, name: str = "", account: str = "") -> Write:
    """Return what stores a new session; a guest's has no name yet."""
    return ADD_SESSION, {"id": identity, "token_hash": digest, "name": name, "created": created, "account": account}


def rename_session(identity: str, name: str) -> list[Write]:
    """Return what stores a person's name, at all their sessions and seats."""
    values: dict[str, object] = {"which": identity, "name": name}
    return [(RENAME_SESSIONS, values), (TOUCH_TABLES, {"which": identity}), (RENAME_SEATS, values)]


def end_session(key: str) -> Write:
    """Return what ends one session."""
    return END_SESSION, {"key": key}


def end_others(person: str, key: str = "") -> Write:
    """Return what ends all sessions of a person but one; without a key: all."""
    return END_OTHERS, {"which": person, "key": key}


async def find_session(storage: Storage, digest: str) -> Row[Any] | None:
    """Return a session by its token's hash."""
    query = select(schema.sessions).where(SESSIONS.token_hash == digest)
    return next(iter(await storage.read(query)), None)


async def sessions_of(storage: Storage, person: str) -> list[Row[Any]]:
    """Return the sessions of a person, the oldest first."""
    query = select(SESSIONS.id, SESSIONS.created).where(or_(SESSIONS.id == person, SESSIONS.account == person))
    return list(await storage.read(query.order_by(SESSIONS.created)))


async def lasting(storage: Storage, keys: Collection[str]) -> set[str]:
    """Return those of some sessions that have not ended."""
    return {row.id for row in await storage.read(select(SESSIONS.id).where(SESSIONS.id.in_(keys)))}
