"""How nodes and leases are stored: a node is there until a time by the database's clock, and so are its leases."""

from sqlalchemy import Double, cast, delete, extract, func, select
from sqlalchemy.dialects.postgresql import insert

from elderwood.server import schema
from elderwood.server.storage.database import Storage

NODES, LEASES = schema.nodes.c, schema.leases.c
NOW = cast(extract("epoch", func.clock_timestamp()), Double)


async def beat(storage: Storage, node: str, seconds: float) -> list[str]:
    """Say that a node is there for so many seconds more; return those that are no more: they lose their leases."""
    alive = insert(schema.nodes).values(id=node, until=NOW + seconds)
    await storage.change(alive.on_conflict_do_update(index_elements=[NODES.id], set_={"until": alive.excluded.until}))
    gone = await storage.change(delete(schema.nodes).where(NODES.until < NOW).returning(NODES.id))
    return [row.id for row in gone]


async def take_lease(storage: Storage, table: str, node: str) -> bool:
    """Take a table for a node; say whether it has it, now or already."""
    taken = insert(schema.leases).values(table=table, node=node)
    held = taken.on_conflict_do_update(index_elements=[LEASES.table], set_={"node": LEASES.node})
    return [row.node for row in await storage.change(held.returning(LEASES.node))] == [node]


async def give_back(storage: Storage, tables: list[str], node: str) -> None:
    """Let other nodes have tables."""
    await storage.change(delete(schema.leases).where(LEASES.node == node, LEASES.table.in_(tables)))


async def is_first(storage: Storage, node: str) -> bool:
    """Say whether a node is the one that does what one of them has to do."""
    return [row.first for row in await storage.read(select(func.min(NODES.id).label("first")))] == [node]


async def leave(storage: Storage, node: str) -> None:
    """Say that a node is no more."""
    await storage.change(delete(schema.nodes).where(NODES.id == node))
