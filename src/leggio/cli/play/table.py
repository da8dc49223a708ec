"""The table behind the screen: it decides commands, keeps the log on disk, and knows the time."""

import time

from leggio.cli.chance import system_chance
from leggio.cli.journal import Journal
from leggio.core.chance import Chance
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.scrabble import AnyEvent, State, View, Watcher, decide, evolve, view
from leggio.games.scrabble.commands import AnyCommand, Tick

_EPOCH_NS = time.time_ns() - time.monotonic_ns()


def wall_clock() -> int:
    """Milliseconds since 1970 by the system's clock at the start: setting that clock moves nobody's time."""
    return (_EPOCH_NS + time.monotonic_ns()) // 1_000_000


class Table:
    """One game, its journal and its judge."""

    def __init__(
        self, journal: Journal, judge: Judge | None, state: State | None = None, chance: Chance | None = None
    ) -> None:
        self.journal = journal
        self.judge = judge
        self._state = state
        self._chance = chance or system_chance()
        self._put_away = _put_away(state) if state else 0

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


def _put_away(state: State) -> int:
    """How much time to leave out, so that a game goes on from its last event.

    A game that was suspended knows by itself that no time ran; one that a crash broke off does not. And where the
    system's clock is behind the log, time goes on from the log.
    """
    gap = wall_clock() - state.now
    return gap if state.suspended is None else min(0, gap)
