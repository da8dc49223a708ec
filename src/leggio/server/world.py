"""Everything a server is made of, put together in one place: the database, people, tables, judges, bots."""

import asyncio
import os
import secrets
import time
from collections.abc import Mapping

from leggio.people import Means, People
from leggio.server.analysis import AnalysisDesk
from leggio.server.bots import BotWorkers
from leggio.server.bus import bus_for
from leggio.server.judges import LexiconJudges
from leggio.server.metrics import Metrics
from leggio.server.relay import Relay
from leggio.server.security import SecuritySettings
from leggio.server.security.argon import Argon2Passwords
from leggio.server.settings import ServerSettings
from leggio.server.sockets.registry import SocketRegistry
from leggio.server.studying import Studying
from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.location import read_url
from leggio.storage.migrate import migrate
from leggio.storage.people_store import SqlPeopleStore
from leggio.storage.report_store import SqlReportStore
from leggio.storage.study_store import SqlStudyStore
from leggio.table.hub import Hub

_A_DAY = 24 * 3600


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class World:
    """The parts of one server process. Made without touching anything; `start` opens them, `close` lets go."""

    def __init__(self, settings: ServerSettings, security: SecuritySettings, relay: Relay | None = None) -> None:
        self.settings = settings
        self.relay = relay  # to the other processes of this server, if it has several
        self.security = security
        self.metrics = Metrics()
        self.sockets = SocketRegistry()
        self.judges = LexiconJudges(settings.cache)
        self.studying = Studying(self.judges)
        self.is_draining = False
        self._chores: list[asyncio.Task[None]] = []

    @classmethod
    def of(
        cls, settings: ServerSettings, environment: Mapping[str, str] = os.environ, relay: Relay | None = None
    ) -> "World":
        """The world of some settings; SecretError, OriginError."""
        return cls(settings, SecuritySettings.read(dict(environment), settings.data), relay)

    async def start(self) -> None:
        """Open everything: StorageError, StoreUnavailableError if the database cannot be used."""
        self.engine = open_engine(read_url(self.settings.database_url))
        try:
            await migrate(self.engine)
        except BaseException:
            await self.engine.dispose()
            raise
        self._store = SqlEventStore(self.engine)
        self.reports = SqlReportStore(self.engine)
        self.study = SqlStudyStore(self.engine)
        self._bots = BotWorkers(self.settings.cache, count=self.settings.bot_workers)
        self.analyses = AnalysisDesk(self.settings.cache, effort=self.settings.analysis_effort)
        self.people = People(
            Means(
                store=SqlPeopleStore(self.engine),
                passwords=Argon2Passwords(),
                random=secrets.token_bytes,
                now=wall_clock,
            )
        )
        self.hub = Hub(
            store=self._store,
            bus=bus_for(self.settings.redis_url, self.relay),
            judges=self.judges,
            bots=self._bots,
            now=wall_clock,
            node=secrets.token_hex(8),
            observer=self.metrics,
            bot_pace_ms=self.settings.bot_pace_ms,
        )
        self.metrics.watch_tables(lambda: self.hub.tables_loaded)
        await self.hub.start()
        # Whoever comes first should not wait for the lexicon, nor the server for it before anyone has come.
        self._chores = [asyncio.create_task(self._warm_up()), asyncio.create_task(self._tidy())]

    async def is_reachable(self) -> bool:
        """Whether the store answers."""
        try:
            async with asyncio.timeout(2):
                await self._store.last_heartbeat()
        except Exception:  # noqa: BLE001 - whatever it is, the answer is no
            return False
        return True

    async def drain(self) -> None:
        """Refuse commands from now on, stop the clocks, and see everyone out."""
        self.is_draining = True
        await self.hub.drain()
        await self.sockets.dismiss()

    async def close(self) -> None:
        """Let go of everything, in the order it hangs together."""
        self.is_draining = True
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        await self.hub.close()
        await self.analyses.close()
        await self._bots.close()
        await self._store.close()
        await self.engine.dispose()

    async def _warm_up(self) -> None:
        try:
            await asyncio.to_thread(self.judges.lexicon, "figs")
        except Exception as error:  # noqa: BLE001 - tables that need it will say so
            self.metrics.failed("lexicon", error)

    async def _tidy(self) -> None:
        """Once a day people who will not come back are forgotten."""
        while True:
            await asyncio.sleep(_A_DAY)
            try:
                await self.people.tidy()
            except Exception as error:  # noqa: BLE001 - the store may come back
                self.metrics.failed("tidy", error)
