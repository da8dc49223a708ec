"""Pub/sub between the processes of one server, where there is no other server: the channel carries cluster notices."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Iterator

import msgspec

from leggio.server.peer_channel import LONGEST, PeerChannel
from leggio.table.ports import Notice

_AT_ONCE = 100  # notices in a message, of some hundred bytes each; those of a hall are longer
_PIECE = LONGEST - 64
_FIRST, _LAST = 1, 2  # of a message's pieces; of a message in one piece, both
_MOST_WAITING = 10_000  # notices for one peer; then it is told to look everywhere instead
_PAUSE_S = 0.005

_LOST = Notice(table="", node="", kind="lost")


class PeerBus:
    """Reaches the other processes of this server; implements the port Bus."""

    is_alone = False
    is_silent = False

    def __init__(self, channel: PeerChannel) -> None:
        self._channel = channel
        self._waiting: dict[int, deque[Notice]] = {each: deque() for each in channel.peers}
        self._leaving: dict[int, deque[bytes]] = {each: deque() for each in channel.peers}  # pieces of one message
        self._arriving: dict[str, bytearray] = {}  # what has come so far, by sender
        self._sending: asyncio.Handle | None = None
        self._heard: asyncio.Queue[Notice | None] = asyncio.Queue()
        self._decode = msgspec.json.Decoder(list[Notice]).decode
        channel.on_message = self._take

    def publish(self, notice: Notice) -> None:
        """Tell all the others, with what else is told in this moment."""
        for waiting in self._waiting.values():
            if len(waiting) >= _MOST_WAITING:
                waiting.clear()
                waiting.append(_LOST)
            waiting.append(notice)
        if self._sending is None:
            self._sending = asyncio.get_running_loop().call_soon(self._send)

    async def listen(self, hear: Callable[[Notice], Awaitable[None]]) -> None:
        """Call this for what others tell, one after the other, until the bus is closed."""
        while (notice := await self._heard.get()) is not None:
            await hear(notice)

    async def close(self) -> None:
        """Stop listening."""
        if self._sending is not None:
            self._sending.cancel()
        self._heard.put_nowait(None)

    def _take(self, sender: str, news: bytes) -> None:
        if news[0] & _FIRST:
            self._arriving[sender] = bytearray()
        if sender not in self._arriving:  # it was begun before this process was there
            return
        self._arriving[sender] += news[1:]
        if news[0] & _LAST:
            for notice in self._decode(self._arriving.pop(sender)):
                self._heard.put_nowait(notice)

    def _send(self) -> None:
        self._sending = None
        for peer, leaving in self._leaving.items():
            try:
                while self._pack(peer):
                    # Where nobody is there nothing is lost: one that begins has read no table yet.
                    if self._channel.tell(peer, leaving[0]):
                        leaving.popleft()
                    else:
                        leaving.clear()
            except BlockingIOError:
                self._sending = asyncio.get_running_loop().call_later(_PAUSE_S, self._send)

    def _pack(self, peer: int) -> bool:
        """Make the next message ready, unless there is one; whether there is one now."""
        leaving, waiting = self._leaving[peer], self._waiting[peer]
        if not leaving and waiting:
            some = [waiting.popleft() for _ in range(min(len(waiting), _AT_ONCE))]
            leaving.extend(_pieces(msgspec.json.encode(some)))
        return bool(leaving)


def _pieces(message: bytes) -> Iterator[bytes]:
    for start in range(0, len(message), _PIECE):
        is_last = start + _PIECE >= len(message)
        yield bytes([_FIRST * (start == 0) | _LAST * is_last]) + message[start : start + _PIECE]
