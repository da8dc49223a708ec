"""Comings and goings of clients, a few at a time: a crowd waits for its own people, not whoever plays at other tables.

What one arrival or departure takes is little. Five thousand of them that all go on in the same turn of the loop keep
everybody else's moves waiting for a second; a few a turn, for a moment.
"""

import asyncio
from collections import deque
from collections.abc import Callable

# Arrivals that are under way at once. Each spends most of its time waiting for the store.
MOST_ARRIVING = 8
# Departures in one turn of the loop.
MOST_LEAVING = 8


class Doors:
    """Where all clients of a server process come in and go out."""

    def __init__(self) -> None:
        self.arriving = asyncio.Semaphore(MOST_ARRIVING)
        self._leaving: deque[Callable[[], None]] = deque()
        self._timer: asyncio.Handle | None = None

    def leave(self, go: Callable[[], None]) -> None:
        """Go, after those who went before."""
        self._leaving.append(go)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_soon(self._let_some_out)

    def _let_some_out(self) -> None:
        for _ in range(min(MOST_LEAVING, len(self._leaving))):
            self._leaving.popleft()()
        self._timer = asyncio.get_running_loop().call_soon(self._let_some_out) if self._leaving else None
