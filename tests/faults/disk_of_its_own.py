"""A small disk for a test: a file system in memory that can be filled, emptied and made read-only.

Mounting one is for whoever may. Where it is not allowed the tests that want one say so and are left out; what a disk
refuses is then shown by `power_recording.c` alone, which needs no rights.
"""

import contextlib
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

SIZE = 4 << 20


class SmallDisk:
    """A mounted file system."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._filling = folder / "filling"

    def fill(self) -> None:
        """Leave not a byte."""
        with self._filling.open("wb", buffering=0) as file, contextlib.suppress(OSError):
            while True:
                file.write(bytes(4096))

    def make_room(self) -> None:
        """Take away what filled it."""
        self._filling.unlink()

    def protect(self) -> None:
        """Allow no more writing."""
        _call("mount", "-o", "remount,ro", str(self.folder))


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    """One of four megabytes, as long as it is needed."""
    folder.mkdir()
    if os.geteuid() != 0 or _call("mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(folder)):
        pytest.skip("a file system cannot be mounted here: run as root to see what a full or read-only one does")
    try:
        yield SmallDisk(folder)
    finally:
        _call("umount", "--lazy", str(folder))


def _call(*command: str) -> int:
    return subprocess.run(command, check=False, capture_output=True).returncode  # noqa: S603 - our own words
