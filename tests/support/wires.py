"""A wire without a network: what a client says, given beforehand, and what it was told."""

import asyncio
import json
from collections import deque
from typing import Any

from leggio.server.sockets.close_codes import ClientGoneError
from leggio.server.sockets.wire import MessageListener


class ScriptedWire:
    """The client says these frames one after the other, then nothing more; or it leaves."""

    def __init__(self, *frames: str, leaves: bool = False) -> None:
        self._frames = deque(frames)
        self._leaves = leaves
        self.told: list[dict[str, Any]] = []
        self.unsent = 0
        self.times_caught_up = 0

    async def next_message(self) -> str | bytes:
        """The next frame; silence after the last, or the end."""
        if not self._frames:
            if self._leaves:
                raise ClientGoneError
            await asyncio.Event().wait()
        return self._frames.popleft()

    def listen(self, listener: MessageListener) -> None:
        """Say everything at once."""
        while self._frames:
            listener.on_message(self._frames.popleft())
        if self._leaves:
            listener.on_disconnect()

    def caught_up(self) -> None:
        """All was heard."""
        self.times_caught_up += 1

    def write(self, text: bytes) -> None:
        """What the server says."""
        self.told.append(json.loads(text))

    def codes(self) -> list[str]:
        """The codes of what was refused."""
        return [frame["code"] for frame in self.told if frame["type"] == "refused"]
