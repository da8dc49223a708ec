"""The HTTP protocol of uvicorn with bounds, in bytes and in time, for clients that do not end what they begin.

Its parser keeps the head of a request, and the trailers after a body, however long they get and however long they take.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

# As much as a body may have.
LARGEST_HEAD = 64 * 1024
# Seconds from a connection, or from the first byte of a further request, to the end of its head.
HEAD_WITHIN = 60.0
# And from there to the end of its body.
BODY_WITHIN = 60.0

_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class BoundedHttpProtocol(HttpToolsProtocol):
    """A connection that must come to the point."""

    _kept = 0  # bytes that the parser may still hold
    _came_to_a_point = False
    _patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """A connection."""
        super().connection_made(transport)
        self._wait_for_head()

    def connection_lost(self, exc: Exception | None) -> None:
        """Its end."""
        self._wait_no_more()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes of the client."""
        self._came_to_a_point = False
        super().data_received(data)
        # At most one reading from the system more than it says.
        self._kept = 0 if self._came_to_a_point else self._kept + len(data)
        if self._kept > LARGEST_HEAD and not self.transport.is_closing():
            self._refuse()

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        if self._patience is None:
            self._wait_for_head()

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._came_to_a_point = True
        self._wait_no_more()
        super().on_headers_complete()
        if not (
            self.parser.should_upgrade() and self._should_upgrade()
        ):  # a socket has no body, and all the time it wants
            self._patience = self.loop.call_later(BODY_WITHIN, self._drop)

    def on_body(self, body: bytes) -> None:
        """Some of the body; how much there may be is the application's to say."""
        self._came_to_a_point = True
        super().on_body(body)

    def on_message_complete(self) -> None:
        """All of the request is there."""
        self._came_to_a_point = True
        self._wait_no_more()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection is another protocol's from now on; the parser, which knows this one, would keep it."""
        super().handle_websocket_upgrade()
        del self.parser

    def _wait_for_head(self) -> None:
        self._patience = self.loop.call_later(HEAD_WITHIN, self._give_up)

    def _wait_no_more(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def _give_up(self) -> None:
        if self.is_answered:
            self._patience = None
            self.transport.close()
        else:  # an answer that is still under way is not cut off for a further request
            self._wait_for_head()

    def _drop(self) -> None:
        """Whoever has not sent all of a request by now has nothing to wait for."""
        self._patience = None
        self.transport.close()

    def _refuse(self) -> None:
        if self.is_answered:
            self.transport.write(_TOO_LARGE)
        self.transport.close()

    @property
    def is_answered(self) -> bool:
        """Whether no request of this connection waits for its answer."""
        # None before the first request, whatever uvicorn declares.
        return self.cycle is None or self.cycle.response_complete  # type: ignore[redundant-expr]
