"""Elo."""

import pytest

from leggio.tournament.ratings.elo import EloOptions, elo, expected
from leggio.tournament.ratings.played import Played


def test_what_may_be_expected() -> None:
    """Ratings, Elo: equals half a point each, 400 points ten to one, and absurd differences no error."""
    assert expected(1500, 1500) == 0.5
    assert expected(1900, 1500) == pytest.approx(10 / 11)
    assert expected(1500, 1900) == pytest.approx(1 / 11)
    assert expected(0, 1e9) == pytest.approx(0, abs=1e-9)


def test_the_rating_after_an_event() -> None:
    """Ratings, Elo: K times what was scored above what was expected; K is bigger for provisional ratings."""
    options = EloOptions(k=20, provisional_k=40, provisional_games=30)
    played = [Played(1500, 1), Played(1500, 1), Played(1500, 0.5)]
    assert elo(1500, 30, played, options) == pytest.approx(1520)
    assert elo(1500, 29, played, options) == pytest.approx(1540)
