"""The database table of disputed words."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, String, Table, Text, false

from leggio.storage.metadata import metadata

reports = Table(
    "reports",
    metadata,
    Column(
        "person",
        String(64),
        # Whoever leaves for good takes their opinions along; deferrable, so that a backup can be read in any order.
        ForeignKey("people.id", ondelete="CASCADE", deferrable=True),
        primary_key=True,
    ),
    Column("word", String(64), primary_key=True),
    Column("rules", String(32), primary_key=True),
    Column("claim", String(16), nullable=False),
    Column("reason", Text, nullable=False),
    Column("lexicon", Text, nullable=False),
    Column("name", Text, nullable=False),  # what the person was called then
    Column("reported_at", BigInteger, nullable=False, index=True),
    Column("outcome", String(16), nullable=False, server_default="open"),
    Column("why", Text, nullable=False, server_default=""),  # the sentence that goes with the outcome
    Column("decided_at", BigInteger),
    Column("decided_by", String(16)),  # a role
    Column("news", Boolean, nullable=False, server_default=false()),  # decided since the person last looked
)
