"""The score sheet of a board game: squares and rows."""

from msgspec.structs import replace

from leggio.games.scarabeo import SCARABEO
from leggio.games.scrabble import FIGS
from leggio.paper.games.boards import cells_of, lines_of
from leggio.paper.games.document import Cell
from leggio.speech import Speaker
from support.scarabeo.tables import stacked_game as scarabeo_game
from support.tables import stacked_game


def test_tiles_have_their_value_and_empty_squares_their_premium() -> None:
    """A jolly is worth nothing; a premium is printed only where nothing stands (art. 9)."""
    rows = ("MiC" + "." * 12, *("." * 15,) * 14)
    first = cells_of(rows, FIGS.layout, FIGS.tiles)[0]
    assert first[:4] == (Cell("M", "3"), Cell("I", "", jolly=True), Cell("C", "2"), Cell(premium="2L"))
    assert first[7].premium == "3P"


def test_a_board_of_seventeen_has_all_its_squares() -> None:
    """Scarabeo's board is larger (art. 3)."""
    cells = cells_of(("." * 17,) * 17, SCARABEO.layout, SCARABEO.tiles)
    assert {len(row) for row in cells} == {len(cells)} == {17}


def test_plays_penalties_and_passes_are_told_with_their_totals() -> None:
    """A play taken back and what it costs (art. 30), and a pass."""
    game = stacked_game("MICIOAB", "ARMONAE", words="micio")
    game.play("F8 orizz.", "MICIO")
    game.accept()
    game.play("I3 vert.", "ARMONIA")
    game.challenge("ARMONIA")
    game.pass_turn()
    told = [(line.name, line.move, line.where, line.points, line.total) for line in lines_of(game.state, Speaker("it"))]
    assert told == [
        ("Anna", "MICIO", "F8 orizz.", "16", "16"),
        ("Bea", "ARMONIA, ritirata (17)", "", "0", "0"),
        ("Bea", "penalità per contestazione", "", "−3", "−3"),
        ("Anna", "passo", "", "0", "16"),
    ]
    assert lines_of(game.state, Speaker("en", "scrabble"))[0].where == "F8 across"


def test_a_scarab_that_flew_is_a_row_of_its_own() -> None:
    """Where it was and what took its place (art. 21)."""
    game = scarabeo_game("C?NTAREI", "ONDRAEEE", words="contare andrà")
    game.play("E9 orizz.", "CoNTARE")
    game.take_scarab("F9")
    assert lines_of(game.state, Speaker("it", "scarabeo"))[1].move == "scarabeo preso in F9 con O"


def test_a_long_name_is_shortened_in_its_column() -> None:
    """Eleven letters fit."""
    game = stacked_game("MICIOAB", "ARMONAE", words="micio")
    game.play("F8 orizz.", "MICIO")
    game.accept()
    state = replace(game.state, players=("Massimiliano", "Anna Maria Bi"))
    assert lines_of(state, Speaker("it"))[0].name == "Massimilia…"
