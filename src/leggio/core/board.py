"""Boards: squares, premium squares read from a text layout, and what stands where."""

from enum import StrEnum
from functools import lru_cache
from typing import NamedTuple

import msgspec

from leggio.core.record import Record

EMPTY = "."

COLUMNS = "ABCDEFGHIJKLMNOPQ"


class Direction(StrEnum):
    """How a word is read: left to right, or top to bottom."""

    ACROSS = "across"
    DOWN = "down"

    @property
    def other(self) -> "Direction":
        """The direction that crosses this one."""
        return Direction.DOWN if self is Direction.ACROSS else Direction.ACROSS


class Square(NamedTuple):
    """A square by row and column, both from 0. Its name is column letter and row number: H8."""

    row: int
    col: int

    @property
    def name(self) -> str:
        """The name that players use."""
        return _name(self.row, self.col)

    def step(self, direction: Direction, by: int) -> "Square":
        """The square that many steps further along a direction."""
        return Square(self.row, self.col + by) if direction is Direction.ACROSS else Square(self.row + by, self.col)


@lru_cache(1024)  # as below
def _name(row: int, col: int) -> str:
    return f"{COLUMNS[col]}{row + 1}"


@lru_cache(1024)  # more than all squares of all boards: tables read the same names all day
def parse_square(name: str) -> Square | None:
    """Read `H8`; None if it names no square of any board of ours."""
    column = COLUMNS.find(name[:1].upper())
    digits = name[1:]
    if not name[:1] or column < 0 or not digits.isdecimal() or not digits.isascii() or not 1 <= len(digits) <= 2:
        return None
    row = int(digits) - 1
    return Square(row, column) if 0 <= row < len(COLUMNS) else None


class Premium(StrEnum):
    """Premium squares, by the mark they have in a text layout."""

    TRIPLE_WORD = "W"
    DOUBLE_WORD = "w"
    TRIPLE_LETTER = "L"
    DOUBLE_LETTER = "l"


_LETTER_FACTOR = {Premium.TRIPLE_LETTER: 3, Premium.DOUBLE_LETTER: 2}
_WORD_FACTOR = {Premium.TRIPLE_WORD: 3, Premium.DOUBLE_WORD: 2}


class Layout(msgspec.Struct, frozen=True):
    """The printed board: its size and its premium squares."""

    size: int
    premiums: tuple[Premium | None, ...]
    letter_factors: tuple[int, ...]
    word_factors: tuple[int, ...]

    @property
    def centre(self) -> Square:
        """The square the first word must cover."""
        return Square(self.size // 2, self.size // 2)

    def premium(self, square: Square) -> Premium | None:
        """The premium printed on a square."""
        return self.premiums[square.row * self.size + square.col]


def parse_layout(text: str) -> Layout:
    """Read a layout: a line a row; `W w L l` are premium squares, `.` and `*` plain ones."""
    rows = text.split()
    marks = "".join(rows)
    premiums = tuple(Premium(mark) if mark in "WwLl" else None for mark in marks)
    return Layout(
        size=len(rows),
        premiums=premiums,
        letter_factors=tuple(_LETTER_FACTOR.get(each, 1) if each else 1 for each in premiums),
        word_factors=tuple(_WORD_FACTOR.get(each, 1) if each else 1 for each in premiums),
    )


class Board(Record, frozen=True):
    """What stands on the squares: one cell a square, row by row."""

    size: int
    cells: str

    def at(self, square: Square) -> str:
        """The cell of a square."""
        return self.cells[square.row * self.size + square.col]

    def has(self, square: Square) -> bool:
        """Whether the square is on the board at all."""
        return 0 <= square.row < self.size and 0 <= square.col < self.size

    def taken(self, square: Square) -> bool:
        """Whether a tile stands there; off the board none does."""
        return self.has(square) and self.at(square) != EMPTY

    def line(self, square: Square, direction: Direction) -> str:
        """The cells of the whole row or column through a square."""
        if direction is Direction.ACROSS:
            start = square.row * self.size
            return self.cells[start : start + self.size]
        return self.cells[square.col :: self.size]

    @property
    def is_empty(self) -> bool:
        """Whether no tile has been placed yet."""
        return self.cells.count(EMPTY) == len(self.cells)

    @property
    def rows(self) -> tuple[str, ...]:
        """The cells of each row."""
        cells, size = self.cells, self.size
        return tuple([cells[start : start + size] for start in range(0, len(cells), size)])

    @property
    def placed(self) -> str:
        """All cells with a tile on them."""
        return self.cells.replace(EMPTY, "")

    def put(self, tiles: tuple[tuple[Square, str], ...]) -> "Board":
        """The board with these cells filled."""
        cells = list(self.cells)
        for square, cell in tiles:
            cells[square.row * self.size + square.col] = cell
        return Board(self.size, "".join(cells))


def empty_board(size: int) -> Board:
    """A board with nothing on it."""
    return Board(size, EMPTY * size * size)
