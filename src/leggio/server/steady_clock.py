"""The clock of a server: it never goes back, and knows the times when nobody could have been served.

What passes between two looks is told by the steady clock of the system, which nobody sets. A wall clock that is set
forward, or a process that was frozen, leaves a gap; what is open then is charged to nobody. Set back, the wall clock is
not followed at once: logs do not run backwards. Nor do they where other servers' clocks are ahead.
"""

import time
from collections import deque
from collections.abc import Callable, Sequence

from leggio.table.records import Outage

# Whoever looks four times a second and finds more than this gone by was not there in between.
FROZEN_MS = 1_000
# A wall clock that is off by more was set; by less, it is kept right by the network, and followed slowly.
SET_MS = 1_000
_FOLLOWED = 10  # of ten milliseconds at most one
_TURNED_BACK = 200  # of so many at most one where it is far ahead: a game of half an hour is nine seconds shorter
# Another server's clock that is further ahead is wrong.
_BELIEVED_MS = 24 * 60 * 60 * 1000
_REMEMBERED = 32
_MS = 1_000_000


class SteadyClock:
    """Milliseconds since 1970. Somebody must look at it all the time: a gap is what passed between two looks."""

    def __init__(
        self,
        *,
        told: Callable[[str, int], None] = lambda what, ms: None,  # noqa: ARG005 - unless somebody cares
        wall: Callable[[], int] = time.time_ns,
        steady: Callable[[], int] = time.monotonic_ns,
    ) -> None:
        self._wall = wall
        self._steady = steady
        self._told = told
        self._looked = steady()
        self._ahead = wall() - self._looked  # of the steady clock
        self._is_behind = False
        self._gaps: deque[Outage] = deque(maxlen=_REMEMBERED)

    def __call__(self) -> int:
        """Now."""
        looked, before = self._steady(), self._looked + self._ahead
        passed = looked - self._looked
        off = self._wall() - (looked + self._ahead)
        if off > SET_MS * _MS:
            self._ahead += off
            self._leave_out(before, looked + self._ahead, "clock set forward")
        else:
            self._follow(off, passed)
            if passed > FROZEN_MS * _MS:
                self._leave_out(before, looked + self._ahead, "process was frozen")
        self._looked = looked
        return (looked + self._ahead) // _MS

    def gaps(self, since: int, known_from: int) -> Sequence[Outage]:
        """What to leave out of the time of a table after a moment; it has been looked after here from a moment on."""
        return [gap for gap in self._gaps if gap.ended > since and gap.began >= known_from]

    def not_before(self, moment: int) -> None:
        """Another server has come so far: what is written at either is in one order, also when the other is gone."""
        now = self()
        if SET_MS < moment - now < _BELIEVED_MS:
            self._ahead += (moment - now) * _MS
            self._is_behind = True
            self._leave_out(now * _MS, moment * _MS, "another server is ahead")

    def _follow(self, off: int, passed: int) -> None:
        is_behind = off < -SET_MS * _MS
        if is_behind:
            if not self._is_behind:
                self._told("clock set back", -off // _MS)
            self._ahead -= passed // _TURNED_BACK
        else:
            most = passed // _FOLLOWED
            self._ahead += max(-most, min(off, most))
        self._is_behind = is_behind

    def _leave_out(self, began: int, ended: int, why: str) -> None:
        self._gaps.append(Outage(began // _MS, ended // _MS))
        self._told(why, (ended - began) // _MS)
