"""How sessions are stored: of a token only its hash."""

from sqlalchemy import bindparam, insert, select, update

from elderwood.server import schema
from elderwood.server.storage.database import Storage, Write

ADD_SESSION = insert(schema.sessions)
RENAME_SESSION = update(schema.sessions).where(schema.sessions.c.id == bindparam("which"))
SITS = (schema.seats.c.session == bindparam("which")) & (schema.seats.c.kind == "person")
RENAME_SEATS = update(schema.seats).where(SITS)
# Whoever has read a table with the old name must read it again before changing it.
TOUCH_TABLES = (
    update(schema.tables)
    .where(schema.tables.c.id.in_(select(schema.seats.c.table).where(SITS)))
    .values(version=schema.tables.c.version + 1)
)


def add_session(identity: str, digest: str, created: float) -> Write:
    """Return what stores a new session, which has no name yet."""
    return ADD_SESSION, {"id": identity, "token_hash": digest, "name": "", "created": created}


def rename_session(identity: str, name: str) -> list[Write]:
    """Return what stores a session's name, at its seats too."""
    values: dict[str, object] = {"which": identity, "name": name}
    return [(RENAME_SESSION, values), (TOUCH_TABLES, {"which": identity}), (RENAME_SEATS, values)]


async def find_session(storage: Storage, digest: str) -> tuple[str, str] | None:
    """Return the id and the name of a session by its token's hash."""
    query = select(schema.sessions).where(schema.sessions.c.token_hash == digest)
    for row in await storage.read(query):
        return row.id, row.name
    return None
