"""Where a word goes, as the rule books and the files of the field write it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from leggio.core.board import COLUMNS, Direction, Square
from leggio.core.coordinates import book_position, field_position, parse_position

squares = st.builds(Square, st.integers(0, len(COLUMNS) - 1), st.integers(0, len(COLUMNS) - 1))
directions = st.sampled_from(Direction)

H8 = Square(7, 7)


@pytest.mark.parametrize("text", ["8H", "8h", "H8 orizz.", "H8 orizz", "h8 ORIZZ.", "H8 o", "H8, orizzontale", " 8H "])
def test_across(text: str) -> None:
    """Row first is across, and so is what says so in words, whatever the case."""
    assert parse_position(text) == (H8, Direction.ACROSS)


@pytest.mark.parametrize("text", ["H8", "h8", "H8 vert.", "H8 vert", "H8 VERTICALE", "H8v", "\tH8 down\n"])
def test_down(text: str) -> None:
    """Column first is down, and so is what says so in words."""
    assert parse_position(text) == (H8, Direction.DOWN)


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "8",
        "H",
        "HH",
        "88",
        "H0",
        "0H",
        "H18",
        "18H",
        "R8",
        "8R",
        "H8 diag.",
        "H8 8",
        "H٨",
        "٨H",
        "8H orizz.",
        "H123",
    ],
)
def test_not_a_position(text: str) -> None:
    """What names no square of ours, or no direction, is no position."""
    assert parse_position(text) is None


@pytest.mark.parametrize(
    ("square", "direction", "field", "book"),
    [
        (Square(7, 5), Direction.ACROSS, "8F", "F8 orizz."),
        (Square(2, 8), Direction.DOWN, "I3", "I3 vert."),
        (Square(14, 14), Direction.ACROSS, "15O", "O15 orizz."),
        (Square(16, 16), Direction.DOWN, "Q17", "Q17 vert."),
    ],
)
def test_written(square: Square, direction: Direction, field: str, book: str) -> None:
    """Files have `8F` for across and `F8` for down; the books add the direction in words."""
    assert field_position(square, direction) == field
    assert book_position(square, direction) == book


@given(squares, directions)
def test_both_ways_read_back(square: Square, direction: Direction) -> None:
    """Whatever is written, either way and on the largest board too, reads back the same."""
    assert parse_position(field_position(square, direction)) == (square, direction)
    assert parse_position(book_position(square, direction)) == (square, direction)


@given(st.text(max_size=12))
def test_any_text(text: str) -> None:
    """No text breaks the reader: it is a position on some board of ours or none."""
    where = parse_position(text)
    assert where is None or (where[0].row in range(len(COLUMNS)) and where[0].col in range(len(COLUMNS)))
