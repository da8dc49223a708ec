"""Rate limits as token buckets: so many at once, and so many in a time for good.

Each bucket is one number: the moment it will be full again (the generic cell rate algorithm). It is as exact as
counting tokens, and costs one number wherever it is kept, in memory or in a store. Times are milliseconds of any one
clock.
"""

from typing import NamedTuple

import msgspec


class Taken(NamedTuple):
    """What came of asking for a token."""

    owed: int  # milliseconds until the bucket is full again, afterwards
    is_taken: bool


class RateLimit(msgspec.Struct, frozen=True):
    """So many at once, refilled evenly in so many milliseconds."""

    capacity: int
    refill_ms: int

    @property
    def cost(self) -> int:
        """What one token takes, in milliseconds of refilling."""
        return -(-self.refill_ms // self.capacity)

    @property
    def depth(self) -> int:
        """How far ahead of now the moment of being full may lie, for one more to fit."""
        return self.cost * (self.capacity - 1)

    def taken(self, full_at: int, now: int) -> int | None:
        """When a bucket is full again after taking a token; None: there is none to take."""
        return None if full_at > now + self.depth else max(full_at, now) + self.cost

    def wait(self, full_at: int, now: int) -> int:
        """How long until there is a token to take again, in milliseconds."""
        return max(0, full_at - self.depth - now)

    def draw(self, owed: int) -> Taken:
        """Take a token from a bucket that is full in so long. Of an empty one no more is owed, whatever is told."""
        owed = min(max(owed, 0), self.depth + self.cost)
        return Taken(owed + self.cost, is_taken=True) if owed <= self.depth else Taken(owed, is_taken=False)


class TokenBucket:
    """One bucket, full at first."""

    def __init__(self, limit: RateLimit) -> None:
        self._limit = limit
        self._full_at = 0

    def take(self, now: int) -> bool:
        """Take a token; False if there is none."""
        after = self._limit.taken(self._full_at, now)
        if after is None:
            return False
        self._full_at = after
        return True
