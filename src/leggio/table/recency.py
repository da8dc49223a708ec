"""What each place has to know before it may act: the last event that changed what it sees."""

from collections.abc import Callable, Iterable
from typing import Any

from leggio.table.frames import You


class Recency:
    """The number of the last event that concerned everyone, and of each seat's own.

    At a table everything concerns everyone. In a hall most of what happens is another player's slip: whoever has not
    heard of it has missed nothing, and must not be refused for it.
    """

    def __init__(self, concerns: Callable[[Any], int | None]) -> None:
        self._concerns = concerns
        self._everyone = 0
        self._own: dict[int, int] = {}

    def note(self, events: Iterable[tuple[int, Any]]) -> None:
        """These events happened."""
        for seq, event in events:
            seat = self._concerns(event)
            if seat is None:
                self._everyone = seq
            else:
                self._own[seat] = seq

    def is_stale(self, you: You | None, expected: int) -> bool:
        """Whether something that concerns this place has happened since."""
        own = self._own.get(you.seat, 0) if you and you.seat is not None else 0
        return expected < max(self._everyone, own)

    def concern(self, you: You, events: Iterable[tuple[int, Any]]) -> bool:
        """Whether any of these events changes what this place sees; those who lead or watch see everything."""
        if you.seat is None:
            return True
        return any(self._concerns(event) in (None, you.seat) for _, event in events)
