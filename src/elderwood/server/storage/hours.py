"""How the hours are stored for which there has been a server on a database."""

from sqlalchemy import case, select
from sqlalchemy.dialects import postgresql, sqlite

from elderwood.server import schema
from elderwood.server.storage.database import Storage
from elderwood.server.storage.nodes import NOW

HOURS = schema.hours.c
FIRST = sqlite.insert(schema.hours)
KEEP = FIRST.on_conflict_do_update(index_elements=[HOURS.id], set_={"seconds": FIRST.excluded.seconds})


async def read_hours(storage: Storage) -> float:
    """Return the seconds counted so far."""
    return next((float(row.seconds) for row in await storage.read(select(HOURS.seconds))), 0.0)


async def keep_hours(storage: Storage, seconds: float) -> None:
    """Store what the only server has counted."""
    await storage.write((KEEP, {"id": 1, "seconds": seconds, "counted": 0.0}))


async def count_hours(storage: Storage, most: float) -> float:
    """Add the time since any server counted last, by the database's clock, and return the sum.

    A longer time than `most`, or one that is negative, does not count: nobody was there, or that clock was set.
    """
    passed = NOW - HOURS.counted
    counted = case((passed.between(0.0, most), passed), else_=0.0)
    first = postgresql.insert(schema.hours).values(id=1, seconds=0.0, counted=NOW)
    added = first.on_conflict_do_update(
        index_elements=[HOURS.id], set_={"seconds": HOURS.seconds + counted, "counted": NOW}
    )
    return float((await storage.change(added.returning(HOURS.seconds)))[0].seconds)
