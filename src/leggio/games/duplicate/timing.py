"""The one stopwatch: the warning and the end of a round fall due by themselves. The introduction."""

from collections.abc import Callable, Iterator

from leggio.core import pending_events
from leggio.games.duplicate.events import TimeUp, TimeWarned
from leggio.games.duplicate.state import Phase, State
from leggio.games.duplicate.story import Story


def let_due_happen(story: Story, now: int) -> None:
    """Everything that falls due by now, in order, each at its own moment."""
    pending_events.let_due_happen(story, now, _deadlines)


def next_deadline(state: State) -> int | None:
    """When something will fall due if nobody does anything: for whoever keeps the timers."""
    return min((when for when, _ in _deadlines(state)), default=None)


def time_left(state: State, now: int) -> int | None:
    """What the stopwatch shows; None where there is none."""
    watch = state.watch
    if watch.ends_at is None:
        return watch.left_ms
    return max(0, watch.ends_at - (now if state.suspended is None else state.suspended))


def _deadlines(state: State) -> Iterator[tuple[int, Callable[[Story], None]]]:
    ends_at = state.watch.ends_at
    if state.phase is not Phase.PLAYING or state.suspended is not None or ends_at is None:
        return
    if state.options.warning_ms and not state.watch.warned:
        yield ends_at - state.options.warning_ms, _warn
    yield ends_at, lambda story: story.add(TimeUp(at=story.at))


def _warn(story: Story) -> None:
    story.add(TimeWarned(at=story.at, left_ms=time_left(story.state, story.at) or 0))
