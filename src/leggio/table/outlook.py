"""Whom a table waits for, and until when."""

from collections.abc import Callable

from leggio.core.machine import MachineState
from leggio.table.hosts.host import Host
from leggio.table.records import Head, Phase, Settings
from leggio.table.seating import bot_seats

# How long a table with a bot to move waits for the server that woke it, before another one does.
BOT_PATIENCE_MS = 5_000


class Outlook:
    """What lies ahead of a state. Worked out once for each, and asked several times."""

    def __init__(self, host: Host, settings: Settings, now: Callable[[], int]) -> None:
        self.bots = bot_seats(settings)
        self._host = host
        self._settings = settings
        self._now = now
        self._foreseen: tuple[MachineState, tuple[int, ...], int | None] | None = None

    def waits_for(self, state: MachineState | None) -> tuple[int, ...]:
        """The seats that can move things on."""
        return () if state is None else self._foresee(state)[0]

    def due_at(self, state: MachineState | None) -> int | None:
        """When the table does something by itself."""
        return None if state is None or is_over(state) else self._foresee(state)[1]

    def head(self, state: MachineState) -> Head:
        """How the store finds a table that is due."""
        if is_over(state):
            return Head(phase=Phase.OVER, due_at=None)
        waits_for, due = self._foresee(state)
        if self.bots and any(seat in self.bots for seat in waits_for):
            looked_after = self._now() + BOT_PATIENCE_MS
            due = looked_after if due is None else min(due, looked_after)
        return Head(phase=Phase.PLAYING, due_at=due, waits_for=waits_for)

    def _foresee(self, state: MachineState) -> tuple[tuple[int, ...], int | None]:
        if self._foreseen is None or self._foreseen[0] is not state:
            self._foreseen = (state, self._host.waits_for(state), self._host.due_at(self._settings, state))
        return self._foreseen[1:]


def is_over(state: MachineState) -> bool:
    """Whether it has ended."""
    return state.phase == Phase.OVER
