"""Squares, layouts and boards."""

import pytest

from leggio.core.board import COLUMNS, Board, Direction, Premium, Square, empty_board, parse_layout, parse_square

SMALL = parse_layout("""
W.l
.w.
l.L
""")


@pytest.mark.parametrize(("name", "square"), [("A1", Square(0, 0)), ("H8", Square(7, 7)), ("O15", Square(14, 14))])
def test_squares_have_the_names_players_use(name: str, square: Square) -> None:
    """art. 1: a column letter and a row number."""
    assert square.name == name
    assert parse_square(name) == parse_square(name.lower()) == square


@pytest.mark.parametrize("name", ["", "8", "H", "8H", "H0", "H18", "H100", "R1", "H-1", "H 8", "H８", "H8.5", "ÀH"])
def test_parse_square_refuses_what_names_no_square(name: str) -> None:
    """Anything else is no square, foreign digits included."""
    assert parse_square(name) is None


def test_step_goes_right_or_down() -> None:
    """art. 7: words are read left to right or top to bottom."""
    assert Square(7, 5).step(Direction.ACROSS, 4) == Square(7, 9)
    assert Square(2, 8).step(Direction.DOWN, 6) == Square(8, 8)


def test_each_direction_crosses_the_other() -> None:
    """A secondary word runs the other way."""
    assert Direction.ACROSS.other is Direction.DOWN
    assert Direction.DOWN.other is Direction.ACROSS


def test_columns_are_enough_for_the_largest_board() -> None:
    """Seventeen columns, A to Q, and no letter twice."""
    assert COLUMNS == "ABCDEFGHIJKLMNOPQ"


def test_parse_layout_reads_premium_squares() -> None:
    """Each mark is its premium, and the factors follow from it."""
    assert SMALL.size == 3
    assert SMALL.centre == Square(1, 1)
    assert SMALL.premium(Square(0, 0)) is Premium.TRIPLE_WORD
    assert SMALL.premium(Square(0, 2)) is Premium.DOUBLE_LETTER
    assert SMALL.premium(Square(1, 1)) is Premium.DOUBLE_WORD
    assert SMALL.premium(Square(2, 2)) is Premium.TRIPLE_LETTER
    assert SMALL.premium(Square(0, 1)) is None
    assert SMALL.letter_factors == (1, 1, 2, 1, 1, 1, 2, 1, 3)
    assert SMALL.word_factors == (3, 1, 1, 1, 2, 1, 1, 1, 1)


def test_a_star_is_a_plain_square() -> None:
    """A centre drawn with a star is not a premium square by that."""
    assert parse_layout("...\n.*.\n...").premium(Square(1, 1)) is None


def test_an_empty_board() -> None:
    """A new board has its size squared of squares, all free."""
    board = empty_board(15)
    assert board.is_empty
    assert len(board.cells) == 225
    assert board.placed == ""
    assert not board.taken(Square(7, 7))


def test_put_fills_squares_and_leaves_the_old_board() -> None:
    """Boards are values: putting tiles makes another one."""
    before = empty_board(3)
    after = before.put(((Square(0, 1), "A"), (Square(2, 2), "k")))
    assert list(after.rows) == [".A.", "...", "..k"]
    assert after.placed == "Ak"
    assert (before.is_empty, after.is_empty) == (True, False)
    assert after.at(Square(2, 2)) == "k"


@pytest.mark.parametrize("square", [Square(-1, 0), Square(0, -1), Square(3, 0), Square(0, 3)])
def test_squares_off_the_board_are_never_taken(square: Square) -> None:
    """The edge counts as empty, even where a negative index would wrap round to a tile."""
    full = Board(3, "A" * 9)
    assert not full.has(square)
    assert not full.taken(square)
