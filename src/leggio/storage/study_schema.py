"""The database table of what people have practised."""

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table, Text

from leggio.storage.metadata import metadata

study = Table(
    "study",
    metadata,
    Column(
        "person",
        String(64),
        # Whoever leaves for good leaves nothing; deferrable, so that a backup can be read in any order.
        ForeignKey("people.id", ondelete="CASCADE", deferrable=True),
        primary_key=True,
    ),
    Column("version", Integer, nullable=False),
    Column("deck", Text, nullable=False),  # JSON
    Column("asked", Text, nullable=False),  # the open question as JSON: never told before its answer
    Column("changed_at", BigInteger, nullable=False),
)
