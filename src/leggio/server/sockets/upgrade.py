"""The WebSocket upgrade: answered here, or the connection handed over to the process that has the table."""

import asyncio
import socket
from collections.abc import Callable

from uvicorn import Config
from uvicorn.server import ServerState

from leggio.server.http_protocol import BoundedHttpProtocol
from leggio.server.peer_channel import PeerChannel

# A peer that is busy is given the time to make room.
_PAUSE_S = 0.005
_MOST_ATTEMPTS = 200


class UpgradeHttpProtocol(BoundedHttpProtocol):
    """HTTP of uvicorn, until a WebSocket is asked for."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        channel: PeerChannel,
        begun: bytes = b"",
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._channel = channel
        self._begun = begun

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """A connection; of one that was handed over, the beginning was read elsewhere."""
        super().connection_made(transport)
        if self._begun:
            self.data_received(self._begun)

    def handle_websocket_upgrade(self) -> None:
        """All of the request is there."""
        peer = self._channel.owner_of(self.url)
        if peer is None or self._is_still_answering:
            super().handle_websocket_upgrade()
        else:
            self._hand_over(peer, _MOST_ATTEMPTS)

    @property
    def _is_still_answering(self) -> bool:
        """Whether an earlier request of the same connection has not got all of its answer."""
        return not self.is_answered or self.transport.get_write_buffer_size() > 0

    def _hand_over(self, peer: int, attempts: int) -> None:
        if self.transport.is_closing():
            return
        connection: socket.socket = self.transport.get_extra_info("socket")
        try:
            gone = self._channel.hand_over(peer, connection.fileno(), self._head())
        except BlockingIOError:
            if attempts:
                self.transport.pause_reading()
                self.loop.call_later(_PAUSE_S, self._hand_over, peer, attempts - 1)
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


def handoff_receiver(arrive: Callable[[bytes], UpgradeHttpProtocol]) -> Callable[[socket.socket, bytes], None]:
    """Serves connections that come from a peer."""
    loop = asyncio.get_running_loop()
    arriving: set[asyncio.Task[None]] = set()

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
