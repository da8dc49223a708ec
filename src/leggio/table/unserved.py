"""The times when a server could serve nobody: it was not there, its clock was set, its store was out of reach."""

from collections import deque
from collections.abc import Callable, Sequence

from leggio.table.records import Outage

# A store that does not take a sign of life for longer, where one is written twice a second, is out of reach.
AWAY_MS = 1_000
_REMEMBERED = 32

# The times to leave out after a moment, of a table that has been looked after here from a moment on.
Gaps = Callable[[int, int], Sequence[Outage]]


def no_gaps(since: int, known_from: int) -> Sequence[Outage]:  # noqa: ARG001 - there are none
    """Of a clock that never stops."""
    return ()


class Unserved:
    """Of one server, by its own clock."""

    def __init__(self, now: Callable[[], int], gaps: Gaps = no_gaps) -> None:
        self.away_ms = AWAY_MS
        self._now = now
        self._gaps = gaps
        self._inherited: Outage | None = None
        self._away: deque[Outage] = deque(maxlen=_REMEMBERED)
        self._asked_at: int | None = None
        self._in_store_until = now()

    def inherit(self, since: int) -> None:
        """The process whose place this one takes was last heard of then: nobody has served its tables since."""
        self._inherited = Outage(since, self._now())

    def asks(self, at: int) -> None:
        """The store is asked to take a sign of life, or asked again."""
        if self._asked_at is None:
            self._asked_at = at

    def wrote(self) -> bool:
        """The store has taken it, and what is left out before it; whether it had been out of reach."""
        now = self._now()
        if self._asked_at is not None:
            self._in_store_until = self._asked_at
        was_away = self._asked_at is not None and now - self._asked_at > self.away_ms
        if self._asked_at is not None and was_away:
            self._away.append(Outage(self._asked_at, now))
        self._asked_at = None
        return was_away

    def by_nobody(self, since: int, known_from: int) -> list[Outage]:
        """When this server stood still, and before it there was none, after a moment."""
        # Whoever loads a table learns of gaps from the store; what is not there yet is known here alone.
        own = list(self._gaps(since, min(known_from, self._in_store_until)))
        inherited = self._inherited
        return [inherited, *own] if inherited is not None and inherited.ended > since else own

    def troubles(self) -> list[tuple[int, int]]:
        """How many milliseconds ago each time began and ended in which nobody could be welcomed here."""
        now = self._now()
        # A clock that was set makes a gap longer than it was.
        gaps = [(now - gap.ended, now - gap.ended) for gap in self._gaps(0, 0)]
        return gaps + [(now - away.began, now - away.ended) for away in self.without_store(0)]

    def without_store(self, since: int) -> list[Outage]:
        """When no move could be kept here, after a moment: up to now, if it is so still."""
        away = [outage for outage in self._away if outage.ended > since]
        now = self._now()
        if self._asked_at is not None and now - self._asked_at > self.away_ms:
            away.append(Outage(self._asked_at, now))
        return away
