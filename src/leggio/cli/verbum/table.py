"""A table of Verbum behind the screen."""

from leggio.cli.hosting.table import HostedTable
from leggio.core.outcome import Accepted, Rejected
from leggio.games.verbum import AnyEvent, State, View, Watcher, decide, evolve, view
from leggio.games.verbum.commands import AnyCommand, Tick
from leggio.games.verbum.timing import next_deadline

GAME = "verbum"


class Table(HostedTable[State, AnyEvent, AnyCommand]):
    """One game of Verbum, its journal and its judge."""

    def _decide(self, command: AnyCommand, now: int) -> Accepted[AnyEvent] | Rejected:
        return decide(self._state, command, self.judge, self._chance, now)

    def _evolve(self, event: AnyEvent) -> State:
        return evolve(self._state, event)

    def _tick(self) -> AnyCommand:
        return Tick()

    def view(self, who: int | Watcher = Watcher.SPECTATOR) -> View:
        """What someone may see now."""
        return view(self.state, who, self._now())

    def is_due(self) -> bool:
        """Whether something happens by itself by now: a turn, the time for doubts or a vote is over."""
        deadline = next_deadline(self.state)
        return deadline is not None and deadline <= self._now()
