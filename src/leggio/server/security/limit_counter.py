"""Counting against rate limits, with the other processes where there are any.

What is known here is never more than what all have taken together: an empty bucket is refused without asking. When
nobody can say how much the others took, this process goes on counting by itself, from what it last heard; and what it
counted meanwhile it tells with its next question. So nobody is ever without a limit.
"""

from collections.abc import Callable

from leggio.core.ratelimit import RateLimit
from leggio.server.security.ratelimit import MOST_BUCKETS, Act, RateLimiter
from leggio.server.security.shared_limits import LimitNames, SharedBuckets


class LimitCounter:
    """Token buckets by act and by whose they are."""

    def __init__(self, now: Callable[[], int], names: LimitNames, shared: SharedBuckets | None = None) -> None:
        self._now = now
        self._names = names
        self._shared = shared
        self._own = RateLimiter()
        self._untold: set[tuple[Act, str]] = set()  # counted here alone since the others last heard of it

    async def take(self, act: Act, whose: str, limit: RateLimit) -> int:
        """Take a token: 0, or how many milliseconds to wait for one. What is refused costs nothing."""
        key, now = (act, whose), self._now()
        if self._shared is None:
            return self._own.take(key, now, limit)
        if (wait := self._own.wait(key, now, limit)) and key not in self._untold:
            return wait
        taken = await self._shared.take(self._names(act, whose), self._own.owed(key, now), limit)
        now = self._now()
        if taken is None:
            if len(self._untold) < MOST_BUCKETS:
                self._untold.add(key)
            return self._own.take(key, now, limit)
        self._untold.discard(key)
        self._own.learn(key, taken.owed, now)
        return 0 if taken.is_taken else max(1, limit.wait(taken.owed, 0))
