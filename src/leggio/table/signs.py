"""The signs of life that servers leave in the store, and what their silence means to whoever was connected to them."""

from collections.abc import Collection, Mapping

# One is left twice a second: whoever left none for longer has fallen, or stands still, or cannot reach the store.
FALLEN_MS = 900
# Whoever comes back within so long after their server fell does not pay for the way.
RETURN_MS = 15_000
# For so long nothing falls due at a table that waits for somebody whose server fell.
HOLD_MS = 5_000
# Clocks of servers may differ by hours; what is older says nothing any more.
KNOWN_MS = 24 * 60 * 60 * 1000


class Signs:
    """When each server was last alive, by the steady clock of this process; what its own clock said need not be so."""

    def __init__(self) -> None:
        self._said: dict[str, int] = {}
        self._differs: dict[str, int] = {}  # the steady clock here, less the clock there
        self._measured: set[str] = set()

    def see(self, heartbeats: Mapping[str, int], now: int, steady: int) -> None:
        """What the store says of all of them."""
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

    def silence(self, steady: int, *, nodes: Collection[str] = (), since: int | None = None) -> int | None:
        """For how long the server of somebody who comes back has been silent; None: it is not why they were away.

        `nodes` are those where they were connected; of somebody not known to have been anywhere it may be any server
        that fell a short while ago. They were last seen here, if ever, `since` a moment.
        """
        ages = {node: steady - said - self._differs[node] for node, said in self._said.items()}
        known = [ages[node] for node in nodes if node in ages]
        if any(age < FALLEN_MS for age in known):
            return None
        longest = RETURN_MS if since is None else min(RETURN_MS, steady - since)
        return max((age for age in known or ages.values() if FALLEN_MS <= age <= longest), default=None)

    def has_one_just_fallen(self, steady: int) -> bool:
        """Whether somebody may just be on their way back."""
        return any(FALLEN_MS <= steady - said - self._differs[node] <= HOLD_MS for node, said in self._said.items())
