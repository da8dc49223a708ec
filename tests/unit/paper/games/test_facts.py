"""Who played, when, and how it ended."""

import pytest

from leggio.paper.games.document import Player
from leggio.paper.games.facts import date_of, players_of, why_of
from leggio.speech import Speaker
from support.tables import stacked_game


@pytest.mark.parametrize(
    ("at", "language", "date"),
    [(1_794_820_961_907, "it", "16 novembre 2026"), (1_794_820_961_907, "en", "16 November 2026"), (0, "it", "")],
)
def test_the_date_of_a_game(at: int, language: str, date: str) -> None:
    """A script's time begins at zero: that is no date."""
    assert date_of(at, Speaker(language)) == date


def test_nobody_has_a_place_before_the_end() -> None:
    """In the order of seats, without a reason."""
    game = stacked_game("MICIOAB", "ARMONAE", words="micio")
    game.play("F8 orizz.", "MICIO")
    game.accept()
    assert players_of(game.state, game.state.totals) == (Player("Anna", 16, ""), Player("Bea", 0, ""))
    assert why_of(game.state, Speaker("it", "scrabble")) == ""


def test_the_best_comes_first_and_equals_share_their_place() -> None:
    """Places as the game settled them (art. 41), with the article that ended it (art. 39b)."""
    game = stacked_game("MICIOAB", "ARMONAE", "CASETTA", words="micio", players=3)
    for _ in range(9):
        game.pass_turn()
    places = players_of(game.state, game.state.totals)
    assert [each.score for each in places] == sorted((each.score for each in places), reverse=True)
    assert places[0].place == "1."
    assert why_of(game.state, Speaker("it", "scrabble")) == "Tre passi o cambi di fila a testa (art. 39b)."
    assert why_of(game.state, Speaker("en", "scrabble")) == "Three passes or exchanges in a row each (art. 39b)."
