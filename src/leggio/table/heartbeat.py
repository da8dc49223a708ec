"""The watch a server keeps: that it is alive, how long none was, and tables that are due with nobody at them."""

import asyncio

from leggio.table.dependencies import Dependencies
from leggio.table.records import Outage
from leggio.table.table_cache import TableCache

BEAT_S = 0.5
# When the last server was heard of longer ago than this, none was running.
OUTAGE_MS = 1_000
SWEEP_S = 1.0
# A table that is due is first left to the server that has it in memory.
SWEEP_GRACE_MS = 1_500
SWEEP_MOST = 200
IDLE_MS = 60_000


class Heartbeat:
    """Keeps time when nobody else does."""

    def __init__(self, dependencies: Dependencies, tables: TableCache) -> None:
        self._dependencies = dependencies
        self._tables = tables

    async def begin(self) -> None:
        """Find out how long no server ran."""
        now, last = self._dependencies.now(), await self._dependencies.store.last_heartbeat()
        if last is not None and now - last > OUTAGE_MS:
            await self._dependencies.store.record_outage(Outage(last, now))
        await self._dependencies.store.heartbeat(self._dependencies.node, now)

    async def keep_time(self) -> None:
        """Look at the clock twice a second, so that it knows when nobody could; tables it concerns leave that out."""
        looked_at = self._dependencies.now()
        while True:
            await asyncio.sleep(BEAT_S)
            now = self._dependencies.now()
            if self._dependencies.gaps(looked_at, 0):
                for table in self._tables:
                    table.tasks.start(table.deadlines.tick())
            looked_at = now

    async def keep_up_heartbeats(self) -> None:
        """Note every half second that this server is alive, and first the times when it could serve nobody.

        Should it die before its tables have left those out, whoever takes them over must know: by the heartbeat alone,
        a clock that was set forward would seem to have run all the while.
        """
        noted_at = self._dependencies.now()
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                now = self._dependencies.now()
                for gap in self._dependencies.gaps(noted_at, 0):
                    await self._dependencies.store.record_outage(gap)
                await self._dependencies.store.heartbeat(self._dependencies.node, now)
                noted_at = now
            except Exception as error:  # noqa: BLE001 - the store may come back
                self._dependencies.observer.failed("heartbeat", error)

    async def keep_sweeping(self) -> None:
        """Look after tables that are due and that no server has in memory; drop those nobody needs."""
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self.sweep()
            except Exception as error:  # noqa: BLE001 - the store may come back
                self._dependencies.observer.failed("sweep", error)

    async def sweep(self) -> None:
        """Once round."""
        now = self._dependencies.now()
        for table_id in await self._dependencies.store.due_tables(now - SWEEP_GRACE_MS, SWEEP_MOST):
            if (table := await self._tables.table(table_id)) is not None:
                await table.catch_up()
                await table.deadlines.tick()
                if not table.bots.are_thinking:
                    table.bots.wake()
        for table in self._tables:
            if not table.is_busy and now - table.idle_since > IDLE_MS:
                await self._tables.drop(table)
