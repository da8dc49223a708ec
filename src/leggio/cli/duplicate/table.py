"""A Duplicate behind the screen."""

from leggio.cli.hosting.table import HostedTable
from leggio.core.outcome import Accepted, Rejected
from leggio.games.duplicate import AnyEvent, State, decide, evolve
from leggio.games.duplicate.commands import AnyCommand, Tick
from leggio.games.duplicate.timing import time_left

GAME = "duplicate"


class Table(HostedTable[State, AnyEvent, AnyCommand]):
    """One event with one player, its journal and its judge."""

    def _decide(self, command: AnyCommand, now: int) -> Accepted[AnyEvent] | Rejected:
        return decide(self._state, command, self.judge, self._chance, now)

    def _evolve(self, event: AnyEvent) -> State:
        return evolve(self._state, event)

    def _tick(self) -> AnyCommand:
        return Tick()

    def left_ms(self) -> int | None:
        """What the stopwatch shows now."""
        return time_left(self.state, self._now())
