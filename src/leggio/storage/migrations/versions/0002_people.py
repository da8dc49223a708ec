"""People, accounts, recovery codes, sign-ins, tokens, attempts."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def _person(table: str, column: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_{column}_people"
    return sa.ForeignKeyConstraint([column], ["people.id"], name=name, ondelete="CASCADE", deferrable=True)


def upgrade() -> None:
    """Make the tables of revision 0002, spelt out: what the code says later must not change what happened here."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("nickname", sa.Text, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(64)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        _person("people", "owner"),
    )
    op.create_index("ix_people_owner", "people", ["owner"])
    op.create_index(
        "ix_people_oldest_guests",
        "people",
        ["created_at"],
        sqlite_where=sa.text("kind = 'guest'"),
        postgresql_where=sa.text("kind = 'guest'"),
    )
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("name_key", sa.String(64), nullable=False),
        sa.Column("password", sa.Text, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_accounts"),
        sa.UniqueConstraint("name_key", name="uq_accounts_name_key"),
        _person("accounts", "person"),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("used_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("person", "hash", name="pk_recovery_codes"),
        _person("recovery_codes", "person"),
    )
    op.create_table(
        "sign_ins",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("began_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_sign_ins"),
        sa.UniqueConstraint("id", name="uq_sign_ins_id"),
        _person("sign_ins", "person"),
    )
    op.create_index("ix_sign_ins_person", "sign_ins", ["person"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("program", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.UniqueConstraint("id", name="uq_tokens_id"),
        sa.UniqueConstraint("program", name="uq_tokens_program"),
        _person("tokens", "owner"),
        _person("tokens", "program"),
    )
    op.create_index("ix_tokens_owner", "tokens", ["owner"])
    op.create_table(
        "attempts",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("full_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_attempts"),
    )
    op.create_index("ix_attempts_full_at", "attempts", ["full_at"])


def downgrade() -> None:
    """Leave nothing of revision 0002."""
    for table in ("attempts", "tokens", "sign_ins", "recovery_codes", "accounts", "people"):
        op.drop_table(table)
