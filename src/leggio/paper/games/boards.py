"""The score sheet of a game on a board: the board at the end, and every turn with its running total."""

from collections.abc import Sequence

from leggio.core.board import EMPTY, Direction, Layout, Premium, Square
from leggio.core.tiles import Distribution
from leggio.games.board.state import AnyBoardState, AnyRow
from leggio.paper.games.document import Cell, Line
from leggio.paper.games.facts import said
from leggio.speech import Speaker

_PREMIUMS = {
    Premium.TRIPLE_WORD: "3P",
    Premium.DOUBLE_WORD: "2P",
    Premium.TRIPLE_LETTER: "3L",
    Premium.DOUBLE_LETTER: "2L",
}
_PLAY = "play"
_LONGEST_NAME = 11


def cells_of(rows: tuple[str, ...], layout: Layout, tiles: Distribution) -> tuple[tuple[Cell, ...], ...]:
    """The board square by square; a small letter is a jolly, which is worth nothing."""
    return tuple(
        tuple(_cell(mark, layout.premium(Square(row, column)), tiles) for column, mark in enumerate(marks))
        for row, marks in enumerate(rows)
    )


def _cell(mark: str, premium: Premium | None, tiles: Distribution) -> Cell:
    if mark == EMPTY:
        return Cell(premium=_PREMIUMS[premium] if premium else "")
    jolly = mark.islower()
    return Cell(letter=mark.upper(), value="" if jolly else str(tiles.value(mark)), jolly=jolly)


def lines_of(state: AnyBoardState, say: Speaker) -> tuple[Line, ...]:
    """Every row of the sheet in words."""
    return tuple(_line(number, row, state.players, say) for number, row in enumerate(state.sheet, start=1))


def _line(number: int, row: AnyRow, players: Sequence[str], say: Speaker) -> Line:
    play = row.entry == _PLAY
    return Line(
        number=number,
        name=_short(players[row.seat]),
        move=row.word if play else _told(row, say),
        where=_where(row.square, row.direction, say) if play else "",
        strong=play,
        points=str(row.points) if play or not row.points else f"{row.points:+d}".replace("-", "−"),
        total=str(row.total).replace("-", "−"),
    )


def _short(name: str) -> str:
    """A name in the narrow column; the whole of it stands with the result."""
    return name if len(name) <= _LONGEST_NAME else f"{name[: _LONGEST_NAME - 1].rstrip()}…"


def _told(row: AnyRow, say: Speaker) -> str:
    # Some rules have an exchange shown to all; others only by how many tiles.
    entry = "exchange_shown" if row.entry == "exchange" and row.tiles else str(row.entry)
    data = {"word": row.word, "value": row.value, "count": row.count, "square": row.square}
    return said(say, f"scoresheet.row.{entry}", otherwise=str(row.entry), **data, tiles=" ".join(row.tiles))


def _where(square: str, direction: Direction | None, say: Speaker) -> str:
    return say(f"where.{direction}", square=square) if direction else ""
