"""Figures of a match: intervals over pairs, Elo, the sequential test."""

import pytest

from leggio.library.match import GameResult, Sprt, figures_of
from leggio.library.match.figures import decided, elo_of, share_of


def result(pair: int, first: int, mine: int, other: int, loser: int | None = None) -> GameResult:
    """A game, by its points."""
    points = 0.5 if mine == other else float(mine > other)
    return GameResult(
        pair=pair,
        first=first,
        scores=(mine, other),
        points=points if loser is None else float(loser == 1),
        reason="went_out" if loser is None else "crashed",
        loser=loser,
        turns=20,
        seconds=(10, 20),
    )


def test_no_games_are_no_figures() -> None:
    """Nothing is divided by."""
    figures = figures_of([])
    assert (figures.games, figures.pairs, figures.score.error, figures.spread) == (0, 0, None, None)


def test_intervals_are_over_pairs() -> None:
    """Two pairs that came out alike leave no doubt, whatever their games did."""
    alike = figures_of([result(1, 0, 400, 300), result(1, 1, 300, 400), result(2, 0, 350, 300), result(2, 1, 300, 350)])
    assert (alike.wins, alike.draws, alike.losses) == (2, 0, 2)
    assert (alike.score.mean, alike.score.error) == (0.5, 0)
    mixed = figures_of([result(1, 0, 400, 300), result(1, 1, 400, 300), result(2, 0, 350, 300), result(2, 1, 300, 350)])
    assert mixed.score.mean == 0.75
    assert mixed.score.error == pytest.approx(1.96 * 0.25, abs=0.001)
    assert mixed.seconds == (1.0, 2.0)


def test_a_game_lost_by_fault_counts_as_lost_and_not_as_points() -> None:
    """Whatever the score was: and its points are no measure of play."""
    figures = figures_of([result(1, 0, 400, 300), result(1, 1, 500, 0, loser=0)])
    assert (figures.wins, figures.losses) == (1, 1)
    assert figures.points == pytest.approx((400, 300))
    assert figures.lost_by_fault == ({"crashed": 1}, {})


def test_elo_and_back() -> None:
    """Nothing for all or nothing."""
    assert [elo_of(share) for share in (1, 0)] == [None, None]
    assert elo_of(share_of(137)) == pytest.approx(137)
    assert str(elo_of(0.5)) == "0.0"


def test_the_sequential_test_decides_both_ways() -> None:
    """Not before some pairs, and not while it is open."""
    test = Sprt(elo0=0, elo1=50)
    assert decided(test, [1.0] * 5).verdict == ""
    assert decided(test, [0.75, 0.5] * 40).verdict == "elo1"
    assert decided(test, [0.25, 0.5] * 40).verdict == "elo0"
    assert decided(test, [0.5, 0.25, 0.75, 0.5]).verdict == ""
    assert decided(test, []) == test
