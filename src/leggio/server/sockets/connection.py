"""One connection: what is common to all sockets. Frames in, frames out, all of it bounded, and an end with a reason."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from leggio.core.ratelimit import RateLimit, TokenBucket
from leggio.server.metrics import Metrics
from leggio.server.sockets.client_frames import BadFrameError, decode_frame
from leggio.server.sockets.close_codes import CloseCode
from leggio.server.sockets.inbox import HandleFrame, Inbox
from leggio.server.sockets.registry import Dismissal
from leggio.server.sockets.wire import Wire
from leggio.table.frames import AnyClientFrame, Hello, Refused

HELLO_WITHIN = 10.0
# Frames that make no sense, or come too fast, before the client is let go.
MOST_MISTAKES = 10
FRAME_LIMIT = RateLimit(capacity=60, refill_ms=3_000)
# What a client may leave unread, in bytes.
MOST_UNSENT = 1 << 20
_TOO_MANY = "frame.too_many"

_encoder = msgspec.json.Encoder()

Handler = Callable[["Connection"], Awaitable[CloseCode]]


class Connection:
    """A client, whatever it came for. A table never waits for one: who is too slow is let go, and may come back."""

    def __init__(self, wire: Wire, metrics: Metrics) -> None:
        self._wire = wire
        self._metrics = metrics
        self._bucket = TokenBucket(FRAME_LIMIT)
        self._mistakes = 0
        self._too_slow: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sent = 0  # frames

    async def run(self, handler: Handler, dismissal: Dismissal) -> CloseCode:
        """Serve the client until it leaves or must be let go; what to close with. ClientGoneError if it left."""
        handling = asyncio.ensure_future(handler(self))
        try:
            ends: tuple[asyncio.Future[Any], ...] = (handling, dismissal.said, self._too_slow)
            await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
            if self._too_slow.done():
                return CloseCode.TOO_SLOW
            return handling.result() if handling.done() else dismissal.said.result()
        finally:
            handling.cancel()
            await asyncio.gather(handling, return_exceptions=True)
            del handling, ends  # its error knows this call: they would keep each other, and the whole connection

    def send(self, frame: bytes) -> None:
        """Send a frame; never blocks. Once there is no room for one, nothing more is sent."""
        if self._too_slow.done():
            return
        if self._wire.unsent + len(frame) > MOST_UNSENT:
            self._too_slow.set_result(None)
            return
        self.sent += 1
        self._wire.write(frame)

    def tell(self, frame: msgspec.Struct) -> None:
        """Send a frame."""
        self.send(_encoder.encode(frame))

    def refuse(self, code: str, **detail: object) -> None:
        """Say that a frame was not understood."""
        self._metrics.frame_refused(code)
        self.tell(Refused(code=code, detail=detail))

    async def hello(self) -> Hello | CloseCode:
        """The first frame, if it is the one it should be and comes in time."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                frame = decode_frame(await self._wire.next_message())
        except TimeoutError:
            self.refuse("frame.no_hello")
            return CloseCode.NO_HELLO
        except BadFrameError as error:
            self.refuse(error.code, **error.detail)
            return CloseCode.VERSION if error.code == "frame.unknown_version" else CloseCode.MISTAKES
        if isinstance(frame, Hello):
            return frame
        self.refuse("frame.hello_first")
        return CloseCode.MISTAKES

    async def listen(self, handle: HandleFrame) -> CloseCode:
        """Hear the client to the end: one frame after the other is carried out; ClientGoneError if it left."""
        return await Inbox(self._wire, self._decoded, handle).listen()

    def _decoded(self, content: str | bytes) -> AnyClientFrame | CloseCode | None:
        """A frame that makes sense; what does not is refused, up to a point."""
        try:
            return self._sensible(content)
        except BadFrameError as error:
            self.refuse(error.code, **error.detail)
            self._mistakes += 1
            if self._mistakes < MOST_MISTAKES:
                return None
            return CloseCode.TOO_FAST if error.code == _TOO_MANY else CloseCode.MISTAKES

    def _sensible(self, content: str | bytes) -> AnyClientFrame:
        if not self._bucket.take(time.monotonic_ns() // 1_000_000):
            raise BadFrameError(_TOO_MANY)
        frame = decode_frame(content)
        if isinstance(frame, Hello):
            raise BadFrameError("frame.hello_again")
        return frame
