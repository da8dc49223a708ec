"""A table of Scrabble behind the screen."""

from leggio.cli.hosting.table import HostedTable
from leggio.core.outcome import Accepted, Rejected
from leggio.games.scrabble import AnyEvent, State, View, Watcher, decide, evolve, view
from leggio.games.scrabble.commands import AnyCommand, Tick


class Table(HostedTable[State, AnyEvent, AnyCommand]):
    """One game of Scrabble, its journal and its judge."""

    def _decide(self, command: AnyCommand, now: int) -> Accepted[AnyEvent] | Rejected:
        return decide(self._state, command, self.judge, self._chance, now)

    def _evolve(self, event: AnyEvent) -> State:
        return evolve(self._state, event)

    def _tick(self) -> AnyCommand:
        return Tick()

    def view(self, who: int | Watcher = Watcher.SPECTATOR) -> View:
        """What someone may see now."""
        return view(self.state, who, self._now(), self.judge)
