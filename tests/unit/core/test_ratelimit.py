"""How often something may be done."""

from hypothesis import given
from hypothesis import strategies as st

from leggio.core.ratelimit import RateLimit, TokenBucket

LIMIT = RateLimit(capacity=3, refill_ms=30_000)


def test_so_many_at_once_and_then_evenly() -> None:
    """Three at once, one more after each ten seconds."""
    full_at = 0
    for _ in range(3):
        after = LIMIT.taken(full_at, 100_000)
        assert after is not None
        full_at = after
    assert LIMIT.taken(full_at, 100_000) is None
    assert LIMIT.wait(full_at, 100_000) == 10_000
    assert LIMIT.taken(full_at, 109_999) is None
    assert LIMIT.taken(full_at, 110_000) == 140_000


def test_a_bucket_fills_by_itself() -> None:
    """It empties, and fills again, to the brim and no further."""
    bucket = TokenBucket(RateLimit(capacity=3, refill_ms=1_500))
    assert [bucket.take(100_000) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(100_500) for _ in range(2)] == [True, False]
    assert [bucket.take(200_000) for _ in range(4)] == [True, True, True, False]


def test_by_what_is_owed_it_is_the_same() -> None:
    """However a bucket is kept; nothing that is told of one makes it emptier than empty."""
    assert LIMIT.draw(0) == (10_000, True)
    assert LIMIT.draw(20_000) == (30_000, True)
    assert LIMIT.draw(20_001) == (20_001, False)
    assert LIMIT.draw(-5) == (10_000, True)
    assert LIMIT.draw(10**12) == (30_000, False)


@given(st.integers(1, 50), st.integers(1, 100_000), st.lists(st.integers(0, 5_000), max_size=200))
def test_never_more_than_the_limit_allows(capacity: int, refill_ms: int, pauses: list[int]) -> None:
    """In any stretch of time: what fits at once, and what was refilled meanwhile; and whoever waits as told is let."""
    limit, now, full_at = RateLimit(capacity, refill_ms), 10**12, 0
    taken: list[int] = []
    for pause in pauses:
        now += pause
        after = limit.taken(full_at, now)
        if after is None:
            wait = limit.wait(full_at, now)
            assert wait > 0
            assert limit.taken(full_at, now + wait) is not None
            assert limit.taken(full_at, now + wait - 1) is None
        else:
            assert limit.wait(full_at, now) == 0
            taken.append(now)
            full_at = after
    for first in range(len(taken)):
        for last in range(first, len(taken)):
            stretch = taken[last] - taken[first]
            assert last - first + 1 <= capacity + stretch // limit.cost
