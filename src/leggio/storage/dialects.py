"""The one statement that both stores know and SQLAlchemy spells twice: an insert that may find the row there."""

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection


def insert_or(connection: AsyncConnection, table: Table) -> Any:
    """An insert with `on_conflict_do_nothing` and `on_conflict_do_update`, which have the same meaning on both."""
    return postgresql.insert(table) if connection.dialect.name == "postgresql" else sqlite.insert(table)
