"""Bots at a table: woken when it waits for them; their answer is dropped when the table has moved on."""

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from leggio.core.machine import MachineState
from leggio.core.outcome import Accepted
from leggio.table.adapting import level_of_bot
from leggio.table.frames import Refused

if TYPE_CHECKING:
    from leggio.table.table import Table

# Refusals that say nothing about what a bot wanted.
_NOT_ITS_FAULT = frozenset({"table.stale", "store.full", "store.read_only", "store.unavailable"})


class BotPlayers:
    """The bots of one table."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._writer = table.writer
        self._levels = table.writer.outlook.bots
        self._task: asyncio.Task[None] | None = None
        self._helped_out = -1  # the event after which a bot had to be helped out

    @property
    def are_thinking(self) -> bool:
        """Whether one is making up its mind."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let the bots think that the table waits for; an older thought is dropped."""
        self.stop()
        state = self._writer.state
        if state is not None and (agreed := self._table.host.agreement(state, self._levels)):
            self._task = self._table.tasks.start(self._agree(self._table.seq, *agreed))
            return
        seats = [seat for seat in self._writer.waits_for if seat in self._levels]
        if seats:
            self._task = self._table.tasks.start(self._think(self._table.seq, seats))

    def stop(self) -> None:
        """Drop what they were thinking."""
        if self._task:
            self._task.cancel()
            self._task = None

    async def _think(self, seq: int, seats: list[int]) -> None:
        dependencies = self._table.dependencies
        for seat in seats:
            started = time.perf_counter()
            command = await self._want(seat)
            thought = time.perf_counter() - started
            dependencies.observer.thought(self._levels[seat], thought)
            if command is None:
                continue
            await asyncio.sleep(max(0.0, dependencies.bot_pace_ms / 1000 - thought))
            # What it brings about wakes the bots anew and drops this thought: the move itself must go on.
            if await asyncio.shield(self._table.tasks.start(self._move(seq, seat, command))):
                return

    async def _agree(self, seq: int, seat: int, command: msgspec.Struct) -> None:
        """To stop, as people want; after a moment, in which they may think better of it."""
        await asyncio.sleep(self._table.dependencies.bot_pace_ms / 1000)
        await asyncio.shield(self._table.tasks.start(self._move(seq, seat, command)))

    async def _want(self, seat: int) -> msgspec.Struct | None:
        table, state = self._table, self._writer.state
        if state is None:
            return None
        view = table.host.machine.view(state, seat, table.writer.now())
        if (taught := await self._teach(view, seat)) is not None:
            return taught
        try:
            level = level_of_bot(table.record.settings, seat, view)
            return await table.dependencies.bots.want(table.record.settings, level, seat, view)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the others go on playing
            table.dependencies.observer.failed("bot", error)
            return self._way_out(state, seat)

    async def _teach(self, view: object, seat: int) -> msgspec.Struct | None:
        """What a teacher has in mind that the rules take, where a lesson is given."""
        lesson = self._table.host.lesson(self._table.record.settings)
        if lesson is None:
            return None
        now = self._writer.now()
        wanted: Iterable[msgspec.Struct] = lesson.tries(view, seat, self._is_word)
        for command in wanted:
            if isinstance(await self._writer.decide(command, now), Accepted):
                return command
        return None

    def _is_word(self, word: str) -> bool:
        judge = self._writer.judge
        return judge is None or judge.judge(word).valid

    async def _move(self, seq: int, seat: int, command: msgspec.Struct) -> bool:
        """Carry out what a bot decided upon an event; whether anything happened."""
        table = self._table
        async with table.lock:
            if seq != table.seq or self._writer.state is None:
                return True
            idempotency_key = f"bot{seat}/{seq}"
            answer, events = await table.commands.attempt(command, idempotency_key, seq, table.writer.now())
            if isinstance(answer, Refused) and answer.code not in _NOT_ITS_FAULT:
                table.dependencies.observer.failed("bot refused", ValueError(answer.code))
                if (way_out := self._way_out(self._writer.state, seat)) is not None:
                    now = table.writer.now()
                    answer, events = await table.commands.attempt(way_out, idempotency_key, seq, now)
            table.announce(events)
            return bool(events)

    def _way_out(self, state: MachineState, seat: int) -> msgspec.Struct | None:
        """What a bot does that knows no better: it gives up the turn, once."""
        if self._helped_out == self._table.seq:
            return None
        self._helped_out = self._table.seq
        return self._table.host.fallback(state, seat)
