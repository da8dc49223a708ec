"""Stories: events applied as they are told, and what falls due on the way."""

from collections.abc import Callable, Iterator

import msgspec

from leggio.core.pending_events import PendingEvents, let_due_happen


class Count(msgspec.Struct, frozen=True):
    """A table that counts, and rings every ten moments until it has rung three times."""

    now: int
    rung: tuple[int, ...] = ()


def ring(state: Count, at: int) -> Count:
    """The table after a ring."""
    return Count(at, (*state.rung, at))


def rings(state: Count) -> Iterator[tuple[int, Callable[[PendingEvents[Count, int]], None]]]:
    """The next ring, if there is one."""
    if len(state.rung) < 3:
        yield 10 * (len(state.rung) + 1), lambda work: work.add(work.at)


def test_each_event_is_applied_before_the_next() -> None:
    """Pending events know the table its events lead to."""
    work = PendingEvents(Count(0), 4, ring)
    work.add(work.at)
    assert (work.events, work.state) == ([4], Count(4, (4,)))


def test_pending_events_do_not_begin_before_the_last_event() -> None:
    """A clock of the outside that steps back is not followed."""
    assert PendingEvents(Count(7), 4, ring).at == 7


def test_what_is_due_happens_in_order_at_its_own_moment() -> None:
    """Two rings by moment 25, and the work goes on from there."""
    work = PendingEvents(Count(0), 25, ring)
    let_due_happen(work, 25, rings)
    assert (work.events, work.at) == ([10, 20], 25)


def test_what_is_late_happens_no_earlier_than_the_last_event() -> None:
    """A deadline that a later event has passed happens with that event's time."""
    work = PendingEvents(Count(15), 16, ring)
    let_due_happen(work, 16, rings)
    assert work.events == [15]


def test_nothing_more_is_due_in_the_end() -> None:
    """Deadlines run out."""
    work = PendingEvents(Count(0), 0, ring)
    let_due_happen(work, 1000, rings)
    assert work.events == [10, 20, 30]
