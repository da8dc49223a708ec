"""A log on disk whose last lines a crash may have cut short."""

import contextlib
import os
from errno import EACCES, EPERM, EROFS
from io import FileIO
from pathlib import Path

from leggio.cli.files import unreadable, unwritable


def open_to_go_on(path: Path) -> FileIO:
    """The file of a log that is there."""
    try:
        return path.open("r+b", buffering=0)
    except OSError as error:
        told = unwritable if error.errno in (EACCES, EPERM, EROFS) else unreadable
        raise told(path, error) from None


def whole_lines(file: FileIO, path: Path) -> list[bytes]:
    """All lines but a last one that has no end."""
    try:
        lines = file.readall().splitlines(keepends=True)
    except OSError as error:
        raise unreadable(path, error) from None
    if len(lines) > 2 and not lines[-1].endswith(b"\n"):
        lines.pop()
    return lines


def write_whole(file: FileIO, path: Path, content: bytes) -> None:
    """Write at the end, for good: where that fails nothing of it stays, as far as the disk allows."""
    size = os.fstat(file.fileno()).st_size
    left = content
    try:
        while left:
            left = left[file.write(left) :]
        os.fsync(file.fileno())
    except OSError as error:
        with contextlib.suppress(OSError):
            file.truncate(size)
            file.seek(0, os.SEEK_END)
        raise unwritable(path, error) from None


def cut_to(file: FileIO, path: Path, lines: list[bytes]) -> None:
    """Leave these lines only, to go on after them. In place: a new file in its stead would not be the locked one."""
    try:
        file.truncate(len(b"".join(lines)))
        file.seek(0, os.SEEK_END)
    except OSError as error:
        raise unwritable(path, error) from None
