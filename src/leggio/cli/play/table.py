"""The table behind the screen: it decides commands, keeps the log on disk, and knows the time."""

import time

from leggio.cli.chance import system_chance
from leggio.cli.journal import Journal
from leggio.core.chance import Chance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.scrabble import AnyEvent, State, View, Watcher, decide, evolve, view
from leggio.games.scrabble.commands import AnyCommand, Tick


def wall_clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Table:
    """One game, its journal and its judge."""

    def __init__(
        self, journal: Journal, judge: Judge | None, state: State | None = None, chance: Chance | None = None
    ) -> None:
        self.journal = journal
        self.judge = judge
        self._state = state
        self._chance = chance or system_chance()
        # A game that was put away did not use anyone's time: it goes on from its last event.
        self._put_away = max(0, wall_clock() - state.now) if state else 0

    @property
    def state(self) -> State:
        """The table as it is."""
        if self._state is None:
            raise ValueError("the table is not open")
        return self._state

    def _now(self) -> int:
        return wall_clock() - self._put_away

    def do(self, command: AnyCommand) -> tuple[AnyEvent, ...] | Rejected:
        """Decide a command now; what happens is on disk before this returns."""
        outcome = decide(self._state, command, self.judge, self._chance, self._now())
        if isinstance(outcome, Rejected):
            return outcome
        self.journal.append(outcome.events)
        for event in outcome.events:
            self._state = evolve(self._state, event)
        return outcome.events

    def tick(self) -> tuple[AnyEvent, ...]:
        """Let what is due happen."""
        happened = self.do(Tick())
        return () if isinstance(happened, Rejected) else happened

    def view(self, who: int | Watcher = Watcher.SPECTATOR) -> View:
        """What someone may see now."""
        return view(self.state, who, self._now(), self.judge)
