"""Disputed words."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of revision 0003, spelt out: what the code says later must not change what happened here."""
    op.create_table(
        "reports",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("word", sa.String(64), nullable=False),
        sa.Column("rules", sa.String(32), nullable=False),
        sa.Column("claim", sa.String(16), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("lexicon", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reported_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", "word", "rules", name="pk_reports"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_reports_person_people", ondelete="CASCADE", deferrable=True
        ),
    )
    op.create_index("ix_reports_reported_at", "reports", ["reported_at"])


def downgrade() -> None:
    """Leave nothing of revision 0003."""
    op.drop_table("reports")
