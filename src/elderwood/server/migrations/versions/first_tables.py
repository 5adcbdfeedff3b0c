"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("title", sa.String(32), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.String(64), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("awaits", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("rematch", sa.String(32), nullable=False),
    )
    op.create_index("tables_lobby", "tables", ["state", "public", "changed"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("session", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_index("seats_session", "seats", ["session"])
    op.create_table(
        "journal",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("word", sa.String(64), nullable=False),
        sa.Column("decision", sa.Integer, nullable=False),
        sa.Column("client", sa.String(64)),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table", "seat", "client", name="journal_client"),
    )
    op.create_table(
        "snapshots",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("breaks", sa.Text, nullable=False),
        sa.Column("position", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("session", sa.String(32), nullable=False),
        sa.Column("time", sa.Float, nullable=False),
        sa.Column("version", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("record", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Drop the tables."""
    for name in ("reports", "snapshots", "journal", "seats", "tables", "sessions"):
        op.drop_table(name)
