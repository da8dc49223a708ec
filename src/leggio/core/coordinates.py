"""Ways to write where a word goes: `F8 orizz.` in the rule books, `8F` in files of the field."""

import re

from leggio.core.board import Direction, Square, parse_square

_FIELD = re.compile(r"(?:(\d{1,2})([A-Qa-q])|([A-Qa-q])(\d{1,2}))")
_BOOK = re.compile(r"([A-Qa-q]\d{1,2})[\s,]*([A-Za-z]+)\.?")

_DIRECTIONS = {
    **dict.fromkeys(("o", "or", "orizz", "orizzontale", "a", "across", "h"), Direction.ACROSS),
    **dict.fromkeys(("v", "vert", "verticale", "d", "down"), Direction.DOWN),
}


def parse_position(text: str) -> tuple[Square, Direction] | None:
    """Read a position either way: `8F` and `F8 orizz.` are across, `F8` alone and `F8 vert.` down."""
    text = text.strip()
    if field := _FIELD.fullmatch(text):
        row_first, column, column_first, row = field.groups()
        square = parse_square(f"{column}{row_first}" if row_first else f"{column_first}{row}")
        return (square, Direction.ACROSS if row_first else Direction.DOWN) if square else None
    if book := _BOOK.fullmatch(text):
        square = parse_square(book[1])
        direction = _DIRECTIONS.get(book[2].lower())
        return (square, direction) if square and direction else None
    return None


def field_position(square: Square, direction: Direction) -> str:
    """As GCG has it: `8F` across, `F8` down."""
    name = square.name
    return name[1:] + name[0] if direction is Direction.ACROSS else name


def book_position(square: Square, direction: Direction) -> str:
    """As the rule books have it: `F8 orizz.`, `I3 vert.`"""
    return f"{square.name} {'orizz.' if direction is Direction.ACROSS else 'vert.'}"
