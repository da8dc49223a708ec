"""The one stopwatch: what falls due by itself, and whom the hall waits for. The introduction."""

from collections.abc import Iterator

from leggio.games.common.work import Deadline, Work, soonest
from leggio.games.duplicate.events import TimeUp, TimeWarned
from leggio.games.duplicate.state import Phase, State


def next_deadline(state: State) -> int | None:
    """When something will fall due if nobody does anything: for whoever keeps the timers."""
    return soonest(deadlines(state))


def waits_for(state: State) -> tuple[int, ...]:
    """Everyone who plays while the round is on: a slip may be replaced until time is up."""
    return state.active if state.phase is Phase.PLAYING and state.suspended is None else ()


def time_left(state: State, now: int) -> int | None:
    """What the stopwatch shows; None where there is none."""
    watch = state.watch
    if watch.ends_at is None:
        return watch.left_ms
    return max(0, watch.ends_at - (now if state.suspended is None else state.suspended))


def deadlines(state: State) -> Iterator[Deadline[State]]:
    """The warning and the end of the round, while the stopwatch runs."""
    ends_at = state.watch.ends_at
    if state.phase is not Phase.PLAYING or state.suspended is not None or ends_at is None:
        return
    if state.options.warning_ms and not state.watch.warned:
        yield ends_at - state.options.warning_ms, _warn
    yield ends_at, lambda work: work.add(TimeUp(at=work.at))


def _warn(work: Work[State]) -> None:
    work.add(TimeWarned(at=work.at, left_ms=time_left(work.state, work.at) or 0))
