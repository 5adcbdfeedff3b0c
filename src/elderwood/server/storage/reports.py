"""How reports are stored: what a player wrote, with the record so far."""

from typing import Any

from sqlalchemy import Row, insert, select

from elderwood.server import schema
from elderwood.server.storage.database import Storage, Write

ADD_REPORT = insert(schema.reports)


def add_report(table: str, session: str, time: float, version: str, number: int, text: str, record: str) -> Write:
    """Return what stores a report about a table at entry `number` of its journal."""
    return ADD_REPORT, {
        "table": table,
        "session": session,
        "time": time,
        "version": version,
        "number": number,
        "text": text,
        "record": record,
    }


async def reports_of(storage: Storage, session: str) -> list[Row[Any]]:
    """Return what somebody has reported, the oldest first."""
    query = select(schema.reports).where(schema.reports.c.session == session).order_by(schema.reports.c.time)
    return list(await storage.read(query))
