"""Which servers there are, and which of them plays for the bots of a table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("node", sa.String(32), sa.ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("leases_node", "leases", ["node"])


def downgrade() -> None:
    """Drop them."""
    op.drop_table("leases")
    op.drop_table("nodes")
