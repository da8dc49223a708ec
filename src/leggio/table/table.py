"""One live table: it decides commands one at a time, writes before it answers, and tells each what they may know."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from leggio.core.verdicts import Judge
from leggio.notation.log import LogWriter
from leggio.table.audience import Audience, Client, encode
from leggio.table.chores import Chores
from leggio.table.frames import LONGEST_KEY, VERSION, Ack, Do, Refused, Said, TableChanged, Told, Update, Welcome, You
from leggio.table.lag import MOST_ALLOWANCE_MS
from leggio.table.orders import read_command
from leggio.table.ports import Notice, StaleError, StoreUnavailableError
from leggio.table.records import Member, Phase, Role, TableRecord, Visitor
from leggio.table.refusals import refuse
from leggio.table.scribe import Happened, Scribe
from leggio.table.seating import players, referee_of, unlike
from leggio.table.services import Services
from leggio.table.setting_up import arbiter_of, opening
from leggio.table.showing import place_of, table_info
from leggio.table.thinking import Thinking

_RETRY_S = 1.0
# In a hall slips come by the hundred: those who lead and watch hear of them together, a few times a second.
_TOGETHER_S = 0.25
_LONGEST_TIMER_S = 86_400.0


class Table:
    """A table in memory. The store has the last word: what another server wrote is taken over, never contradicted."""

    def __init__(
        self, services: Services, record: TableRecord, members: Sequence[Member], judge: Judge | None, lexicon: str
    ) -> None:
        self.services = services
        self.record = record
        self.members = list(members)
        self.audience = Audience()
        self.rematch: str | None = None
        self.idle_since = services.now()
        self.awaited: frozenset[str] = frozenset()  # people who have been told that it is their turn
        self.moved_on: Callable[[], None] = lambda: None
        self._scribe = Scribe(services, record, judge)
        self._lexicon = lexicon
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._put_off: Happened = []  # what those without a seat have not been told yet
        self._putting_off: asyncio.TimerHandle | None = None
        self._chores = Chores(services.observer)
        self.thinking = Thinking(services, record.settings, self._scribe, self._chores, self._bot_moves)

    @property
    def seq(self) -> int:
        """The number of the last event."""
        return self._scribe.ledger.seq

    @property
    def phase(self) -> Phase:
        """How far the table has come."""
        if self._scribe.state is None:
            return self.record.phase
        return Phase.OVER if self._scribe.is_over else Phase.PLAYING

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that can move things on."""
        return self._scribe.waits_for

    @property
    def people_awaited(self) -> frozenset[str]:
        """The people on those seats; in a hall everyone is there to see for themselves."""
        waits_for = () if self.is_hall else self.waits_for
        return frozenset(member.person for member in self.members if member.seat in waits_for)

    @property
    def is_hall(self) -> bool:
        """Whether a desk leads, and any number of people play."""
        return self._scribe.kind.is_hall

    @property
    def is_busy(self) -> bool:
        """Whether something is going on that must not be dropped."""
        return bool(len(self.audience) or self._lock.locked() or self._chores)

    def you(self, person: str) -> You:
        """What a person is at this table."""
        member = next((each for each in self.members if each.person == person), None)
        return You(role=member.role, seat=member.seat) if member else You(role=Role.SPECTATOR)

    def short_words(self, person: str) -> tuple[tuple[str, ...], ...]:
        """The lists of short words, for a player in their own turn (art. 24)."""
        seat = self.you(person).seat
        return () if seat is None else self._scribe.short_words(seat, self.services.now())

    async def log(self) -> str:
        """The whole log as a file has it."""
        return LogWriter(self._scribe.kind.name).header + "".join(await self._scribe.log())

    # --- commands -------------------------------------------------------------------------------------------------

    async def do(self, client: Client, frame: Do, received_at: int) -> None:
        """Carry out what a client asks: written, then acknowledged, then told to everyone."""
        # Shielded: a client that goes away in the middle must not keep the others from hearing what happened.
        await asyncio.shield(self._chores.start(self._do(client, frame, received_at)))

    async def _do(self, client: Client, frame: Do, received_at: int) -> None:
        if not 0 < len(frame.key) <= LONGEST_KEY or not frame.key.isprintable():
            self._answer(client, refuse("key.bad", longest=LONGEST_KEY), None)
            return
        async with self._lock:
            command = read_command(
                self._scribe.kind, frame.command, client.you, client.visitor.name, arbiter_of(self.record.settings)
            )
            if isinstance(command, Refused):
                self._answer(client, command, frame.key)
                return
            key = f"{client.visitor.person}/{frame.key}"
            answer, events = await self._attempt(command, key, frame.seq, received_at)
            self._answer(client, answer, frame.key)
            self._tell(events)

    async def _attempt(self, command: Any, key: str, expected: int, now: int) -> tuple[int | Refused, Happened]:
        """The last event a command brought about, or why it did not; and all that has happened meanwhile."""
        if self._scribe.state is None:
            return refuse("table.not_begun"), []
        done = self._scribe.ledger.keys
        if key in done:
            return done[key], []
        # In a hall hundreds act at once, and none upon what another did: slips name the letters they are for.
        if expected != self.seq and not self.is_hall:
            return refuse("table.stale", expected=expected), []
        try:
            happened = await self._scribe.write(command, now, key)
        except StaleError:
            others = await self._scribe.take_over()
            if self.is_hall and key not in done:
                answer, events = await self._attempt(command, key, expected, now)
                return answer, [*others, *events]
            return done.get(key, refuse("table.stale", expected=expected)), others
        except StoreUnavailableError:
            return refuse("store.unavailable"), []
        return (happened, []) if isinstance(happened, Refused) else (self.seq, happened)

    def _answer(self, client: Client, answer: int | Refused, key: str | None) -> None:
        outcome = answer.code if isinstance(answer, Refused) else "accepted"
        self.services.observer.commanded(self._scribe.kind.name, outcome)
        if isinstance(answer, Refused):
            client.tell(msgspec.structs.replace(answer, key=key, seq=self.seq))
        else:
            client.tell(Ack(key=key or "", seq=answer))

    # --- beginning, catching up -----------------------------------------------------------------------------------

    async def load(self) -> None:
        """Take in what the store has, leave out the time no server ran, begin if everyone is there."""
        async with self._lock:
            await self._scribe.take_over()
            await self._scribe.leave_out_outages()
            begun = await self._begin_if_full()
        self._look_ahead(wake=bool(begun))

    async def catch_up(self) -> None:
        """Take in what other servers wrote, and tell those connected here."""
        async with self._lock:
            self._tell(await self._scribe.take_over(), ours=False)

    async def seats_changed(self, *, publish: bool = True) -> None:
        """Somebody sat down or left: read who is there, begin if all are, tell everyone."""
        async with self._lock:
            self.record = await self.services.store.table(self.record.id) or self.record
            self.members = await self.services.store.members(self.record.id)
            for client in self.audience:
                client.you = self.you(client.visitor.person)
            begun = await self._begin_if_full()
            self.show_table()
            self._tell(begun)
        if publish:
            await self.publish("seats")

    async def let_in(self, visitor: Visitor) -> int | Refused:
        """In a hall: the seat of somebody who comes to play. The log knows them by name, and the key by whom it was."""
        key = f"{visitor.person}/join"
        async with self._lock:
            if self._scribe.state is None:
                return refuse("table.not_begun")
            self._tell(await self._scribe.take_over(), ours=False)
            if key not in self._scribe.ledger.keys:
                name = unlike(visitor.name, [player.name for player in self._scribe.state.roll])
                if refused := await self._join(name, key):
                    return refused
            return await self._scribe.seat_given(key)

    async def let_back_in(self, person: str, seat: int) -> Refused | None:
        """In a hall: somebody who had gone home plays again, from their seat."""
        async with self._lock:
            player = self._scribe.state.roll[seat]
            return await self._join(player.name, f"{person}/join/{self.seq}") if player.left else None

    async def _join(self, name: str, key: str) -> Refused | None:
        join = self._scribe.kind.commands.Join(player=name)
        answer, events = await self._attempt(join, key, self.seq, self.services.now())
        self._tell(events)
        return answer if isinstance(answer, Refused) else None

    def name_on(self, seat: int) -> str:
        """In a hall: the name that the log has on a seat."""
        name: str = self._scribe.state.roll[seat].name
        return name

    async def _begin_if_full(self) -> Happened:
        seated = players(self.record.settings, self.members)
        if self.seq or self.record.phase is Phase.CLOSED or seated is None:
            return []
        if not self.is_hall and arbiter_of(self.record.settings) and not referee_of(self.members):
            return []
        command = opening(self.record.settings, seated, self._lexicon)
        try:
            begun = await self._scribe.write(command, self.services.now(), None)
        except StaleError:  # another server was faster
            return await self._scribe.take_over()
        return [] if isinstance(begun, Refused) else begun

    # --- telling --------------------------------------------------------------------------------------------------

    def welcome(self, client: Client, after: int | None, chat: tuple[Said, ...]) -> None:
        """Everything a client needs to draw the table; from now on it hears what happens."""
        now = self.services.now()
        missed = None if after is None else self._scribe.ledger.since(after)
        client.tell(
            Welcome(
                version=VERSION,
                table=table_info(self, client.visitor.person),
                you=client.you,
                seq=self.seq,
                now=now,
                view=self._view(client.you, now),
                missed=None if missed is None else self._told(client.you, missed),
                chat=chat,
            )
        )
        self.audience.add(client)

    def show_table(self) -> None:
        """Everyone sees who sits at the table and who is present; in a hall with hundreds of people, the desk does."""
        for client in self.audience:
            if self.is_hall and client.you.role is not Role.DESK:
                continue
            client.tell(TableChanged(table=table_info(self, client.visitor.person)))

    async def tell_presence(self) -> None:
        """Somebody came or went: everyone sees it, at other servers too."""
        self.show_table()
        here = self.audience.here()
        await self.publish("presence", people=list(here.people), watching=here.watching)

    async def has_rematch(self, table: str, *, publish: bool = True) -> None:
        """The same people play again, at another table."""
        self.rematch = table
        self.show_table()
        if publish:
            await self.publish("rematch", id=table)

    async def publish(self, kind: str, **data: Any) -> None:
        """Tell other servers about this table."""
        notice = Notice(table=self.record.id, node=self.services.node, kind=kind, data=data)
        try:
            await self.services.bus.publish(notice)
        except Exception as error:  # noqa: BLE001 - others look again when the bus is back
            self.services.observer.failed("publish", error)

    def _tell(self, events: Happened, *, ours: bool = True) -> None:
        """Everyone hears what happened, each what they may know; other servers that they should look."""
        if not events:
            return
        self._broadcast(events, seated=True)
        self._put_off += events
        if any(self._scribe.kind.concerns(event) is None for _, event in events):
            self._catch_watchers_up()
        elif self._putting_off is None:
            self._putting_off = asyncio.get_running_loop().call_later(_TOGETHER_S, self._catch_watchers_up)
        if ours:
            self._chores.start(self.publish("entry", seq=self.seq))
        self.moved_on()
        self._look_ahead(wake=ours)

    def _catch_watchers_up(self) -> None:
        if self._putting_off:
            self._putting_off.cancel()
            self._putting_off = None
        events, self._put_off = self._put_off, []
        self._broadcast(events, seated=False)

    def _broadcast(self, events: Happened, *, seated: bool) -> None:
        """Send what happened to those with a seat or to those without, each what concerns them."""
        started = time.perf_counter()
        now = self.services.now()
        told = 0
        for (role, seat), clients in self.audience.by_place().items():
            you = You(role=role, seat=seat)
            if (seat is not None) is not seated or not self._concerning(you, events):
                continue
            frame = encode(Update(seq=self.seq, now=now, events=self._told(you, events), view=self._view(you, now)))
            told += len(clients)
            for client in clients:
                client.send(frame)
        if told:
            self.services.observer.broadcast(time.perf_counter() - started, told)

    def _view(self, you: You, now: int) -> Any:
        if self._scribe.state is None:
            return None
        return self._scribe.kind.view(self._scribe.state, place_of(self._scribe.kind, you), now)

    def _told(self, you: You, events: Happened) -> tuple[Told, ...]:
        kind, state = self._scribe.kind, self._scribe.state
        who = place_of(kind, you)
        told = ((seq, kind.told(state, event, who)) for seq, event in self._concerning(you, events))
        return tuple(Told(seq=seq, event=name, data=data) for seq, (name, data) in told)

    def _concerning(self, you: You, events: Happened) -> Happened:
        """The events that change what this place sees: those who lead or watch see everything."""
        if you.seat is None:
            return events
        concerns = self._scribe.kind.concerns
        return [(seq, event) for seq, event in events if concerns(event) in (None, you.seat)]

    # --- time and bots --------------------------------------------------------------------------------------------

    def _look_ahead(self, *, wake: bool) -> None:
        """Set the timer for what falls due; wake the bots that are waited for."""
        self.idle_since = self.services.now()
        self._set_timer(self._scribe.due_at)
        if wake:
            self.thinking.wake()

    def _set_timer(self, due_at: int | None) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if due_at is not None:
            # What was sent in time may still be on its way: the allowance is waited for. Things happen at their own
            # moment all the same.
            delay = (due_at + MOST_ALLOWANCE_MS - self.services.now()) / 1000
            self._call_later(min(max(delay, 0.0), _LONGEST_TIMER_S))

    def _call_later(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(seconds, lambda: self._chores.start(self.tick()))

    async def tick(self) -> None:
        """Let what is due happen; by correspondence, whoever let the days go by gives up."""
        async with self._lock:
            now, due = self.services.now(), self._scribe.due_at
            if due is None or due > now:
                self._set_timer(due)
                return
            commands = self._scribe.kind.commands
            late = self.record.settings.days_per_move is not None
            command = commands.Resign(seat=self._scribe.state.turn) if late else commands.Tick()
            try:
                happened = await self._scribe.write(command, now, None)
            except StaleError:
                happened = await self._scribe.take_over()
            except StoreUnavailableError as error:
                self.services.observer.failed("tick", error)
                self._call_later(_RETRY_S)
                return
            if isinstance(happened, Refused) or not happened:
                self._call_later(_RETRY_S)
            else:
                self._tell(happened)

    async def _bot_moves(self, seq: int, seat: int, command: Any) -> bool:
        async with self._lock:
            if seq != self.seq:
                return True
            key = f"bot{seat}/{seq}"
            answer, events = await self._attempt(command, key, seq, self.services.now())
            if isinstance(answer, Refused) and answer.code not in ("table.stale", "store.unavailable"):
                self.services.observer.failed("bot refused", ValueError(answer.code))
                if (way_out := self.thinking.way_out(seat)) is not None:
                    answer, events = await self._attempt(way_out, key, seq, self.services.now())
            self._tell(events)
            return bool(events)

    async def close(self) -> None:
        """Stop the timer and the bots; let what is being written be written."""
        self._set_timer(None)
        if self._putting_off:
            self._putting_off.cancel()
        self.thinking.stop()
        await self._chores.finish()
