"""The bus of a server that is alone: there is nobody to tell, and nobody tells anything."""

import asyncio
from collections.abc import Awaitable, Callable

from leggio.table.ports import Notice


class LocalBus:
    """Reaches no other server; implements the port Bus."""

    is_alone = True
    is_silent = False

    def __init__(self) -> None:
        self._closed = asyncio.Event()

    def publish(self, notice: Notice) -> None:
        """Tell all the others: there are none."""

    async def listen(self, hear: Callable[[Notice], Awaitable[None]]) -> None:  # noqa: ARG002 - nothing to hear
        """Wait until the bus is closed."""
        await self._closed.wait()

    async def close(self) -> None:
        """Stop listening."""
        self._closed.set()
