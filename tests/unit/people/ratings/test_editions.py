"""What a game does to ratings, by the editions of the book."""

import itertools
import random

import pytest

from leggio.games.common.rating import Pace, pace_of
from leggio.people.ratings.book import shared_places
from leggio.people.ratings.editions import CURRENT, EDITIONS, Standing, is_provisional, newcomer, rated, rested
from leggio.people.ratings.pools import Pool
from leggio.tournament.ratings.glicko2 import Glicko, glicko2
from leggio.tournament.ratings.played import Played

DAY = 86_400_000
NEW = newcomer(CURRENT)


def standing(rating: float, deviation: float = 60.0, games: int = 40, since: int = 0) -> Standing:
    """Somebody who has played."""
    return Standing(glicko=Glicko(rating, deviation, 0.06), games=games, since=since)


def test_two_newcomers() -> None:
    """Who wins gains as much as the other loses, and both are known a little better; the figures of edition 1."""
    won, lost = rated(CURRENT, [NEW, NEW], [[0], [1]], 1)
    assert (won.glicko.rating, lost.glicko.rating) == (1662.31, 1337.69)
    assert won.glicko.deviation == lost.glicko.deviation == 290.32
    assert (won.games, won.since) == (1, 1)
    drew = rated(CURRENT, [NEW, NEW], [[0, 1]], 1)
    assert [each.glicko.rating for each in drew] == [1500, 1500]


def test_a_game_of_two_is_glicko_2() -> None:
    """One formula in the house: a game is a rating period of it, as a tournament is (ratings/glicko2.py)."""
    strong, weak = standing(1800), standing(1500, 80)
    after = rated(CURRENT, [strong, weak], [[1], [0]], 0)
    by_hand = glicko2(strong.glicko, [Played(1500, 0.0, 80)], CURRENT.tau)
    rounded = Glicko(round(by_hand.rating, 2), round(by_hand.deviation, 2), round(by_hand.volatility, 6))
    assert after[0].glicko == rounded


def test_a_game_of_four_tells_about_as_much_as_one_of_two() -> None:
    """Pairs of one table hang together: winning against three equals moves no further than against one."""
    four = rated(CURRENT, [NEW] * 4, [[0], [1, 2], [3]], 1)
    two = rated(CURRENT, [NEW] * 2, [[0], [1]], 1)
    assert four[0].glicko == two[0].glicko
    assert four[1].glicko.rating == four[2].glicko.rating == 1500
    assert four[3].glicko.rating < 1500


@pytest.mark.parametrize("seed", range(20))
def test_whoever_finishes_higher_never_gains_less(seed: int) -> None:
    """Among equals the order of the places is the order of what was gained, whoever shares one."""
    dice = random.Random(seed)
    seats = dice.randint(2, 6)
    places = [dice.randrange(seats) for _ in range(seats)]
    after = rated(CURRENT, [standing(1500)] * seats, shared_places(places), 1)
    for one, other in itertools.combinations(range(seats), 2):
        gained = after[one].glicko.rating - after[other].glicko.rating
        assert (gained > 0) == (places[one] < places[other])
        assert (gained == 0) == (places[one] == places[other])


def test_doubt_comes_back_with_time_and_never_beyond_a_newcomer() -> None:
    """Nothing else changes; who has not played yet has nothing to forget."""
    known = standing(1700, since=10 * DAY)
    assert rested(CURRENT, known, 10 * DAY) == rested(CURRENT, known, 5 * DAY) == known.glicko
    later, much_later = (rested(CURRENT, known, days * DAY) for days in (40, 400))
    assert known.glicko.deviation < later.deviation < much_later.deviation < 350
    assert later.rating == 1700
    assert rested(CURRENT, known, 1_000_000 * DAY).deviation == 350
    assert rested(CURRENT, NEW, 1_000_000 * DAY) == NEW.glicko


def test_a_rating_is_provisional_until_it_is_known_well_and_never_stands_still() -> None:
    """A dozen games are enough; after hundreds something is still to be learnt."""
    here = NEW
    games = 0
    while is_provisional(CURRENT, here.glicko):
        here = rated(CURRENT, [here, standing(1500)], [[games % 2], [1 - games % 2]], games)[0]
        games += 1
    assert 5 <= games <= 20
    for number in range(200):
        many = [here] + [standing(1500, 30)] * 3
        here = rated(CURRENT, many, [[0], [1], [2], [3]] if number % 2 else [[3], [2], [1], [0]], games + number)[0]
    assert here.glicko.deviation >= CURRENT.least_deviation


def test_editions_have_names_of_their_own() -> None:
    """A game says by which it was counted."""
    assert len({each.name for each in EDITIONS}) == len(EDITIONS)


@pytest.mark.parametrize(
    ("own_time_ms", "days", "pace"),
    [
        (None, None, None),
        (25 * 60_000, None, Pace.TOURNAMENT),
        (15 * 60_000, None, Pace.TOURNAMENT),
        (15 * 60_000 - 1, None, Pace.QUICK),
        (None, 3, Pace.CORRESPONDENCE),
    ],
)
def test_paces(own_time_ms: int | None, days: int | None, pace: Pace | None) -> None:
    """By the time each player has; without a limit there is none to be rated at."""
    assert pace_of(own_time_ms, days) is pace


def test_pools_are_kept_by_name() -> None:
    """Any game's name, whatever it has in it."""
    for pool in (Pool("scrabble", Pace.QUICK), Pool("some-other", Pace.CORRESPONDENCE)):
        assert Pool.named(pool.name) == pool
    with pytest.raises(ValueError, match="never"):
        Pool.named("scrabble-never")
