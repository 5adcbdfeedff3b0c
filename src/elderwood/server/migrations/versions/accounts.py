"""Accounts with their recovery codes, and which sessions belong to them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables; sessions that are known are guests'."""
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("key", sa.Text, nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("account", sa.String(32), sa.ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("digest", sa.String(64), primary_key=True),
    )
    op.add_column("sessions", sa.Column("account", sa.String(32), nullable=False, server_default=""))
    op.create_index("sessions_account", "sessions", ["account"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("sessions_account", "sessions")
    op.drop_column("sessions", "account")
    op.drop_table("codes")
    op.drop_table("accounts")
