"""The open sockets of a server, to see them out when it goes down."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from leggio.server.sockets.close_codes import CloseCode

# How long clients may take to be told goodbye.
PATIENCE = 3.0


class Dismissal:
    """A word from the server to one connection: end, with this code."""

    def __init__(self) -> None:
        self._said = asyncio.Event()
        self.code = CloseCode.NORMAL

    def say(self, code: CloseCode) -> None:
        """Tell the connection to end."""
        self.code = code
        self._said.set()

    async def heard(self) -> CloseCode:
        """Wait until it is told to."""
        await self._said.wait()
        return self.code


class SocketRegistry:
    """Every open socket; none of its connections is known by more than its dismissal."""

    def __init__(self) -> None:
        self._open: set[Dismissal] = set()
        self._nobody = asyncio.Event()
        self._nobody.set()

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def entry(self) -> Iterator[Dismissal]:
        """Be known as long as one is open."""
        dismissal = Dismissal()
        self._open.add(dismissal)
        self._nobody.clear()
        try:
            yield dismissal
        finally:
            self._open.discard(dismissal)
            if not self._open:
                self._nobody.set()

    async def dismiss(self, code: CloseCode = CloseCode.RESTARTING) -> None:
        """See everyone out; those who take too long are left behind."""
        for dismissal in tuple(self._open):
            dismissal.say(code)
        try:
            await asyncio.wait_for(self._nobody.wait(), PATIENCE)
        except TimeoutError:
            return
