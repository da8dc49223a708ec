"""What may be read of any game on a board, whichever it is: for notations, records, positions and paper."""

from collections.abc import Collection, Sequence, Sized
from enum import StrEnum
from typing import Protocol, runtime_checkable

from leggio.core.board import Board
from leggio.games.board.state import BoardRules, OpenPlay, SheetRow
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
class BoardState(Played, Protocol):
    """A table."""

    @property
    def rules(self) -> BoardRules:
        """The rule set."""

    @property
    def players(self) -> tuple[str, ...]:
        """Everyone, by seat."""

    @property
    def resigned(self) -> Collection[int]:
        """Who plays no more."""

    @property
    def board(self) -> Board:
        """The board."""

    @property
    def racks(self) -> Sequence[str]:
        """The tiles of each."""

    @property
    def bag(self) -> Sized:
        """What is left to draw."""

    @property
    def turn(self) -> int:
        """Whose turn it is."""

    @property
    def totals(self) -> tuple[int, ...]:
        """The points of each so far."""

    @property
    def pending(self) -> OpenPlay | None:
        """A play that waits to be challenged."""

    @property
    def sheet(self) -> Sequence[AnyRow]:
        """The score sheet."""
