"""Passwords hashed with Argon2id, on threads of their own: it takes tens of milliseconds, and tables wait for none.

The figures are among those OWASP recommends: with one lane, a hash does not take the other core from the games.
"""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import cached_property
from typing import TYPE_CHECKING, TypeVar

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from argon2 import PasswordHasher

Result = TypeVar("Result")


class Cost(msgspec.Struct, frozen=True):
    """How dear a hash is. Changing it makes old hashes new at the next sign-in."""

    passes: int = 2
    memory_kib: int = 19 * 1024
    lanes: int = 1


class TooBusyError(Exception):
    """More passwords wait to be hashed than can be within a reasonable time."""


class Argon2Passwords:
    """Hashes and verifies; at most so many at once, and no more than so many waiting."""

    def __init__(self, cost: Cost | None = None, *, threads: int = 2, most_waiting: int = 100) -> None:
        self._cost = cost or Cost()
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="argon2")
        self._most_waiting = most_waiting
        self._waiting = 0

    @cached_property
    def _hasher(self) -> "PasswordHasher":
        from argon2 import PasswordHasher  # noqa: PLC0415 — a server that signs nobody in starts without it

        return PasswordHasher(self._cost.passes, self._cost.memory_kib, self._cost.lanes)

    @cached_property
    def _nobodys(self) -> str:
        """A hash to compare with where there is none, so that it takes as long."""
        return self._hasher.hash("nobody's password, compared with where there is no account")

    async def hash(self, password: str) -> str:
        """A password as it is kept, with its salt and figures."""
        return await self._aside(lambda: self._hasher.hash(password))

    async def verify(self, kept: str | None, password: str) -> bool:
        """Whether it is the one; with nothing kept it never is, and takes as long to say so."""
        return await self._aside(lambda: self._verify(kept, password))

    def _verify(self, kept: str | None, password: str) -> bool:
        from argon2.exceptions import InvalidHashError, VerificationError  # noqa: PLC0415

        nobodys = self._nobodys  # made before the first comparison, whomever that is with
        try:
            self._hasher.verify(kept or nobodys, password)
        except (VerificationError, InvalidHashError):
            return False
        return kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Whether a password would be hashed with other figures today."""
        return self._hasher.check_needs_rehash(kept)

    async def _aside(self, work: "Callable[[], Result]") -> Result:
        if self._waiting >= self._most_waiting:
            raise TooBusyError
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown(wait=False, cancel_futures=True)
