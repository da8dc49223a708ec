"""One live table: it decides commands one at a time, writes before it answers, and tells each what they may know."""

import asyncio
from collections.abc import Callable, Sequence

from leggio.core.verdicts import Judge
from leggio.games.common.spec import Ended
from leggio.games.common.state import Resumed, Suspended
from leggio.table.audience import Audience, Client
from leggio.table.background_tasks import BackgroundTasks
from leggio.table.bots import BotPlayers
from leggio.table.broadcast import Broadcaster
from leggio.table.chat import SHOWN, chat_for
from leggio.table.commands import CommandHandler
from leggio.table.deadlines import Deadlines
from leggio.table.delivery import Delivery
from leggio.table.dependencies import Dependencies
from leggio.table.event_log import Happened
from leggio.table.event_writer import EventWriter
from leggio.table.frames import Refused, Said, You
from leggio.table.hints import Hints
from leggio.table.hosts.host import Host
from leggio.table.joint import JointReading
from leggio.table.lookups import Lookups
from leggio.table.ports import Notice, StaleError
from leggio.table.presence import Presence
from leggio.table.records import Member, Phase, Role, TableRecord, Visitor
from leggio.table.returning import Returning
from leggio.table.seating import is_awaited, referee_of, unlike
from leggio.table.table_info import table_info
from leggio.table.turns import Turns


class Table:
    """A table in memory. The store has the last word: what another server wrote is taken over, never contradicted."""

    def __init__(
        self,
        dependencies: Dependencies,
        lookups: Lookups,
        host: Host,
        record: TableRecord,
        members: Sequence[Member],
        judge: Judge | None,
        lexicon: str,
    ) -> None:
        self.dependencies = dependencies
        self.lookups = lookups
        self.host = host
        self.record = record
        self.members = list(members)
        self.audience = Audience()
        self.delivery = Delivery()
        self.lock = asyncio.Lock()
        self.idle_since = dependencies.now()
        self.moved_on: Callable[[dict[str, bool]], None] = lambda turned: None  # noqa: ARG005 - nobody looks
        self._remote_seq = 0  # the last event another server told of
        self.said = 0  # the number of the last thing said that those here heard
        self._lexicon = lexicon
        self._turns = Turns()
        self._catching_up = JointReading(self._catch_up)
        self.last_lines = JointReading(lambda: dependencies.store.chat(record.id, SHOWN))
        self.tasks = BackgroundTasks(dependencies.observer)
        self.writer = EventWriter(dependencies, host, record, judge)
        self._broadcaster = Broadcaster(dependencies, host, self.writer, self.audience, self.delivery)
        self.presence = Presence(self)
        self.returning = Returning(self)
        self.writer.waits_here = self._waits_for_somebody_here
        self.writer.on_their_way = self.returning.on_their_way
        self.commands = CommandHandler(self)
        self.deadlines = Deadlines(self)
        self.bots = BotPlayers(self)
        self.hints = Hints(self)

    # --- as it stands ---------------------------------------------------------------------------------------------

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self.writer.log.seq

    @property
    def is_behind(self) -> bool:
        """Whether another server wrote something that was not taken in yet."""
        return self._remote_seq > self.seq

    @property
    def phase(self) -> Phase:
        """How far the table has come."""
        if self.writer.state is None:
            return self.record.phase
        return Phase.OVER if self.writer.is_over else Phase.PLAYING

    @property
    def ended(self) -> Ended | None:
        """How a game ended; None while it is on."""
        return None if self.writer.state is None else self.host.ended(self.writer.state)

    @property
    def is_busy(self) -> bool:
        """Whether something is going on that must not be dropped."""
        return bool(len(self.audience) or self.lock.locked() or self.tasks)

    def you(self, person: str) -> You:
        """What a person is at this table."""
        member = next((each for each in self.members if each.person == person), None)
        return You(role=member.role, seat=member.seat) if member else You(role=Role.SPECTATOR)

    def name_of(self, visitor: Visitor) -> str:
        """What somebody is called at this table; who watches is not taken for one who sits there."""
        own = next((member.name for member in self.members if member.person == visitor.person), None)
        return own or unlike(visitor.name, [member.name for member in self.members])

    def short_words(self, person: str) -> tuple[tuple[str, ...], ...]:
        """The lists of short words, for a player in their own turn (art. 24)."""
        seat, state, judge = self.you(person).seat, self.writer.state, self.writer.judge
        return () if seat is None or state is None or judge is None else self.host.short_words(state, seat, judge)

    async def look_who_rules(self, *clients: Client) -> None:
        """See whether a referee plays elsewhere: opinions on words are not for them then. Never with a lock held."""
        if not self.host.conduct.in_turn or referee_of(self.members) is None:
            return  # nobody does, or a desk
        for client in clients or self.audience.members:
            if client.you.role is Role.REFEREE:
                client.is_held = await self.lookups.refused(client.visitor, at=self.record.id) is not None

    # --- beginning, catching up -----------------------------------------------------------------------------------

    async def load(self) -> None:
        """Take in what the store has, leave out the time no server ran, begin if everyone is there."""
        async with self.lock:
            await self.writer.take_over()
            left_out = await self.writer.leave_out_outages()
            begun = await self._begin_if_full()
        if left_out or begun:  # nobody here looks at it yet, but somebody may at another server
            self.publish("entry", seq=self.seq, turned={})
        self._look_ahead(wake=bool(begun))

    async def catch_up(self) -> None:
        """Take in what other servers wrote, and tell those connected here."""
        await self.look_who_rules()
        await self._catching_up()

    async def _catch_up(self) -> None:
        async with self.lock:
            self.announce(await self.take_over(), ours=False)

    async def take_over(self) -> Happened:
        """Read what other servers wrote. Whom the table waits for does not pay for the time they were not shown it."""
        taken = await self.writer.take_over()
        if self._is_news(taken) and self._waits_for_somebody_here() and self.writer.leave_out_unseen():
            self.tasks.start(self.deadlines.tick())
        return taken

    def _is_news(self, taken: Happened) -> bool:
        """Whether any of it concerns everybody, and is more than time that was left out."""
        concerns = self.host.machine.concerns
        return any(not isinstance(event, Suspended | Resumed) and concerns(event) is None for _, event in taken)

    def _waits_for_somebody_here(self) -> bool:
        """Whether it waits for somebody who has this server's word only; who is not connected is charged."""
        waits_for = self.writer.waits_for
        awaited = (each.person for each in self.members if is_awaited(each.seat, waits_for))
        return any(self.audience.is_only_here(person) for person in awaited)

    async def _follow(self) -> None:
        await self.look_who_rules()
        async with self.lock:
            if self.is_behind:  # what came with an earlier notice may have been all
                self.announce(await self.take_over(), ours=False)

    def note_remote_seq(self, seq: int) -> None:
        """Another server went on with the table. Where nobody here looks at it, it is left until somebody does."""
        self._remote_seq = seq
        if not self.is_behind:
            return
        if len(self.audience):
            self.tasks.start(self._follow())
        else:
            self.deadlines.stop()

    async def seats_changed(self, *, publish: bool = True) -> None:
        """Somebody sat down or left: read who is there, begin if all are, tell everyone."""
        async with self.lock:
            self.record = await self.dependencies.store.table(self.record.id) or self.record
            self.members = await self.dependencies.store.members(self.record.id)
            self.delivery.finish()
            lost = self.audience.reseat(self.you)
            begun = await self._begin_if_full()
            self.presence.show()
            self.announce(begun)
            self._call_the_missing()
            for client in lost:  # what they were shown as they were is not for them any more
                chat = await chat_for(self, client.you)
                self._broadcaster.describe(client, table_info(self, client.visitor.person), None, chat)
        if publish:
            self.publish("seats")

    def _call_the_missing(self) -> None:
        """All seats are taken, and the table waits for some of them to be here: they are told as of a turn."""
        missing = [each.person for each in self.members if each.person not in self.audience.present]
        turned = {person: True for person in missing if table_info(self, person).your_turn}
        if turned and not self.seq:
            self.moved_on(turned)

    async def somebody_came(self) -> None:
        """Begin if this was the one the others were waiting for."""
        if self._may_begin_without_anybody or self.seq:
            return
        async with self.lock:
            self.announce(await self._begin_if_full())

    @property
    def _may_begin_without_anybody(self) -> bool:
        """Whether it begins when the last seat is taken, wherever those are who took them."""
        settings = self.record.settings
        return not settings.mixed and (self.record.previous is None or settings.days_per_move is not None)

    def _are_those_here(self) -> bool:
        """Whether those are at the table without whom it does not begin.

        A rematch is asked for on another page, and a bag is mixed by the devices of those who play: no clock runs
        before everyone sees the board. By correspondence none runs, and nobody waits for everyone: the bag is mixed
        with whoever is there, one of them at least.
        """
        if self._may_begin_without_anybody:
            return True
        present = self.audience.present
        if self.record.settings.days_per_move:
            return any(member.person in present for member in self.members if member.role is Role.PLAYER)
        return all(member.person in present for member in self.members)

    async def _begin_if_full(self) -> Happened:
        players = self.host.players(self.record.settings, self.members)
        if self.seq or self.record.phase is Phase.CLOSED or players is None:
            return []
        if not self._are_those_here():
            return []
        creator = next((each.name for each in self.members if each.person == self.record.creator), "")
        command = self.host.opening(self.record.settings, players, self._lexicon, creator)
        try:
            begun = await self.writer.write(command, self.writer.now(), None)
        except StaleError:  # another server was faster
            return await self.writer.take_over()
        return [] if isinstance(begun, Refused) else begun

    # --- telling --------------------------------------------------------------------------------------------------

    def welcome(self, client: Client, after: int | None, chat: tuple[Said, ...]) -> None:
        """Everything a client needs to draw the table; from now on it hears what happens."""
        self._broadcaster.welcome(client, table_info(self, client.visitor.person), after, chat)

    def announce(self, events: Happened, *, ours: bool = True) -> None:
        """Everyone hears what happened, each what they may know; other servers that they should look."""
        if not events:
            return
        self._broadcaster.broadcast(events)
        turned = self._turns.changed(self.members, self.writer.waits_for) if self.host.conduct.in_turn else {}
        if ours:
            self.publish("entry", seq=self.seq, turned=turned)
        self.moved_on(turned)
        self._look_ahead(wake=ours)

    def publish(self, kind: str, **data: object) -> None:
        """Tell other servers about this table."""
        if not self.dependencies.bus.is_alone:
            notice = Notice(table=self.record.id, node=self.dependencies.node, kind=kind, data=data)
            self.dependencies.bus.publish(notice)

    def _look_ahead(self, *, wake: bool) -> None:
        """Set the alarm for what falls due; wake the bots that are waited for."""
        self.idle_since = self.dependencies.now()
        self.deadlines.watch()
        if wake:
            self.bots.wake()

    async def close(self) -> None:
        """Stop the alarm and the bots; let what is being written be written."""
        self.deadlines.stop()
        self.presence.stop()
        self._broadcaster.stop()
        self.delivery.stop()
        self.bots.stop()
        await self.tasks.finish()
