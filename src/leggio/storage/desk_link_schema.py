"""The database table of personal links to tournaments' desks."""

from sqlalchemy import BigInteger, Column, ForeignKey, String, Table, Text

from leggio.storage.metadata import metadata

desk_links = Table(
    "desk_links",
    metadata,
    Column("id", String(64), primary_key=True),
    # Deferrable, so that a backup can be read back in any order.
    Column("table_id", String(64), ForeignKey("tables.id", deferrable=True), nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("secret", String(64), nullable=False, unique=True),  # its SHA-256: the link itself is kept nowhere
    Column("made_at", BigInteger, nullable=False),
)
