"""Many positions at once, on several threads.

Figures come as memory views. NumPy wraps them without copying (`numpy.asarray(counts.plays)`), and whoever has no
NumPy reads them as they are.
"""

from collections.abc import Sequence
from typing import Literal

import msgspec

from leggio.core.board import Direction, Square
from leggio.engine.position import EnginePlay, Position
from leggio.kernel import LeaveTable
from leggio.kernel import best_many as kernel_best_many
from leggio.kernel import count_many as kernel_count_many

LONGEST = 17  # characters of a row of cells: the side of the largest board
FLYING = 4  # squares of a row of swaps
PLACE = 5  # figures of a row of places


class Counts(msgspec.Struct, frozen=True):
    """Plays and best score of each position, as `Position.count` gives them."""

    plays: memoryview  # int64
    best: memoryview  # int32

    def __len__(self) -> int:
        return len(self.plays)


class BestPlays(msgspec.Struct, frozen=True):
    """The best plays: `count` rows a position, the best first. Where there are fewer plays the last rows are empty.

    A row of `places` is row, column, down, length and tiles laid; of an empty row all figures are 0. A row of `cells`
    is what `EnginePlay.tiles` holds; a row of `swaps` the squares of the jollies taken first, row by row, then -1.
    """

    count: int
    sizes: tuple[int, ...]  # of the board of each position
    equities: memoryview  # int64
    scores: memoryview  # int32
    places: memoryview  # uint8, five a row
    cells: memoryview  # uint8, seventeen a row
    swaps: memoryview  # int16, four a row

    def __len__(self) -> int:
        return len(self.sizes)

    def play(self, position: int, rank: int = 0) -> EnginePlay | None:
        """A play of a position by its rank, 0 for the best; None if it has not so many."""
        if not 0 <= position < len(self) or not 0 <= rank < self.count:
            raise IndexError("no such position or rank")
        index = position * self.count + rank
        row, col, down, length, _ = (self.places[index, figure] for figure in range(PLACE))
        if not length:
            return None
        taken = [self.swaps[index, each] for each in range(FLYING)]
        return EnginePlay(
            Square(row, col),
            Direction.DOWN if down else Direction.ACROSS,
            "".join(chr(self.cells[index, step]) for step in range(length)),
            self.scores[index],
            self.equities[index],
            tuple(Square(*divmod(square, self.sizes[position])) for square in taken if square >= 0),
        )


def count_many(positions: Sequence[Position], *, threads: int = 1) -> Counts:
    """Count the plays of every position; other Python threads run meanwhile, but must not lay plays on these boards."""
    plays, best = kernel_count_many([each.native for each in positions], [each.rack for each in positions], threads)
    return Counts(memoryview(plays).cast("q"), memoryview(best).cast("i"))


def best_many(
    positions: Sequence[Position], count: int = 1, *, leaves: LeaveTable | None = None, threads: int = 1
) -> BestPlays:
    """Find the best plays of every position, as `Position.best` does; what is said of threads there holds here."""
    natives, racks = [each.native for each in positions], [each.rack for each in positions]
    equities, scores, places, cells, swaps = kernel_best_many(natives, racks, count, leaves, threads)
    rows = len(natives) * count
    return BestPlays(
        count,
        tuple(each.size for each in positions),
        memoryview(equities).cast("q"),
        memoryview(scores).cast("i"),
        _table(places, "B", rows, PLACE),
        _table(cells, "B", rows, LONGEST),
        _table(swaps, "h", rows, FLYING),
    )


def _table(data: bytes, figures: Literal["B", "h"], rows: int, columns: int) -> memoryview:
    """A view of rows and columns. A view of nothing cannot have two dimensions: it stays flat."""
    view = memoryview(data)
    return view.cast(figures, (rows, columns)) if rows else view.cast(figures)
