"""What a command brings about at a table: its pending events, with all that handlers need to decide them."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from leggio.core.codec import Event
from leggio.core.pending_events import Deadline as DueAt
from leggio.core.pending_events import PendingEvents, Timed, let_due_happen
from leggio.core.verdicts import Judge

StateT = TypeVar("StateT", bound=Timed)


class Work(PendingEvents[StateT, Event]):
    """The events decided so far, the table they lead to, and the judge to ask."""

    def __init__(
        self, state: StateT, now: int, evolve: Callable[[StateT, Event], StateT], judge: Judge | None = None
    ) -> None:
        super().__init__(state, now, evolve)
        self.judge = judge

    def let_due_happen(self, now: int, deadlines: Callable[[StateT], "Iterator[Deadline[StateT]]"]) -> None:
        """Everything that falls due by now, in order, each at its own moment."""
        let_due_happen(self, now, deadlines)


Deadline = DueAt[Work[StateT]]  # a moment, and what falls due then if nobody does anything


def soonest(deadlines: Iterable[Deadline[StateT]]) -> int | None:
    """When something will fall due if nobody does anything: for whoever keeps the timers."""
    return min([when for when, _ in deadlines], default=None)
