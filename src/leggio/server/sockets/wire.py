"""WebSockets of uvicorn with shorter ways: a frame goes from the table to the connection in one call, and back in one.

By ASGI each frame would be awaited through every layer of the application, in a task of its own connection that must
first be woken: several times what it takes to write it. The handshake and the end go the usual way.
"""

import asyncio
import time
from typing import Protocol

from uvicorn import Config
from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.http11 import Request
from websockets.protocol import OPEN

from leggio.core.ratelimit import RateLimit, TokenBucket
from leggio.server.sockets.close_codes import ClientGoneError, CloseCode
from leggio.server.sockets.doors import Doors
from leggio.server.sockets.rfc6455 import decode_text, frame_header

# Under this name a connection's wire is among the extensions of its scope.
EXTENSION = "leggio.wire"

# Messages that wait to be heard before no more are taken from the client.
MOST_PENDING = 16

# Frames of any kind, pings and pieces of messages too, that a client may send at once, and a second after that: many
# more than it needs. A frame takes six bytes, and time to read: without end they would keep everybody else waiting.
RAW_FRAME_LIMIT = RateLimit(capacity=1_000, refill_ms=5_000)
# Bytes that are read before a look at how many frames they were.
_AT_A_TIME = 4096
_NOT_TEXT = 1007
_NO_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class MessageListener(Protocol):
    """Who hears what a client says."""

    @property
    def waiting(self) -> int:
        """Messages that were said and not heard yet."""

    def on_message(self, content: str | bytes) -> None:
        """A message."""

    def on_disconnect(self) -> None:
        """No more will come."""


class Wire(Protocol):
    """Where frames come from, and go without waiting."""

    async def next_message(self) -> str | bytes:
        """The next message, as long as nobody listens; ClientGoneError when nothing more will come."""

    def listen(self, listener: MessageListener) -> None:
        """From now on messages go there as they come, those that wait already first."""

    def caught_up(self) -> None:
        """Whoever listens has heard all there was."""

    @property
    def unsent(self) -> int:
        """Bytes that the client has not taken yet."""

    def write(self, text: bytes) -> None:
        """Send a message; after the end, nothing happens."""


class _EventQueue(asyncio.Queue[ASGIReceiveEvent]):
    """What uvicorn has for the application; once somebody listens, it goes there at once, and the end in its turn."""

    listener: MessageListener | None = None

    def __init__(self, doors: Doors) -> None:
        super().__init__()
        self._doors = doors

    def put_nowait(self, item: ASGIReceiveEvent) -> None:
        """Something has come: a message, or the end."""
        if self.listener is None:
            super().put_nowait(item)
            return
        content = _content(item)
        if content is None:
            self._doors.leave(self.listener.on_disconnect)
        else:
            self.listener.on_message(content)


class WiredWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose application may write to it directly, and be called with what it hears."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, object],
        _loop: asyncio.AbstractEventLoop | None = None,
        *,
        doors: Doors,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._doors = doors
        self._is_arriving = False
        self.queue: _EventQueue = _EventQueue(doors)
        self._written: list[bytes] = []
        self._bytes_written = 0
        self._holds_client_off = False
        self._bucket = TokenBucket(RAW_FRAME_LIMIT)

    def handle_connect(self, event: Request) -> None:
        """Let the application know the wire."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]  # ours, not of ASGI

    async def run_asgi(self) -> None:
        """The application, once it is this client's turn; the handshake ends its turn."""
        await self._doors.arriving.acquire()
        self._is_arriving = True
        try:
            if not self.disconnected:
                await super().run_asgi()
        finally:
            self._has_arrived()
            # What knows each other would be kept until somebody looks for garbage: a crowd leaves much of it.
            self.scope.clear()  # type: ignore[attr-defined]  # a dictionary, and nobody's any more
            self.queue.listener = None

    def _has_arrived(self) -> None:
        if self._is_arriving:
            self._is_arriving = False
            self._doors.arriving.release()

    # --- out ------------------------------------------------------------------------------------------------------

    @property
    def unsent(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size() + self._bytes_written

    def write(self, text: bytes) -> None:
        """Send a message, together with others of the same moment; before the handshake and after the end, nothing."""
        if not self._written:
            self.loop.call_soon(self._flush)
        self._written += frame_header(len(text)), text
        self._bytes_written += len(text)

    def _flush(self) -> None:
        written, self._written, self._bytes_written = self._written, [], 0
        if not written or not self.handshake_complete:
            return
        if not (self.close_sent or self.disconnected or self.transport.is_closing()):
            self.transport.write(b"".join(written))

    async def send(self, message: ASGISendEvent) -> None:
        """What goes the usual way, the end for instance, goes after what was written before."""
        self._flush()
        await super().send(message)
        self._has_arrived()

    def shutdown(self) -> None:
        """The server ends: last words first."""
        self._flush()
        super().shutdown()

    # --- in -------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        """Bytes of the client: nearly always one short message, which needs no parser that can stop midway."""
        listener = self.queue.listener
        if listener is not None and self._is_between_messages and (text := decode_text(data)) is not None:
            listener.on_message(text)
            self._hold_off_if_behind()
        else:
            for start in range(0, len(data), _AT_A_TIME):
                if not self.transport.is_closing():
                    super().data_received(data[start : start + _AT_A_TIME])
            self._refuse_if_no_handshake()

    def _refuse_if_no_handshake(self) -> None:
        """The whole head of the request comes first. Of one that its parser cannot bear uvicorn would say nothing, and
        the client could stay for ever."""
        if not (self.handshake_initiated or self.transport.is_closing()):
            self.close_sent = True
            self.transport.write(_NO_HANDSHAKE)
            self.transport.close()

    def handle_events(self) -> None:
        """Frames came."""
        now = time.monotonic_ns() // 1_000_000
        if all(self._bucket.take(now) for _ in self.conn.events):
            super().handle_events()
        else:
            self._hang_up(CloseCode.TOO_FAST)

    def _hang_up(self, code: int) -> None:
        """End it at once, after what was written before; nothing more is read."""
        self._flush()
        self.conn.fail(code)
        self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        """What came is no WebSocket; before the handshake is answered there is no way to say so."""
        if self.conn.close_sent is not None:
            super().handle_parser_exception()
            return
        self.close_sent = True
        self.transport.abort()

    @property
    def _is_between_messages(self) -> bool:
        begun = self.frames or self.conn.reader.buffer
        return not begun and not self.close_sent and self.conn.state is OPEN

    def send_receive_event_to_app(self) -> None:
        """A message came. Uvicorn would hold the client off after each, and let it go on after it was read: two calls
        of the system for every message. Here a few may wait. And text that is none is no fault of ours for the log."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            self._hang_up(_NOT_TEXT)
            return
        self.read_paused = True  # as uvicorn believes
        super().send_receive_event_to_app()
        self._hold_off_if_behind()

    def _hold_off_if_behind(self) -> None:
        waiting = self.queue.qsize() if self.queue.listener is None else self.queue.listener.waiting
        if waiting >= MOST_PENDING and not self._holds_client_off:
            self._holds_client_off = True
            self.transport.pause_reading()

    def caught_up(self) -> None:
        """Whoever listens has heard all there was: the client may go on."""
        if self._holds_client_off:
            self._holds_client_off = False
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """What comes next, as ASGI has it."""
        message = await self.queue.get()
        if self.queue.empty():
            self.caught_up()
        return message

    async def next_message(self) -> str | bytes:
        """The next message, as long as nobody listens."""
        content = _content(await self.receive())
        if content is None:
            raise ClientGoneError
        return content

    def listen(self, listener: MessageListener) -> None:
        """From now on messages go there as they come, those that wait already first."""
        self.queue.listener = listener
        while not self.queue.empty():
            self.queue.put_nowait(self.queue.get_nowait())
        if not listener.waiting:
            self.caught_up()


def _content(message: ASGIReceiveEvent) -> str | bytes | None:
    """What a message of ASGI says; None if it is not one of the client's, but the end."""
    if message["type"] != "websocket.receive":
        return None
    text: str | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
