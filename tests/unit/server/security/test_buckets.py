"""Limits kept in memory."""

from leggio.people.pace import Pace
from leggio.server.security.buckets import Buckets

PACE = Pace(at_once=2, refilled_in=20_000)


def test_each_key_has_a_bucket_of_its_own() -> None:
    """What is refused costs nothing, and says how long to wait."""
    buckets = Buckets(10)
    assert [buckets.spend("a", 0, PACE) for _ in range(4)] == [0, 0, 10_000, 10_000]
    assert buckets.spend("b", 0, PACE) == 0
    assert buckets.spend("a", 9_999, PACE) == 1
    assert buckets.spend("a", 10_000, PACE) == 0


def test_full_ones_are_forgotten() -> None:
    """Callers who were here once take no room for ever."""
    buckets = Buckets(1_000)
    for now in range(0, 1_000_000, 1_000):
        buckets.spend(now, now, PACE)
    assert len(buckets) <= 12


def test_memory_is_bounded_whoever_calls() -> None:
    """A million callers at once: the latest are remembered, and a limit that is in use stays one."""
    buckets = Buckets(100)
    for number in range(100_000):
        buckets.spend(number, 0, PACE)
        if number % 50 == 0:
            buckets.spend("busy", 0, PACE)
    assert len(buckets) <= 101
    assert buckets.spend(99_999, 0, PACE) == 0
    assert buckets.spend(99_999, 0, PACE) > 0
