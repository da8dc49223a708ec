"""Upserts: the one statement of both stores that SQLAlchemy spells twice, an insert that may find the row there."""

from typing import TYPE_CHECKING

from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql, sqlite


def upsert(connection: AsyncConnection, table: Table) -> "postgresql.Insert | sqlite.Insert":
    """An insert with `on_conflict_do_nothing` and `on_conflict_do_update`, which have the same meaning on both."""
    # Only the one in use is loaded: either takes a while.
    if connection.dialect.name == "postgresql":
        from sqlalchemy.dialects import postgresql  # noqa: PLC0415

        return postgresql.insert(table)
    from sqlalchemy.dialects import sqlite  # noqa: PLC0415

    return sqlite.insert(table)
