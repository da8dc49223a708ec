"""The score sheet: a row for each thing that scores or takes a turn, with running totals."""

from enum import StrEnum
from typing import Generic, TypeVar

from leggio.core.board import Direction
from leggio.core.record import Record

EntryT_co = TypeVar("EntryT_co", bound=StrEnum, covariant=True)


class SheetRow(Record, Generic[EntryT_co], frozen=True, omit_defaults=True):
    """One row; each game says what its rows may be about. Everything on it is public."""

    seat: int
    entry: EntryT_co
    points: int = 0
    total: int = 0  # of the seat, this row included
    word: str = ""  # the main word in cells
    square: str = ""
    direction: Direction | None = None
    value: int = 0  # what a withdrawn play would have scored
    count: int = 0  # tiles exchanged
    tiles: str = ""  # tiles that everyone has seen: left on a rack at the end
