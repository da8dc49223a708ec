"""What waits to be sent to a client. A table never waits for anyone: who is too slow is let go, and may come back."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from leggio.server.sockets.wire import Wire

MOST_FRAMES = 256
MOST_BYTES = 1 << 20


class Outbox:
    """A bounded queue with one end for the table, which never blocks, and one for the socket.

    Where there is a wire, frames go straight to it, and what is bounded is what the client has not taken.
    """

    def __init__(
        self, wire: Wire | None = None, *, most_frames: int = MOST_FRAMES, most_bytes: int = MOST_BYTES
    ) -> None:
        self._wire = wire
        self._most_frames = most_frames
        self._most_bytes = most_bytes
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._something = asyncio.Event()
        self._closed = False
        self.overflown = asyncio.Event()

    def send(self, frame: bytes) -> None:
        """Put a frame in line; once there is no room for it, nothing more is."""
        if self._closed:
            return
        if self._wire is not None:
            if self._wire.unsent + len(frame) > self._most_bytes:
                self._overflow()
            else:
                self._wire.write(frame)
            return
        if len(self._waiting) >= self._most_frames or self._bytes + len(frame) > self._most_bytes:
            self._overflow()
            return
        self._waiting.append(frame)
        self._bytes += len(frame)
        self._something.set()

    def close(self) -> None:
        """Take nothing more; what waits is still sent."""
        self._closed = True
        self._something.set()

    def _overflow(self) -> None:
        self.close()
        self._waiting.clear()
        self.overflown.set()

    async def deliver(self, transmit: Callable[[str], Awaitable[None]]) -> None:
        """Send what comes, in order, until the outbox is closed and empty."""
        while True:
            while self._waiting:
                frame = self._waiting.popleft()
                self._bytes -= len(frame)
                await transmit(frame.decode())
            if self._closed:
                return
            self._something.clear()
            await self._something.wait()
