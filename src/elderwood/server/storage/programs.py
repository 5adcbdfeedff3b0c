"""How the tokens of programs are stored: as hashes, at the seats they open."""

from sqlalchemy import select

from elderwood.server import schema
from elderwood.server.storage.database import Storage


async def find_seat(storage: Storage, digest: str) -> tuple[str, str] | None:
    """Return the session and the name of the seat that a token opens, by the token's hash."""
    query = select(schema.seats).where(schema.seats.c.token_hash == digest).limit(1)
    for row in await storage.read(query):
        return row.session, row.name
    return None
