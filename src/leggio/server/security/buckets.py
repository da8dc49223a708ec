"""Limits kept in memory, by each server for itself: bounded, whoever calls."""

from collections import OrderedDict
from collections.abc import Hashable

from leggio.people.pace import Pace, spent, wait_for


class Buckets:
    """One bucket for each key that is not full; full ones need not be remembered."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._full_at: OrderedDict[Hashable, int] = OrderedDict()

    def spend(self, key: Hashable, now: int, pace: Pace) -> int:
        """Take one: 0, or how many milliseconds to wait for one. What is refused costs nothing."""
        full_at = self._full_at.get(key, 0)
        after = spent(full_at, now, pace)
        if after is None:
            return wait_for(full_at, now, pace)
        self._full_at[key] = after
        self._full_at.move_to_end(key)
        self._forget(now)
        return 0

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
