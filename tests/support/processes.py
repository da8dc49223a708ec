"""Processes as the system sees them: whom one has started, and whether one has ended."""

import contextlib
import time
from collections.abc import Callable
from pathlib import Path


def children(process: int) -> list[int]:
    """The processes that a process has started, from any of its threads."""
    tasks = Path(f"/proc/{process}/task").glob("*/children")
    return sorted(int(child) for task in tasks for child in task.read_text("ascii").split())


def gone(process: int) -> bool:
    """Whether a process has ended, with all its threads: as long as one ends, what it had open is open."""
    try:
        status = Path(f"/proc/{process}/stat").read_text("ascii")
        threads = len(list(Path(f"/proc/{process}/task").iterdir()))
    except (FileNotFoundError, ProcessLookupError):
        return True
    return status.rpartition(") ")[2][0] == "Z" and threads == 1


def wait_until(happened: Callable[[], bool]) -> None:
    """Wait for something that the system gets round to."""
    give_up = time.monotonic() + 60
    while not happened():
        assert time.monotonic() < give_up, "it does not happen"
        time.sleep(0.02)


def local_ports(process: int) -> set[int]:
    """The ports of clients that a process serves."""
    inodes = set()
    for descriptor in Path(f"/proc/{process}/fd").iterdir():
        with contextlib.suppress(FileNotFoundError):
            inodes.add(str(descriptor.readlink()))
    rows = [row.split() for row in Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]]
    return {int(row[2].rpartition(":")[2], 16) for row in rows if f"socket:[{row[9]}]" in inodes}
