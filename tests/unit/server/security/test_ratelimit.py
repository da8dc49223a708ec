"""Limits kept in memory."""

from leggio.core.ratelimit import RateLimit
from leggio.server.security.ratelimit import RateLimiter

LIMIT = RateLimit(capacity=2, refill_ms=20_000)


def test_each_key_has_a_bucket_of_its_own() -> None:
    """What is refused costs nothing, and says how long to wait."""
    limiter = RateLimiter(10)
    assert [limiter.take("a", 0, LIMIT) for _ in range(4)] == [0, 0, 10_000, 10_000]
    assert limiter.take("b", 0, LIMIT) == 0
    assert limiter.take("a", 9_999, LIMIT) == 1
    assert limiter.take("a", 10_000, LIMIT) == 0


def test_full_ones_are_forgotten() -> None:
    """Callers who were here once take no room for ever."""
    limiter = RateLimiter(1_000)
    for now in range(0, 1_000_000, 1_000):
        limiter.take(now, now, LIMIT)
    assert len(limiter) <= 12


def test_memory_is_bounded_whoever_calls() -> None:
    """A million callers at once: the latest are remembered, and a limit that is in use stays one."""
    limiter = RateLimiter(100)
    for number in range(100_000):
        limiter.take(number, 0, LIMIT)
        if number % 50 == 0:
            limiter.take("busy", 0, LIMIT)
    assert len(limiter) <= 101
    assert limiter.take(99_999, 0, LIMIT) == 0
    assert limiter.take(99_999, 0, LIMIT) > 0


def test_what_is_learnt_of_a_bucket_only_empties_it() -> None:
    """Others may have taken more than is known here, never less."""
    limiter = RateLimiter(10)
    limiter.learn("a", 15_000, 100)
    assert (limiter.owed("a", 100), limiter.wait("a", 100, LIMIT)) == (15_000, 5_000)
    limiter.learn("a", 2_000, 100)
    assert limiter.owed("a", 100) == 15_000
    assert limiter.take("a", 5_100, LIMIT) == 0
    assert (limiter.owed("b", 0), limiter.wait("b", 0, LIMIT)) == (0, 0)
