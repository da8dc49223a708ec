"""Limits of the processes of one server, where there is no other server: in memory that they share.

A file in the directory that only they can open, mapped by each: to count costs microseconds, and nobody waits for a
process that hangs. It holds token buckets, changed under a lock of their few cells, which the system takes back from
whoever dies; and for every process how many of what it has, which nobody else writes.
"""

import contextlib
import fcntl
import mmap
import os
import time
from collections.abc import Callable, Collection, Iterator, Mapping
from pathlib import Path

from leggio.core.ratelimit import RateLimit, Taken
from leggio.server.peer_channel import PeerChannel

FILE = "limits"

_CELL = 8  # bytes
_WAYS = 8  # entries in a group, each a name and a number; where all are taken one must give way
_GROUP = 2 * _WAYS  # cells
BUCKET_GROUPS = 1 << 14  # of which there are as many entries as one process alone would keep
COUNT_GROUPS = 1 << 12
_BUCKETS = BUCKET_GROUPS * _GROUP  # cells
_COUNTS = COUNT_GROUPS * _GROUP  # cells, for each process

_ATTEMPTS = 100  # at a lock that somebody holds for microseconds, unless they were stopped right then


def lay_out(folder: Path, count: int) -> None:
    """Make the file for so many processes, before they begin. Written, not only announced: the disk may be full."""
    with contextlib.suppress(OSError):  # then each counts for itself
        unfinished = folder / f"{FILE}.new"
        with unfinished.open("wb") as file:
            file.write(bytes(_BUCKETS * _CELL))
            for _ in range(count):
                file.write(bytes(_COUNTS * _CELL))
        unfinished.rename(folder / FILE)


class PeerLimits:
    """One process among them; implements the port SharedLimits."""

    def __init__(self, file: int, number: int, count: int, now: Callable[[], int]) -> None:
        self._map = mmap.mmap(file, 0)
        cells = memoryview(self._map).cast("Q")
        own = _BUCKETS + number * _COUNTS
        self._map[own * _CELL : (own + _COUNTS) * _CELL] = bytes(_COUNTS * _CELL)  # of the one before, that died
        others = [_BUCKETS + other * _COUNTS for other in range(count) if other != number]
        self.buckets = PeerBuckets(file, cells, now)
        self.counts = PeerCounts(cells, own, others)
        self._file = file

    @classmethod
    def of(cls, channel: PeerChannel, now: Callable[[], int] | None = None) -> "PeerLimits | None":
        """Those of this process; None: there was no room for them."""
        # The system's steady clock, the same for all processes.
        now = now or (lambda: time.monotonic_ns() // 1_000_000)
        try:
            return cls(os.open(channel.folder / FILE, os.O_RDWR), channel.number, channel.count, now)
        except OSError:
            return None

    async def start(self) -> None:
        """It counts from the beginning."""

    async def close(self) -> None:
        """The memory goes with the process: whoever is just leaving may still be counted out."""
        os.close(self._file)


class PeerBuckets:
    """When each bucket is full again, by the steady clock of the machine."""

    def __init__(self, file: int, cells: memoryview, now: Callable[[], int]) -> None:
        self._file = file
        self._cells = cells
        self._now = now

    async def take(self, name: bytes, owed: int, limit: RateLimit) -> Taken | None:
        """Take a token; None if somebody keeps the lock."""
        key, group = _place(name, BUCKET_GROUPS)
        start = group * _GROUP
        with _locked(self._file, start) as is_locked:
            if not is_locked:
                return None
            now = self._now()
            at = self._entry(start, key)
            known = self._cells[at + 1] - now if self._cells[at] == key else 0
            taken = limit.draw(max(owed, known))
            self._cells[at], self._cells[at + 1] = key, now + taken.owed
            return taken

    def _entry(self, start: int, key: int) -> int:
        """Where a bucket is, or may be: in the place of the one that is full the soonest, or has long been."""
        entries = range(start, start + _GROUP, 2)
        for at in entries:
            if self._cells[at] == key:
                return at
        return min(entries, key=lambda at: self._cells[at + 1])


class PeerCounts:
    """How many of what each process has."""

    def __init__(self, cells: memoryview, own: int, others: Collection[int]) -> None:
        self._cells = cells
        self._own = own
        self._others = others

    async def enter(self, limits: Mapping[bytes, int]) -> bool:
        """One more of each, unless there are as many as may be."""
        # First one's own: of two who come at the same moment each sees the other.
        for name in limits:
            self._change(name, 1)
        if all(self._sum(name) <= most for name, most in limits.items()):
            return True
        self.leave(limits.keys())
        return False

    def leave(self, names: Collection[bytes]) -> None:
        """One fewer of each."""
        for name in names:
            self._change(name, -1)

    def _change(self, name: bytes, by: int) -> None:
        key, group = _place(name, COUNT_GROUPS)
        at = self._found(self._own, group, key) or (self._found(self._own, group, 0) if by > 0 else None)
        if at is not None:  # where all entries are taken, the process counts it for itself alone
            count = self._cells[at + 1] + by
            self._cells[at], self._cells[at + 1] = (key, count) if count else (0, 0)

    def _sum(self, name: bytes) -> int:
        key, group = _place(name, COUNT_GROUPS)
        places = (self._found(process, group, key) for process in (self._own, *self._others))
        return sum(self._cells[at + 1] for at in places if at is not None)

    def _found(self, process: int, group: int, key: int) -> int | None:
        start = process + group * _GROUP
        return next((at for at in range(start, start + _GROUP, 2) if self._cells[at] == key), None)


def _place(name: bytes, groups: int) -> tuple[int, int]:
    """By what a name is known, never 0, and in which group."""
    return int.from_bytes(name[:_CELL]) | 1, int.from_bytes(name[_CELL:]) % groups


@contextlib.contextmanager
def _locked(file: int, start: int) -> Iterator[bool]:
    """Have a group to oneself; False: it cannot be had now."""
    place = (_GROUP * _CELL, start * _CELL)
    for _ in range(_ATTEMPTS):
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB, *place)
        except BlockingIOError:
            os.sched_yield()
            continue
        try:
            yield True
        finally:
            fcntl.lockf(file, fcntl.LOCK_UN, *place)
        return
    yield False
