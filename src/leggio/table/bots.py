"""Bots at a table: woken when it waits for them; their answer is dropped when the table has moved on."""

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from leggio.table.background_tasks import BackgroundTasks
from leggio.table.dependencies import Dependencies
from leggio.table.event_writer import EventWriter
from leggio.table.records import Settings

# Carries out the command of a bot that was decided upon after an event; whether anything happened.
Move = Callable[[int, int, Any], Coroutine[Any, Any, bool]]


class BotPlayers:
    """The bots of one table."""

    def __init__(
        self, dependencies: Dependencies, settings: Settings, writer: EventWriter, tasks: BackgroundTasks, move: Move
    ) -> None:
        self._dependencies = dependencies
        self._settings = settings
        self._writer = writer
        self._tasks = tasks
        self._move = move
        self._task: asyncio.Task[None] | None = None
        self._helped_out = -1  # the event after which a bot had to be helped out

    @property
    def is_under_way(self) -> bool:
        """Whether a bot is making up its mind."""
        return self._task is not None and not self._task.done()

    def wake(self) -> None:
        """Let the bots think that the table waits for; an older thought is dropped."""
        self.stop()
        seats = [seat for seat in self._writer.waits_for if seat in self._writer.bots]
        if seats:
            self._task = self._tasks.start(self._think(self._writer.log.seq, seats))

    def stop(self) -> None:
        """Drop what they were thinking."""
        if self._task:
            self._task.cancel()
            self._task = None

    async def _think(self, seq: int, seats: list[int]) -> None:
        for seat in seats:
            started = time.perf_counter()
            command = await self._want(seat)
            thought = time.perf_counter() - started
            self._dependencies.observer.thought(self._writer.bots[seat], thought)
            if command is None:
                continue
            await asyncio.sleep(max(0.0, self._dependencies.bot_pace_ms / 1000 - thought))
            # What it brings about wakes the bots anew and drops this thought: the move itself must go on.
            if await asyncio.shield(self._tasks.start(self._move(seq, seat, command))):
                return

    async def _want(self, seat: int) -> Any:
        view = self._writer.kind.view(self._writer.state, seat, self._dependencies.now())
        try:
            return await self._dependencies.bots.want(self._settings, self._writer.bots[seat], seat, view)
        except Exception as error:  # noqa: BLE001 - whatever a bot does, the others go on playing
            self._dependencies.observer.failed("bot", error)
            return self.way_out(seat)

    def way_out(self, seat: int) -> Any | None:
        """What a bot does that knows no better: it gives up the turn, once."""
        seq = self._writer.log.seq
        if self._helped_out == seq:
            return None
        self._helped_out = seq
        fallback = self._writer.kind.commands.fallback
        return fallback(self._writer.state, seat) if fallback else None
