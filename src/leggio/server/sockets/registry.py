"""The open sockets of a server: whose they are, how many each may have, and how they are seen out."""

import asyncio
from collections import Counter
from collections.abc import Collection, Hashable, Iterator
from contextlib import contextmanager

import msgspec

from leggio.server.sockets.close_codes import CloseCode

# How long clients may take to be told goodbye.
PATIENCE = 3.0

# Sockets that are open at once. An address may be a school's or a tournament's, where everybody has two or three.
MOST_OF_PERSON = 50
MOST_OF_ADDRESS = 1_000
MOST_OF_ADDRESS_AT_TABLE = 400
MOST_AT_TABLE = 10_000


class TooManySocketsError(Exception):
    """Somebody, an address or a table has as many sockets as it may."""


class Holder(msgspec.Struct, frozen=True):
    """Whose a socket is."""

    person: str
    credential: str  # the hash of what let them in
    home: str  # the address as limits know it; nothing for this machine itself, which has none
    table: str = ""

    def limits(self) -> Iterator[tuple[Hashable, int]]:
        """What this socket counts against, and how many may be open there."""
        if self.home:
            yield ("person", self.person), MOST_OF_PERSON
            yield ("home", self.home), MOST_OF_ADDRESS
        if self.table:
            yield ("table", self.table), MOST_AT_TABLE
        if self.home and self.table:
            yield ("home", self.home, self.table), MOST_OF_ADDRESS_AT_TABLE


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
    """Every open socket; of its connection nothing is known but whose it is and how to dismiss it."""

    def __init__(self) -> None:
        self._open: dict[Dismissal, Holder] = {}
        self._counts: Counter[Hashable] = Counter()
        self._nobody = asyncio.Event()
        self._nobody.set()

    def __len__(self) -> int:
        return len(self._open)

    @contextmanager
    def entry(self, holder: Holder) -> Iterator[Dismissal]:
        """Be known as long as one is open; TooManySocketsError."""
        limits = tuple(holder.limits())
        if any(self._counts[key] >= most for key, most in limits):
            raise TooManySocketsError
        keys = [key for key, _ in limits]
        dismissal = Dismissal()
        self._open[dismissal] = holder
        self._counts.update(keys)
        self._nobody.clear()
        try:
            yield dismissal
        finally:
            del self._open[dismissal]
            self._forget(keys)
            if not self._open:
                self._nobody.set()

    def _forget(self, keys: Collection[Hashable]) -> None:
        self._counts.subtract(keys)
        for key in keys:
            if not self._counts[key]:
                del self._counts[key]

    def credentials(self) -> frozenset[str]:
        """What let those in who are here."""
        return frozenset(holder.credential for holder in self._open.values())

    def revoke(self, credentials: Collection[str]) -> None:
        """See those out who came in with one of these."""
        for dismissal, holder in self._open.items():
            if holder.credential in credentials:
                dismissal.say(CloseCode.REVOKED)

    async def dismiss(self, code: CloseCode = CloseCode.RESTARTING) -> None:
        """See everyone out; those who take too long are left behind."""
        for dismissal in tuple(self._open):
            dismissal.say(code)
        try:
            await asyncio.wait_for(self._nobody.wait(), PATIENCE)
        except TimeoutError:
            return
