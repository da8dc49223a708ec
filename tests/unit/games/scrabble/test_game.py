"""The wrapper for scripts and notebooks."""

import pytest

from leggio.games.scrabble import Game, RefusedError
from leggio.games.scrabble.options import Arbiter
from support.positions import late_game
from support.refusals import refuses
from support.tables import stacked_game


def test_a_seed_decides_the_draws() -> None:
    """The same script gives the same game; another seed another one."""
    one, same, other = (Game("Anna", "Bea", words=[], seed=seed) for seed in (1, 1, 2))
    assert one.log == same.log
    assert one.state.racks != other.state.racks


def test_positions_either_way() -> None:
    """`F8 orizz.` and `8F` are the same place; what is neither is refused with art. 1."""
    book, field = stacked_game("MICIOAA"), stacked_game("MICIOAA")
    assert book.play("F8 orizz.", "MICIO") == field.play("8F", "MICIO") == 16
    assert book.log == field.log
    with refuses(book, "play.bad_square", "1", square="somewhere"):
        book.play("somewhere", "ARMA")


def test_refusals_are_raised_with_code_article_and_detail() -> None:
    """A script sees what the rules say, and the refusal itself as a value."""
    game = stacked_game("MICIOAA")
    with pytest.raises(RefusedError, match=r"play\.first_off_centre \(art\. 3\) \{'square': 'H8'\}"):
        game.play("A1 orizz.", "MICIO")


def test_unknown_rules_are_refused() -> None:
    """There is no table without rules."""
    with pytest.raises(RefusedError, match=r"open\.rules"):
        Game("Anna", "Bea", words=[], rules="chess")


def test_without_words_a_referee_rules() -> None:
    """art. 28: a script that brings no dictionary rules by itself."""
    assert Game("Anna", "Bea").state.options.arbiter is Arbiter.REFEREE
    assert Game("Anna", "Bea", words=["micio"]).state.options.arbiter is Arbiter.JUDGE


def test_words_are_taken_as_people_write_them() -> None:
    """Small letters and accents are folded on the way in."""
    game = Game("Anna", "Bea", words=["città"])
    assert game.judge is not None
    assert game.judge.judge("CITTA").valid


def test_challenge_says_whether_the_play_was_taken_back() -> None:
    """art. 30: True for a phony, False for a good word."""
    for words, taken_back in (("", True), ("MICIO", False)):
        game = stacked_game("MICIOAA", words=words)
        game.play("F8 orizz.", "MICIO")
        assert game.challenge("MICIO") is taken_back


def test_challenge_says_so_even_when_it_ends_the_game() -> None:
    """art. 30, 39d: taken back past the 75th minute, with the settlement right after it."""
    game = stacked_game("MICIOAA", words="")
    game.wait(minutes=74, seconds=55)
    game.play("F8 orizz.", "MICIO")
    game.wait(seconds=10)
    assert game.challenge("MICIO") is True
    assert game.over


def test_a_play_returns_its_score_even_when_it_ends_the_game() -> None:
    """art. 39a: on a table that checks words at once the last play settles the game, and still says its points."""
    game = late_game("N", "Q", bag="", words="ON", challenges="void")
    assert game.play("J8 vert.", "ON") == 4
    assert game.over
    assert game.winner == "Anna"


def test_the_player_on_turn() -> None:
    """Moves are of the one on turn, named by `player`."""
    game = stacked_game(starter=1)
    assert (game.turn, game.player, game.winner, game.ended) == (1, "Bea", None, None)
    game.pass_turn()
    assert game.player == "Anna"


def test_the_board_as_text() -> None:
    """Printing a game shows its board, fifteen rows."""
    game = stacked_game("MICIOAA")
    game.play("F8 orizz.", "MICIO")
    rows = str(game).splitlines()
    assert len(rows) == 15
    assert rows[7] == ". . . . . M I C I O . . . . ."
