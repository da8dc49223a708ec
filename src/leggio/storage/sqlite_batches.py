"""Batches on SQLite: one visit to one thread does the whole transaction.

Through the asynchronous driver every statement would be a journey to a thread and back, which takes longer than what
SQLite does there.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.storage.batches import Move
from leggio.storage.engine import prepare_sqlite
from leggio.storage.rows import seats_text
from leggio.storage.transactions import turn_to_write

# It finds its row only if the entry follows what is there: whoever comes late changes nothing.
_HEAD = "UPDATE tables SET seq = ?, phase = ?, due_at = ?, waits_for = ? WHERE id = ? AND seq = ? AND phase <> 'closed'"
_ENTRY = "INSERT INTO entries (table_id, seq, upto, at, key, lines) VALUES (?, ?, ?, ?, ?, ?)"


class SqliteBatches:
    """Writes batches with a connection and a thread of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "leggio-writer")
        self._connection: sqlite3.Connection | None = None

    async def commit(self, moves: Sequence[Move]) -> set[str]:
        """Write a batch; the tables whose entries did not follow."""
        async with turn_to_write(self._engine):
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, moves)

    async def close(self) -> None:
        """Close the connection, and end the thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown(wait=False)

    def _commit(self, moves: Sequence[Move]) -> set[str]:
        connection = self._connected()
        stale = set()
        rows = []
        connection.execute("BEGIN IMMEDIATE")
        try:
            for move in moves:
                entry, head = move.entry, move.head
                then = (entry.upto, head.phase.value, head.due_at, seats_text(head.waits_for))
                if connection.execute(_HEAD, (*then, entry.table, entry.seq - 1)).rowcount == 0:
                    stale.add(entry.table)
                else:
                    rows.append((entry.table, entry.seq, entry.upto, entry.at, entry.key, entry.lines))
            connection.executemany(_ENTRY, rows)
            connection.execute("COMMIT")
        except BaseException:
            # A disk that is full, for instance, has ended the transaction already.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
        return stale

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(self._engine.url.database or "", isolation_level=None)
            prepare_sqlite(connection)
            self._connection = connection
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
