"""The watch a server keeps: that it is alive, how long none was, and tables that are due with nobody at them."""

import asyncio

from leggio.table.dependencies import Dependencies
from leggio.table.records import Outage
from leggio.table.signs import KNOWN_MS
from leggio.table.table_cache import TableCache

BEAT_S = 0.5
LOOK_S = 0.25
# When the last server was heard of longer ago than this, none was running.
OUTAGE_MS = 1_000
SWEEP_S = 1.0
# A table that is due is first left to the server that has it in memory.
SWEEP_GRACE_MS = 1_500
SWEEP_MOST = 200
IDLE_MS = 60_000


class Heartbeat:
    """Keeps time when nobody else does."""

    def __init__(self, dependencies: Dependencies, tables: TableCache, predecessor: str | None = None) -> None:
        self._dependencies = dependencies
        self._tables = tables
        self._predecessor = predecessor  # the process whose place this one takes

    async def begin(self) -> None:
        """Find out how long no server ran, and how long nobody was in this one's place."""
        dependencies = self._dependencies
        heartbeats = await dependencies.store.heartbeats(0)
        last = max((at for at in heartbeats.values() if at < dependencies.now() + KNOWN_MS), default=None)
        if last is not None:
            dependencies.not_before(last)
        now = dependencies.now()
        dependencies.signs.see(heartbeats, now)
        if self._predecessor is not None and self._predecessor in heartbeats:
            dependencies.unserved.inherit(heartbeats[self._predecessor])
        if last is not None and now - last > OUTAGE_MS:
            await dependencies.store.record_outage(Outage(last, now))
        await dependencies.store.heartbeat(dependencies.node, now)

    async def keep_time(self) -> None:
        """Look at the clock all the time, so that it knows when nobody could; tables it concerns leave that out."""
        looked_at = self._dependencies.now()
        while True:
            await asyncio.sleep(LOOK_S)
            now = self._dependencies.now()
            if self._dependencies.unserved.by_nobody(looked_at, 0):
                self._leave_out()
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
                self._dependencies.unserved.asks(now)
                for gap in self._dependencies.unserved.by_nobody(noted_at, 0):
                    await self._dependencies.store.record_outage(gap)
                await self._dependencies.store.heartbeat(self._dependencies.node, now)
                noted_at = now
                if self._dependencies.unserved.wrote():
                    self._leave_out()
            except Exception as error:  # noqa: BLE001 - the store may come back
                self._dependencies.observer.failed("heartbeat", error)

    def _leave_out(self) -> None:
        for table in self._tables:
            table.tasks.start(table.deadlines.tick())

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
