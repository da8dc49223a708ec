"""Handlers of sockets, from hello to the end: a client at one table, or over all of a person's tables."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from leggio.server.sockets.close_codes import CloseCode
from leggio.server.sockets.connection import Connection
from leggio.server.sockets.doors import Doors
from leggio.table.attachment import Attachment
from leggio.table.frames import AnyClientFrame, Do, Hello, Ping, Pong, Refused, Rematch, Say
from leggio.table.hub import Hub
from leggio.table.lag import LagMeter
from leggio.table.ports import StoreUnavailableError
from leggio.table.records import Visitor

# Often until the way is known, then now and then: with thousands of clients pings would cost as much as their moves.
PING_EVERY = 5.0
PING_EVERY_LATER = 10.0
PINGS_AT_FIRST = 5
# Whoever hears from the table anyway knows that it is there, and the way to them changes little in less than a minute.
MOST_SPARED = 3


class TableHandler:
    """A client at one table."""

    def __init__(self, hub: Hub, doors: Doors, table: str, visitor: Visitor) -> None:
        self._hub = hub
        self._doors = doors
        self._table = table
        self._visitor = visitor

    async def __call__(self, connection: Connection) -> CloseCode:
        """From hello to the end."""
        hello = await connection.hello()
        if isinstance(hello, CloseCode):
            return hello
        try:
            await self._hub.load(self._table)  # may take seconds, in which nobody else should wait at the door
            async with self._doors.arriving:
                attached = await self._hub.attach(self._table, self._visitor, connection.send, hello.after)
        except StoreUnavailableError as error:
            connection.refuse(error.code)
            return CloseCode.TRY_LATER
        if isinstance(attached, Refused):
            connection.tell(attached)
            return CloseCode.NOT_FOUND
        try:
            ping = _sparing(attached.ping, connection)
            listening = connection.listen(partial(_carry_out, attached))
            return await _pinged(listening, ping)
        finally:
            # Also when this is cancelled in the middle: others must see that the client is gone.
            await asyncio.shield(attached.detach())


def _carry_out(table: Attachment, frame: AnyClientFrame) -> "asyncio.Task[None] | None":
    match frame:
        case Do():
            return table.do(frame)
        case Say():
            return table.say(frame)
        case Rematch():
            return table.rematch()
        case Pong():
            table.pong(frame)
        case Hello():
            pass  # a second one was refused before
    return None


class PersonHandler:
    """A client that follows all tables of a person: it is told which of them wait for them."""

    def __init__(self, hub: Hub, person: str, now: Callable[[], int]) -> None:
        self._hub = hub
        self._person = person
        self._now = now

    async def __call__(self, connection: Connection) -> CloseCode:
        """From hello to the end."""
        hello = await connection.hello()
        if isinstance(hello, CloseCode):
            return hello
        lag = LagMeter()
        stop = self._hub.follow(self._person, connection.send)

        def ping() -> None:
            connection.tell(Ping(n=lag.ping(self._now()), lag_ms=lag.lag_ms))

        def carry_out(frame: AnyClientFrame) -> None:
            if isinstance(frame, Pong):
                lag.pong(frame.n, self._now())
            else:
                connection.refuse("frame.not_here")

        try:
            return await _pinged(connection.listen(carry_out), ping)
        finally:
            stop()


async def _pinged(listening: Awaitable[CloseCode], ping: Callable[[], None]) -> CloseCode:
    """Listen and ping, until the client is done."""
    pinging = _Pinging(ping)
    try:
        return await listening
    finally:
        pinging.stop()


def _sparing(ping: Callable[[], None], connection: Connection) -> Callable[[], None]:
    """Ping where it is worth it: at first, when the client heard nothing else, and now and then in any case."""
    pings, spared, heard = 0, 0, 0

    def ping_or_spare() -> None:
        nonlocal pings, spared, heard
        if pings >= PINGS_AT_FIRST and spared < MOST_SPARED and connection.sent > heard:
            spared += 1
        else:
            ping()
            pings, spared = pings + 1, 0
        heard = connection.sent

    return ping_or_spare


class _Pinging:
    """Pings from now on, by a timer: of thousands of clients none needs a task for it."""

    def __init__(self, ping: Callable[[], None]) -> None:
        self._ping = ping
        self._pings = 0
        self._timer: asyncio.Handle = asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._pings += 1
        pause = PING_EVERY if self._pings < PINGS_AT_FIRST else PING_EVERY_LATER
        self._timer = asyncio.get_running_loop().call_later(pause, self._next)
        self._ping()

    def stop(self) -> None:
        """No more."""
        self._timer.cancel()
