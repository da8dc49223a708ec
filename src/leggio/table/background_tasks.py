"""Tasks that a table starts and nobody waits for: kept until they end, and their failures told."""

import asyncio
from collections.abc import Coroutine
from typing import TypeVar

from leggio.table.observer import Observer

T = TypeVar("T")


class BackgroundTasks:
    """The running tasks of one table."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self._running: set[asyncio.Task[object]] = set()

    def __bool__(self) -> bool:
        return bool(self._running)

    def start(self, coroutine: Coroutine[object, None, T]) -> asyncio.Task[T]:
        """Let it run."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return task

    async def finish(self) -> None:
        """Wait for all of them, and for those they start."""
        while self._running:
            await asyncio.wait(tuple(self._running))

    def _ended(self, task: asyncio.Task[T]) -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._observer.failed("table", error)
