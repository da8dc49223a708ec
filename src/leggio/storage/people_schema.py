"""The database tables of people: who they are, and what lets them in, hashed. Times are milliseconds since 1970."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table, Text

from leggio.storage.metadata import metadata


def _a_person() -> ForeignKey:
    """Deferrable, so that a backup can be read back in any order. Whoever goes takes everything of theirs along."""
    return ForeignKey("people.id", ondelete="CASCADE", deferrable=True)


people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("nickname", Text, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("owner", String(64), _a_person(), index=True),  # of a program
    Column("created_at", BigInteger, nullable=False),
)
# Guests who never came back are looked for by age.
Index(
    "ix_people_oldest_guests",
    people.c.created_at,
    sqlite_where=people.c.kind == "guest",
    postgresql_where=people.c.kind == "guest",
)

accounts = Table(
    "accounts",
    metadata,
    Column("person", String(64), _a_person(), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("name_key", String(64), nullable=False, unique=True),  # what makes two names the same
    Column("password", Text, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", String(64), _a_person(), primary_key=True),
    Column("hash", String(64), primary_key=True),
    Column("used_at", BigInteger),
)

sign_ins = Table(
    "sign_ins",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(64), nullable=False, unique=True),
    Column("person", String(64), _a_person(), nullable=False, index=True),
    Column("began_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("address", Text, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(64), nullable=False, unique=True),
    Column("owner", String(64), _a_person(), nullable=False, index=True),
    Column("program", String(64), _a_person(), nullable=False, unique=True),
    Column("name", Text, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("used_at", BigInteger),
)

# How often passwords were tried: when each bucket is full again. The keys are hashes.
attempts = Table(
    "attempts",
    metadata,
    Column("key", String(64), primary_key=True),
    Column("full_at", BigInteger, nullable=False, index=True),
)
