"""The database tables of a server's editions, and of who looks after its words."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, Table, Text, UniqueConstraint

from leggio.storage.metadata import metadata

editions = Table(
    "editions",
    metadata,
    Column("reference", String(80), primary_key=True),  # name, number and hash
    Column("name", String(40), nullable=False),
    Column("number", Integer, nullable=False),
    Column("content", Text, nullable=False),  # as it is signed
    Column("offered", Boolean, nullable=False),  # new tables may choose it
    Column("kept_at", BigInteger, nullable=False),
    UniqueConstraint("name", "number"),
)

owners = Table(
    "owners",
    metadata,
    Column(
        "person",
        String(64),
        # Whoever leaves for good looks after nothing; deferrable, so that a backup can be read in any order.
        ForeignKey("people.id", ondelete="CASCADE", deferrable=True),
        primary_key=True,
    ),
    Column("since", BigInteger, nullable=False),
)
