"""What every table of a board game begins with, the rows of its sheet, and what others may read of it.

Notations, records, positions and paper read any game on a board by these protocols, whichever it is.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Generic, Protocol, TypeVar, runtime_checkable

from msgspec import UNSET, UnsetType

from leggio.core.bag import Bag, Seal
from leggio.core.board import Board, Direction, Layout
from leggio.core.clock import Clock
from leggio.core.record import Record
from leggio.core.tiles import Distribution
from leggio.games.common.spec import Ended, RuleSet
from leggio.games.common.state import SeatedState, Seating
from leggio.games.common.taking_back import Backs

PlayT_co = TypeVar("PlayT_co", bound="LaidPlay", covariant=True)
RulesT_co = TypeVar("RulesT_co", bound="BoardRules", covariant=True)
RowT_co = TypeVar("RowT_co", covariant=True)
EntryT_co = TypeVar("EntryT_co", bound=StrEnum, covariant=True)
OptionsT_co = TypeVar("OptionsT_co", covariant=True)


class BoardRules(RuleSet, Protocol):
    """The rules of a board game as data: whatever else a book says, it has these."""

    @property
    def layout(self) -> Layout:
        """The board and its premium squares."""

    @property
    def tiles(self) -> Distribution:
        """The tiles and their values."""

    @property
    def rack_size(self) -> int:
        """How many tiles a full rack has."""


class FormedWord(Protocol):
    """A word that a play formed."""

    @property
    def word(self) -> str:
        """Its cells: small letters are jollies."""


class LaidPlay(Protocol):
    """The event of a play, however the game counts it."""

    @property
    def seat(self) -> int:
        """Who laid it."""

    @property
    def square(self) -> str:
        """The first square of its main word."""

    @property
    def direction(self) -> Direction:
        """How its main word is read."""

    @property
    def tiles(self) -> str:
        """The main word with a dot for each tile that was there before."""

    @property
    def words(self) -> Sequence[FormedWord]:
        """The words formed, the main one first."""

    @property
    def score(self) -> int:
        """All its points."""


class PendingPlay(Record, Generic[PlayT_co], frozen=True):
    """A play on the board that may still be challenged, and how to take it back."""

    play: PlayT_co
    board_before: Board
    rack_before: str


class OpenPlay(Protocol):
    """A pending play as shared code reads it."""

    @property
    def play(self) -> LaidPlay:
        """The play."""

    @property
    def board_before(self) -> Board:
        """The board without it."""

    @property
    def rack_before(self) -> str:
        """The rack it came from."""

    @property
    def agreed(self) -> tuple[int, ...]:
        """Opponents who have had their say."""


class BoardTable(SeatedState, Protocol):
    """The state of a board game's table."""

    @property
    def rules(self) -> BoardRules:
        """The rules it is played by."""

    @property
    def bag(self) -> Bag:
        """The tiles left, in the order they will come out."""

    @property
    def board(self) -> Board:
        """What stands on the squares, a pending play included."""

    @property
    def racks(self) -> tuple[str, ...]:
        """Tiles by seat."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat, without a pending play."""

    @property
    def starter(self) -> int:
        """The seat that starts."""

    @property
    def pending(self) -> OpenPlay | None:
        """The play that may still be challenged."""

    @property
    def idle(self) -> tuple[int, ...]:
        """Turns in a row without a word, by seat."""

    @property
    def rows(self) -> object:
        """The score sheet, in blocks."""

    def after(self, seat: int, /) -> int:
        """The next seat in turn order that is still in the game."""

    def opponents(self, seat: int, /) -> tuple[int, ...]:
        """The other seats still in the game."""


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


class HasRows(Protocol[RowT_co]):
    """A state with a score sheet."""

    @property
    def rows(self) -> Iterable[RowT_co]:
        """The score sheet, in blocks."""


class BoardState(Seating, Generic[RulesT_co, OptionsT_co], frozen=True, kw_only=True):
    """What the state of a board game begins with; each game adds the rest, in the order it was always written."""

    rules: RulesT_co
    options: OptionsT_co
    players: tuple[str, ...]
    lexicon: str
    seal: Seal
    commitment: str
    bag: Bag
    board: Board
    racks: tuple[str, ...]
    clock: Clock
    backs: Backs | UnsetType = UNSET  # at a table where somebody may take moves back

    @property
    def sheet(self: HasRows[RowT_co]) -> tuple[RowT_co, ...]:
        """The score sheet, row by row."""
        return tuple(self.rows)


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
class AnyBoardState(Played, BoardTable, Protocol):
    """A table with its choices and its sheet."""

    @property
    def options(self) -> object:
        """What the table chose."""

    @property
    def sheet(self) -> Sequence[AnyRow]:
        """The score sheet, row by row."""
