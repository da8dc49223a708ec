"""One connection: what is common to all sockets. Frames in, frames out, all of it bounded, and an end with a reason."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable

import msgspec

from leggio.server.metrics import Metrics
from leggio.server.sockets.budget import Budget
from leggio.server.sockets.closing import CloseCode
from leggio.server.sockets.outbox import Outbox
from leggio.server.sockets.reading import BadFrameError, read_frame
from leggio.server.sockets.registry import Dismissal
from leggio.server.sockets.wire import Wire
from leggio.table.frames import AnyClientFrame, Hello, Refused

HELLO_WITHIN = 10.0
# Frames that make no sense, or come too fast, before the client is let go.
MOST_MISTAKES = 10
AT_ONCE, A_SECOND = 60, 20.0
# How long the last words may take.
_PARTING_S = 1.0
_TOO_MANY = "frame.too_many"

_encoder = msgspec.json.Encoder()

Conversation = Callable[["Connection"], Awaitable[CloseCode]]


class Connection:
    """A client, whatever it came for. `receive` raises ClientGoneError when nothing more will come."""

    def __init__(
        self,
        receive: Callable[[], Awaitable[str | bytes]],
        transmit: Callable[[str], Awaitable[None]],
        metrics: Metrics,
        wire: Wire | None = None,
    ) -> None:
        self._receive = receive
        self._transmit = transmit
        self._metrics = metrics
        self._outbox = Outbox(wire)
        self._budget = Budget(at_once=AT_ONCE, a_second=A_SECOND, now=time.monotonic())
        self._mistakes = 0

    async def run(self, converse: Conversation, dismissal: Dismissal) -> CloseCode:
        """Serve the client until it leaves or must be let go; what to close with. ClientGoneError if it left."""
        delivering = asyncio.create_task(self._outbox.deliver(self._transmit))
        conversing = asyncio.ensure_future(converse(self))
        dismissed = asyncio.create_task(dismissal.heard())
        overflowing = asyncio.create_task(self._outbox.overflown.wait())
        tasks = {delivering, conversing, dismissed, overflowing}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if overflowing.done():
                return CloseCode.TOO_SLOW
            if delivering.done():
                delivering.result()  # it ends only with a wire that broke, and raises that
            code = conversing.result() if conversing.done() else dismissed.result()
            # The last words still go out: why the client is let go, for instance.
            self._outbox.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(delivering, _PARTING_S)
            return code
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def send(self, frame: bytes) -> None:
        """Put a frame in line; never blocks."""
        self._outbox.send(frame)

    def tell(self, frame: msgspec.Struct) -> None:
        """Put a frame in line."""
        self._outbox.send(_encoder.encode(frame))

    def refuse(self, code: str, **detail: object) -> None:
        """Say that a frame was not understood."""
        self._metrics.frame_refused(code)
        self.tell(Refused(code=code, detail=detail))

    async def hello(self) -> Hello | CloseCode:
        """The first frame, if it is the one it should be and comes in time."""
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                frame = read_frame(await self._receive())
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

    async def next_frame(self) -> AnyClientFrame | CloseCode:
        """The next frame that makes sense; what does not is refused, up to a point."""
        while True:
            content = await self._receive()
            try:
                return self._sensible(content)
            except BadFrameError as error:
                self.refuse(error.code, **error.detail)
                self._mistakes += 1
                if self._mistakes >= MOST_MISTAKES:
                    return CloseCode.TOO_FAST if error.code == _TOO_MANY else CloseCode.MISTAKES

    def _sensible(self, content: str | bytes) -> AnyClientFrame:
        if not self._budget.spend(time.monotonic()):
            raise BadFrameError(_TOO_MANY)
        frame = read_frame(content)
        if isinstance(frame, Hello):
            raise BadFrameError("frame.hello_again")
        return frame
