"""The writer of one table: what the rules accept goes to the store, and only then counts."""

import time
from collections.abc import Callable, Sequence

import msgspec

from leggio.core.machine import MachineState
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.table.dependencies import Dependencies
from leggio.table.event_log import Draft, EventLog, Happened
from leggio.table.frames import Refused
from leggio.table.hosts.host import Host, Outcome
from leggio.table.outlook import Outlook, is_over
from leggio.table.ports import StaleError
from leggio.table.records import Outage, TableRecord
from leggio.table.refusals import by_the_rules
from leggio.table.table_clock import TableClock

# News that took longer from one server to the other came late.
LATE_MS = 500


class EventWriter:
    """A table's log and state. Whoever calls holds the table's lock: one thing is written at a time."""

    def __init__(self, dependencies: Dependencies, host: Host, record: TableRecord, judge: Judge | None) -> None:
        self.log = EventLog(host, record.id)
        self.outlook = Outlook(host, record.settings, dependencies.now)
        self.judge = judge
        self._dependencies = dependencies
        self._host = host
        self._record = record
        self.now = TableClock(dependencies.now)
        self._known_from = dependencies.now()
        self._written_at = self._known_from  # when the last entry was that another server wrote
        self._unseen: list[Outage] = []  # when news had not come here yet, or somebody was on their way back
        self.waits_here: Callable[[], bool] = lambda: False  # for somebody who has this server's word only
        self.on_their_way: Callable[[], int | None] = lambda: None  # for how long somebody awaited had no server

    @property
    def state(self) -> MachineState | None:
        """What is hosted, as it stands; None before it begins."""
        return self.log.state

    @property
    def is_over(self) -> bool:
        """Whether it has ended."""
        return self.log.state is not None and is_over(self.log.state)

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that can move things on."""
        return self.outlook.waits_for(self.log.state)

    @property
    def due_at(self) -> int | None:
        """When the table does something by itself."""
        return self.outlook.due_at(self.log.state)

    async def decide(self, command: msgspec.Struct, now: int) -> Outcome:
        """What a command would come to."""
        lesson = self._host.lesson(self._record.settings)
        chance = lesson.chance if lesson else self._dependencies.chance()
        judge = self.judge if self._host.asks_judge(self._record.settings) else None
        return await self._host.decide(self.state, command, judge, chance, now)

    async def write(self, command: msgspec.Struct, now: int, idempotency_key: str | None) -> Happened | Refused:
        """Decide a command and write what it brings about; StaleError, StoreUnavailableError."""
        outcome = await self.decide(command, now)
        if isinstance(outcome, Rejected):
            return by_the_rules(outcome)
        if not outcome.events:
            return []
        return await self._append(self.log.draft(outcome.events, idempotency_key, self.now(), outcome.state))

    async def take_over(self) -> Happened:
        """Read what another server has written since."""
        entries = await self._dependencies.store.entries(self._record.id, after=self.log.seq)
        taken = self.log.take(entries)
        if entries and self.state is not None:
            self._written_at = entries[-1].at
            self.now.has_come_to(max(self._written_at, self.state.now))
        return taken

    def leave_out_unseen(self) -> bool:
        """What was taken over is shown only now: leave out the time since it happened, if that was long."""
        late = self.now() - self._written_at
        if self.state is None or self.is_over or late <= LATE_MS:
            return False
        self._unseen.append(Outage(self.state.now, self.now()))
        return True

    def leave_out_last(self, ms: int) -> None:
        """Leave out the time that has just passed: somebody could not be here, for no fault of theirs."""
        now = self.now()
        self._unseen.append(Outage(now - ms, now))

    async def leave_out_outages(self) -> Happened:
        """Put a game away for as long as no server ran."""
        if self.state is None or self.is_over:
            return []
        try:
            return await self._leave_out(await self._dependencies.store.outages(self.now.at_server(self.state.now)))
        except StaleError:  # another server was faster
            await self.take_over()
            return []

    async def leave_out_gaps(self) -> Happened:
        """Put a game away for as long as this server could not look after it; StaleError, StoreUnavailableError."""
        return [] if self.state is None or self.is_over else await self._leave_out(())

    async def _leave_out(self, outages: Sequence[Outage]) -> Happened:
        """All at once: time between two outages would be lost with the first, though nobody was served in it."""
        if self.state is None:
            return []
        since, unserved = self.now.at_server(self.state.now), self._dependencies.unserved
        gaps = [*outages, *unserved.by_nobody(since, self._known_from)]
        if self.waits_here():
            gaps += unserved.without_store(since)
        unseen, self._unseen = self._unseen, []
        now = self.now()
        times = [*map(self.now.at_table, gaps), *unseen]
        if (on_their_way := self.on_their_way()) is not None:
            times.append(Outage(now - on_their_way, now))
        times.sort(key=lambda each: each.began)
        try:
            events = self._host.pauses(self._record.settings, self.state, times, now)
            return await self._append(self.log.draft(events, None, now)) if events else []
        except BaseException:
            self._unseen += unseen
            raise

    async def whole_log(self) -> str:
        """The log as a file has it."""
        entries = await self._dependencies.store.entries(self._record.id)
        return self._host.log_writer().header + "".join(entry.lines for entry in entries)

    async def _append(self, draft: Draft) -> Happened:
        started = time.perf_counter()
        await self._dependencies.store.append(draft.entry, self.outlook.head(draft.state))
        self._dependencies.observer.committed(time.perf_counter() - started)
        return self.log.keep(draft)
