"""The watch a server keeps: that it is alive, how long none was, and tables that are due with nobody at them."""

import asyncio

from leggio.table.records import Outage
from leggio.table.services import Services
from leggio.table.shelf import Shelf

BEAT_S = 0.5
# When the last server was heard of longer ago than this, none was running.
OUTAGE_MS = 1_000
SWEEP_S = 1.0
# A table that is due is first left to the server that has it in memory.
SWEEP_GRACE_MS = 1_500
SWEEP_MOST = 200
IDLE_MS = 60_000


class Watch:
    """Keeps time when nobody else does."""

    def __init__(self, services: Services, shelf: Shelf) -> None:
        self._services = services
        self._shelf = shelf

    async def begin(self) -> None:
        """Find out how long no server ran."""
        now, last = self._services.now(), await self._services.store.last_heartbeat()
        if last is not None and now - last > OUTAGE_MS:
            await self._services.store.record_outage(Outage(last, now))
        await self._services.store.heartbeat(self._services.node, now)

    async def keep_up_heartbeats(self) -> None:
        """Note every half second that this server is alive."""
        while True:
            await asyncio.sleep(BEAT_S)
            try:
                await self._services.store.heartbeat(self._services.node, self._services.now())
            except Exception as error:  # noqa: BLE001 - the store may come back
                self._services.observer.failed("heartbeat", error)

    async def keep_sweeping(self) -> None:
        """Look after tables that are due and that no server has in memory; drop those nobody needs."""
        while True:
            await asyncio.sleep(SWEEP_S)
            try:
                await self.sweep()
            except Exception as error:  # noqa: BLE001 - the store may come back
                self._services.observer.failed("sweep", error)

    async def sweep(self) -> None:
        """Once round."""
        now = self._services.now()
        for table_id in await self._services.store.due_tables(now - SWEEP_GRACE_MS, SWEEP_MOST):
            if (table := await self._shelf.table(table_id)) is not None:
                await table.catch_up()
                await table.tick()
                if not table.thinking.is_under_way:
                    table.thinking.wake()
        for table in self._shelf:
            if not table.is_busy and now - table.idle_since > IDLE_MS:
                await self._shelf.drop(table)
