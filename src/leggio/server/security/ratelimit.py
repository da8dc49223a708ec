"""Rate limits of requests: every limit there is, and the token buckets that each process keeps in memory for itself.

For an address the limits are wide: a school or a tournament shares one. This machine's own address has none.
"""

from collections import OrderedDict
from collections.abc import Hashable, Mapping
from enum import StrEnum

from leggio.core.ratelimit import RateLimit

SECOND, MINUTE, HOUR = 1_000, 60_000, 3_600_000


class Act(StrEnum):
    """What is counted."""

    READ = "read"
    WRITE = "write"
    SOCKET = "socket"  # opening one
    GUEST = "guest"  # coming as a new guest
    ACCOUNT = "account"  # opening an account
    SIGN_IN = "sign-in"  # with a password or a code, right or wrong
    CODE = "code"  # naming the code of a table, right or wrong: nobody is to find one by trying
    REPORT = "report"  # disputing a word
    ANALYSIS = "analysis"  # a game that was played: seconds of a processor
    HINT = "hint"  # what to do at one's table: a thought of the strongest bot
    STUDY = "study"  # asking for a question of a drill, or answering one
    PREVIEW = "preview"  # the same by whoever shows a link: the page that people then open counts for itself
    PRINT = "print"  # a sheet as PDF: the only answer that takes a while to make


BY_ADDRESS: Mapping[Act, RateLimit] = {
    Act.READ: RateLimit(capacity=600, refill_ms=MINUTE),
    Act.WRITE: RateLimit(capacity=300, refill_ms=MINUTE),
    Act.SOCKET: RateLimit(capacity=200, refill_ms=MINUTE),
    Act.GUEST: RateLimit(capacity=300, refill_ms=HOUR),  # a full hall behind one address
    Act.ACCOUNT: RateLimit(capacity=30, refill_ms=HOUR),
    Act.SIGN_IN: RateLimit(capacity=60, refill_ms=10 * MINUTE),
    Act.CODE: RateLimit(capacity=200, refill_ms=10 * MINUTE),
    Act.PREVIEW: RateLimit(capacity=200, refill_ms=10 * MINUTE),
    Act.REPORT: RateLimit(capacity=100, refill_ms=HOUR),
    Act.ANALYSIS: RateLimit(capacity=60, refill_ms=10 * MINUTE),
    Act.HINT: RateLimit(capacity=600, refill_ms=10 * MINUTE),
    Act.STUDY: RateLimit(capacity=600, refill_ms=5 * MINUTE),
    Act.PRINT: RateLimit(capacity=60, refill_ms=10 * MINUTE),
}

BY_PERSON: Mapping[Act, RateLimit] = {
    Act.READ: RateLimit(capacity=120, refill_ms=30 * SECOND),
    Act.WRITE: RateLimit(capacity=60, refill_ms=30 * SECOND),
    Act.SOCKET: RateLimit(capacity=40, refill_ms=MINUTE),
    Act.CODE: RateLimit(capacity=40, refill_ms=10 * MINUTE),
    Act.REPORT: RateLimit(capacity=20, refill_ms=HOUR),
    Act.ANALYSIS: RateLimit(capacity=12, refill_ms=10 * MINUTE),
    Act.HINT: RateLimit(capacity=120, refill_ms=10 * MINUTE),
    Act.STUDY: RateLimit(capacity=50, refill_ms=50 * SECOND),
}

MOST_BUCKETS = 100_000  # kept in memory; beyond, those that have waited longest are forgotten


class RateLimiter:
    """One token bucket for each key that is not full; full ones need not be remembered. Bounded, whoever calls."""

    def __init__(self, most: int = MOST_BUCKETS) -> None:
        self._most = most
        self._full_at: OrderedDict[Hashable, int] = OrderedDict()

    def take(self, key: Hashable, now: int, limit: RateLimit) -> int:
        """Take a token: 0, or how many milliseconds to wait for one. What is refused costs nothing."""
        full_at = self._full_at.get(key, 0)
        after = limit.taken(full_at, now)
        if after is None:
            return limit.wait(full_at, now)
        self._keep(key, after, now)
        return 0

    def wait(self, key: Hashable, now: int, limit: RateLimit) -> int:
        """How long until there is a token to take."""
        return limit.wait(self._full_at.get(key, 0), now)

    def owed(self, key: Hashable, now: int) -> int:
        """How long until a bucket is full again."""
        return max(0, self._full_at.get(key, 0) - now)

    def learn(self, key: Hashable, owed: int, now: int) -> None:
        """It turns out that a bucket is full again in so long only."""
        if owed > self.owed(key, now):
            self._keep(key, now + owed, now)

    def _keep(self, key: Hashable, full_at: int, now: int) -> None:
        self._full_at[key] = full_at
        self._full_at.move_to_end(key)
        self._forget(now)

    def __len__(self) -> int:
        return len(self._full_at)

    def _forget(self, now: int) -> None:
        """The two that were used longest ago, if they are full again; any, where there are too many."""
        for _ in range(2):
            key, full_at = next(iter(self._full_at.items()))
            if full_at > now and len(self._full_at) <= self._most:
                return
            del self._full_at[key]
            if not self._full_at:
                return
