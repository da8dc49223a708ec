"""What a command brings about, as one unit of work: each event is applied before the next is decided."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, Protocol, TypeVar


class Timed(Protocol):
    """A table that knows when its last event was."""

    @property
    def now(self) -> int:
        """The moment of the last event."""


TableT = TypeVar("TableT", bound=Timed)
HappeningT = TypeVar("HappeningT")


class PendingEvents(Generic[TableT, HappeningT]):
    """Events decided so far and the table they lead to. Dropped whole if the command is refused in the end."""

    def __init__(self, state: TableT, now: int, evolve: Callable[[TableT, HappeningT], TableT]) -> None:
        self.state = state
        self.events: list[HappeningT] = []
        # A clock of the outside that steps back must not reorder the log.
        self.at = max(now, state.now)
        self._evolve = evolve

    def add(self, event: HappeningT) -> None:
        """Let one more thing happen."""
        self.events.append(event)
        self.state = self._evolve(self.state, event)


WorkT = TypeVar("WorkT", bound=PendingEvents[Any, Any])
Deadline = tuple[int, Callable[[WorkT], None]]  # a moment, and what falls due then


def let_due_happen(work: WorkT, now: int, deadlines: Callable[[Any], Iterator[Deadline[WorkT]]]) -> None:
    """Everything that falls due by now, in order, each at its own moment; `deadlines` lists what a table waits for."""
    wanted = max(now, work.state.now)
    while due := min(deadlines(work.state), key=lambda each: each[0], default=None):
        when, happen = due
        if when > wanted:
            break
        work.at = max(when, work.state.now)
        happen(work)
    work.at = wanted
