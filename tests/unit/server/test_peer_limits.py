"""Limits in memory that the processes of a server share."""

import asyncio
import fcntl
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from leggio.core.ratelimit import RateLimit
from leggio.server import peer_limits
from leggio.server.limits import limits_for
from leggio.server.peer_channel import PeerChannel
from leggio.server.peer_limits import FILE, PeerLimits, lay_out

LIMIT = RateLimit(capacity=3, refill_ms=30_000)
NAME, OTHER = bytes(range(16)), bytes(range(16, 32))


class Clock:
    """The steady clock of a machine, which passes when told."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        """Now."""
        return self.now


@pytest.fixture
def clock() -> Clock:
    """One for all processes."""
    return Clock()


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Laid out for two."""
    lay_out(tmp_path, 2)
    return tmp_path


def opened(folder: Path, number: int, clock: Clock) -> PeerLimits:
    """One process's."""
    limits = PeerLimits.of(PeerChannel(folder, number, 2), clock)
    assert limits is not None
    return limits


@pytest.fixture
def both(folder: Path, clock: Clock) -> Iterator[list[PeerLimits]]:
    """Two processes' ways to the same memory."""
    limits = [opened(folder, number, clock) for number in range(2)]
    yield limits
    for each in limits:
        asyncio.run(each.close())


def take(limits: PeerLimits, name: bytes = NAME, owed: int = 0) -> tuple[int, bool] | None:
    """Take a token."""
    return asyncio.run(limits.buckets.take(name, owed, LIMIT))


def enter(limits: PeerLimits, **most: int) -> bool:
    """One more of each."""
    return asyncio.run(limits.counts.enter({name.encode().ljust(16): count for name, count in most.items()}))


def test_a_bucket_is_one_for_all(both: list[PeerLimits], clock: Clock) -> None:
    """However they take turns; it fills by itself, and others have theirs."""
    one, other = both
    assert [take(one), take(other), take(one)] == [(10_000, True), (20_000, True), (30_000, True)]
    assert [take(other), take(one)] == [(30_000, False), (30_000, False)]
    assert take(other, OTHER) == (10_000, True)
    clock.now += 10_000
    assert [take(other), take(one)] == [(30_000, True), (30_000, False)]


def test_what_one_counted_alone_counts(both: list[PeerLimits]) -> None:
    """Where it knows of more than the memory does."""
    one, other = both
    assert take(one, owed=20_000) == (30_000, True)
    assert take(other) == (30_000, False)


def test_nobody_waits_for_who_holds_a_lock(both: list[PeerLimits], folder: Path) -> None:
    """A process that was stopped in the middle: it is not known how much is left, until it is gone."""
    begun, ended = os.pipe(), os.pipe()
    child = os.fork()
    if not child:
        with (folder / FILE).open("r+b") as file:
            fcntl.lockf(file, fcntl.LOCK_EX)
            os.write(begun[1], b".")
            os.close(ended[1])
            os.read(ended[0], 1)  # until its parent is done, or gone
            os._exit(0)
    os.read(begun[0], 1)
    assert take(both[0]) is None
    for descriptor in (*ended, *begun):
        os.close(descriptor)
    os.waitpid(child, 0)
    assert take(both[0]) == (10_000, True)


def test_the_least_empty_bucket_gives_way(both: list[PeerLimits], monkeypatch: pytest.MonkeyPatch) -> None:
    """Memory has an end, whoever calls: those that are in use stay."""
    monkeypatch.setattr(peer_limits, "BUCKET_GROUPS", 1)
    assert [take(both[0]) for _ in range(3)][-1] == (30_000, True)
    for number in range(100):
        assert take(both[0], number.to_bytes(8) + OTHER[:8]) is not None
    assert take(both[1]) == (30_000, False)


def test_so_many_over_all_processes(both: list[PeerLimits]) -> None:
    """One that is too many is counted nowhere; whoever goes makes room for one."""
    one, other = both
    assert [enter(one, home=3, table=10), enter(other, home=3, table=10), enter(one, home=3)] == [True] * 3
    assert [enter(other, home=3, table=10), enter(one, home=3)] == [False, False]
    assert [enter(other, table=3), enter(one, table=3)] == [True, False]
    one.counts.leave([b"home".ljust(16)])
    assert [enter(other, home=3), enter(other, home=3)] == [True, False]


def test_what_died_with_a_process_counts_no_more(both: list[PeerLimits], folder: Path, clock: Clock) -> None:
    """The next one in its place begins with none."""
    one, other = both
    assert [enter(one, home=3) for _ in range(3)] == [True] * 3
    assert not enter(other, home=3)
    opened(folder, 0, clock)
    assert enter(other, home=3)


def test_a_full_group_counts_here_alone(both: list[PeerLimits], monkeypatch: pytest.MonkeyPatch) -> None:
    """What finds no place is let in, as alone, and leaving takes nothing from others."""
    monkeypatch.setattr(peer_limits, "COUNT_GROUPS", 1)
    names = [f"n{number}" for number in range(10)]
    assert all(enter(both[0], **{name: 1}) for name in names)
    assert [enter(both[1], **{name: 1}) for name in names] == [False] * 8 + [True] * 2
    for name in names:
        both[0].counts.leave([name.encode().ljust(16)])
    assert all(enter(both[1], **{name: 1}) for name in names[:8])


def test_without_the_memory_each_counts_alone(tmp_path: Path) -> None:
    """There was no room for it on the disk, or one process is all there is."""
    lay_out(tmp_path / "nowhere", 2)
    assert limits_for(None, PeerChannel(tmp_path / "nowhere", 0, 2)) is None
    assert limits_for(None) is None
