"""What became of disputed words."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

_COLUMNS = ("outcome", "why", "decided_at", "decided_by", "news")


def upgrade() -> None:
    """Add the columns of revision 0007; nothing was decided of the reports there are."""
    op.add_column("reports", sa.Column("outcome", sa.String(16), nullable=False, server_default="open"))
    op.add_column("reports", sa.Column("why", sa.Text, nullable=False, server_default=""))
    op.add_column("reports", sa.Column("decided_at", sa.BigInteger, nullable=True))
    op.add_column("reports", sa.Column("decided_by", sa.String(16), nullable=True))
    op.add_column("reports", sa.Column("news", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Leave nothing of revision 0007."""
    for column in reversed(_COLUMNS):
        op.drop_column("reports", column)
