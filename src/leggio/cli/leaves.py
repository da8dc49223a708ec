"""Files of leave values that people hand in."""

import gzip
import zlib
from pathlib import Path

from leggio.cli.files import FileError, read_bytes
from leggio.engine.leaves import LeavesError, parse_leaves
from leggio.kernel import LeaveTable


def read_leaves(path: Path) -> LeaveTable:
    """Read leave values, packed or plain; anything else is an error that names its line."""
    content = read_bytes(path)
    if path.suffix == ".gz":
        try:
            content = gzip.decompress(content)
        except (OSError, EOFError, zlib.error):
            raise FileError("leaves.damaged", file=path) from None
    try:
        return parse_leaves(content.decode("utf-8-sig", "replace"))
    except LeavesError as error:
        raise FileError("leaves.bad_line", file=path, line=error.line, text=error.text[:40]) from None
