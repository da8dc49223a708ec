"""How often something may be done."""

from hypothesis import given
from hypothesis import strategies as st

from leggio.people.pace import Pace, spent, wait_for

PACE = Pace(at_once=3, refilled_in=30_000)


def test_so_many_at_once_and_then_evenly() -> None:
    """Three at once, one more after each ten seconds."""
    full_at = 0
    for _ in range(3):
        after = spent(full_at, 100_000, PACE)
        assert after is not None
        full_at = after
    assert spent(full_at, 100_000, PACE) is None
    assert wait_for(full_at, 100_000, PACE) == 10_000
    assert spent(full_at, 109_999, PACE) is None
    assert spent(full_at, 110_000, PACE) == 140_000


@given(st.integers(1, 50), st.integers(1, 100_000), st.lists(st.integers(0, 5_000), max_size=200))
def test_never_more_than_the_pace_allows(at_once: int, refilled_in: int, pauses: list[int]) -> None:
    """In any stretch of time: what fits at once, and what was refilled meanwhile; and whoever waits as told is let."""
    pace, now, full_at = Pace(at_once, refilled_in), 10**12, 0
    taken: list[int] = []
    for pause in pauses:
        now += pause
        after = spent(full_at, now, pace)
        if after is None:
            wait = wait_for(full_at, now, pace)
            assert wait > 0
            assert spent(full_at, now + wait, pace) is not None
            assert spent(full_at, now + wait - 1, pace) is None
        else:
            assert wait_for(full_at, now, pace) == 0
            taken.append(now)
            full_at = after
    for first in range(len(taken)):
        for last in range(first, len(taken)):
            stretch = taken[last] - taken[first]
            assert last - first + 1 <= at_once + stretch // pace.cost
