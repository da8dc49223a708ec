"""The writer of one table: what the rules accept goes to the store, and only then counts."""

import time
from typing import Any

import msgspec

from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.registry import GAMES
from leggio.table.frames import Refused
from leggio.table.ledger import Draft, Ledger
from leggio.table.outages import pauses
from leggio.table.ports import StaleError
from leggio.table.records import Head, Phase, TableRecord
from leggio.table.refusals import by_the_rules
from leggio.table.seating import bot_seats
from leggio.table.services import Services

Happened = list[tuple[int, Any]]

_DAY_MS = 86_400_000
# How long a table with a bot to move waits for the server that woke it, before another one does.
BOT_PATIENCE_MS = 5_000


class Scribe:
    """A table's log and state. Whoever calls holds the table's lock: one thing is written at a time."""

    def __init__(self, services: Services, record: TableRecord, judge: Judge | None) -> None:
        self.kind = GAMES[record.settings.game]
        self.ledger = Ledger(self.kind, record.id)
        self.bots = bot_seats(record.settings)
        self._services = services
        self._record = record
        self._judge = judge

    @property
    def state(self) -> Any:
        """The game as it stands; None before it begins."""
        return self.ledger.state

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state is not None and self.state.phase == Phase.OVER

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that can move things on."""
        return () if self.state is None else self.kind.waits_for(self.state)

    @property
    def due_at(self) -> int | None:
        """When the table does something by itself."""
        return None if self.state is None or self.is_over else self._due(self.state)

    def short_words(self, seat: int, now: int) -> tuple[tuple[str, ...], ...]:
        """The lists that lie before this player now, in a game that has such lists (art. 24)."""
        if self.state is None:
            return ()
        try:
            seen = self.kind.view(self.state, seat, now, self._judge)
        except TypeError:  # the game has no lists, and its views ask no judge
            return ()
        lists: tuple[tuple[str, ...], ...] = seen.short_words
        return lists

    async def write(self, command: Any, now: int, key: str | None) -> Happened | Refused:
        """Decide a command and write what it brings about; StaleError, StoreUnavailableError."""
        outcome = self.kind.decide(self.state, command, self._judge, self._services.chance(), now)
        if isinstance(outcome, Rejected):
            return by_the_rules(outcome)
        return (
            await self._append(self.ledger.draft(outcome.events, key, self._services.now())) if outcome.events else []
        )

    async def take_over(self) -> Happened:
        """Read what another server has written since."""
        return self.ledger.take(await self._services.store.entries(self._record.id, after=self.ledger.seq))

    async def leave_out_outages(self) -> None:
        """Put the game away for as long as no server ran."""
        if self.state is None or self.is_over or self._record.settings.days_per_move:
            return
        outages = await self._services.store.outages(self.state.now)
        if events := pauses(self.kind, self.state, outages):
            try:
                await self._append(self.ledger.draft(events, None, self._services.now()))
            except StaleError:  # another server was faster
                await self.take_over()

    async def seat_given(self, key: str) -> int | None:
        """The seat that somebody was given by the command of this key, as the store has it."""
        upto = self.ledger.keys.get(key)
        if upto is None:
            return None
        # A coming-in is one event, with a warning and the end of time before it at most.
        found = await self._services.store.entries(self._record.id, after=upto - 4)
        lines = (msgspec.json.decode(line) for each in found if each.upto == upto for line in each.lines.splitlines())
        seats = (line["data"].get("seat") for line in lines if line["event"] == "joined")
        return next(seats, None)

    async def log(self) -> list[str]:
        """The lines of the whole log, after its header."""
        return [entry.lines for entry in await self._services.store.entries(self._record.id)]

    async def _append(self, draft: Draft) -> Happened:
        started = time.perf_counter()
        await self._services.store.append(draft.entry, self._head(draft.state))
        self._services.observer.committed(time.perf_counter() - started)
        return self.ledger.keep(draft)

    def _head(self, state: Any) -> Head:
        if state.phase == Phase.OVER:
            return Head(phase=Phase.OVER, due_at=None)
        waits_for = self.kind.waits_for(state)
        due = [self._due(state)]
        if any(seat in self.bots for seat in waits_for):
            due.append(self._services.now() + BOT_PATIENCE_MS)
        earliest = min((each for each in due if each is not None), default=None)
        return Head(phase=Phase.PLAYING, due_at=earliest, waits_for=waits_for)

    def _due(self, state: Any) -> int | None:
        days = self._record.settings.days_per_move
        if days is None:
            return self.kind.next_deadline(state)
        moment: int = state.now + days * _DAY_MS
        return moment
