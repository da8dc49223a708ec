"""One live table: it decides commands one at a time, writes before it answers, and tells each what they may know."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from leggio.core.verdicts import Judge
from leggio.games.common.spec import Hall
from leggio.table.alarm import Alarm
from leggio.table.audience import Audience, Client
from leggio.table.background_tasks import BackgroundTasks
from leggio.table.bots import BotPlayers
from leggio.table.broadcast import Broadcaster
from leggio.table.command_parsing import read_command
from leggio.table.dependencies import Dependencies
from leggio.table.event_writer import EventWriter, Happened
from leggio.table.frames import LONGEST_KEY, Ack, Do, Refused, Said, TableChanged, You
from leggio.table.kinds import log_writer
from leggio.table.ports import Notice, StaleError, StoreUnavailableError
from leggio.table.records import Member, Phase, Role, TableRecord, Visitor
from leggio.table.refusals import refuse
from leggio.table.seating import players, referee_of, unlike
from leggio.table.settings import arbiter_of, opening
from leggio.table.table_info import table_info
from leggio.table.tournaments import TOURNAMENT, read_order
from leggio.tournament.state import State

_RETRY_S = 1.0


class Table:
    """A table in memory. The store has the last word: what another server wrote is taken over, never contradicted."""

    def __init__(
        self,
        dependencies: Dependencies,
        record: TableRecord,
        members: Sequence[Member],
        judge: Judge | None,
        lexicon: str,
    ) -> None:
        self.dependencies = dependencies
        self.record = record
        self.members = list(members)
        self.audience = Audience()
        self.rematch: str | None = None
        self.idle_since = dependencies.now()
        self._heard_of = 0  # the last event another server told of
        self.moved_on: Callable[[dict[str, bool]], None] = lambda turned: None  # noqa: ARG005 - nobody looks
        self._awaited: frozenset[str] = frozenset()  # people who have been told that it is their turn
        self._writer = EventWriter(dependencies, record, judge)
        self._lexicon = lexicon
        self._lock = asyncio.Lock()
        self.tasks = BackgroundTasks(dependencies.observer)
        self._broadcaster = Broadcaster(dependencies, self._writer, self.audience)
        self._alarm = Alarm(dependencies.now, lambda: self._writer.due_at, self._ring)
        self.bots = BotPlayers(dependencies, record.settings, self._writer, self.tasks, self._bot_moves)

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self._writer.log.seq

    @property
    def is_behind(self) -> bool:
        """Whether another server wrote something that was not taken in yet."""
        return self._heard_of > self.seq

    @property
    def phase(self) -> Phase:
        """How far the table has come."""
        if self._writer.state is None:
            return self.record.phase
        return Phase.OVER if self._writer.is_over else Phase.PLAYING

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that can move things on."""
        return self._writer.waits_for

    @property
    def is_hall(self) -> bool:
        """Whether a desk leads, and any number of people play."""
        return self._writer.kind.is_hall

    @property
    def _hall(self) -> Hall[Any, Any]:
        hall = self._writer.kind.abilities.hall
        if hall is None:
            raise TypeError("only in a hall people come and go")
        return hall

    @property
    def tournament(self) -> State | None:
        """The tournament as it stands, if it is one."""
        state: State | None = self._writer.state if self._writer.kind is TOURNAMENT else None
        return state

    @property
    def scores_and_places(self) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]] | None:
        """How a game ended, by seat and best first; None while it is on."""
        ended = getattr(self._writer.state, "ended", None)
        return (ended.scores, ended.places) if ended else None

    @property
    def is_busy(self) -> bool:
        """Whether something is going on that must not be dropped."""
        return bool(len(self.audience) or self._lock.locked() or self.tasks)

    def you(self, person: str) -> You:
        """What a person is at this table."""
        member = next((each for each in self.members if each.person == person), None)
        return You(role=member.role, seat=member.seat) if member else You(role=Role.SPECTATOR)

    def short_words(self, person: str) -> tuple[tuple[str, ...], ...]:
        """The lists of short words, for a player in their own turn (art. 24)."""
        seat = self.you(person).seat
        return () if seat is None else self._writer.short_words(seat)

    async def log(self) -> str:
        """The whole log as a file has it."""
        return log_writer(self._writer.kind).header + "".join(await self._writer.lines())

    # --- commands -------------------------------------------------------------------------------------------------

    def do(self, client: Client, frame: Do, received_at: int) -> asyncio.Task[None]:
        """Carry out what a client asks: written, then acknowledged, then told to everyone.

        A task of the table's: a client that goes away in the middle does not keep the others from hearing of it.
        """
        return self.tasks.start(self._do(client, frame, received_at))

    async def _do(self, client: Client, frame: Do, received_at: int) -> None:
        if not 0 < len(frame.idempotency_key) <= LONGEST_KEY or not frame.idempotency_key.isprintable():
            self._answer(client, refuse("key.bad", longest=LONGEST_KEY), None)
            return
        async with self._lock:
            command = self._read(frame.command, client.you, client.visitor.name)
            if isinstance(command, Refused):
                self._answer(client, command, frame.idempotency_key)
                return
            key = f"{client.visitor.person}/{frame.idempotency_key}"
            answer, events = await self._attempt(command, key, frame.seq, received_at)
            self._answer(client, answer, frame.idempotency_key)
            self._tell(events)

    def _read(self, raw: dict[str, Any], you: You, name: str) -> Any | Refused:
        """What somebody asks, as a command in their own name."""
        kind, state = self._writer.kind, self._writer.state
        if kind is TOURNAMENT:
            return refuse("table.not_begun") if state is None else read_order(state, raw, you, name)
        return read_command(kind, raw, you, name, arbiter_of(self.record.settings))

    async def order(self, visitor: Visitor, raw: dict[str, Any], key: str) -> int | Refused:
        """Carry out what somebody asks who is not connected: the last event it brought about, or why it did not."""
        return await asyncio.shield(self.tasks.start(self._order(visitor, raw, key)))

    async def _order(self, visitor: Visitor, raw: dict[str, Any], key: str) -> int | Refused:
        async with self._lock:
            command = self._read(raw, self.you(visitor.person), self.name_of(visitor))
            if isinstance(command, Refused):
                return command
            answer, events = await self._attempt(command, f"{visitor.person}/{key}", self.seq, self.dependencies.now())
            self._tell(events)
            return answer

    async def carry_out(self, command: Any, key: str) -> int | Refused:
        """Carry out what the server itself has to say at this table."""
        return await asyncio.shield(self.tasks.start(self._carry_out(command, key)))

    async def _carry_out(self, command: Any, key: str) -> int | Refused:
        async with self._lock:
            answer, events = await self._attempt(command, key, self.seq, self.dependencies.now())
            self._tell(events)
            return answer

    def name_of(self, visitor: Visitor) -> str:
        """What somebody is called at this table."""
        return next((member.name for member in self.members if member.person == visitor.person), visitor.name)

    async def _attempt(self, command: Any, key: str, expected: int, now: int) -> tuple[int | Refused, Happened]:
        """The last event a command brought about, or why it did not; and all that has happened meanwhile."""
        if self._writer.state is None:
            return refuse("table.not_begun"), []
        done = self._writer.log.keys
        if key in done:
            return done[key], []
        # In a hall hundreds act at once, and none upon what another did: slips name the letters they are for.
        if expected != self.seq and not self.is_hall:
            return refuse("table.stale", expected=expected), []
        try:
            happened = await self._writer.write(command, now, key)
        except StaleError:
            others = await self._writer.take_over()
            if self.is_hall and key not in done:
                answer, events = await self._attempt(command, key, expected, now)
                return answer, [*others, *events]
            return done.get(key, refuse("table.stale", expected=expected)), others
        except StoreUnavailableError:
            return refuse("store.unavailable"), []
        return (happened, []) if isinstance(happened, Refused) else (self.seq, happened)

    def _answer(self, client: Client, answer: int | Refused, key: str | None) -> None:
        outcome = answer.code if isinstance(answer, Refused) else "accepted"
        self.dependencies.observer.commanded(self._writer.kind.name, outcome)
        if isinstance(answer, Refused):
            client.tell(msgspec.structs.replace(answer, idempotency_key=key, seq=self.seq))
        else:
            client.tell(Ack(idempotency_key=key or "", seq=answer))

    # --- beginning, catching up -----------------------------------------------------------------------------------

    async def load(self) -> None:
        """Take in what the store has, leave out the time no server ran, begin if everyone is there."""
        async with self._lock:
            await self._writer.take_over()
            await self._writer.leave_out_outages()
            begun = await self._begin_if_full()
        self._look_ahead(wake=bool(begun))

    async def catch_up(self) -> None:
        """Take in what other servers wrote, and tell those connected here."""
        async with self._lock:
            self._tell(await self._writer.take_over(), ours=False)

    async def _follow(self) -> None:
        async with self._lock:
            if self.is_behind:  # what came with an earlier notice may have been all
                self._tell(await self._writer.take_over(), ours=False)

    def hear_of(self, seq: int) -> None:
        """Another server went on with the table. Where nobody here looks at it, it is left until somebody does."""
        self._heard_of = seq
        if not self.is_behind:
            return
        if len(self.audience):
            self.tasks.start(self._follow())
        else:
            self._alarm.stop()

    async def seats_changed(self, *, publish: bool = True) -> None:
        """Somebody sat down or left: read who is there, begin if all are, tell everyone."""
        async with self._lock:
            self.record = await self.dependencies.store.table(self.record.id) or self.record
            self.members = await self.dependencies.store.members(self.record.id)
            for client in self.audience:
                client.you = self.you(client.visitor.person)
            begun = await self._begin_if_full()
            self.show_table()
            self._tell(begun)
        if publish:
            self.publish("seats")

    async def let_in(self, visitor: Visitor) -> int | Refused:
        """In a hall: the seat of somebody who comes to play. The log knows them by name, and the key by whom it was."""
        key = f"{visitor.person}/join"
        async with self._lock:
            if self._writer.state is None:
                return refuse("table.not_begun")
            self._tell(await self._writer.take_over(), ours=False)
            if key not in self._writer.log.keys:
                name = unlike(visitor.name, self._hall.names(self._writer.state))
                if refused := await self._join(name, key):
                    return refused
            return await self._writer.seat_given(key)

    async def let_back_in(self, person: str, seat: int) -> Refused | None:
        """In a hall: somebody who had gone home plays again, from their seat."""
        async with self._lock:
            if not self._hall.has_left(self._writer.state, seat):
                return None
            return await self._join(self.name_on(seat), f"{person}/join/{self.seq}")

    async def _join(self, name: str, key: str) -> Refused | None:
        answer, events = await self._attempt(self._hall.join(name), key, self.seq, self.dependencies.now())
        self._tell(events)
        return answer if isinstance(answer, Refused) else None

    def name_on(self, seat: int) -> str:
        """In a hall of a game: the name that the log has on a seat."""
        return self._hall.names(self._writer.state)[seat]

    async def _begin_if_full(self) -> Happened:
        seated = players(self.record.settings, self.members)
        if self.seq or self.record.phase is Phase.CLOSED or seated is None:
            return []
        if not self.is_hall and arbiter_of(self.record.settings) and not referee_of(self.members):
            return []
        creator = next((each.name for each in self.members if each.person == self.record.creator), "")
        command = opening(self.record.settings, seated, self._lexicon, creator)
        try:
            begun = await self._writer.write(command, self.dependencies.now(), None)
        except StaleError:  # another server was faster
            return await self._writer.take_over()
        return [] if isinstance(begun, Refused) else begun

    # --- telling --------------------------------------------------------------------------------------------------

    def welcome(self, client: Client, after: int | None, chat: tuple[Said, ...]) -> None:
        """Everything a client needs to draw the table; from now on it hears what happens."""
        self._broadcaster.welcome(client, table_info(self, client.visitor.person), after, chat)

    def show_table(self) -> None:
        """Everyone sees who sits at the table and who is present; in a hall with hundreds of people, the desk does."""
        for client in self.audience:
            if self.is_hall and client.you.role is not Role.DESK:
                continue
            client.tell(TableChanged(table=table_info(self, client.visitor.person)))

    def tell_presence(self) -> None:
        """Somebody came or went: everyone sees it, at other servers too."""
        self.show_table()
        here = self.audience.here()
        self.publish("presence", people=list(here.people), watching=here.watching)

    def has_rematch(self, table: str, *, publish: bool = True) -> None:
        """The same people play again, at another table."""
        self.rematch = table
        self.show_table()
        if publish:
            self.publish("rematch", id=table)

    def publish(self, kind: str, **data: Any) -> None:
        """Tell other servers about this table."""
        if not self.dependencies.bus.is_alone:
            self.dependencies.bus.publish(
                Notice(table=self.record.id, node=self.dependencies.node, kind=kind, data=data)
            )

    def _tell(self, events: Happened, *, ours: bool = True) -> None:
        """Everyone hears what happened, each what they may know; other servers that they should look."""
        if not events:
            return
        self._broadcaster.tell(events)
        turned = self._turn()
        if ours:
            self.publish("entry", seq=self.seq, turned=turned)
        self.moved_on(turned)
        self._look_ahead(wake=ours)

    def _turn(self) -> dict[str, bool]:
        """The people for whom the table has begun to wait, and those for whom it waits no more."""
        before, self._awaited = self._awaited, self._people_awaited()
        return {person: person in self._awaited for person in self._awaited ^ before}

    def _people_awaited(self) -> frozenset[str]:
        """In a hall everyone is there to see for themselves."""
        waits_for = () if self.is_hall else self.waits_for
        return frozenset(member.person for member in self.members if member.seat in waits_for)

    # --- time and bots --------------------------------------------------------------------------------------------

    def _look_ahead(self, *, wake: bool) -> None:
        """Set the timer for what falls due; wake the bots that are waited for."""
        self.idle_since = self.dependencies.now()
        self._alarm.set()
        if wake:
            self.bots.wake()

    def _ring(self) -> None:
        self.tasks.start(self.tick())

    async def tick(self) -> None:
        """Let what is due happen; by correspondence, whoever let the days go by gives up."""
        async with self._lock:
            now, due = self.dependencies.now(), self._writer.due_at
            if due is None or due > now:
                self._alarm.set()
                return
            commands = self._writer.kind.commands
            overdue = commands.overdue if self.record.settings.days_per_move else None
            command = overdue(self._writer.state) if overdue else commands.tick()
            try:
                happened = await self._writer.write(command, now, None)
            except StaleError:
                happened = await self._writer.take_over()
            except StoreUnavailableError as error:
                self.dependencies.observer.failed("tick", error)
                self._alarm.ring_in(_RETRY_S)
                return
            if isinstance(happened, Refused) or not happened:
                self._alarm.ring_in(_RETRY_S)
            else:
                self._tell(happened)

    async def _bot_moves(self, seq: int, seat: int, command: Any) -> bool:
        async with self._lock:
            if seq != self.seq:
                return True
            key = f"bot{seat}/{seq}"
            answer, events = await self._attempt(command, key, seq, self.dependencies.now())
            if isinstance(answer, Refused) and answer.code not in ("table.stale", "store.unavailable"):
                self.dependencies.observer.failed("bot refused", ValueError(answer.code))
                if (way_out := self.bots.way_out(seat)) is not None:
                    answer, events = await self._attempt(way_out, key, seq, self.dependencies.now())
            self._tell(events)
            return bool(events)

    async def close(self) -> None:
        """Stop the alarm and the bots; let what is being written be written."""
        self._alarm.stop()
        self._broadcaster.stop()
        self.bots.stop()
        await self.tasks.finish()
