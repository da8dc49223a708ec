"""One client at one table, from its hello to its leaving."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from enum import IntEnum

import msgspec

from leggio.server.metrics import Metrics
from leggio.server.sockets.budget import Budget
from leggio.server.sockets.lag import Lag
from leggio.server.sockets.outbox import Outbox
from leggio.server.sockets.reading import BadFrameError, read_frame
from leggio.table.frames import AnyClientFrame, Do, Hello, Ping, Pong, Refused, Rematch, Say
from leggio.table.hub import Attachment, Hub, Visitor

HELLO_WITHIN = 10.0
PING_EVERY = 5.0
# Frames that make no sense, or come too fast, before the client is let go.
MOST_MISTAKES = 10
AT_ONCE, A_SECOND = 40, 10.0

_encoder = msgspec.json.Encoder()


class CloseCode(IntEnum):
    """Why the server ends a connection. Those from 4000 are ours, with the status of HTTP that they resemble."""

    NORMAL = 1000
    MISTAKES = 4400  # too many frames that make no sense
    FORBIDDEN = 4403
    NOT_FOUND = 4404  # no such table
    NO_HELLO = 4408  # hello did not come in time
    VERSION = 4406  # the client speaks another version
    TOO_SLOW = 4413  # the client does not read what it is sent
    TOO_FAST = 4429  # too many frames
    FAILED = 1011


class ClientGoneError(Exception):
    """The client has closed the connection, or it broke."""


class Session:
    """What is between a socket and a table. `receive` raises ClientGoneError when there is nothing more to come."""

    def __init__(
        self,
        *,
        hub: Hub,
        table: str,
        visitor: Visitor,
        receive: Callable[[], Awaitable[str | bytes]],
        transmit: Callable[[str], Awaitable[None]],
        metrics: Metrics,
    ) -> None:
        self._hub = hub
        self._table = table
        self._visitor = visitor
        self._receive = receive
        self._transmit = transmit
        self._metrics = metrics
        self._outbox = Outbox()
        self._lag = Lag()
        self._budget = Budget(at_once=AT_ONCE, a_second=A_SECOND, now=time.monotonic())
        self._mistakes = 0

    async def run(self) -> CloseCode:
        """Serve the client until it leaves or must be let go; what to close with."""
        delivering = asyncio.create_task(self._outbox.deliver(self._transmit))
        conversing = asyncio.create_task(self._converse())
        overflowing = asyncio.create_task(self._outbox.overflown.wait())
        tasks = {delivering, conversing, overflowing}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if self._outbox.overflown.is_set():
                return CloseCode.TOO_SLOW
            if not conversing.done():
                delivering.result()  # a broken wire raises here
                return CloseCode.NORMAL
            code = conversing.result()
            # The last words still go out: why the client is let go, for instance.
            self._outbox.close()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(delivering, timeout=1)
            return code
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _converse(self) -> CloseCode:
        try:
            async with asyncio.timeout(HELLO_WITHIN):
                hello = await self._hello()
        except TimeoutError:
            self._refuse("frame.no_hello")
            return CloseCode.NO_HELLO
        if isinstance(hello, CloseCode):
            return hello
        attached = await self._hub.attach(self._table, self._visitor, self._outbox.send, hello.after)
        if isinstance(attached, Refused):
            self._outbox.send(_encoder.encode(attached))
            return CloseCode.NOT_FOUND
        pinging = asyncio.create_task(self._ping())
        try:
            return await self._listen(attached)
        finally:
            pinging.cancel()
            await asyncio.shield(attached.detach())

    async def _hello(self) -> Hello | CloseCode:
        """The first frame, if it is the one it should be."""
        try:
            frame = read_frame(await self._receive())
        except BadFrameError as error:
            self._refuse(error.code, **error.detail)
            return CloseCode.VERSION if error.code == "frame.unknown_version" else CloseCode.MISTAKES
        if isinstance(frame, Hello):
            return frame
        self._refuse("frame.hello_first")
        return CloseCode.MISTAKES

    async def _listen(self, table: Attachment) -> CloseCode:
        while True:
            content = await self._receive()
            received_at = self._moment()
            if not self._budget.spend(time.monotonic()):
                if self._is_last_mistake("frame.too_many"):
                    return CloseCode.TOO_FAST
                continue
            try:
                frame = read_frame(content)
            except BadFrameError as error:
                if self._is_last_mistake(error.code, **error.detail):
                    return CloseCode.MISTAKES
                continue
            await self._handle(table, frame, received_at)

    async def _handle(self, table: Attachment, frame: AnyClientFrame, received_at: int) -> None:
        match frame:
            case Do():
                await table.do(frame, received_at - self._lag.allowance_ms)
            case Say():
                await table.say(frame)
            case Rematch():
                await table.rematch()
            case Pong():
                self._lag.pong(frame.n, 1000 * time.monotonic())
            case Hello():
                self._refuse("frame.hello_again")

    async def _ping(self) -> None:
        while True:
            number = self._lag.ping(1000 * time.monotonic())
            self._outbox.send(_encoder.encode(Ping(n=number, lag_ms=self._lag.round_trip_ms)))
            await asyncio.sleep(PING_EVERY)

    def _is_last_mistake(self, code: str, **detail: object) -> bool:
        self._refuse(code, **detail)
        self._mistakes += 1
        return self._mistakes >= MOST_MISTAKES

    def _refuse(self, code: str, **detail: object) -> None:
        self._metrics.frame_refused(code)
        self._outbox.send(_encoder.encode(Refused(code=code, detail=detail)))

    @staticmethod
    def _moment() -> int:
        return time.time_ns() // 1_000_000
