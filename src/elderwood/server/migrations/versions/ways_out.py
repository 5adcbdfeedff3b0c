"""Ways out: matches ended early, results to be listed, votes to end, tables put away."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add what older tables know nothing of: nobody abandoned or hid them, and their result is not listed."""
    op.add_column("tables", sa.Column("abandoned", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("result", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("ends", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Drop them."""
    for table, name in (("seats", "hidden"), ("seats", "ends"), ("tables", "result"), ("tables", "abandoned")):
        op.drop_column(table, name)
