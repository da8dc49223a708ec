"""The files of a database, for their owner alone: they hold racks, hashes and what people said."""

import contextlib
import os
import stat
from pathlib import Path

# Beside the file, SQLite keeps what was written ahead, an index of it, and what a transaction would undo.
_BESIDE = ("", "-wal", "-shm", "-journal")


def keep_private(file: Path) -> None:
    """Make the file and its folder if they are not there, so that nobody else can read them; close those that are.

    A folder that is there is left as it is: it may be anybody's. Raises OSError where nothing can be made.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with contextlib.suppress(FileExistsError, PermissionError):  # whether it can be used, SQLite will say
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    for suffix in _BESIDE:
        _close(file.with_name(file.name + suffix))


def _close(file: Path) -> None:
    with contextlib.suppress(OSError):  # not there, not ours, or on a disk that takes no changes
        mode = stat.S_IMODE(file.stat().st_mode)
        if mode & 0o077:
            file.chmod(mode & 0o700)
