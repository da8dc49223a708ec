"""The table behind the screen: it decides commands, keeps the log on disk, and knows the time."""

import time
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from leggio.cli.chance import system_chance
from leggio.cli.journal import Journal
from leggio.core.chance import Chance
from leggio.core.machine import CommandT, EventT, ViewT, WatcherT
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.common.spec import GameSpec, GameState, RulesT

_EPOCH_NS = time.time_ns() - time.monotonic_ns()


def wall_clock() -> int:
    """Milliseconds since 1970 by the system's clock at the start: setting that clock moves nobody's time."""
    return (_EPOCH_NS + time.monotonic_ns()) // 1_000_000


class HostedState(GameState, Protocol):
    """What any table tells whoever hosts it at a keyboard."""

    @property
    def players(self) -> tuple[str, ...]:
        """Everyone's name, by seat."""

    @property
    def suspended(self) -> object | None:
        """Something, while the game is put away."""


StateT = TypeVar("StateT", bound=HostedState)


class HostedTable(Generic[StateT, EventT, CommandT, ViewT, WatcherT]):
    """One game, its journal and its judge. The spec says how the game decides, what an event changes, what ticks."""

    def __init__(
        self,
        game: GameSpec[StateT, EventT, CommandT, ViewT, RulesT, WatcherT],
        journal: Journal,
        judge: Judge | None,
        state: StateT | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.journal = journal
        self.judge = judge
        self.game = game
        self._state = state
        self._chance = chance or system_chance()
        self._put_away = _put_away(state) if state else 0

    @property
    def state(self) -> StateT:
        """The table as it is."""
        if self._state is None:
            raise ValueError("the table is not open")
        return self._state

    def now(self) -> int:
        """The moment it is at this table: while it was put away, no time ran."""
        return wall_clock() - self._put_away

    def do(self, command: CommandT) -> tuple[EventT, ...] | Rejected:
        """Decide a command now; what happens is on disk before this returns."""
        outcome = self.game.decide(self._state, command, self.judge, self._chance, self.now())
        if isinstance(outcome, Rejected):
            return outcome
        self.journal.append(outcome.events)
        for event in outcome.events:
            self._state = self.game.evolve(self._state, event)
        return outcome.events

    def tick(self) -> tuple[EventT, ...]:
        """Let what is due happen."""
        happened = self.do(self.game.commands.tick())
        return () if isinstance(happened, Rejected) else happened

    def view(self, who: int | WatcherT | None = None) -> ViewT:
        """What someone may see now; None: whoever only watches."""
        return self.game.view(self.state, self.game.watchers("spectator") if who is None else who, self.now())

    def is_due(self) -> bool:
        """Whether something happens by itself by now."""
        deadline = self.game.next_deadline(self.state)
        return deadline is not None and deadline <= self.now()


AnyTable: TypeAlias = HostedTable[Any, Any, Any, Any, Any]  # of whatever game


def _put_away(state: HostedState) -> int:
    """How much time to leave out, so that a game goes on from its last event.

    A game that was suspended knows by itself that no time ran; one that a crash broke off does not. And where the
    system's clock is behind the log, time goes on from the log.
    """
    gap = wall_clock() - state.now
    return gap if state.suspended is None else min(0, gap)
