"""The inbox of a connection: what a client asks, carried out one thing at a time, the next after the last is done."""

import asyncio
from collections import deque
from collections.abc import Callable

from leggio.server.sockets.close_codes import ClientGoneError, CloseCode
from leggio.server.sockets.wire import Wire
from leggio.table.frames import AnyClientFrame

# What a frame asks for; a task if that takes time.
HandleFrame = Callable[[AnyClientFrame], "asyncio.Task[None] | None"]
# A frame that makes sense; None if it was refused, a code if the client must be let go.
Decode = Callable[[str | bytes], AnyClientFrame | CloseCode | None]


class Inbox:
    """Takes the messages of a wire, in order, until the client leaves or must be let go."""

    def __init__(self, wire: Wire, decode: Decode, handle: HandleFrame) -> None:
        self._wire = wire
        self._decode = decode
        self._handle = handle
        self._pending: deque[str | bytes] = deque()
        self._under_way: asyncio.Task[None] | None = None
        self._over: asyncio.Future[CloseCode] = asyncio.get_running_loop().create_future()

    async def listen(self) -> CloseCode:
        """Until the end: why the client must be let go, or ClientGoneError."""
        self._wire.listen(self)
        try:
            return await self._over
        finally:
            self._end()
            # Its error knows this call: they would keep each other, and the whole connection.
            self._over = asyncio.get_running_loop().create_future()
            self._over.cancel()

    @property
    def waiting(self) -> int:
        """Messages that were said and not heard yet."""
        return len(self._pending)

    def on_message(self, content: str | bytes) -> None:
        """A message of the client."""
        if self._under_way is None:
            self._take(content)
        else:
            self._pending.append(content)

    def on_disconnect(self) -> None:
        """The client has left; what it asked last is still carried out."""
        self._end(ClientGoneError())

    def _take(self, content: str | bytes) -> None:
        if self._over.done():
            return
        try:
            frame = self._decode(content)
            if isinstance(frame, CloseCode):
                self._over.set_result(frame)
            elif frame is not None and (task := self._handle(frame)) is not None:
                self._under_way = task
                task.add_done_callback(self._go_on)
        except Exception as error:  # noqa: BLE001 - whoever listens gets it: the loop that called could only hang up
            self._end(error)

    def _go_on(self, task: asyncio.Task[None]) -> None:
        self._under_way = None
        if not task.cancelled() and (error := task.exception()) is not None:
            self._end(error)
        while self._pending and self._under_way is None:
            self._take(self._pending.popleft())
        if not self._pending:
            self._wire.caught_up()

    def _end(self, error: BaseException | None = None) -> None:
        self._pending.clear()
        if self._over.done():
            return
        if error is None:
            self._over.cancel()
        else:
            self._over.set_exception(error)
