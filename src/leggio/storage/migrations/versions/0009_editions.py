"""Editions that a server offers, and who looks after its words."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of revision 0009, spelt out: what the code says later must not change what happened here."""
    op.create_table(
        "editions",
        sa.Column("reference", sa.String(80), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("content", sa.Text, nullable=False),
        sa.Column("offered", sa.Boolean, nullable=False),
        sa.Column("kept_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("reference", name="pk_editions"),
        sa.UniqueConstraint("name", "number", name="uq_editions_name_number"),
    )
    op.create_table(
        "owners",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_owners"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name="fk_owners_person_people", ondelete="CASCADE", deferrable=True
        ),
    )


def downgrade() -> None:
    """Leave nothing of revision 0009."""
    op.drop_table("owners")
    op.drop_table("editions")
