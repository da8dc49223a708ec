"""Group commit: whatever waits to be written goes into one transaction, so that many tables share one flush to disk.

While one batch is being committed the next one gathers. With one table waiting a batch is one entry, and nobody waits
for company.
"""

import asyncio
import time
from collections import deque
from collections.abc import Sequence

from leggio.storage.batch_commit import BatchCommit, EntryWrite
from leggio.storage.errors import is_conflict, is_unavailable, unavailable
from leggio.table.ports import StaleError, StoreUnavailableError
from leggio.table.records import Entry, Head

LARGEST_BATCH = 256
# Where several tables move at once, so long passes from one commit to the next: a flush to disk costs the processor as
# much as a move, and a fiftieth of a second nobody notices. A table that moves alone does not wait.
GATHERING_S = 0.02


class PendingWrite:
    """An entry on its way to the store, and who waits for it."""

    __slots__ = ("write", "written")

    def __init__(self, write: EntryWrite) -> None:
        self.write = write
        self.written: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def table(self) -> str:
        """The table it is of."""
        return self.write.entry.table

    def settle(self, error: Exception | None = None) -> None:
        """Tell whoever waits; they may have gone."""
        if self.written.done():
            return
        if error is None:
            self.written.set_result(None)
        else:
            self.written.set_exception(error)


class GroupCommitWriter:
    """Writes entries in batches. One for each process and database."""

    def __init__(self, commits: BatchCommit, *, largest_batch: int = LARGEST_BATCH) -> None:
        self._commits = commits
        self._largest = largest_batch
        self._waiting: deque[PendingWrite] = deque()
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    async def append(self, entry: Entry, head: Head) -> None:
        """Write an entry and its head, or neither; returns when they are on disk."""
        if self._closed:
            raise StoreUnavailableError("closed")
        append = PendingWrite(EntryWrite(entry, head))
        self._waiting.append(append)
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        await append.written

    async def close(self) -> None:
        """Write what waits, then stop."""
        if self._closed:
            return
        self._closed = True
        if self._task is not None:
            await asyncio.wait([self._task])
        await self._commits.close()

    async def _run(self) -> None:
        """Write until nothing waits; the next entry starts a new task."""
        batch: list[PendingWrite] = []
        try:
            while self._waiting:
                began = time.monotonic()
                batch = self._next_batch()
                if batch:
                    await self._write(batch)
                if len(batch) > 1:
                    await asyncio.sleep(max(0.0, began + GATHERING_S - time.monotonic()))
        except asyncio.CancelledError:
            # The program is ending in the middle of a batch.
            for append in (*batch, *self._waiting):
                append.settle(StoreUnavailableError("stopped"))
            self._waiting.clear()
            raise
        finally:
            self._task = None

    def _next_batch(self) -> list[PendingWrite]:
        """Those that waited longest, one of each table: the second of a table comes after the first, in order."""
        batch: dict[str, PendingWrite] = {}
        later: list[PendingWrite] = []
        while self._waiting and len(batch) < self._largest:
            append = self._waiting.popleft()
            if append.written.done():
                continue  # whoever was cancelled before anything happened does not want it any more
            if append.table in batch:
                later.append(append)
            else:
                batch[append.table] = append
        self._waiting.extendleft(reversed(later))
        return list(batch.values())

    async def _write(self, batch: Sequence[PendingWrite]) -> None:
        try:
            stale = await self._commits.commit([append.write for append in batch])
        except Exception as error:  # noqa: BLE001 - it is handed to whoever waits
            if is_unavailable(error):
                for append in batch:
                    append.settle(unavailable(error))
            elif len(batch) > 1:
                # Nothing of the batch was written. One of them spoilt it, and the others must not pay for it.
                for append in batch:
                    await self._write([append])
            else:
                # The only constraint left to break is that of keys: this command was written before.
                batch[0].settle(StaleError() if is_conflict(error) else error)
        else:
            for append in batch:
                append.settle(StaleError() if append.table in stale else None)
