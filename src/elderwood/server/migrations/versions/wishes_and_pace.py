"""What seats wish to be asked, and how fast bots play at a table."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add a column each; tables that are known begin with what is usual."""
    op.add_column("seats", sa.Column("wish", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("pace", sa.String(8), nullable=False, server_default="normal"))


def downgrade() -> None:
    """Drop them."""
    op.drop_column("seats", "wish")
    op.drop_column("tables", "pace")
