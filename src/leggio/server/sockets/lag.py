"""How long the way to a client is, measured by pings, and how much of it the clock allows for.

A move is charged to the moment it was made, as far as the table can tell: half a round trip before it came in. The
allowance is bounded, for a client could answer pings late on purpose.
"""

from collections import deque
from statistics import median

REMEMBERED = 5
MOST_ALLOWED_MS = 250
# Unanswered pings that are still remembered; older answers tell nothing.
_PENDING = 8


class Lag:
    """The round trips of one client. Times are milliseconds of any one clock."""

    def __init__(self) -> None:
        self._sent: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=REMEMBERED)
        self._number = 0

    def ping(self, now: float) -> int:
        """Note that a ping goes out; its number."""
        self._number += 1
        self._sent[self._number] = now
        if len(self._sent) > _PENDING:
            del self._sent[min(self._sent)]
        return self._number

    def pong(self, number: int, now: float) -> bool:
        """Note its answer; False if there was no such ping, or it was answered before."""
        sent = self._sent.pop(number, None)
        if sent is None:
            return False
        self._trips.append(max(0.0, now - sent))
        return True

    @property
    def round_trip_ms(self) -> int | None:
        """The median of the last round trips; None before the first."""
        return round(median(self._trips)) if self._trips else None

    @property
    def allowance_ms(self) -> int:
        """How long before it came in a frame was sent, within bounds."""
        trip = self.round_trip_ms
        return 0 if trip is None else min(MOST_ALLOWED_MS, trip // 2)
