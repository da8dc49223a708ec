"""Game tables, members, logs, chat, beats, outages."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables of revision 0001, spelt out: what the code says later must not change what happened here."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("referee_code", sa.String(64)),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("creator", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("previous", sa.String(64)),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("due_at", sa.BigInteger),
        sa.Column("waits_for", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
        sa.ForeignKeyConstraint(["previous"], ["tables.id"], name="fk_tables_previous_tables", deferrable=True),
        sa.UniqueConstraint("code", name="uq_tables_code"),
        sa.UniqueConstraint("referee_code", name="uq_tables_referee_code"),
        sa.UniqueConstraint("previous", name="uq_tables_previous"),
    )
    op.create_index("ix_tables_due_at", "tables", ["due_at"])
    op.create_index(
        "ix_tables_newest_public",
        "tables",
        ["created_at"],
        sqlite_where=sa.text("public = 1"),
        postgresql_where=sa.text("public"),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("joined_at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_members"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_members_table_id_tables"),
        sa.UniqueConstraint("table_id", "seat", name="uq_members_table_id_seat"),
    )
    op.create_index("ix_members_person", "members", ["person"])
    op.create_index(
        "uq_members_one_referee",
        "members",
        ["table_id"],
        unique=True,
        sqlite_where=sa.text("role = 'referee'"),
        postgresql_where=sa.text("role = 'referee'"),
    )
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("upto", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("key", sa.Text),
        sa.Column("lines", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_entries"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_entries_table_id_tables"),
        sa.UniqueConstraint("table_id", "key", name="uq_entries_table_id_key"),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("number", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("role", sa.String(16), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id_tables"),
    )
    op.create_table(
        "beats",
        sa.Column("node", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("node", name="pk_beats"),
    )
    op.create_table(
        "outages",
        sa.Column("began", sa.BigInteger, nullable=False, autoincrement=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("began", name="pk_outages"),
    )


def downgrade() -> None:
    """Leave nothing of revision 0001."""
    for table in ("outages", "beats", "chat", "entries", "members", "tables"):
        op.drop_table(table)
