"""A client's end of a WebSocket with nothing to spare: frames in, frames out, no copies, no compression."""

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from typing import cast

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
# Clients must mask what they send. With a mask of zeros the payload stays as it is, and nobody has to work for it.
_MASK = b"\0\0\0\0"
_SHORT, _MEDIUM = 126, 1 << 16

Heard = Callable[[bytes], None]


class Wire(asyncio.Protocol):
    """One connection; `heard` is called with every text frame."""

    def __init__(self, host: str, path: str, cookie: str, heard: Heard) -> None:
        self.is_open = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self._heard = heard
        self._shaking_hands = True
        self._waiting = b""
        key = base64.b64encode(os.urandom(16)).decode()
        self._hello = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nCookie: {cookie}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Protocol: leggio.1\r\n\r\n"
        ).encode()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._hello)

    def connection_lost(self, error: Exception | None) -> None:  # noqa: ARG002 - the protocol's signature
        """The server closed, or died."""
        self.is_lost = True
        if not self.is_open.done():
            self.is_open.set_exception(ConnectionError("no handshake"))

    def data_received(self, data: bytes) -> None:
        """Take frames out of what came."""
        data = self._waiting + data if self._waiting else data
        if self._shaking_hands:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._waiting = head
                return
            self._shaking_hands = False
            if b" 101 " in head[:20]:
                self.is_open.set_result(None)
            else:
                self.is_open.set_exception(ConnectionError(head[:200].decode()))
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1], at + 2
            if length == 126:
                if size - at < 4:
                    break
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                if size - at < 10:
                    break
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if size - start < length:
                break
            self._take(data[at], data[start : start + length])
            at = start + length
        self._waiting = data[at:]

    def send(self, payload: bytes, kind: int = _TEXT) -> None:
        """Send a frame."""
        length = len(payload)
        if length < _SHORT:
            head = struct.pack("!BB", kind, 0x80 | length)
        elif length < _MEDIUM:
            head = struct.pack("!BBH", kind, 0x80 | 126, length)
        else:
            raise ValueError("nobody says that much")
        if self._transport:
            self._transport.write(head + _MASK + payload)

    def close(self) -> None:
        """Hang up."""
        if self._transport:
            self._transport.close()

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == _TEXT:
            self._heard(payload)
        elif kind == _PING:
            self.send(payload, _PONG)
        elif kind == _CLOSE:
            self.close()
