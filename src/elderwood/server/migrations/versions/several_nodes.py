"""Changes of a table are counted, and it says whether a bot is to move."""

import json

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both columns, and look at the tables in play for bots whose turn it is."""
    op.add_column("tables", sa.Column("version", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("bots_turn", sa.Boolean, nullable=False, server_default=sa.false()))
    tables = sa.table("tables", *map(sa.column, ("id", "state", "awaits", "bots_turn")))
    seats = sa.table("seats", *map(sa.column, ("table", "seat", "kind")))
    connection = op.get_bind()
    found = connection.execute(sa.select(tables.c.id, tables.c.awaits).where(tables.c.state == "playing")).all()
    bots = {(row.table, row.seat) for row in connection.execute(sa.select(seats).where(seats.c.kind == "bot"))}
    for identity, awaits in found:
        if any((identity, seat) in bots for seat in json.loads(awaits)):
            connection.execute(sa.update(tables).where(tables.c.id == identity).values(bots_turn=True))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("tables", "bots_turn")
    op.drop_column("tables", "version")
