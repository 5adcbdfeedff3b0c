"""Whether hints are given at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column; tables that are known give hints where that is usual."""
    op.add_column("tables", sa.Column("hints", sa.String(8), nullable=False, server_default="usual"))


def downgrade() -> None:
    """Drop it."""
    op.drop_column("tables", "hints")
