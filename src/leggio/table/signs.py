"""The signs of life that servers leave in the store, and what their silence means to whoever was connected to them."""

import time
from collections.abc import Callable, Collection, Mapping, Sequence

# One is left twice a second: whoever left none for longer has fallen, or stands still, or cannot reach the store.
FALLEN_MS = 1_000
# Whoever comes back within so long after their server fell does not pay for the way.
RETURN_MS = 15_000
# Whoever goes so shortly after their server was in trouble goes for that.
LEAVES_MS = 3_000
# Clocks of servers may differ by hours; what is older says nothing any more.
KNOWN_MS = 24 * 60 * 60 * 1000

Span = tuple[int, int]  # so many milliseconds ago it began, and ended


def steady_ms() -> int:
    """Milliseconds of a clock that nobody sets."""
    return time.monotonic_ns() // 1_000_000


class Signs:
    """When each server was last alive, by the steady clock of this process; what its own clock said need not be so."""

    def __init__(self, steady: Callable[[], int] = steady_ms) -> None:
        self.steady = steady
        self.fallen_ms = FALLEN_MS
        self._said: dict[str, int] = {}
        self._differs: dict[str, int] = {}  # the steady clock here, less the clock there
        self._measured: set[str] = set()

    def see(self, heartbeats: Mapping[str, int], now: int) -> None:
        """What the store says of all of them."""
        steady = self.steady()
        for node, at in heartbeats.items():
            if node not in self._said:
                self._differs[node] = steady - now  # by the clock here, until it is seen to live
            elif at != self._said[node]:
                seen = steady - at
                self._differs[node] = min(seen, self._differs[node]) if node in self._measured else seen
                self._measured.add(node)
        self._said = dict(heartbeats)
        self._differs = {node: differs for node, differs in self._differs.items() if node in self._said}
        self._measured &= self._said.keys()

    def silence(
        self, *, nodes: Collection[str] = (), since: int | None = None, troubles: Sequence[Span] = ()
    ) -> int | None:
        """For how long somebody who is not there has had no server; None: that is not why.

        `nodes` are those where they were connected; whoever is not known to have been anywhere may have been at any
        that fell a short while ago, or on their way from there when the next one fell, or when this one was in trouble.
        They were last seen here, if ever, `since` a moment.
        """
        steady = self.steady()
        ages = {node: steady - said - self._differs[node] for node, said in self._said.items()}
        known = [ages[node] for node in nodes if node in ages]
        if any(age < self.fallen_ms for age in known):
            return None
        seen = None if since is None else steady - since
        fallen = [
            (age, age) for age in known or ages.values() if age >= self.fallen_ms and (seen is None or age <= seen)
        ]
        own = [(began, ended) for began, ended in troubles if seen is None or ended <= seen + LEAVES_MS]
        longest = 0
        for began, ended in sorted(fallen + own, key=lambda span: span[1]):
            if ended <= longest + RETURN_MS:
                longest = max(longest, began)
        return (longest if seen is None else min(longest, seen)) or None
