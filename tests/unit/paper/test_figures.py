"""Figures as one reads them."""

from datetime import UTC

import pytest

from leggio.paper.figures import day, moment, points, result_text
from leggio.speech import Speaker
from leggio.tournament.result import Result, Source, Winner


@pytest.mark.parametrize(("halves", "told"), [(0, "0"), (1, "½"), (2, "1"), (7, "3½")])
def test_half_points(halves: int, told: str) -> None:
    """A draw is half a point."""
    assert points(halves) == told


@pytest.mark.parametrize(
    ("result", "told"),
    [
        (None, ""),
        (Result(first=400, second=380, winner=Winner.FIRST), "400-380"),
        (Result(first=400, second=380, winner=Winner.SECOND), "400-380 (0-1)"),
        (Result(first=400, second=400, winner=Winner.DRAW), "400-400"),
        (Result(winner=Winner.SECOND, source=Source.FORFEIT), "0-1 a tavolino"),
        (Result(winner=Winner.NOBODY, source=Source.FORFEIT), "0-0 a tavolino"),
    ],
)
def test_results(result: Result | None, told: str) -> None:
    """Art. 37, 41: who won is said where the scores would mislead."""
    assert result_text(result, "a tavolino") == told


def test_days_and_moments() -> None:
    """By the calendar of the hall."""
    assert day(1_800_000_000_000, UTC, Speaker("it")) == "15 gennaio 2027"
    assert moment(1_800_000_000_000, UTC) == "15/01/2027 08:00"
