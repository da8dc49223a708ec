"""The sheet as a PDF."""

import pytest

from leggio.games.scrabble import Game
from leggio.notation.log import Log, read_log, write_log
from leggio.paper.games import score_sheet
from leggio.paper.games.printing import document_of
from support.tables import stacked_game
from support.verbum.tables import stacked_game as verbum_game


@pytest.fixture
def game() -> Game:
    """One play, and an end by passing."""
    game = stacked_game("MICIOAB", "ARMONAE", words="micio")
    game.play("F8 orizz.", "MICIO")
    for _ in range(6):
        game.pass_turn()
    return game


def logged(name: str, game: Game) -> Log:
    """The log of a game, read back."""
    return read_log(write_log(name, game.log).encode())


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_game_becomes_a_pdf_and_always_the_same(game: Game, language: str) -> None:
    """The same game, the same bytes."""
    first, second = (score_sheet(logged("scrabble", game), game.state, language) for _ in range(2))
    assert first.startswith(b"%PDF-")
    assert first == second


def test_names_are_no_markup() -> None:
    """Whatever somebody calls themselves is printed, not run."""
    game = Game("#panic()", "*Bea* $x$ @ref", words=["micio"], racks=["MICIOAB", "ARMONAE"])
    assert score_sheet(logged("scrabble", game), game.state, "it").startswith(b"%PDF-")


def test_a_sheet_has_the_board_its_rows_and_the_seal(game: Game) -> None:
    """Whoever holds the sheet can check the game's seal against the log."""
    document = document_of(logged("scrabble", game), game.state, "it")
    assert "".join(cell.letter for cell in document.board[7]) == "MICIO"
    assert len(document.lines) == len(game.state.sheet)
    assert document.seal == game.state.commitment
    assert document.words == ()


def test_cards_have_words_instead_of_a_board() -> None:
    """Verbum is printed too."""
    game = verbum_game("CANE!", "SOLEB", words="cane")
    log = read_log(write_log("verbum", game.log).encode())
    document = document_of(log, game.state, "en")
    assert (document.board, document.lines) == ((), ())
    assert [each.name for each in document.words] == list(game.state.players)
    assert score_sheet(log, game.state, "en").startswith(b"%PDF-")
