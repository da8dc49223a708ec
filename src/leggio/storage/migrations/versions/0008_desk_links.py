"""Personal links to tournaments' desks."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of revision 0008, spelt out: what the code says later must not change what happened here."""
    op.create_table(
        "desk_links",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_desk_links"),
        sa.UniqueConstraint("secret", name="uq_desk_links_secret"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_desk_links_table_id_tables", deferrable=True),
    )
    op.create_index("ix_desk_links_table_id", "desk_links", ["table_id"])


def downgrade() -> None:
    """Leave nothing of revision 0008."""
    op.drop_table("desk_links")
