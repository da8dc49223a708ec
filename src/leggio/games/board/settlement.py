"""The last count of a board game: totals with the lines of the settlement, and who comes where."""

from collections.abc import Iterable, Sequence
from enum import StrEnum

from leggio.core.ranking import places
from leggio.games.board.events import Settled
from leggio.games.board.state import BoardTable


def final_scores(totals: Sequence[int], lines: Iterable[Settled[StrEnum]]) -> tuple[int, ...]:
    """Points by seat once these lines are counted."""
    scores = list(totals)
    for line in lines:
        scores[line.seat] += line.points
    return tuple(scores)


def final_places(state: BoardTable, scores: tuple[int, ...], *, annulled: bool) -> tuple[tuple[int, ...], ...]:
    """Seats best first, equal scores together; nobody has a place in a game that was annulled."""
    return () if annulled else places(scores, state.resigned)
