"""How long messages take, measured by the server's own pings, and how much of it is given back to a clock."""

from collections import deque
from statistics import median

# The most that one command may be credited with: enough for a poor line, too little to be worth cheating for.
MOST_ALLOWANCE_MS = 250
_REMEMBERED = 5
_UNANSWERED = 8


class LagMeter:
    """The round trips of one client. A pong that answers no ping of ours counts for nothing."""

    def __init__(self) -> None:
        self._sent: dict[int, int] = {}
        self._trips: deque[int] = deque(maxlen=_REMEMBERED)
        self._next = 1
        self.lag_ms: int | None = None  # the usual round trip; None before the first

    def ping(self, now: int) -> int:
        """A ping leaves: its number."""
        number = self._next
        self._next += 1
        self._sent[number] = now
        while len(self._sent) > _UNANSWERED:
            del self._sent[min(self._sent)]
        return number

    def pong(self, number: int, now: int) -> None:
        """A pong arrives."""
        if (sent := self._sent.pop(number, None)) is not None:
            self._trips.append(max(0, now - sent))
            self.lag_ms = int(median(self._trips))

    @property
    def allowance_ms(self) -> int:
        """What a command is credited with: the way of the news to the player and of the answer back."""
        return min(self.lag_ms or 0, MOST_ALLOWANCE_MS)
