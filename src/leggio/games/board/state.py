"""What shared code may read of a board game's table, and the fields that every such table begins with."""

from collections.abc import Iterable
from typing import Generic, Protocol, TypeVar

from leggio.core.bag import Bag, Seal
from leggio.core.board import Board
from leggio.core.clock import Clock
from leggio.core.record import Record
from leggio.games.board import reading
from leggio.games.board.reading import LaidPlay
from leggio.games.common.spec import RuleSet
from leggio.games.common.state import SeatedState, Seating

PlayT_co = TypeVar("PlayT_co", bound="LaidPlay", covariant=True)
RulesT_co = TypeVar("RulesT_co", bound="BoardRules", covariant=True)
RowT_co = TypeVar("RowT_co", covariant=True)
OptionsT_co = TypeVar("OptionsT_co", covariant=True)


class BoardRules(reading.BoardRules, RuleSet, Protocol):
    """The rules of a board game as data: whatever else a book says, it has these."""

    @property
    def rack_size(self) -> int:
        """How many tiles a full rack has."""


class PendingPlay(Record, Generic[PlayT_co], frozen=True):
    """A play on the board that may still be challenged, and how to take it back."""

    play: PlayT_co
    board_before: Board
    rack_before: str


class OpenPlay(reading.PendingPlay, Protocol):
    """A pending play as shared code reads it."""

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

    @property
    def sheet(self: HasRows[RowT_co]) -> tuple[RowT_co, ...]:
        """The score sheet, row by row."""
        return tuple(self.rows)
