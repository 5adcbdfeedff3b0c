"""Seats that are given to programs: whose they are, and the hash of the token that opens them."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add both columns; no seat that is known has a program."""
    op.add_column("seats", sa.Column("owner", sa.String(32), nullable=False, server_default=""))
    op.add_column("seats", sa.Column("token_hash", sa.String(64), nullable=False, server_default=""))
    op.create_index("seats_token", "seats", ["token_hash"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("seats_token", "seats")
    op.drop_column("seats", "token_hash")
    op.drop_column("seats", "owner")
