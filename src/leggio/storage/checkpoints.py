"""Moving what SQLite has written ahead into the database's file: beside the moves, not between them.

SQLite would do it by itself every thousand pages, within a commit, and whoever waits for that commit would wait for it:
a tenth of a second, twice a second where a thousand tables move. Here most of it is done while others write. Only what
came meanwhile is moved while nobody does, so that the write-ahead log starts anew and does not grow for ever.

Where little is written, time decides: what people played is in the file within half a minute, so that the file alone,
without the log beside it, is worth something to whoever copies it or finds nothing else.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, suppress

# Entries between two checkpoints: some hundred megabytes ahead at most. The more there are, the more often a page is
# written several times before it has to be moved once.
EVERY = 5000
# Seconds after which whatever was written is moved, however little it is. The log goes on growing then: that is cheap.
AT_LATEST_S = 30.0

Connect = Callable[[], sqlite3.Connection]
Turn = Callable[[], AbstractAsyncContextManager[None]]


class Checkpoints:
    """Counts what is written, and makes room when it is much."""

    def __init__(
        self, connect: Connect, turn_to_write: Turn, *, every: int = EVERY, at_latest_s: float = AT_LATEST_S
    ) -> None:
        self._connect = connect
        self._turn_to_write = turn_to_write
        self._every = every
        self._at_latest_s = at_latest_s
        self._alarm: asyncio.TimerHandle | None = None
        self._written = 0
        self._thread = ThreadPoolExecutor(1, "leggio-checkpoints")
        self._connection: sqlite3.Connection | None = None
        self._under_way: asyncio.Task[None] | None = None

    def written(self, entries: int) -> None:
        """So many entries more."""
        self._written += entries
        if self._written >= self._every:
            if self._start(self._make_room):
                self._written = 0
        elif self._alarm is None:
            self._alarm = asyncio.get_running_loop().call_later(self._at_latest_s, self._time_is_up)

    def _time_is_up(self) -> None:
        self._alarm = None
        self._start(self._move)

    def _start(self, work: Callable[[], Coroutine[None, None, None]]) -> bool:
        """Start something, unless something is under way: that is as good."""
        if self._under_way is not None and not self._under_way.done():
            return False
        self._under_way = asyncio.create_task(work())
        return True

    async def settle(self) -> None:
        """Wait for what is under way."""
        if self._under_way is not None:
            await asyncio.wait([self._under_way])

    async def close(self) -> None:
        """Finish what is under way, move all there is, and let go of everything."""
        if self._alarm is not None:
            self._alarm.cancel()
        await self.settle()
        if self._written:
            with suppress(sqlite3.Error):
                await self._aside(self._checkpoint, "TRUNCATE")
        await self.let_go()
        self._thread.shutdown(wait=False)

    async def let_go(self) -> None:
        """Close the connection; the next checkpoint opens another."""
        await self.settle()
        connection, self._connection = self._connection, None
        if connection is not None:
            await self._aside(connection.close)

    async def _move(self) -> None:
        # As below.
        with suppress(sqlite3.Error):
            await self._aside(self._checkpoint, "PASSIVE")

    async def _make_room(self) -> None:
        # One that fails, for a disk that is full for instance, is made up for by the next; nothing is lost meanwhile.
        with suppress(sqlite3.Error):
            await self._aside(self._checkpoint, "PASSIVE")
            # That took a while: now there is little left, and the third time next to nothing.
            await self._aside(self._checkpoint, "PASSIVE")
            async with self._turn_to_write():
                await self._aside(self._checkpoint, "RESTART")

    async def _aside(self, do: Callable[..., None], *given: str) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, do, *given)

    def _checkpoint(self, how: str) -> None:
        if self._connection is None:
            self._connection = self._connect()
            # Whoever reads for long, a backup for instance, is not waited for: the log starts anew another time.
            self._connection.execute("PRAGMA busy_timeout=0")
        self._connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
