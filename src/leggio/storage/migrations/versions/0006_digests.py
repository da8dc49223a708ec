"""Digests beside rows, so that whatever is changed later is found."""

import sqlalchemy as sa
from alembic import op

from leggio.storage.filling_digests import fill_digests

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_ADDED = {"tables": ("digest", "head_digest"), "members": ("digest",), "entries": ("digest",), "chat": ("digest",)}


def upgrade() -> None:
    """Add the columns of revision 0006, and take what is there now for what was written."""
    for table, names in _ADDED.items():
        for name in names:
            op.add_column(table, sa.Column(name, sa.String(32), nullable=True))
        fill_digests(op.get_bind(), table)


def downgrade() -> None:
    """Leave nothing of revision 0006."""
    for table, names in _ADDED.items():
        for name in names:
            op.drop_column(table, name)
