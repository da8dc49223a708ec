"""The open sockets of a server: whose they are, how many each may have, and how they are seen out."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterator, Mapping
from contextlib import asynccontextmanager

import msgspec

from leggio.server.security.shared_limits import LimitNames, SharedCounts
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

    def limits(self) -> Iterator[tuple[tuple[str, ...], int]]:
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
        self.said: asyncio.Future[CloseCode] = asyncio.get_running_loop().create_future()

    def say(self, code: CloseCode) -> None:
        """Tell the connection to end; said twice, the first counts."""
        if not self.said.done():
            self.said.set_result(code)


class SocketRegistry:
    """Every open socket; of its connection nothing is known but whose it is and how to dismiss it.

    They are counted with those at other processes, if there are any that can tell of theirs.
    """

    def __init__(self, names: LimitNames | None = None, shared: SharedCounts | None = None) -> None:
        self._names = names or LimitNames("")
        self._shared = shared
        self._open: dict[Dismissal, Holder] = {}
        self._counts: Counter[bytes] = Counter()
        self._nobody = asyncio.Event()
        self._nobody.set()

    def __len__(self) -> int:
        return len(self._open)

    @asynccontextmanager
    async def entry(self, holder: Holder) -> AsyncIterator[Dismissal]:
        """Be known as long as one is open; TooManySocketsError."""
        async with self._counted({self._names("open", *key): most for key, most in holder.limits()}):
            dismissal = Dismissal()
            self._open[dismissal] = holder
            self._nobody.clear()
            try:
                yield dismissal
            finally:
                del self._open[dismissal]
                if not self._open:
                    self._nobody.set()

    @asynccontextmanager
    async def _counted(self, limits: Mapping[bytes, int]) -> AsyncIterator[None]:
        """One more of each, here and with the others."""
        if any(self._counts[name] >= most for name, most in limits.items()):
            raise TooManySocketsError
        self._counts.update(limits.keys())
        try:
            if self._shared is None:
                yield
            elif await self._shared.enter(limits):
                try:
                    yield
                finally:
                    self._shared.leave(limits.keys())
            else:
                raise TooManySocketsError
        finally:
            self._counts.subtract(limits.keys())
            for name in limits:
                if not self._counts[name]:
                    del self._counts[name]

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
