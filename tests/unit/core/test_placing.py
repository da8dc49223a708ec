"""Fitting words and loose tiles to a board."""

import pytest

from leggio.core.board import Direction, Square, empty_board, parse_square
from leggio.core.placing import Formed, Laying, Misfit, Placement, filled, lay, lay_loose, lay_written, line_up
from support.positions import board_with

MICIO = board_with({"F8 orizz.": "MICIO"})
MIELE = board_with({"F8 orizz.": "MIELE"})
ACROSS, DOWN = Direction.ACROSS, Direction.DOWN


def at(name: str) -> Square:
    """A square by its name."""
    square = parse_square(name)
    assert square is not None
    return square


def fitted(laying: Laying | Misfit) -> Laying:
    """The laying, where there is one."""
    assert isinstance(laying, Laying), laying
    return laying


def test_lay_on_an_empty_board() -> None:
    """Every tile is new, there is one word and it touches nothing."""
    laying = fitted(lay(empty_board(15), Placement(at("F8"), ACROSS, "MICIO")))
    assert [square.name for square, _ in laying.tiles] == ["F8", "G8", "H8", "I8", "J8"]
    assert laying.words == (Formed(at("F8"), ACROSS, "MICIO"),)
    assert laying.text == "MICIO"
    assert not laying.touches


def test_lay_across_a_standing_letter() -> None:
    """art. 3, crossing: the letter that stands there is used and not laid."""
    laying = fitted(lay(MICIO, Placement(at("I3"), DOWN, "ARMONIA")))
    assert laying.text == "ARMON.A"
    assert len(laying.tiles) == 6
    assert [word.cells for word in laying.words] == ["ARMONIA"]
    assert laying.touches


def test_lay_alongside_forms_every_contact() -> None:
    """art. 3, alongside: each contact is a word, after the main one, in the order of the new tiles."""
    laying = fitted(lay(MIELE, Placement(at("G7"), ACROSS, "ARANCIA")))
    assert [word.cells for word in laying.words] == ["ARANCIA", "AI", "RE", "AL", "NE"]
    assert [word.square.name for word in laying.words] == ["G7", "G7", "H7", "I7", "J7"]
    assert laying.touches


def test_lay_keeps_a_standing_jolly_as_it_is() -> None:
    """art. 8: a jolly on the board is that letter from then on, however the new word is written."""
    board = board_with({"F8 orizz.": "MIcIO"})
    laying = fitted(lay(board, Placement(at("H6"), DOWN, "ABCA")))
    assert laying.words[0].cells == "ABcA"
    assert laying.text == "AB.A"


def test_lay_one_tile_takes_the_word_that_exists() -> None:
    """art. 5: a single tile named across, where only a word down is formed, makes that one the main word."""
    laying = fitted(lay(MICIO, Placement(at("J9"), ACROSS, "R")))
    assert [(word.cells, word.direction) for word in laying.words] == [("OR", DOWN)]
    assert (laying.square, laying.direction, laying.text) == (at("J8"), DOWN, ".R")


def test_lay_a_lone_tile_keeps_it_as_its_word() -> None:
    """A tile with no neighbour forms no word; the game is left to say why not."""
    laying = fitted(lay(MICIO, Placement(at("A1"), ACROSS, "A")))
    assert [word.cells for word in laying.words] == ["A"]
    assert not laying.touches


@pytest.mark.parametrize(
    ("square", "direction", "word", "reason", "detail"),
    [
        ("L1", ACROSS, "MICIO", "off_board", {"square": "L1", "length": 5}),
        ("A12", DOWN, "MICIO", "off_board", {"square": "A12", "length": 5}),
        ("P1", ACROSS, "MI", "off_board", {"square": "P1", "length": 2}),
        ("F8", ACROSS, "MACIO", "square_taken", {"square": "G8", "letter": "I"}),
        ("F8", ACROSS, "MICIO", "no_new_tile", {"word": "MICIO"}),
        ("F8", ACROSS, "MICI", "no_new_tile", {"word": "MICI"}),
        ("E8", ACROSS, "AMI", "word_goes_on", {"word": "AMI", "whole": "AMICIO"}),
        ("K8", ACROSS, "NI", "word_goes_on", {"word": "NI", "whole": "MICIONI"}),
        ("I9", DOWN, "A", "word_goes_on", {"word": "A", "whole": "IA"}),
    ],
)
def test_lay_says_what_does_not_fit(
    square: str, direction: Direction, word: str, reason: str, detail: dict[str, object]
) -> None:
    """art. 3, 6: off the board, a taken square, nothing new, or a word that goes on before or after."""
    assert lay(MICIO, Placement(at(square), direction, word)) == Misfit(reason, detail)


def test_line_up_finds_the_word_round_loose_tiles() -> None:
    """Tiles put down with fingers make the word that runs through them and the letters between."""
    tiles = {at(name): cell for name, cell in zip(("I3", "I4", "I5", "I6", "I7", "I9"), "ARMONA", strict=True)}
    assert line_up(MICIO, tiles) == lay(MICIO, Placement(at("I3"), DOWN, "ARMONIA"))


def test_line_up_reaches_beyond_the_tiles() -> None:
    """Letters that stand before and after belong to the word."""
    assert line_up(MICIO, {at("K8"): "N", at("L8"): "I"}) == lay(MICIO, Placement(at("F8"), ACROSS, "MICIONI"))


@pytest.mark.parametrize(
    ("name", "cell", "expected"),
    [
        ("K8", "N", Placement(Square(7, 5), ACROSS, "MICION")),
        ("J9", "R", Placement(Square(7, 9), DOWN, "OR")),
    ],
)
def test_line_up_one_tile_goes_the_way_a_word_exists(name: str, cell: str, expected: Placement) -> None:
    """art. 5: one tile belongs to the word it makes, across where both ways make one."""
    assert line_up(MICIO, {at(name): cell}) == lay(MICIO, expected)


@pytest.mark.parametrize(
    ("names", "misfit"),
    [
        ((), Misfit("no_new_tile")),
        (("E7", "G9"), Misfit("not_in_line")),
        (("I7", "J6"), Misfit("not_in_line")),
        (("E8", "L8"), Misfit("gap", {"square": "K8"})),
        (("I7", "I10"), Misfit("gap", {"square": "I9"})),
        (("G8",), Misfit("square_taken", {"square": "G8", "letter": "I"})),
        (("Q17",), Misfit("off_board", {"length": 1})),
    ],
)
def test_line_up_refuses_what_is_no_one_word(names: tuple[str, ...], misfit: Misfit) -> None:
    """art. 3, 5-7: diagonals, gaps and taken squares make no word."""
    assert line_up(MICIO, {at(name): "A" for name in names}) == misfit


def test_a_word_as_people_write_it() -> None:
    """A square by name, accents or not; what is no square or no word is said to be none."""
    board = empty_board(15)
    laying = lay_written(board, "h8", Direction.ACROSS, "PERÒ")
    assert isinstance(laying, Laying)
    assert laying.text == "PERO"
    assert lay_written(board, "P8", Direction.ACROSS, "PERO") == Misfit("bad_square", {"square": "P8"})
    assert lay_written(board, "H8", Direction.ACROSS, "P3RO") == Misfit("bad_word", {"word": "P3RO"})


def test_loose_tiles_by_name() -> None:
    """One letter a square, each square once; the word is what they make."""
    board = empty_board(15)
    laying = lay_loose(board, (("I8", "E"), ("H8", "p")))
    assert isinstance(laying, Laying)
    assert laying.text == "pE"
    assert lay_loose(board, (("H8", "P"), ("h8", "E"))) == Misfit("square_taken", {"square": "H8", "letter": "P"})
    assert lay_loose(board, (("H8", "PE"),)) == Misfit("bad_word", {"word": "PE"})
    assert lay_loose(board, (("?8", "P"),)) == Misfit("bad_square", {"square": "?8"})


def test_the_squares_a_text_filled() -> None:
    """Dots are tiles that were there before."""
    assert filled("C3", Direction.DOWN, "A.B") == ((Square(2, 2), "A"), (Square(4, 2), "B"))
