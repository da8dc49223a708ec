"""The last count."""

from enum import StrEnum

from leggio.games.board.events import Settled
from leggio.games.board.score import final_scores


class Kind(StrEnum):
    """One kind of line."""

    RACK_LEFT = "rack_left"


def test_every_line_counts_for_its_seat() -> None:
    """Several lines of a seat add up; a seat without one keeps its points."""
    lines = [Settled(0, Kind.RACK_LEFT, -3), Settled(2, Kind.RACK_LEFT, -4), Settled(0, Kind.RACK_LEFT, 1)]
    assert final_scores((10, 20, 30), lines) == (8, 20, 26)
