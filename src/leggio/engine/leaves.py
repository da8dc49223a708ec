"""Leave values as text: what tiles kept are worth in points, a line each, and the trained tables that come with Leggio.

AEIRT 1.20                    these tiles, in any order
copies A 0.10 -1.00 -3.20     a model for all others: one, two, three of a tile
pair CH 2.40                  two different tiles together
balance 3 -2.00 0.50 0.40 -3  three tiles, of which none, one, two, three are vowels
# anything
"""

import gzip
from collections.abc import Sequence
from decimal import Decimal
from functools import cache
from importlib import resources

from leggio.core.letters import ALPHABET, JOLLY
from leggio.engine.registry import rules_of
from leggio.kernel import LeaveTable

TILES = JOLLY + ALPHABET
MOST_TILES = 7  # of a rack of eight: whoever keeps everything has played nothing
MOST_POINTS = 1000
_SIDE = MOST_TILES + 2  # rows of figures go from none to one more than can be kept

TABLE = "trained.leaves.gz"

Rows = list[list[int]]
Fitted = tuple[list[tuple[str, int]], Rows, Rows, Rows]


class LeavesError(ValueError):
    """A line that is no leave value."""

    def __init__(self, line: int, text: str) -> None:
        super().__init__(f"line {line}: {text}")
        self.line = line
        self.text = text


def parse_leaves(text: str) -> LeaveTable:
    """Read leave values; raises LeavesError for the first line that is none."""
    listed: list[tuple[str, int]] = []
    copies, pairs, balance = (_zeros(len(TILES), _SIDE), _zeros(len(TILES), len(TILES)), _zeros(_SIDE, _SIDE))
    modelled = False
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            match line.split():
                case ["copies", tile, *points] if len(points) <= MOST_TILES:
                    _fill(copies[_tile(tile)], 1, points)
                    modelled = True
                case ["pair", tiles, points]:
                    one, other = (_tile(tile) for tile in tiles)
                    pairs[one][other] = pairs[other][one] = _millipoints(points)
                    modelled = True
                case ["balance", count, *points] if len(points) <= int(count) + 1 <= MOST_TILES + 1:
                    _fill(balance[int(count)], 0, points)
                    modelled = True
                case [tiles, points] if 0 < len(tiles) <= MOST_TILES:
                    listed.append(("".join(TILES[_tile(tile)] for tile in tiles), _millipoints(points)))
                case _:
                    raise ValueError(line)  # noqa: TRY301 - one way out for every line that is none
        except (ValueError, ArithmeticError):  # of decimals: no number, or one beyond all bounds
            raise LeavesError(number, line) from None
    return LeaveTable(listed, copies, pairs, balance) if modelled else LeaveTable(listed)


def render_leaves(fitted: Fitted, told: Sequence[str]) -> str:
    """What the kernel has fitted as text, under lines that say how it was made."""
    listed, copies, pairs, balance = fitted
    lines = [f"# {line}" for line in told]
    for tile, figures in zip(TILES, copies, strict=True):
        if any(figures):
            lines.append(f"copies {tile} " + " ".join(map(_points, figures[1 : MOST_TILES + 1])))
    for one, figures in zip(TILES, pairs, strict=True):
        lines += [
            f"pair {one}{other} {_points(figure)}"
            for other, figure in zip(TILES, figures, strict=True)
            if figure and TILES.index(one) < TILES.index(other)
        ]
    for tiles, figures in enumerate(balance[: MOST_TILES + 1]):
        if any(figures):
            lines.append(f"balance {tiles} " + " ".join(map(_points, figures[: tiles + 1])))
    lines += [f"{tiles} {_points(figure)}" for tiles, figure in listed]
    return "\n".join(lines) + "\n"


@cache
def trained_leaves(rules: str) -> LeaveTable:
    """The trained table of a rule set; raises KeyError for one that nobody plays on a board."""
    return parse_leaves(trained_text(rules))


def trained_text(rules: str) -> str:
    """That table as text."""
    packed = resources.files(rules_of(rules).tables).joinpath(TABLE).read_bytes()
    return gzip.decompress(packed).decode("ascii")


def _zeros(rows: int, columns: int) -> Rows:
    return [[0] * columns for _ in range(rows)]


def _fill(row: list[int], start: int, points: Sequence[str]) -> None:
    for at, each in enumerate(points, start):
        row[at] = _millipoints(each)


def _tile(sign: str) -> int:
    if len(sign) != 1:
        raise ValueError(sign)
    return TILES.index(sign)


def _millipoints(text: str) -> int:
    points = Decimal(text)
    if not points.is_finite() or abs(points) > MOST_POINTS:
        raise ValueError(text)
    return int(points * 1000)


def _points(millipoints: int) -> str:
    """As short as it can be: tables are small files."""
    text = f"{millipoints / 1000:.3f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text
