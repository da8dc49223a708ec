"""Stories: events applied as they are told, and what falls due on the way."""

from collections.abc import Callable, Iterator

import msgspec

from leggio.core.story import Story, let_due_happen


class Count(msgspec.Struct, frozen=True):
    """A table that counts, and rings every ten moments until it has rung three times."""

    now: int
    rung: tuple[int, ...] = ()


def ring(state: Count, at: int) -> Count:
    """The table after a ring."""
    return Count(at, (*state.rung, at))


def rings(state: Count) -> Iterator[tuple[int, Callable[[Story[Count, int]], None]]]:
    """The next ring, if there is one."""
    if len(state.rung) < 3:
        yield 10 * (len(state.rung) + 1), lambda story: story.add(story.at)


def test_each_event_is_applied_before_the_next() -> None:
    """A story knows the table its events lead to."""
    story = Story(Count(0), 4, ring)
    story.add(story.at)
    assert (story.events, story.state) == ([4], Count(4, (4,)))


def test_a_story_does_not_begin_before_the_last_event() -> None:
    """A clock of the outside that steps back is not followed."""
    assert Story(Count(7), 4, ring).at == 7


def test_what_is_due_happens_in_order_at_its_own_moment() -> None:
    """Two rings by moment 25, and the story goes on from there."""
    story = Story(Count(0), 25, ring)
    let_due_happen(story, 25, rings)
    assert (story.events, story.at) == ([10, 20], 25)


def test_what_is_late_happens_no_earlier_than_the_last_event() -> None:
    """A deadline that a later event has passed happens with that event's time."""
    story = Story(Count(15), 16, ring)
    let_due_happen(story, 16, rings)
    assert story.events == [15]


def test_nothing_more_is_due_in_the_end() -> None:
    """Deadlines run out."""
    story = Story(Count(0), 0, ring)
    let_due_happen(story, 1000, rings)
    assert story.events == [10, 20, 30]
