"""The writer of one table: what the rules accept goes to the store, and only then counts."""

import asyncio
import time
from typing import Any

import msgspec

from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge
from leggio.table.dependencies import Dependencies
from leggio.table.event_log import Draft, EventLog
from leggio.table.frames import Refused
from leggio.table.kinds import KINDS
from leggio.table.outages import pauses
from leggio.table.ports import StaleError
from leggio.table.records import EVERYONE, Head, Phase, TableRecord
from leggio.table.refusals import by_the_rules
from leggio.table.seating import bot_seats
from leggio.table.tournaments import TOURNAMENT

Happened = list[tuple[int, Any]]

_DAY_MS = 86_400_000
# How long a table with a bot to move waits for the server that woke it, before another one does.
BOT_PATIENCE_MS = 5_000


class EventWriter:
    """A table's log and state. Whoever calls holds the table's lock: one thing is written at a time."""

    def __init__(self, dependencies: Dependencies, record: TableRecord, judge: Judge | None) -> None:
        self.kind = KINDS[record.settings.game]
        self.log = EventLog(self.kind, record.id)
        self.bots = bot_seats(record.settings)
        self._dependencies = dependencies
        self._record = record
        self._judge = judge
        self._foreseen: tuple[Any, tuple[int, ...], int | None] | None = None

    @property
    def state(self) -> Any:
        """The game as it stands; None before it begins."""
        return self.log.state

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and self.state.phase == Phase.OVER

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that can move things on."""
        return () if self.state is None else self._foresee(self.state)[0]

    @property
    def due_at(self) -> int | None:
        """When the table does something by itself."""
        return None if self.state is None or self.is_over else self._foresee(self.state)[1]

    def short_words(self, seat: int) -> tuple[tuple[str, ...], ...]:
        """The lists that lie before this player now, in a game that has such lists (art. 24)."""
        lists = self.kind.abilities.short_words
        if self.state is None or self._judge is None or lists is None:
            return ()
        return lists(self.state, seat, self._judge)

    async def write(self, command: Any, now: int, key: str | None) -> Happened | Refused:
        """Decide a command and write what it brings about; StaleError, StoreUnavailableError."""
        outcome = await self._decide(command, now)
        if isinstance(outcome, Rejected):
            return by_the_rules(outcome)
        if not outcome.events:
            return []
        return await self._append(self.log.draft(outcome.events, key, self._dependencies.now(), outcome.state))

    async def _decide(self, command: Any, now: int) -> Accepted[Any] | Rejected:
        asked = (self.state, command, self._judge, self._dependencies.chance(), now)
        # Pairing hundreds of players takes a second, in which the other tables go on.
        slow = self.kind is TOURNAMENT
        return await asyncio.to_thread(self.kind.decide, *asked) if slow else self.kind.decide(*asked)

    async def take_over(self) -> Happened:
        """Read what another server has written since."""
        return self.log.take(await self._dependencies.store.entries(self._record.id, after=self.log.seq))

    async def leave_out_outages(self) -> None:
        """Put the game away for as long as no server ran."""
        if self.state is None or self.is_over or self._record.settings.days_per_move or self.kind is TOURNAMENT:
            return  # no clock runs
        outages = await self._dependencies.store.outages(self.state.now)
        if events := pauses(self.kind, self.state, outages):
            try:
                await self._append(self.log.draft(events, None, self._dependencies.now()))
            except StaleError:  # another server was faster
                await self.take_over()

    async def seat_given(self, key: str) -> int:
        """The seat that the log gave to whoever came in with this key."""
        entry = next(
            each for each in await self._dependencies.store.entries(self._record.id) if each.idempotency_key == key
        )
        events = (msgspec.json.decode(line) for line in entry.lines.splitlines())
        seat: int = next(event["data"]["seat"] for event in events if event["event"] == "joined")
        return seat

    async def lines(self) -> list[str]:
        """The lines of the whole log, after its header."""
        return [entry.lines for entry in await self._dependencies.store.entries(self._record.id)]

    async def _append(self, draft: Draft) -> Happened:
        started = time.perf_counter()
        await self._dependencies.store.append(draft.entry, self._head(draft.state))
        self._dependencies.observer.committed(time.perf_counter() - started)
        return self.log.keep(draft)

    def _head(self, state: Any) -> Head:
        if state.phase == Phase.OVER:
            return Head(phase=Phase.OVER, due_at=None)
        waits_for, due = self._foresee(state)
        if self.bots and any(seat in self.bots for seat in waits_for):
            looked_after = self._dependencies.now() + BOT_PATIENCE_MS
            due = looked_after if due is None else min(due, looked_after)
        return Head(phase=Phase.PLAYING, due_at=due, waits_for=waits_for)

    def _foresee(self, state: Any) -> tuple[tuple[int, ...], int | None]:
        """Whom a table waits for, and until when; worked out once for each state, and asked several times."""
        if self._foreseen is None or self._foreseen[0] is not state:
            self._foreseen = (state, self._awaited(state), self._due(state))
        return self._foreseen[1:]

    def _awaited(self, state: Any) -> tuple[int, ...]:
        seats = self.kind.waits_for(state)
        return EVERYONE if seats and self.kind.is_hall else seats

    def _due(self, state: Any) -> int | None:
        days = self._record.settings.days_per_move
        if days is None:
            return self.kind.next_deadline(state)
        moment: int = state.now + days * _DAY_MS
        return moment
