"""A WebSocket client that costs next to nothing: the load must not be heavier than what it is a load on.

It knows only what a well-behaved server sends: whole frames, text, no extensions. Masks are zero, which is a mask too.
"""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast


class Wire(asyncio.Protocol):
    """One socket. `heard` is called with every message."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self._heard = heard
        self._waiting = bytearray()
        self._transport: asyncio.Transport | None = None
        key = base64.b64encode(os.urandom(16)).decode()
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: leggio.1\r\n"
            f"Origin: http://{host}\r\nCookie: {cookie}\r\n\r\n"
        ).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast("asyncio.Transport", transport)  # as loops that are no asyncio have it
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        """Take in what came, message by message."""
        self._waiting += data
        if not self.opened.done():
            end = self._waiting.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._waiting.startswith(b"HTTP/1.1 101"):
                self.opened.set_exception(ConnectionError(bytes(self._waiting[:60]).decode("latin-1")))
                return
            del self._waiting[: end + 4]
            self.opened.set_result(None)
        while (message := self._message()) is not None:
            self._heard(message)

    def connection_lost(self, error: Exception | None) -> None:
        """The server has hung up."""
        self.is_lost = True
        if not self.opened.done():
            self.opened.set_exception(error or ConnectionError("closed"))

    def say(self, message: bytes) -> None:
        """Send a message."""
        if self._transport is not None and not self.is_lost:
            size = len(message)
            head = bytes((0x81, 0x80 | size)) if size < 126 else b"\x81\xfe" + size.to_bytes(2, "big")
            self._transport.write(head + b"\0\0\0\0" + message)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def _message(self) -> bytes | None:
        """The next whole text message; what is no text is passed over."""
        waiting = self._waiting
        while len(waiting) >= 2:
            size, start = waiting[1] & 0x7F, 2
            if size >= 126:
                start = 4 if size == 126 else 10
                if len(waiting) < start:
                    return None
                size = int.from_bytes(waiting[2:start], "big")
            if len(waiting) < start + size:
                return None
            is_text = waiting[0] & 0x0F == 1
            content = bytes(waiting[start : start + size])
            del waiting[: start + size]
            if is_text:
                return content
        return None
