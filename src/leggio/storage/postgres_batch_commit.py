"""Batches on PostgreSQL: one statement does it all, so a batch is one journey to the server and back."""

from collections.abc import Sequence
from typing import Protocol, cast

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leggio.storage.batch_commit import EntryWrite
from leggio.storage.errors import is_unavailable
from leggio.storage.table_rows import entry_digest, head_digest, seats_text

# `following` locks the tables whose head is the one the entry was decided upon, in the order of their ids so that two
# servers cannot lock each other out. Whoever waited for a lock looks at the row again: if somebody was faster it is
# left out. The statement is a transaction of its own.
_WRITE = """
WITH batch AS (
  SELECT * FROM unnest(
    $1::text[], $2::int[], $3::int[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::text[], $9::bigint[],
    $10::text[], $11::text[]
  ) AS batch (table_id, seq, upto, at, key, lines, digest, phase, due_at, waits_for, head_digest)
), following AS (
  SELECT batch.* FROM batch JOIN tables ON tables.id = batch.table_id
  WHERE tables.seq = batch.seq - 1 AND tables.phase <> 'closed'
  ORDER BY tables.id FOR NO KEY UPDATE OF tables
), written AS (
  INSERT INTO entries (table_id, seq, upto, at, key, lines, digest)
  SELECT table_id, seq, upto, at, key, lines, digest FROM following
)
UPDATE tables SET seq = following.upto, phase = following.phase,
  due_at = following.due_at, waits_for = following.waits_for, head_digest = following.head_digest
FROM following WHERE tables.id = following.table_id
RETURNING tables.id
"""


class _Driver(Protocol):
    """What is needed of asyncpg's connection."""

    async def fetch(self, query: str, *columns: Sequence[object]) -> list[tuple[str]]: ...
    def is_closed(self) -> bool: ...


class PostgresBatchCommit:
    """Writes batches with a connection of its own, and asyncpg's bare: nothing between it and the server."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None
        self._driver: _Driver | None = None

    async def commit(self, writes: Sequence[EntryWrite]) -> set[str]:
        """Write a batch; the tables whose entries did not follow."""
        driver = await self._connected()
        entries = [write.entry for write in writes]
        heads = [write.head for write in writes]
        seats = [seats_text(head.waits_for) for head in heads]
        try:
            written = await driver.fetch(
                _WRITE,
                [entry.table for entry in entries],
                [entry.seq for entry in entries],
                [entry.upto for entry in entries],
                [entry.at for entry in entries],
                [entry.idempotency_key for entry in entries],
                [entry.lines for entry in entries],
                [entry_digest(entry) for entry in entries],
                [head.phase.value for head in heads],
                [head.due_at for head in heads],
                seats,
                [
                    head_digest(entry.table, entry.upto, head.phase, head.due_at, waiting)
                    for entry, head, waiting in zip(entries, heads, seats, strict=True)
                ],
            )
        except BaseException as error:
            if not isinstance(error, Exception) or is_unavailable(error):
                # Whatever state it is in, the next batch gets a new one. A mere refusal does it no harm.
                await self._disconnect()
            raise
        return {entry.table for entry in entries} - {row[0] for row in written}

    async def close(self) -> None:
        """Give the connection back."""
        await self._disconnect()

    async def _connected(self) -> _Driver:
        if self._driver is not None and self._driver.is_closed():
            # The server went away while nothing was written, so nothing is lost.
            await self._disconnect()
        if self._driver is None:
            self._connection = await self._engine.connect()
            self._driver = cast("_Driver", (await self._connection.get_raw_connection()).driver_connection)
        return self._driver

    async def _disconnect(self) -> None:
        connection, self._connection, self._driver = self._connection, None, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()
