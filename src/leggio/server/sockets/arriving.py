"""A request for a WebSocket is answered here, or handed to the process that has the table."""

import asyncio
import socket
from collections.abc import Callable
from typing import Any

from leggio.server.heads import BoundedHttp
from leggio.server.relay import Relay

# A neighbour that is busy is given the time to make room.
_PAUSE_S = 0.005
_MOST_ATTEMPTS = 200


class Arriving(BoundedHttp):
    """HTTP of uvicorn, until a WebSocket is asked for."""

    def __init__(self, *given: Any, relay: Relay, begun: bytes = b"", **named: Any) -> None:
        super().__init__(*given, **named)
        self._relay = relay
        self._begun = begun

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """A connection; of one that was handed over, the beginning was read elsewhere."""
        super().connection_made(transport)
        if self._begun:
            self.data_received(self._begun)

    def handle_websocket_upgrade(self) -> None:
        """All of the request is there."""
        neighbour = self._relay.neighbour_for(self.url)
        if neighbour is None or self._is_still_answering:
            super().handle_websocket_upgrade()
        else:
            self._hand_over(neighbour, _MOST_ATTEMPTS)

    @property
    def _is_still_answering(self) -> bool:
        """Whether an earlier request of the same connection has not got all of its answer."""
        return not self.is_answered or self.transport.get_write_buffer_size() > 0

    def _hand_over(self, neighbour: int, attempts: int) -> None:
        if self.transport.is_closing():
            return
        connection: socket.socket = self.transport.get_extra_info("socket")
        try:
            gone = self._relay.hand_over(neighbour, connection.fileno(), self._head())
        except BlockingIOError:
            if attempts:
                self.transport.pause_reading()
                self.loop.call_later(_PAUSE_S, self._hand_over, neighbour, attempts - 1)
                return
            gone = False
        if gone:
            self.transport.abort()  # this process's end of it only
        else:
            self.transport.resume_reading()
            super().handle_websocket_upgrade()

    def _head(self) -> bytes:
        lines = [b"%s %s HTTP/1.1" % (self.scope["method"].encode(), self.url)]
        lines += [b"%s: %s" % header for header in self.scope["headers"]]
        return b"\r\n".join([*lines, b"", b""])


def taker(arrive: Callable[[bytes], Arriving]) -> Callable[[socket.socket, bytes], None]:
    """Serves connections that come from a neighbour."""
    loop = asyncio.get_running_loop()
    arriving: set[asyncio.Task[Any]] = set()

    async def serve(connection: socket.socket, head: bytes) -> None:
        try:
            await loop.connect_accepted_socket(lambda: arrive(head), connection)
        except OSError:  # the client has gone meanwhile
            connection.close()

    def take(connection: socket.socket, head: bytes) -> None:
        connection.settimeout(0)
        task = loop.create_task(serve(connection, head))
        arriving.add(task)
        task.add_done_callback(arriving.discard)

    return take
