"""The composition root: everything a server is made of, put together: database, people, tables, judges, bots."""

import asyncio
import os
import secrets
import time
from collections.abc import Mapping

from leggio.people import People, PeopleDependencies
from leggio.server.analysis import AnalysisQueue
from leggio.server.bots import BotPool
from leggio.server.bus import bus_for
from leggio.server.editing import Editing
from leggio.server.editions import Editions
from leggio.server.figures import Figures
from leggio.server.health import Fault, faults_of
from leggio.server.judges import LexiconJudges
from leggio.server.limits import limits_for
from leggio.server.logger import log
from leggio.server.metrics import Metrics
from leggio.server.peer_channel import PeerChannel
from leggio.server.rating_keeper import RatingKeeper
from leggio.server.reference import Reference
from leggio.server.security import SecuritySettings
from leggio.server.security.argon import Argon2Passwords
from leggio.server.settings import ServerSettings
from leggio.server.sockets.doors import Doors
from leggio.server.sockets.registry import SocketRegistry
from leggio.server.sockets.revocations import keep_out_the_revoked
from leggio.server.steady_clock import SteadyClock
from leggio.storage.desk_link_store import SqlDeskLinkStore
from leggio.storage.edition_store import SqlEditionStore
from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.location import read_url
from leggio.storage.migrate import migrate
from leggio.storage.people_store import SqlPeopleStore
from leggio.storage.rating_store import SqlRatingStore
from leggio.storage.report_store import SqlReportStore
from leggio.storage.study_store import SqlStudyStore
from leggio.table.hub import Hub

_A_DAY = 24 * 3600


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Container:
    """The parts of one server process. Made without touching anything; `start` opens them, `close` lets go."""

    def __init__(
        self,
        settings: ServerSettings,
        security: SecuritySettings,
        channel: PeerChannel | None = None,
        node: str = "",
        predecessor: str | None = None,
    ) -> None:
        self.settings = settings
        self._node = node or secrets.token_hex(8)
        self._predecessor = predecessor  # the process whose place this one takes
        self.channel = channel  # to the other processes of this server, if it has several
        self.security = security
        self.metrics = Metrics()
        self.figures = Figures(self.metrics.exposition, channel)
        self.limits = limits_for(settings.redis_url, channel)
        self.doors = Doors()
        self.sockets = SocketRegistry(security.limit_names, self.limits.counts if self.limits else None)
        self.is_draining = False
        self._has_lexicon = True  # until it turns out that it has none
        self._background_tasks: list[asyncio.Task[None]] = []

    @classmethod
    def of(
        cls,
        settings: ServerSettings,
        environment: Mapping[str, str] = os.environ,
        channel: PeerChannel | None = None,
        node: str = "",
        predecessor: str | None = None,
    ) -> "Container":
        """The container of some settings; SecretError, OriginError."""
        return cls(settings, SecuritySettings.read(dict(environment), settings.data), channel, node, predecessor)

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
        self.ratings = SqlRatingStore(self.engine)
        self.desk_links = SqlDeskLinkStore(self.engine)
        self.editions = SqlEditionStore(self.engine)
        self._judges = LexiconJudges(self.settings.cache, Editions(self.editions, self.settings.cache))
        self._bots = BotPool(self.settings.cache, count=self.settings.bot_workers)
        analyses = AnalysisQueue(self.settings.cache, effort=self.settings.analysis_effort)
        self.reference = Reference(self._judges, analyses, Editing(self._judges, self.settings.cache))
        self.people = People(
            PeopleDependencies(
                store=SqlPeopleStore(self.engine),
                passwords=Argon2Passwords(),
                random=secrets.token_bytes,
                now=wall_clock,
            )
        )
        clock = SteadyClock(told=self._tell_of_time)
        self.hub = Hub(
            store=self._store,
            bus=bus_for(self.settings.redis_url, self.channel),
            judges=self._judges,
            bots=self._bots,
            now=clock,
            gaps=clock.gaps,
            not_before=clock.not_before,
            node=self._node,
            predecessor=self._predecessor,
            observer=self.metrics,
            bot_pace_ms=self.settings.bot_pace_ms,
        )
        self.metrics.watch_tables(lambda: self.hub.tables_loaded)
        if self.limits is not None:
            await self.limits.start()
        await self.hub.start()
        await self.figures.start()
        # Whoever comes first should not wait for the lexicon, nor the server for it before anyone has come.
        self._background_tasks = [
            asyncio.create_task(self._warm_up()),
            asyncio.create_task(self._tidy()),
            asyncio.create_task(RatingKeeper(self._store, self.ratings, self.metrics.failed).keep()),
            asyncio.create_task(keep_out_the_revoked(self.sockets, self.people.still_standing)),
        ]

    def _tell_of_time(self, what: str, ms: int) -> None:
        log.warning(what, ms=ms)

    async def faults(self) -> list[Fault]:
        """What is wrong with this server, if anything is."""
        return await faults_of(
            self.settings, self._store.last_heartbeat, has_lexicon=self._has_lexicon, has_bots=not self._bots.is_failing
        )

    async def drain(self) -> None:
        """Refuse commands from now on, stop the clocks, and see everyone out."""
        self.is_draining = True
        await self.hub.drain()
        await self.sockets.dismiss()

    async def close(self) -> None:
        """Let go of everything, in the order it hangs together."""
        self.is_draining = True
        for task in self._background_tasks:
            task.cancel()
        await asyncio.gather(*self._background_tasks, return_exceptions=True)
        await self.figures.close()
        await self.hub.close()
        await self.reference.close()
        await self._bots.close()
        if self.limits is not None:
            await self.limits.close()
        await self._store.close()
        await self.engine.dispose()

    async def _warm_up(self) -> None:
        try:
            await asyncio.to_thread(self._judges.lexicon, "figs")
        except Exception as error:  # noqa: BLE001 - tables that need it will say so
            self._has_lexicon = False
            self.metrics.failed("lexicon", error)

    async def _tidy(self) -> None:
        """Once a day people who will not come back are forgotten, and lessons of the days before."""
        while True:
            await asyncio.sleep(_A_DAY)
            try:
                await self.people.tidy()
                await self.hub.forget_lessons()
            except Exception as error:  # noqa: BLE001 - the store may come back
                self.metrics.failed("tidy", error)
