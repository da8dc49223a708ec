"""All tables of one server, as its doors see them: open, join, watch, follow."""

import asyncio
import contextlib
from collections.abc import Callable, Mapping

from msgspec.structs import replace

from leggio.core.chance import Chance
from leggio.engine.hinting import Hint, Step
from leggio.table.admission.admission import Admission
from leggio.table.admission.claims import release, tournament_of
from leggio.table.admission.codes import tidy_code
from leggio.table.attachment import Attachment
from leggio.table.audience import Client, Send, encode
from leggio.table.chat import chat_for
from leggio.table.cluster_notices import ClusterNotices
from leggio.table.dependencies import Dependencies, system_chance
from leggio.table.desk_links import come_to_desk, leave_desk
from leggio.table.frames import Draining, Refused, TableInfo, Turn
from leggio.table.heartbeat import Heartbeat
from leggio.table.hosts.registry import HOSTED
from leggio.table.lookups import Lookups
from leggio.table.observer import Observer, Unobserved
from leggio.table.online_games import OnlineGames
from leggio.table.peers import Peers
from leggio.table.ports import BotRunner, Bus, EventStore, Judges
from leggio.table.records import Phase, Role, Settings, TableRecord, Visitor
from leggio.table.refusals import refuse
from leggio.table.signs import Signs
from leggio.table.store_news import StoreNews
from leggio.table.table import Table
from leggio.table.table_cache import TableCache
from leggio.table.table_info import info_of, table_info
from leggio.table.unserved import Gaps, Unserved, no_gaps

LISTED = 100
LESSONS_KEPT_MS = 24 * 60 * 60 * 1000


class Hub:
    """The tables of a server."""

    def __init__(
        self,
        *,
        store: EventStore,
        bus: Bus,
        judges: Judges,
        bots: BotRunner,
        now: Callable[[], int],
        gaps: Gaps = no_gaps,
        not_before: Callable[[int], None] = lambda moment: None,  # noqa: ARG005 - of a clock that nobody can set
        node: str,
        predecessor: str | None = None,
        observer: Observer | None = None,
        bot_pace_ms: int = 900,
        chance: Callable[[], Chance] = system_chance,
    ) -> None:
        self.dependencies = Dependencies(
            store=store,
            bus=bus,
            judges=judges,
            bots=bots,
            now=now,
            unserved=Unserved(now, gaps),
            not_before=not_before,
            signs=Signs(),
            node=node,
            observer=observer or Unobserved(),
            bot_pace_ms=bot_pace_ms,
            chance=chance,
        )
        self.is_draining = False
        self._tables = TableCache(self.dependencies, self._moved_on)
        self._admission = Admission(self.dependencies, self._tables)
        self._online = OnlineGames(self.dependencies, self._tables, self._admission)
        self._heartbeat = Heartbeat(self.dependencies, self._tables, predecessor)
        peers = Peers()
        self._notices = ClusterNotices(self.dependencies, self._tables, peers, self._tell_turns)
        self._news = StoreNews(self.dependencies, self._tables, peers)
        self._followers: dict[str, set[Send]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def lookups(self) -> Lookups:
        """Who may be told about words."""
        return self._tables.lookups

    @property
    def tables_loaded(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    async def start(self) -> None:
        """Begin to serve."""
        await self._heartbeat.begin()
        loops = (
            self._heartbeat.keep_time(),
            self._heartbeat.keep_up_heartbeats(),
            self._heartbeat.keep_sweeping(),
            self._notices.listen(),
            self._notices.keep_announcing(),
            self._news.keep_looking(),
        )
        self._tasks = [asyncio.create_task(loop) for loop in loops]

    async def drain(self) -> None:
        """Take no more commands, tell everyone, and stop the clocks at this very moment."""
        if self.is_draining:
            return
        self.is_draining = True
        stopped_at = self.dependencies.now()
        for task in self._tasks:
            task.cancel()
        frame = encode(Draining())
        for table in self._tables:
            for client in table.audience:
                client.send(frame)
        await self._online.finish()
        await asyncio.gather(*(table.close() for table in self._tables))
        await self.dependencies.store.heartbeat(self.dependencies.node, stopped_at)

    async def close(self) -> None:
        """Drain, and let go of everything."""
        await self.drain()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.dependencies.bus.close()

    # --- sitting down ---------------------------------------------------------------------------------------------

    async def create(self, settings: Settings, visitor: Visitor, role: Role = Role.PLAYER) -> TableInfo | Refused:
        """Open a table and sit down at it, as a player or, where a person rules, as the referee."""
        return await self._admission.create(settings, visitor, role)

    async def join(self, code: str, visitor: Visitor, player: int | None = None) -> TableInfo | Refused:
        """Sit down at the table of this code, as a player or as the referee, whosever code it is."""
        return await self._admission.join(code, visitor, player)

    async def leave(self, table_id: str, visitor: Visitor) -> TableInfo | Refused:
        """Give up one's seat before the game begins."""
        table = await self._tables.table(table_id)
        return await self._admission.leave(table, visitor) if table else refuse("table.unknown")

    async def rematch(self, table: Table, visitor: Visitor) -> TableInfo | Refused:
        """The same once more with the same people."""
        return await self._admission.rematch(table, visitor)

    async def tournament(self, table_id: str) -> Table | Refused:
        """The table of a tournament that has been announced."""
        table = await self._tables.table(table_id)
        if table is None or tournament_of(table) is None:
            return refuse("table.unknown")
        await table.catch_up()
        return table

    async def play_online(self, table: Table, visitor: Visitor) -> TableInfo | Refused:
        """A player of a tournament sits down at the table online of their game in the round that is on."""
        return await self._online.play(table, visitor)

    async def release(self, table: Table, visitor: Visitor, player: int) -> TableInfo | Refused:
        """The desk of a tournament takes a player from whoever came as them."""
        return await release(self.dependencies, table, visitor, player)

    async def come_to_desk(self, table: Table, visitor: Visitor, name: str) -> TableInfo | Refused:
        """Somebody has the personal link to a tournament's desk that was made out to a name."""
        return await come_to_desk(self.dependencies, table, visitor, name)

    async def leave_desk(self, table: Table, name: str) -> None:
        """The link of a name was revoked."""
        await leave_desk(self.dependencies, table, name)

    async def forget_lessons(self) -> None:
        """Lessons are kept for a day: long enough to come back to one."""
        await self.dependencies.store.forget_lessons(self.dependencies.now() - LESSONS_KEPT_MS)

    # --- looking --------------------------------------------------------------------------------------------------

    async def info(self, table_id: str, visitor: Visitor) -> TableInfo | Refused:
        """A table, for a person."""
        table = await self._tables.table(table_id)
        return table_info(table, visitor.person) if table else refuse("table.unknown")

    async def find(self, code: str, visitor: Visitor) -> TableInfo | Refused:
        """The table that somebody may join by this code."""
        found = await self.dependencies.store.table_by_code(tidy_code(code))
        return await self.info(found[0].id, visitor) if found else refuse("code.unknown")

    async def public_tables(self, visitor: Visitor) -> list[TableInfo]:
        """Tables to join or to watch."""
        return await self._infos(await self.dependencies.store.public_tables(LISTED), visitor)

    async def tables_of(self, visitor: Visitor) -> list[TableInfo]:
        """The tables a person sits at, and which of them wait for them."""
        return await self._infos(await self.dependencies.store.tables_of(visitor.person, LISTED), visitor)

    async def short_words(self, table_id: str, visitor: Visitor) -> tuple[tuple[str, ...], ...] | Refused:
        """The lists of short words that lie on the table, in one's own turn (art. 24)."""
        table = await self._tables.table(table_id)
        if table is None:
            return refuse("table.unknown")
        # Those of one table are no way round the other where one plays.
        elsewhere = await self.lookups.refused(visitor, at=table_id)
        return elsewhere or table.short_words(visitor.person) or refuse("short_words.not_now")

    async def hint(self, table_id: str, visitor: Visitor, step: Step) -> Hint | Refused:
        """What one could do at a table where one plays; whether one may be told was asked before."""
        table = await self._tables.table(table_id)
        return await table.hints.hint(visitor.person, step) if table else refuse("table.unknown")

    async def log(self, table_id: str) -> str | Refused:
        """The whole log, once the game is over: for whoever has the table's id."""
        table = await self._tables.table(table_id)
        if table is None:
            return refuse("table.unknown")
        return await table.writer.whole_log() if table.phase is Phase.OVER else refuse("log.not_over")

    async def _infos(self, records: list[TableRecord], visitor: Visitor) -> list[TableInfo]:
        infos = []
        for record in records:
            table = self._tables.in_memory(record.id)
            if table is not None and not table.is_behind:
                infos.append(table_info(table, visitor.person))
            elif host := HOSTED.get(record.settings.game):  # none, if its game is no longer installed
                infos.append(info_of(host, record, await self.dependencies.store.members(record.id), visitor.person))
        return infos

    # --- being there ----------------------------------------------------------------------------------------------

    async def load(self, table_id: str) -> None:
        """Have a table in memory, if there is such a one, before somebody is connected to it."""
        await self._tables.table(table_id)

    async def attach(self, table_id: str, visitor: Visitor, send: Send, after: int | None) -> Attachment | Refused:
        """Connect a client: it is welcomed, and hears everything from then on."""
        table = await self._tables.table(table_id)
        if table is None:
            return refuse("table.unknown")
        await table.catch_up()
        await self._online.settle(table)
        chat = await chat_for(table, table.you(visitor.person))
        named = replace(visitor, name=table.name_of(visitor))
        client = Client(named, table.you(visitor.person), send)
        await table.look_who_rules(client)
        is_back = not table.audience.has(visitor.person)
        table.welcome(client, after, chat)
        try:
            if is_back:
                await table.returning.came(visitor.person)
            if table.is_behind:  # another server wrote while nobody was here yet
                await table.catch_up()
            table.presence.announce()
            await table.somebody_came()
        except BaseException:  # nobody would ever detach them
            await self.detach(table, client)
            raise
        return Attachment(self, table, client)

    async def detach(self, table: Table, client: Client) -> None:
        """A client is gone."""
        table.audience.discard(client)
        if not table.audience.has(client.visitor.person):
            table.returning.left(client.visitor.person)
        table.idle_since = self.dependencies.now()
        if not self.is_draining:
            table.presence.announce()

    def follow(self, person: str, send: Send) -> Callable[[], None]:
        """Tell somebody whenever a table of theirs begins or stops waiting for them; returns how to stop."""
        self._followers.setdefault(person, set()).add(send)

        def stop() -> None:
            sends = self._followers.get(person, set())
            sends.discard(send)
            if not sends:
                self._followers.pop(person, None)

        return stop

    def _moved_on(self, table: Table, turned: Mapping[str, bool]) -> None:
        self._tell_turns(table.record.id, turned)
        self._online.moved_on(table)

    def _tell_turns(self, table: str, turned: Mapping[str, bool]) -> None:
        for person, your_turn in turned.items():
            for send in tuple(self._followers.get(person, ())):
                send(encode(Turn(table=table, your_turn=your_turn)))
