"""Group commit: whatever waits to be written goes into one transaction, so that many tables share one flush to disk.

While one batch is being committed the next one gathers. With one table waiting a batch is one entry, and nobody waits
for company.
"""

import asyncio
from collections import deque
from collections.abc import Sequence

from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leggio.storage.errors import is_unavailable
from leggio.storage.rows import seats_text
from leggio.storage.schema import entries, tables
from leggio.storage.transactions import turn_to_write
from leggio.table.ports import StaleError, StoreUnavailableError
from leggio.table.records import Entry, Head, Phase

LARGEST_BATCH = 256

# Locked in the order of their ids, so that two servers that write the same tables cannot lock each other out.
_HEADS = (
    select(tables.c.id, tables.c.seq, tables.c.phase)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
_ENTRY = insert(entries)
_HEAD = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values(
        seq=bindparam("upto"),
        phase=bindparam("now_phase"),
        due_at=bindparam("now_due_at"),
        waits_for=bindparam("now_waits_for"),
    )
)


class Append:
    """An entry on its way to the store, and who waits for it."""

    __slots__ = ("entry", "head", "written")

    def __init__(self, entry: Entry, head: Head) -> None:
        self.entry = entry
        self.head = head
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def settle(self, error: Exception | None = None) -> None:
        """Tell whoever waits; they may have gone."""
        if self.written.done():
            return
        if error is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(error)


class Writer:
    """Writes entries in batches. One for each process and database; it starts with the first entry."""

    def __init__(self, engine: AsyncEngine, *, largest_batch: int = LARGEST_BATCH) -> None:
        self._engine = engine
        self._largest = largest_batch
        self._waiting: deque[Append] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, entry: Entry, head: Head) -> None:
        """Write an entry and its head, or neither; returns when they are on disk."""
        if self._closed:
            raise StoreUnavailableError("closed")
        append = Append(entry, head)
        self._waiting.append(append)
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await append.written

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _run(self) -> None:
        """Write until nothing waits. The next entry starts a new task, so an idle writer holds nothing."""
        batch: list[Append] = []
        try:
            while self._waiting:
                batch = self._next_batch()
                await self._write(batch)
        except asyncio.CancelledError:
            # The program is ending in the middle of a batch.
            for append in (*batch, *self._waiting):
                append.settle(StoreUnavailableError("stopped"))
            self._waiting.clear()
            raise
        finally:
            self._task = None

    def _next_batch(self) -> list[Append]:
        batch: list[Append] = []
        while self._waiting and len(batch) < self._largest:
            append = self._waiting.popleft()
            # Whoever was cancelled before anything happened does not want it any more.
            if not append.written.done():
                batch.append(append)
        return batch

    async def _write(self, batch: Sequence[Append]) -> None:
        try:
            stale = await self._commit(batch)
        except Exception as error:  # noqa: BLE001 - it is handed to whoever waits
            if is_unavailable(error):
                for append in batch:
                    append.settle(_unavailable(error))
            elif len(batch) > 1:
                # Nothing of the batch was written. One of them spoilt it, and the others must not pay for it.
                for append in batch:
                    await self._write([append])
            else:
                # The only constraint left to break is that of keys: this command was written before.
                batch[0].settle(StaleError() if isinstance(error, IntegrityError) else error)
        else:
            for append in batch:
                append.settle(StaleError() if append in stale else None)

    async def _commit(self, batch: Sequence[Append]) -> set[Append]:
        """Write all those that follow what is there, in one transaction; the others are returned."""
        if not batch:
            return set()
        async with turn_to_write(self._engine), self._engine.begin() as connection:
            upto = await _heads(connection, {append.entry.table for append in batch})
            stale: set[Append] = set()
            written: list[Append] = []
            for append in batch:
                entry = append.entry
                if upto.get(entry.table) == entry.seq - 1:
                    upto[entry.table] = entry.upto
                    written.append(append)
                else:
                    stale.add(append)
            if written:
                await connection.execute(_ENTRY, [_entry_row(append.entry) for append in written])
                last = {append.entry.table: append for append in written}
                await connection.execute(_HEAD, [_head_row(append) for append in last.values()])
        return stale


async def _heads(connection: AsyncConnection, ids: set[str]) -> dict[str, int]:
    """The last event of each of these tables; those that are closed or not there have none."""
    wanted = sorted(ids)
    # Filled up to a power of two: the database then knows a handful of statements by heart, not hundreds.
    wanted += wanted[-1:] * ((1 << (len(wanted) - 1).bit_length()) - len(wanted))
    found = await connection.execute(_HEADS, {"ids": wanted})
    return {table: seq for table, seq, phase in found if phase != Phase.CLOSED}


def _entry_row(entry: Entry) -> dict[str, object]:
    return {
        "table_id": entry.table,
        "seq": entry.seq,
        "upto": entry.upto,
        "at": entry.at,
        "key": entry.key,
        "lines": entry.lines,
    }


def _head_row(append: Append) -> dict[str, object]:
    return {
        "of_table": append.entry.table,
        "upto": append.entry.upto,
        "now_phase": append.head.phase.value,
        "now_due_at": append.head.due_at,
        "now_waits_for": seats_text(append.head.waits_for),
    }


def _unavailable(error: BaseException) -> StoreUnavailableError:
    unavailable = StoreUnavailableError(type(error).__name__)
    unavailable.__cause__ = error
    return unavailable
