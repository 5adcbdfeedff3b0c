"""One table as it is stored: its rows, read at one moment, whatever they hold."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, Select, Table, func, select, union

from elderwood.server import schema


class Stored(Struct, kw_only=True):
    """The rows of a table. `known` are those of the sessions and accounts it names that exist."""

    table: Row[Any]
    seats: list[Row[Any]]
    entries: list[Row[Any]]
    snapshots: list[Row[Any]]
    known: set[str]


def table_ids(connection: Connection) -> list[str]:
    """Return the ids of all tables, the oldest first."""
    tables = schema.tables
    return list(connection.execute(select(tables.c.id).order_by(tables.c.created, tables.c.id)).scalars())


def read_stored(identity: str, connection: Connection) -> Stored | None:
    """Return what is stored of a table."""
    found = connection.execute(select(schema.tables).where(schema.tables.c.id == identity)).first()
    if found is None:
        return None
    seats = rows(connection, ordered(schema.seats, "seat"), identity)
    named = {found.host} | {seat.session for seat in seats} | {seat.owner for seat in seats}
    sessions, accounts = schema.sessions.c.id, schema.accounts.c.id
    known = union(select(sessions).where(sessions.in_(named)), select(accounts).where(accounts.in_(named)))
    return Stored(
        table=found,
        seats=seats,
        entries=rows(connection, ordered(schema.journal, "number"), identity),
        snapshots=rows(connection, ordered(schema.snapshots, "number"), identity),
        known=set(connection.execute(known).scalars()),
    )


def ordered(table: Table, by: str) -> Select[Any]:
    """Return the query for all rows of a kind."""
    return select(table).order_by(table.c[by])


def rows(connection: Connection, query: Select[Any], identity: str) -> list[Row[Any]]:
    """Return the rows that belong to a table."""
    return list(connection.execute(query.where(query.selected_columns["table"] == identity)))


def strays(connection: Connection) -> dict[str, int]:
    """Return how many rows of each kind belong to no table."""
    known = select(schema.tables.c.id)
    found: dict[str, int] = {}
    for table in (schema.seats, schema.journal, schema.snapshots):
        lost = select(func.count()).select_from(table).where(table.c.table.not_in(known))
        found[table.name] = connection.execute(lost).scalar_one()
    return {name: count for name, count in found.items() if count}
