"""What may be read of any game on a board, whichever it is: for notations, records, positions and paper."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Protocol, runtime_checkable

from leggio.games.board.state import BoardTable, SheetRow
from leggio.games.common.spec import Ended

AnyRow = SheetRow[StrEnum]


class Ending(Ended, Protocol):
    """How a game ended, and why."""

    @property
    def reason(self) -> str:
        """Its code."""

    @property
    def article(self) -> str:
        """The article that says so; empty where none does."""


class Played(Protocol):
    """What every state has that is told of a game afterwards."""

    @property
    def ended(self) -> Ending | None:
        """How it ended, once it has."""

    @property
    def lexicon(self) -> str:
        """The words it is played by."""

    @property
    def commitment(self) -> str:
        """The seal of what is drawn from."""


@runtime_checkable
class BoardState(Played, BoardTable, Protocol):
    """A table with its sheet."""

    @property
    def sheet(self) -> Sequence[AnyRow]:
        """The score sheet, row by row."""
