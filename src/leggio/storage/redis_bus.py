"""The bus of many servers: Redis passes on what each tells the others, and nothing is kept.

Redis may be restarted or out of reach at any time. What is told meanwhile is lost, which the port allows: every notice
only says where to look. So, once a server hears again, it is told to look everywhere.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from uuid import uuid4

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from leggio.table.ports import Notice

CHANNEL = "leggio.tables.2"
_MOST_WAITING = 10_000  # notices; while Redis is away the oldest give way
_AT_ONCE = 500
_PAUSE_S = 0.25  # between attempts to reach Redis
_QUIET_S = 2.0  # a connection on which nothing is heard is asked whether it lives
_ECHO_S = 1.0  # what one tells comes back to oneself within this, or it is not known to have reached anybody
_ANSWER_S = 5.0  # a Redis that does not answer for so long is left, and reached anew

_log = logging.getLogger(__name__)


class Envelope(msgspec.Struct, frozen=True):
    """Notices on their way, and which bus sent them: nobody needs to hear what they said themselves."""

    sender: str
    notices: list[Notice]


class RedisBus:
    """Reaches all other servers that use the same Redis; implements the port Bus.

    `on_return` is called when notices may have been missed: the server hears again after Redis was out of reach.
    """

    is_alone = False

    def __init__(self, url: str, *, on_return: Callable[[], Awaitable[None]] | None = None) -> None:
        # An address that cannot be read raises ValueError here, before anything runs.
        self._redis = Redis.from_url(url, socket_connect_timeout=5, health_check_interval=0)
        self._on_return = on_return
        self._sender = uuid4().hex
        self._waiting: deque[Notice] = deque(maxlen=_MOST_WAITING)
        self._sending: asyncio.Task[None] | None = None
        self._closed = asyncio.Event()
        self.listening = asyncio.Event()  # set while notices of others are heard
        self._unechoed_since: float | None = None  # when the first notice left that has not come back
        self._decode = msgspec.json.Decoder(Envelope).decode

    @property
    def is_silent(self) -> bool:
        """Whether nothing is heard: Redis is out of reach, or what was told to it does not come back."""
        since = self._unechoed_since
        is_late = since is not None and asyncio.get_running_loop().time() - since > _ECHO_S
        return is_late or not self.listening.is_set()

    def publish(self, notice: Notice) -> None:
        """Tell all the others. It returns at once: no move waits for Redis."""
        if self._closed.is_set():
            return
        self._waiting.append(notice)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def listen(self, hear: Callable[[Notice], Awaitable[None]]) -> None:
        """Call this for what others tell, one after the other, until the bus is closed."""
        listening = asyncio.create_task(self._listen(hear))
        closed = asyncio.create_task(self._closed.wait())
        try:
            await asyncio.wait([listening, closed], return_when=asyncio.FIRST_COMPLETED)
        finally:
            await _end(listening, closed)
            self.listening.clear()

    async def close(self) -> None:
        """Stop listening; what waits to be told is told if Redis is there."""
        self._closed.set()
        if self._sending is not None:
            await asyncio.wait([self._sending], timeout=1)
            if self._sending is not None:
                self._sending.cancel()
        await self._redis.aclose()

    async def _send(self) -> None:
        """Tell what waits, all that came meanwhile in one message, until nothing waits."""
        try:
            while self._waiting:
                now = [self._waiting.popleft() for _ in range(min(len(self._waiting), _AT_ONCE))]
                if self._unechoed_since is None:
                    self._unechoed_since = asyncio.get_running_loop().time()
                try:
                    async with asyncio.timeout(_ANSWER_S):
                        await self._redis.publish(CHANNEL, msgspec.json.encode(Envelope(self._sender, now)))
                except (RedisError, OSError):
                    # Lost, and so is the connection of whoever would have heard it: they will look everywhere.
                    await asyncio.sleep(_PAUSE_S)
        finally:
            self._sending = None

    async def _listen(self, hear: Callable[[Notice], Awaitable[None]]) -> None:
        returning = False
        while True:
            try:
                await self._listen_once(hear, returning=returning)
            except (RedisError, OSError) as error:
                if self.listening.is_set() or not returning:
                    _log.warning("bus.lost", extra={"cause": type(error).__name__})
                self.listening.clear()
                returning = True
                await asyncio.sleep(_PAUSE_S)

    async def _listen_once(self, hear: Callable[[Notice], Awaitable[None]], *, returning: bool) -> None:
        """Listen on one connection, until it breaks."""
        async with self._redis.pubsub() as pubsub:
            await pubsub.subscribe(CHANNEL)
            asked = False
            while True:
                message = await pubsub.get_message(timeout=_QUIET_S)
                if message is None:
                    if asked:
                        raise ConnectionError("no answer")
                    # A machine that vanished closes no connection. Whoever lives answers.
                    await pubsub.ping()
                    asked = True
                    continue
                asked = False
                if message["type"] == "subscribe":
                    # Only now is it certain that nothing said from here on is missed.
                    self.listening.set()
                    if returning and self._on_return is not None:
                        await _safely(self._on_return())
                    # The client may reconnect by itself; then it subscribes again, and something may be missing.
                    returning = True
                elif message["type"] == "message":
                    await self._pass_on(message["data"], hear)

    async def _pass_on(self, data: bytes, hear: Callable[[Notice], Awaitable[None]]) -> None:
        with suppress(msgspec.DecodeError):  # a later version may say what this one does not understand
            envelope = self._decode(data)
            if envelope.sender == self._sender:
                self._unechoed_since = None
            else:
                for notice in envelope.notices:
                    await _safely(hear(notice))


async def _end(*tasks: asyncio.Task[object]) -> None:
    """Cancel tasks until they have ended: the client of Redis, where it is connecting, may swallow a cancellation."""
    running = set(tasks)
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=_PAUSE_S)


async def _safely(work: Awaitable[None]) -> None:
    """Whatever goes wrong with one notice must not keep others from being heard."""
    try:
        await work
    except Exception:  # noqa: BLE001 - it is logged, whatever it is
        _log.exception("bus.hearing_failed")
