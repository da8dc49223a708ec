"""What has to be known of a game to rate those who play it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar

StateT = TypeVar("StateT", contravariant=True)  # noqa: PLC0105 - a state, as everywhere


# Whoever has a quarter of an hour of their own plays as at a tournament; who has less plays quickly.
_TOURNAMENT_FROM_MS = 15 * 60_000


class Pace(StrEnum):
    """How much time there is."""

    QUICK = "quick"
    TOURNAMENT = "tournament"
    CORRESPONDENCE = "correspondence"


def pace_of(own_time_ms: int | None, days_per_move: int | None) -> Pace | None:
    """The pace of a table by the time each player has for the game; None where nothing limits it."""
    if days_per_move is not None:
        return Pace.CORRESPONDENCE
    if own_time_ms is None:
        return None
    return Pace.TOURNAMENT if own_time_ms >= _TOURNAMENT_FROM_MS else Pace.QUICK


@dataclass(frozen=True, kw_only=True, eq=False)
class Rating(Generic[StateT]):
    """How a game says what it is rated by."""

    own_time_ms: Callable[[Any], int | None]  # of its options: each player's for a usual game; None: no limit
    movers: Callable[[StateT], Iterable[int]]  # seats that have had a turn: before all have, it counts not


class _Row(Protocol):
    @property
    def seat(self) -> int: ...


class _WithSheet(Protocol):
    @property
    def rows(self) -> Iterable[_Row]: ...


def seats_on_sheet(state: _WithSheet) -> Iterable[int]:
    """The seats that something was written down for."""
    return (row.seat for row in state.rows)
