"""One reading for all who ask at the same moment: who comes while one is under way shares the next."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Generic, TypeVar

T = TypeVar("T")


class JointReading(Generic[T]):
    """What is read began to be read after whoever gets it had asked."""

    def __init__(self, read: Callable[[], Coroutine[object, None, T]]) -> None:
        self._read = read
        self._one_at_a_time = asyncio.Lock()
        self._next: asyncio.Task[T] | None = None

    def __call__(self) -> Awaitable[T]:
        """The reading that begins next."""
        if self._next is None:
            self._next = asyncio.get_running_loop().create_task(self._begin())
            self._next.add_done_callback(_look)
        return asyncio.shield(self._next)

    async def _begin(self) -> T:
        async with self._one_at_a_time:
            self._next = None
            return await self._read()


def _look(task: asyncio.Task[T]) -> None:
    """An error is for those who asked; there may be nobody left."""
    if not task.cancelled():
        task.exception()
