"""What a client asks, carried out one thing at a time: the next waits until the last is done."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from leggio.server.sockets.closing import ClientGoneError, CloseCode
from leggio.server.sockets.wire import Wire
from leggio.table.frames import AnyClientFrame

# What a frame asks for; a task if that takes time.
CarryOut = Callable[[AnyClientFrame], "asyncio.Task[Any] | None"]
# A frame that makes sense; None if it was refused, a code if the client must be let go.
Understand = Callable[[str | bytes], AnyClientFrame | CloseCode | None]


class Hearing:
    """Hears a wire until the client leaves or must be let go."""

    def __init__(self, wire: Wire, understand: Understand, carry_out: CarryOut) -> None:
        self._wire = wire
        self._understand = understand
        self._carry_out = carry_out
        self._unheard: deque[str | bytes] = deque()
        self._under_way: asyncio.Task[Any] | None = None
        self._over: asyncio.Future[CloseCode] = asyncio.get_running_loop().create_future()

    async def listen(self) -> CloseCode:
        """Until the end: why the client must be let go, or ClientGoneError."""
        self._wire.listen(self)
        try:
            return await self._over
        finally:
            self._end()

    @property
    def waiting(self) -> int:
        """Messages that were said and not heard yet."""
        return len(self._unheard)

    def hear(self, content: str | bytes) -> None:
        """A message of the client."""
        if self._under_way is None:
            self._take(content)
        else:
            self._unheard.append(content)

    def gone(self) -> None:
        """The client has left; what it asked last is still carried out."""
        self._end(ClientGoneError())

    def _take(self, content: str | bytes) -> None:
        if self._over.done():
            return
        try:
            frame = self._understand(content)
            if isinstance(frame, CloseCode):
                self._over.set_result(frame)
            elif frame is not None and (task := self._carry_out(frame)) is not None:
                self._under_way = task
                task.add_done_callback(self._go_on)
        except Exception as error:  # noqa: BLE001 - whoever listens gets it: the loop that called could only hang up
            self._end(error)

    def _go_on(self, task: asyncio.Task[Any]) -> None:
        self._under_way = None
        if not task.cancelled() and (error := task.exception()) is not None:
            self._end(error)
        while self._unheard and self._under_way is None:
            self._take(self._unheard.popleft())
        if not self._unheard:
            self._wire.caught_up()

    def _end(self, error: BaseException | None = None) -> None:
        self._unheard.clear()
        if self._over.done():
            return
        if error is None:
            self._over.cancel()
        else:
            self._over.set_exception(error)
