"""Glicko-2."""

import pytest

from leggio.tournament.ratings.glicko2 import Glicko, glicko2
from leggio.tournament.ratings.played import Played


def test_the_published_example() -> None:
    """Ratings, Glicko-2: Glickman's example, 1500/200/0.06 with a win and two losses, to the digits he prints."""
    played = [Played(1400, 1, 30), Played(1550, 0, 100), Played(1700, 0, 300)]
    after = glicko2(Glicko(1500, 200, 0.06), played, tau=0.5)
    # He rounds on the way and cuts the last: more digits give 1464.0507 and 0.0599960.
    assert after.rating == pytest.approx(1464.06, abs=0.011)
    assert after.deviation == pytest.approx(151.52, abs=0.005)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_games_only_the_doubt_grows() -> None:
    """Ratings, Glicko-2, step 6: a period without games."""
    after = glicko2(Glicko(1600, 50, 0.06), [])
    assert after.rating == 1600
    assert after.deviation == pytest.approx((50**2 + (0.06 * 173.7178) ** 2) ** 0.5)


def test_a_surprise_makes_a_player_more_volatile() -> None:
    """Ratings, Glicko-2, step 5: the branch for results far above what was expected."""
    after = glicko2(Glicko(1500, 50, 0.06), [Played(2100, 1, 30)] * 8, tau=0.5)
    assert after.volatility > 0.06
    assert after.rating > 1550
