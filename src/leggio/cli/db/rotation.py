"""Backups in a folder: each has its moment for a name, and the oldest make way for the newest."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from leggio.cli.files import discard

_NAME = "leggio-%Y-%m-%dT%H%M%SZ.backup"
_OURS = re.compile(r"leggio-\d{4}-\d\d-\d\dT\d{6}Z\.backup(\.part)?")
# What is being written may take a while; after this long nobody writes it any more.
_ABANDONED = timedelta(days=1)


def named(folder: Path, now: datetime) -> Path:
    """Where the backup of this moment goes."""
    return folder / now.astimezone(UTC).strftime(_NAME)


def let_go(folder: Path, keep: int, now: datetime) -> list[Path]:
    """Take away all but the newest of these backups, and what was begun and never finished; other files stay."""
    ours = sorted(path for path in folder.iterdir() if _OURS.fullmatch(path.name))
    whole = [path for path in ours if path.suffix != ".part"]
    abandoned = [path for path in ours if path.suffix == ".part" and path.name < named(folder, now - _ABANDONED).name]
    gone = whole[:-keep]
    for path in (*gone, *abandoned):
        discard(path)
    return gone
