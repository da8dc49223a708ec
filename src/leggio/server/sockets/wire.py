"""WebSockets of uvicorn with a shorter way out: a frame goes from the table to the connection in one call.

By ASGI each frame would be awaited through every layer of the application, in a task of its own connection that must
first be woken: several times what it takes to write it. What comes in, the handshake and the end go the usual way.
"""

import struct
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

# Under this name a connection's wire is among the extensions of its scope.
EXTENSION = "leggio.wire"

_TEXT = 0x81  # a whole message in one frame
_SHORT, _MEDIUM = 126, 1 << 16


class Wire(Protocol):
    """Where frames go without waiting."""

    @property
    def unsent(self) -> int:
        """Bytes that the client has not taken yet."""

    def write(self, text: bytes) -> None:
        """Send a message; after the end, nothing happens."""


class WiredWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose application may write to it directly."""

    def handle_connect(self, event: Request) -> None:
        """Let the application know the wire."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # ours, not of ASGI

    @property
    def unsent(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def write(self, text: bytes) -> None:
        """Send a message; before the handshake and after the end, nothing happens."""
        if self.handshake_complete and not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(head_of(len(text)) + text)


def head_of(length: int) -> bytes:
    """What comes before a message of so many bytes (RFC 6455, 5.2); what a server sends is not masked."""
    if length < _SHORT:
        return bytes((_TEXT, length))
    if length < _MEDIUM:
        return struct.pack("!BBH", _TEXT, 126, length)
    return struct.pack("!BBQ", _TEXT, 127, length)
