"""The book's figures, as data."""

import pytest

from leggio.core.board import Premium, parse_square
from leggio.games.scarabeo.rules import FIRST, SCARABEO, find_rules

MARKS = {"3P": Premium.TRIPLE_WORD, "2P": Premium.DOUBLE_WORD, "3L": Premium.TRIPLE_LETTER, "2L": Premium.DOUBLE_LETTER}


def test_the_board() -> None:
    """Scarabeo, art. 5, 15: seventeen squares by seventeen; the scarab in the centre, I9, is no special square."""
    layout = SCARABEO.layout
    assert layout.size == 17
    assert layout.centre.name == "I9"
    assert layout.premium(layout.centre) is None


def test_how_many_special_squares_there_are() -> None:
    """Scarabeo, art. 15: eight 3P, twenty 2P, twelve 3L and twenty-four 2L."""
    premiums = SCARABEO.layout.premiums
    counts = {name: premiums.count(mark) for name, mark in MARKS.items()}
    assert counts == {"3P": 8, "2P": 20, "3L": 12, "2L": 24}


def test_the_board_is_symmetric() -> None:
    """Scarabeo, art. 15: the same from all four sides and in the mirror."""
    size, premiums = SCARABEO.layout.size, SCARABEO.layout.premiums
    rows = [premiums[start : start + size] for start in range(0, size * size, size)]
    assert rows == rows[::-1] == [row[::-1] for row in rows] == [tuple(column) for column in zip(*rows, strict=True)]


@pytest.mark.parametrize(
    ("square", "mark"),
    [
        ("A1", "3P"),
        ("I1", "3P"),
        ("A9", "3P"),
        ("Q17", "3P"),
        ("B2", "2P"),
        ("F6", "2P"),
        ("E13", "2P"),
        ("G2", "3L"),
        ("B7", "3L"),
        ("K7", "3L"),
        ("E1", "2L"),
        ("I4", "2L"),
        ("D9", "2L"),
        ("H8", "2L"),
    ],
)
def test_some_special_squares(square: str, mark: str) -> None:
    """Scarabeo, art. 15: the squares are where the board has them printed."""
    where = parse_square(square)
    assert where is not None
    assert SCARABEO.layout.premium(where) is MARKS[mark]


def test_the_tiles() -> None:
    """Scarabeo, art. 5, 21: 130 tiles, two of them scarabs; twenty-one letters, none of them J K W X Y."""
    tiles = SCARABEO.tiles
    assert len(tiles.tiles) == 130
    assert tiles.counts["?"] == 2
    assert "".join(tiles.counts) == "ABCDEFGHILMNOPQRSTUVZ?"


@pytest.mark.parametrize(
    ("letters", "count", "value"),
    [
        ("AEIO", 12, 1),
        ("CRST", 7, 1),
        ("LMN", 6, 2),
        ("P", 4, 3),
        ("BDFGUV", 4, 4),
        ("HZ", 2, 8),
        ("Q", 2, 10),
    ],
)
def test_how_many_of_each_letter_and_their_values(letters: str, count: int, value: int) -> None:
    """Scarabeo, art. 3: each letter has its value in the corner."""
    for letter in letters:
        assert (SCARABEO.tiles.counts[letter], SCARABEO.tiles.values[letter]) == (count, value)


def test_rules_are_found_by_name() -> None:
    """A game records its rules by name and version; nothing else is found."""
    assert find_rules("scarabeo") is SCARABEO
    assert find_rules("scarabeo", 2) is SCARABEO
    assert find_rules("scarabeo", 1) is FIRST
    assert (FIRST.lengthening_joins, FIRST.crossings_reopen) == (False, False)
    assert find_rules("scarabeo", 3) is None
    assert find_rules("figs") is None
