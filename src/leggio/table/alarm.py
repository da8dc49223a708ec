"""When a table does something by itself: one timer, which mostly stays as it is from move to move."""

import asyncio
from collections.abc import Callable

from leggio.table.lag import MOST_ALLOWANCE_MS

_LONGEST_S = 86_400.0


class Alarm:
    """Rings once what is due has come, and what was sent in time has had the time to arrive."""

    def __init__(self, now: Callable[[], int], due_at: Callable[[], int | None], ring: Callable[[], None]) -> None:
        self._now = now
        self._due_at = due_at
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None
        self._set_for = 0

    def set(self) -> None:
        """Ring for what is due now."""
        due_at = self._due_at()
        if self._timer:
            # One that fires too early does no harm: it looks, and is set anew. Most moves put off what is due.
            if due_at is not None and self._set_for <= due_at:
                return
            self.stop()
        if due_at is not None:
            # What was sent in time may still be on its way: the allowance is waited for. Things happen at their own
            # moment all the same.
            delay = (due_at + MOST_ALLOWANCE_MS - self._now()) / 1000
            self._set_for = due_at
            self.ring_in(min(max(delay, 0.0), _LONGEST_S))

    def ring_in(self, seconds: float) -> None:
        """Ring after a while, whatever is due."""
        self._timer = asyncio.get_running_loop().call_later(seconds, self._look)

    def stop(self) -> None:
        """Do not ring."""
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        self._timer = None
        due = self._due_at()
        if due is not None and self._now() < due + MOST_ALLOWANCE_MS:
            self.set()
        else:
            self._ring()
