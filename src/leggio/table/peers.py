"""The other servers, as this one knows them: by the bus, which tells at once, and by the store, which never forgets."""

from collections.abc import Mapping

# Servers say every half second that they are there, on the bus and in the store.
SILENT_S = 1.5
GONE_S = 6.0


class Peers:
    """Who was heard of when. Times are those of this process; what others' clocks say is only compared with itself."""

    def __init__(self) -> None:
        self._heard: dict[str, float] = {}
        self._noted: dict[str, int] = {}  # what the last heartbeat of each said
        self._seen: dict[str, float] = {}  # when that last changed

    def hear(self, node: str, now: float) -> bool:
        """One was heard on the bus; whether it is new here."""
        is_new = node not in self._heard
        self._heard[node] = now
        return is_new

    def see(self, heartbeats: Mapping[str, int], now: float) -> None:
        """What the store says of all of them."""
        for node, at in heartbeats.items():
            if self._noted.get(node, at) != at:
                self._seen[node] = now
        self._noted = dict(heartbeats)
        self._seen = {node: seen for node, seen in self._seen.items() if node in heartbeats}

    def is_one_unheard(self, now: float) -> bool:
        """Whether one is alive, by the store, that the bus tells nothing of."""
        living = (node for node, seen in self._seen.items() if now - seen <= SILENT_S)
        return any(now - self._heard.get(node, 0.0) > SILENT_S for node in living)

    def drop_gone(self, now: float) -> list[str]:
        """Forget those that are neither heard nor seen any more."""
        gone = [
            node
            for node, heard in self._heard.items()
            if now - heard > GONE_S and now - self._seen.get(node, 0.0) > GONE_S
        ]
        for node in gone:
            del self._heard[node]
        return gone
