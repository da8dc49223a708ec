"""What may be read of any game on a board, whichever it is: for notations, records, positions and paper."""

from collections.abc import Collection, Sequence, Sized
from enum import StrEnum
from typing import Protocol, runtime_checkable

from leggio.core.board import Board, Direction, Layout
from leggio.core.tiles import Distribution
from leggio.games.board.state import SheetRow

AnyRow = SheetRow[StrEnum]


class BoardRules(Protocol):
    """A rule set."""

    @property
    def name(self) -> str:
        """Its stable name."""

    @property
    def layout(self) -> Layout:
        """The board as it is printed."""

    @property
    def tiles(self) -> Distribution:
        """The tiles and their values."""


class Ending(Protocol):
    """How a game ended."""

    @property
    def reason(self) -> str:
        """Its code."""

    @property
    def article(self) -> str:
        """The article that says so; empty where none does."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Points by seat."""

    @property
    def places(self) -> tuple[tuple[int, ...], ...]:
        """Seats best first; none if the game was annulled."""


class FormedWord(Protocol):
    """A word that a play formed."""

    @property
    def word(self) -> str:
        """Its cells."""


class LaidPlay(Protocol):
    """A word laid, as an event has it."""

    @property
    def seat(self) -> int:
        """By whom."""

    @property
    def square(self) -> str:
        """Where it starts."""

    @property
    def direction(self) -> Direction:
        """Which way it goes."""

    @property
    def tiles(self) -> str:
        """Its tiles, `.` for one that was there."""

    @property
    def words(self) -> Sequence[FormedWord]:
        """All that were formed, the main one first."""

    @property
    def score(self) -> int:
        """What it is worth."""


class PendingPlay(Protocol):
    """A play that is laid and does not count yet."""

    @property
    def play(self) -> LaidPlay:
        """The play."""


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
    def pending(self) -> PendingPlay | None:
        """A play that waits to be challenged."""

    @property
    def sheet(self) -> Sequence[AnyRow]:
        """The score sheet."""
