"""A board: its frame with the names of rows and columns, premium squares, tiles, and a ring around a play."""

from collections.abc import Collection, Iterator

from leggio.core.board import COLUMNS, EMPTY, Board, Layout, Premium, Square
from leggio.core.letters import JOLLY
from leggio.core.tiles import Distribution
from leggio.drawing.picture import TILE_FACE, box, number, text
from leggio.drawing.themes import Theme

CELL = 36.0
FRAME = 24.0

_LABELS = {
    Premium.TRIPLE_WORD: "3P",
    Premium.DOUBLE_WORD: "2P",
    Premium.TRIPLE_LETTER: "3L",
    Premium.DOUBLE_LETTER: "2L",
}


def side_of(size: int) -> float:
    """How wide and high a board of so many squares is."""
    return size * CELL + 2 * FRAME


def board_parts(
    board: Board, layout: Layout, tiles: Distribution, theme: Theme, at: tuple[float, float], fresh: Collection[Square]
) -> Iterator[str]:
    """The shapes of a board whose upper left corner is there; `fresh` are the squares of its newest word."""
    left, top = at[0] + FRAME, at[1] + FRAME
    side = side_of(board.size)
    yield box(*at, side, side, theme.frame, 'rx="6"')
    yield box(left, top, board.size * CELL, board.size * CELL, theme.field)
    for index in range(board.size):
        middle = index * CELL + CELL / 2
        yield text(left + middle, at[1] + FRAME / 2, COLUMNS[index], 11, theme.frame_ink, weight=600)
        yield text(at[0] + FRAME / 2, top + middle, str(index + 1), 11, theme.frame_ink, weight=600)
    for row in range(board.size):
        for col in range(board.size):
            square = Square(row, col)
            place = (left + col * CELL, top + row * CELL)
            yield from _square(layout.premium(square), theme, place, is_centre=square == layout.centre)
            if (cell := board.at(square)) != EMPTY:
                yield from tile_parts(cell, tiles, theme, place)
            if square in fresh:
                ring = f'fill-opacity="0" stroke="{theme.last}" stroke-width="2.5" rx="4"'
                yield box(place[0] + 1, place[1] + 1, CELL - 2, CELL - 2, theme.last, ring)


def tile_parts(cell: str, tiles: Distribution, theme: Theme, at: tuple[float, float]) -> Iterator[str]:
    """A tile: its letter and value; a jolly has its letter in another colour and no value."""
    x, y = at
    is_jolly = cell.islower() or cell == JOLLY
    yield box(x + 1.5, y + 1.5, CELL - 3, CELL - 3, theme.wood_edge, 'rx="4"')
    yield box(x + 1.5, y + 1.5, CELL - 3, CELL - 5.5, theme.wood, 'rx="4"')
    ink = theme.wood_jolly if is_jolly else theme.wood_ink
    letter = "" if cell == JOLLY else cell.upper()
    yield text(x + CELL / 2 - (0 if is_jolly else 2), y + CELL / 2 - 1, letter, 22, ink, weight=600, face=TILE_FACE)
    if is_jolly:  # whatever the colours, a ring tells it
        middle = f'cx="{number(x + CELL / 2)}" cy="{number(y + CELL / 2 - 1)}"'
        yield f'<circle {middle} r="13" fill="none" stroke="{ink}" stroke-width="1.2"/>'
    else:
        value = str(tiles.value(cell))
        yield text(x + CELL - 4, y + CELL - 9.5, value, 9, theme.wood_value, anchor="end", weight=600, face=TILE_FACE)


def _square(premium: Premium | None, theme: Theme, at: tuple[float, float], *, is_centre: bool) -> Iterator[str]:
    line = f'stroke="{theme.field_line}" stroke-width="1"'
    fill, ink = theme.premium(premium) if premium else (theme.field, theme.ink_soft)
    yield box(*at, CELL, CELL, fill, line)
    label = "★" if is_centre else _LABELS[premium] if premium else ""
    if label:
        yield text(at[0] + CELL / 2, at[1] + CELL / 2, label, 16 if is_centre else 12, ink, weight=600)
