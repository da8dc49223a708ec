"""The table behind the screen: it decides commands, keeps the log on disk, and knows the time."""

import time
from typing import Generic, Protocol, TypeVar

from leggio.cli.chance import system_chance
from leggio.cli.journal import Journal
from leggio.core.chance import Chance
from leggio.core.codec import Event
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge

_EPOCH_NS = time.time_ns() - time.monotonic_ns()


def wall_clock() -> int:
    """Milliseconds since 1970 by the system's clock at the start: setting that clock moves nobody's time."""
    return (_EPOCH_NS + time.monotonic_ns()) // 1_000_000


class HostedState(Protocol):
    """What any table tells whoever hosts it."""

    @property
    def now(self) -> int:
        """The moment of the last event."""

    @property
    def seq(self) -> int:
        """How many events there were."""

    @property
    def players(self) -> tuple[str, ...]:
        """Everyone's name, by seat."""

    @property
    def suspended(self) -> object | None:
        """Something, while the game is put away."""


StateT = TypeVar("StateT", bound=HostedState)
EventT = TypeVar("EventT", bound=Event)
CommandT = TypeVar("CommandT")


class HostedTable(Generic[StateT, EventT, CommandT]):
    """One game, its journal and its judge. A game says how it decides, what an event changes, and what ticks."""

    def __init__(
        self, journal: Journal, judge: Judge | None, state: StateT | None = None, chance: Chance | None = None
    ) -> None:
        self.journal = journal
        self.judge = judge
        self._state = state
        self._chance = chance or system_chance()
        self._put_away = _put_away(state) if state else 0

    @property
    def state(self) -> StateT:
        """The table as it is."""
        if self._state is None:
            raise ValueError("the table is not open")
        return self._state

    def _decide(self, command: CommandT, now: int) -> Accepted[EventT] | Rejected:
        raise NotImplementedError

    def _evolve(self, event: EventT) -> StateT:
        raise NotImplementedError

    def _tick(self) -> CommandT:
        raise NotImplementedError

    def _now(self) -> int:
        return wall_clock() - self._put_away

    def do(self, command: CommandT) -> tuple[EventT, ...] | Rejected:
        """Decide a command now; what happens is on disk before this returns."""
        outcome = self._decide(command, self._now())
        if isinstance(outcome, Rejected):
            return outcome
        self.journal.append(outcome.events)
        for event in outcome.events:
            self._state = self._evolve(event)
        return outcome.events

    def tick(self) -> tuple[EventT, ...]:
        """Let what is due happen."""
        happened = self.do(self._tick())
        return () if isinstance(happened, Rejected) else happened


def _put_away(state: HostedState) -> int:
    """How much time to leave out, so that a game goes on from its last event.

    A game that was suspended knows by itself that no time ran; one that a crash broke off does not. And where the
    system's clock is behind the log, time goes on from the log.
    """
    gap = wall_clock() - state.now
    return gap if state.suspended is None else min(0, gap)
