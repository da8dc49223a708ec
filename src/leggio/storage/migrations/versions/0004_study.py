"""What people have practised."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the table of revision 0004, spelt out: what the code says later must not change what happened here."""
    op.create_table(
        "study",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("deck", sa.Text, nullable=False),
        sa.Column("asked", sa.Text, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_study"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_study_person_people", ondelete="CASCADE", deferrable=True
        ),
    )


def downgrade() -> None:
    """Leave nothing of revision 0004."""
    op.drop_table("study")
