"""Clocks at tables, when something is due there, and the hours for which a server was running."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

LONG = 30 * 86400.0


def upgrade() -> None:
    """Add them; matches in play without a clock end when nobody has answered for thirty days from now on."""
    op.add_column("tables", sa.Column("clock", sa.Text, nullable=False, server_default="{}"))
    op.add_column("tables", sa.Column("paused", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("due", sa.Float))
    op.create_index("tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("clock", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "hours",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seconds", sa.Float, nullable=False),
        sa.Column("counted", sa.Float, nullable=False),
    )
    tables = sa.table("tables", sa.column("state"), sa.column("due"))
    op.get_bind().execute(sa.update(tables).where(tables.c.state == "playing").values(due=LONG))


def downgrade() -> None:
    """Drop them."""
    op.drop_table("hours")
    op.drop_column("seats", "clock")
    op.drop_index("tables_due", "tables")
    op.drop_column("tables", "due")
    op.drop_column("tables", "paused")
    op.drop_column("tables", "clock")
