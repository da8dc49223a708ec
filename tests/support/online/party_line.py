"""A bus between servers of one process: everyone hears everyone, in order."""

import asyncio
from collections.abc import Awaitable, Callable

from leggio.table.ports import Notice

Hear = Callable[[Notice], Awaitable[None]]


class PartyLine:
    """What several buses share; `is_cut` loses every notice."""

    def __init__(self) -> None:
        self.is_cut = False
        self.buses: list[PartyBus] = []

    def bus(self) -> "PartyBus":
        """One more server on the line."""
        self.buses.append(PartyBus(self))
        return self.buses[-1]


class PartyBus:
    """One server's end of the line; implements the port Bus."""

    is_alone = False
    is_silent = False  # as where another server is cut off: this one must find out

    def __init__(self, line: PartyLine) -> None:
        self._line = line
        self._heard: asyncio.Queue[Notice | None] = asyncio.Queue()

    def publish(self, notice: Notice) -> None:
        """Tell all, oneself included, as Redis does."""
        if not self._line.is_cut:
            for bus in self._line.buses:
                bus.take(notice)

    def take(self, notice: Notice | None) -> None:
        """A notice arrives."""
        self._heard.put_nowait(notice)

    async def listen(self, hear: Hear) -> None:
        """Hear them one after the other."""
        while (notice := await self._heard.get()) is not None:
            await hear(notice)

    async def close(self) -> None:
        """Hang up."""
        self.take(None)
