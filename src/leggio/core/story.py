"""What a command brings about, told step by step: each event is applied before the next is decided."""

from collections.abc import Callable, Iterator
from typing import Any, Generic, Protocol, TypeVar


class Timed(Protocol):
    """A table that knows when its last event was."""

    @property
    def now(self) -> int:
        """The moment of the last event."""


TableT = TypeVar("TableT", bound=Timed)
HappeningT = TypeVar("HappeningT")


class Story(Generic[TableT, HappeningT]):
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


StoryT = TypeVar("StoryT", bound=Story[Any, Any])


def let_due_happen(
    story: StoryT, now: int, deadlines: Callable[[Any], Iterator[tuple[int, Callable[[StoryT], None]]]]
) -> None:
    """Everything that falls due by now, in order, each at its own moment; `deadlines` lists what a table waits for."""
    wanted = max(now, story.state.now)
    while due := min(deadlines(story.state), key=lambda each: each[0], default=None):
        when, happen = due
        if when > wanted:
            break
        story.at = max(when, story.state.now)
        happen(story)
    story.at = wanted
