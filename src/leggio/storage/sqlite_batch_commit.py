"""Batches on SQLite: one visit to one thread does the whole transaction, with few statements.

Through the asynchronous driver every statement would be a journey to a thread and back, which takes longer than what
SQLite does there. And each statement gives the interpreter up and asks for it again: while the other thread is busy
with writes, that may take milliseconds. So there are as few statements as can be.
"""

import asyncio
import sqlite3
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache

from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.storage.batch_commit import EntryWrite
from leggio.storage.checkpoints import Checkpoints
from leggio.storage.engine import prepare_sqlite
from leggio.storage.errors import is_unavailable
from leggio.storage.table_rows import entry_digest, head_digest, seats_text
from leggio.storage.transactions import turn_to_write

# The most rows a statement writes: one for each number of rows is kept compiled, and compiling takes time and memory.
_AT_ONCE = 32
_Row = tuple[str | int | None, ...]


@cache
def _heads(count: int) -> str:
    # It finds a row only if the entry follows what is there: whoever comes late changes nothing.
    return f"""
      UPDATE tables SET seq = column3, phase = column4, due_at = column5, waits_for = column6, head_digest = column7
      FROM (VALUES {_rows(count)})
      WHERE id = column1 AND seq = column2 AND phase <> 'closed'
    """  # noqa: S608 - nothing but question marks is put in


@cache
def _entries(count: int) -> str:
    return f"INSERT INTO entries (table_id, seq, upto, at, key, lines, digest) VALUES {_rows(count)}"  # noqa: S608 - as above


def _rows(count: int) -> str:
    return ", ".join(["(?, ?, ?, ?, ?, ?, ?)"] * count)  # heads and entries have seven columns


class SqliteBatchCommit:
    """Writes batches with a connection and a thread of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._thread = ThreadPoolExecutor(1, "leggio-writer")
        self._connection: sqlite3.Connection | None = None
        self._checkpoints = Checkpoints(self._connect, lambda: turn_to_write(engine))

    async def commit(self, writes: Sequence[EntryWrite]) -> set[str]:
        """Write a batch; the tables whose entries did not follow."""
        try:
            async with turn_to_write(self._engine):
                stale = await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, writes)
        except Exception as error:
            if is_unavailable(error):
                await self._let_go()
            raise
        self._checkpoints.written(len(writes))
        return stale

    async def close(self) -> None:
        """Close the connection, and end the thread."""
        await self._checkpoints.close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._disconnect)
        self._thread.shutdown(wait=False)

    async def _let_go(self) -> None:
        """Close all there is: as long as one connection stays, SQLite keeps to a file it could once only read."""
        await self._checkpoints.let_go()
        await self._engine.dispose()

    def _commit(self, writes: Sequence[EntryWrite]) -> set[str]:
        connection = self._connected()
        connection.execute("BEGIN IMMEDIATE")
        try:
            stale = _move_heads(connection, writes)
            following = [_entry_row(write) for write in writes if write.entry.table not in stale]
            for rows in _chunks(following):
                connection.execute(_entries(len(rows)), _flat(rows))
            connection.execute("COMMIT")
        except BaseException as error:
            # A disk that is full, for instance, has ended the transaction already.
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            if is_unavailable(error):
                # Whatever it believes to be on the disk may not be there: the next batch starts from what can be read.
                self._disconnect()
            raise
        return stale

    def _connected(self) -> sqlite3.Connection:
        if self._connection is None:
            self._connection = self._connect()
        return self._connection

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(
            self._engine.url.database or "", isolation_level=None, cached_statements=3 * _AT_ONCE
        )
        prepare_sqlite(connection)
        return connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _move_heads(connection: sqlite3.Connection, writes: Sequence[EntryWrite]) -> set[str]:
    """The tables that somebody else has moved meanwhile; all others are moved."""
    heads = {write.entry.table: _head_row(write) for write in writes}
    moved = sum(connection.execute(_heads(len(rows)), _flat(rows)).rowcount for rows in _chunks(list(heads.values())))
    if moved == len(heads):
        return set()
    # Seldom enough to start again, one by one.
    connection.execute("ROLLBACK")
    connection.execute("BEGIN IMMEDIATE")
    return {table for table, head in heads.items() if connection.execute(_heads(1), head).rowcount == 0}


def _head_row(write: EntryWrite) -> _Row:
    entry, head = write.entry, write.head
    seats = seats_text(head.waits_for)
    digest = head_digest(entry.table, entry.upto, head.phase, head.due_at, seats)
    return entry.table, entry.seq - 1, entry.upto, head.phase.value, head.due_at, seats, digest


def _entry_row(write: EntryWrite) -> _Row:
    entry = write.entry
    return entry.table, entry.seq, entry.upto, entry.at, entry.idempotency_key, entry.lines, entry_digest(entry)


def _chunks(rows: list[_Row]) -> Iterator[list[_Row]]:
    return (rows[start : start + _AT_ONCE] for start in range(0, len(rows), _AT_ONCE))


def _flat(rows: list[_Row]) -> list[str | int | None]:
    return [value for row in rows for value in row]
