"""A table as a picture: who plays and their points, the board, a rack under it."""

from collections.abc import Collection, Iterator, Sequence

import msgspec

from leggio.core.board import Board, Layout, Square
from leggio.core.tiles import Distribution
from leggio.drawing.board import CELL, board_parts, side_of, tile_parts
from leggio.drawing.picture import Picture, box, picture, text
from leggio.drawing.themes import Theme

_EDGE = 16.0
_HEAD = 34.0
_RACK = CELL + 18


class Side(msgspec.Struct, frozen=True):
    """A player on a picture: who is on turn is marked."""

    name: str
    points: int
    on_turn: bool = False


def draw_table(
    board: Board,
    layout: Layout,
    tiles: Distribution,
    theme: Theme,
    *,
    sides: Sequence[Side] = (),
    rack: str = "",
    fresh: Collection[Square] = (),
) -> Picture:
    """The board, with whatever else is given."""
    side = side_of(board.size)
    head = _HEAD if sides else 0
    foot = _RACK + _EDGE / 2 if rack else 0
    width, height = side + 2 * _EDGE, side + 2 * _EDGE + head + foot
    parts = [
        *_sides(sides, theme, width),
        *board_parts(board, layout, tiles, theme, (_EDGE, _EDGE + head), fresh),
        *(_rack(rack, tiles, theme, width / 2, _EDGE + head + side + _EDGE / 2) if rack else ()),
    ]
    told = ", ".join(f"{each.name} {each.points}" for each in sides) or "Scrabble"
    return picture(width, height, told, parts, theme.paper)


def draw_rack(rack: str, tiles: Distribution, theme: Theme) -> Picture:
    """A rack alone."""
    width = len(rack) * CELL + 16 + 2 * _EDGE
    parts = _rack(rack, tiles, theme, width / 2, _EDGE)
    return picture(width, _RACK + 2 * _EDGE, rack or "-", parts, theme.paper)


def _sides(sides: Sequence[Side], theme: Theme, width: float) -> Iterator[str]:
    """Names and points in one line, a mark before whoever is on turn."""
    if not sides:
        return
    share = (width - 2 * _EDGE) / len(sides)
    room = max(4, int(share / 9) - 6)
    for index, each in enumerate(sides):
        x, y = _EDGE + index * share, _EDGE + _HEAD / 2 - 5
        name = each.name if len(each.name) <= room else each.name[: room - 1].rstrip() + "…"
        if each.on_turn:
            yield f'<circle cx="{x + 6:g}" cy="{y:g}" r="5" fill="{theme.accent}"/>'
        yield text(x + 18, y, name, 16, theme.ink, anchor="start", weight=600)
        points = str(each.points).replace("-", "−")
        yield text(x + share - 12, y, points, 18, theme.ink, anchor="end", weight=700)
        if index:
            yield box(x - 2, y - 11, 1, 22, theme.line)


def _rack(rack: str, tiles: Distribution, theme: Theme, middle: float, top: float) -> Iterator[str]:
    width = len(rack) * CELL + 16
    left = middle - width / 2
    yield box(left, top + CELL - 6, width, 16, theme.rack, 'rx="4"')
    for index, tile in enumerate(rack):
        yield from tile_parts(tile, tiles, theme, (left + 8 + index * CELL, top))
