"""How reports are stored: what a player wrote, with the record so far."""

from sqlalchemy import insert

from elderwood.server import schema
from elderwood.server.storage.database import Write

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
