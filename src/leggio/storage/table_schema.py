"""The tables of the database: game tables, who sits at them, their logs, what was said, when servers were alive.

Times are milliseconds since 1970. What a table was set up with is kept as JSON, for it is only ever read whole.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    String,
    Table,
    Text,
    UniqueConstraint,
    and_,
)

from leggio.storage.metadata import metadata

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("code", String(64), nullable=False, unique=True),
    Column("referee_code", String(64), unique=True),
    Column("settings", Text, nullable=False),
    Column("public", Boolean, nullable=False),  # a copy of what the settings say, to find tables by
    Column("aids", Boolean),  # the same; nothing where they do not say
    Column("rating", String(8)),  # of a rated table: due, done, or none if it counts for nothing
    Column("creator", String(64), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # Deferrable, so that a backup can be read back in any order.
    Column("previous", String(64), ForeignKey("tables.id", deferrable=True), unique=True),
    Column("phase", String(16), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("due_at", BigInteger, index=True),
    Column("waits_for", String(64), nullable=False),  # seats, as JSON
    Column("digest", String(32)),  # of what does not change; see storage/row_digests.py
    Column("head_digest", String(32)),  # of where the log stands
)
# Whoever looks for a table to join or watch sees public ones only, the newest first.
Index(
    "ix_tables_newest_public",
    tables.c.created_at,
    sqlite_where=tables.c.public,
    postgresql_where=tables.c.public,
)

# Rated games that are over and wait to be entered in the book: few at any time.
Index(
    "ix_tables_rating_due",
    tables.c.id,
    sqlite_where=and_(tables.c.rating == "due", tables.c.phase == "over"),
    postgresql_where=and_(tables.c.rating == "due", tables.c.phase == "over"),
)

members = Table(
    "members",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(64), primary_key=True, index=True),
    Column("name", Text, nullable=False),
    Column("role", String(16), nullable=False),
    Column("seat", Integer),
    Column("joined_at", BigInteger, nullable=False),
    Column("digest", String(32)),
    UniqueConstraint("table_id", "seat"),
)
Index(
    "uq_members_one_referee",
    members.c.table_id,
    unique=True,
    sqlite_where=members.c.role == "referee",
    postgresql_where=members.c.role == "referee",
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("upto", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("key", Text),
    Column("lines", Text, nullable=False),
    Column("digest", String(32)),
    UniqueConstraint("table_id", "key"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("role", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("digest", String(32)),
)

heartbeats = Table(
    "beats",
    metadata,
    Column("node", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)

outages = Table(
    "outages",
    metadata,
    Column("began", BigInteger, primary_key=True, autoincrement=False),
    Column("ended", BigInteger, nullable=False),
)
