"""Limits that several processes have in common: what is asked of whatever keeps them, and callers' names there."""

import hashlib
from collections.abc import Collection, Mapping
from typing import Protocol

from leggio.core.ratelimit import RateLimit, Taken

_SEPARATOR = "\0"
NAME_SIZE = 16


class SharedBuckets(Protocol):
    """Token buckets of all processes together."""

    async def take(self, name: bytes, owed: int, limit: RateLimit) -> Taken | None:
        """Take a token of a bucket that, by what is known here, is full in so long at the soonest; None: nobody can
        say."""


class SharedCounts(Protocol):
    """How many of something there are now, over all processes."""

    async def enter(self, limits: Mapping[bytes, int]) -> bool:
        """One more of each; False: of one of them there are as many as may be, and nothing is counted. Where nobody can
        say it is True."""

    def leave(self, names: Collection[bytes]) -> None:
        """One fewer of each."""


class SharedLimits(Protocol):
    """Both, and what keeps them."""

    @property
    def buckets(self) -> SharedBuckets:
        """For how often something may be done."""

    @property
    def counts(self) -> SharedCounts:
        """For how many there may be."""

    async def start(self) -> None:
        """Begin to count."""

    async def close(self) -> None:
        """Let go."""


class LimitNames:
    """Names for what is counted that say nothing: hashes with a key, since addresses are few enough to try them all."""

    def __init__(self, secret: str) -> None:
        self._key = hashlib.sha256(f"leggio.limits{_SEPARATOR}{secret}".encode()).digest()

    def __call__(self, *parts: str) -> bytes:
        """The same for the same parts wherever the secret is the same."""
        return hashlib.blake2b(_SEPARATOR.join(parts).encode(), key=self._key, digest_size=NAME_SIZE).digest()
