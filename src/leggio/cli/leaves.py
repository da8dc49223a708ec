"""Files of rack values: tiles and what keeping them is worth in points, a line each."""

from decimal import Decimal, InvalidOperation
from pathlib import Path

from leggio.cli.files import FileError, read_bytes
from leggio.core.letters import ALPHABET, JOLLY
from leggio.kernel import LeaveTable

MOST_TILES = 6  # whoever keeps seven has played nothing
MOST_POINTS = 1000


def read_leaves(path: Path) -> LeaveTable:
    """Read `TILES POINTS` lines; anything else is an error that names its line."""
    values = []
    for number, line in enumerate(read_bytes(path).decode("utf-8", "replace").splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        tiles, _, points = line.strip().partition(" ")
        value = _millipoints(points)
        good_tiles = 0 < len(tiles) <= MOST_TILES and all(tile in ALPHABET + JOLLY for tile in tiles)
        if value is None or not good_tiles:
            raise FileError("leaves.bad_line", file=path, line=number, text=line[:40])
        values.append((tiles, value))
    return LeaveTable(values)


def _millipoints(text: str) -> int | None:
    try:
        points = Decimal(text.strip())
    except InvalidOperation:
        return None
    return int(points * 1000) if points.is_finite() and abs(points) <= MOST_POINTS else None
