"""Whether a table allows its players to look things up."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the column of revision 0005; tables of before did not say."""
    op.add_column("tables", sa.Column("aids", sa.Boolean, nullable=True))


def downgrade() -> None:
    """Leave nothing of revision 0005."""
    op.drop_column("tables", "aids")
