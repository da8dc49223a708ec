"""Sending to a crowd: a slice of it at a time, so that whoever plays at another table does not wait for it."""

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence

from leggio.table.audience import Client

SLICE = 200


class Delivery:
    """What goes to the clients of one table, in order. A few are told at once, a crowd between other people's moves.

    Whoever plays, rules or leads is no part of the crowd.
    """

    def __init__(self) -> None:
        self._waiting: deque[tuple[bytes, Sequence[Client]]] = deque()
        self._timer: asyncio.Handle | None = None

    def send(self, frame: bytes, clients: Sequence[Client]) -> None:
        """Send a frame to these, after what was sent before."""
        if not self._waiting and len(clients) <= SLICE:
            _send(frame, clients)
            return
        _send(frame, [client for client in clients if not client.is_watching])
        watchers = [client for client in clients if client.is_watching]
        self._waiting.extend((frame, each) for each in _slices(watchers))
        self._go_on()

    def finish(self) -> None:
        """Send what waits at once: what these clients may see is about to change."""
        while self._waiting:
            _send(*self._waiting.popleft())

    def stop(self) -> None:
        """Nobody is there to be told any more."""
        self._waiting.clear()

    def _go_on(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_soon(self._next)

    def _next(self) -> None:
        self._timer = None
        if self._waiting:
            _send(*self._waiting.popleft())
            self._go_on()


def _slices(clients: Sequence[Client]) -> Iterator[Sequence[Client]]:
    return (clients[start : start + SLICE] for start in range(0, len(clients), SLICE))


def _send(frame: bytes, clients: Sequence[Client]) -> None:
    for client in clients:
        client.send(frame)
