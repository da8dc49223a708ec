"""What a score sheet reads of a game's state: tables with a board, and tables with words in front of each."""

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from leggio.core.board import Board, Direction, Layout
from leggio.core.tiles import Distribution


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
    def places(self) -> Sequence[Sequence[int]]:
        """Seats best first; none if the game was annulled."""


class Named(Protocol):
    """A rule set."""

    @property
    def name(self) -> str:
        """Its stable name."""


class Table(Protocol):
    """What every state has."""

    @property
    def players(self) -> Sequence[str]:
        """Everyone, by seat."""

    @property
    def rules(self) -> Named:
        """The rule set."""

    @property
    def ended(self) -> Ending | None:
        """How it ended, once it has."""

    @property
    def lexicon(self) -> str:
        """The words it is played by."""

    @property
    def commitment(self) -> str:
        """The seal of the bag or the deck."""


class Row(Protocol):
    """One row of the sheet."""

    @property
    def seat(self) -> int: ...  # noqa: D102
    @property
    def entry(self) -> str: ...  # noqa: D102
    @property
    def points(self) -> int: ...  # noqa: D102
    @property
    def total(self) -> int: ...  # noqa: D102
    @property
    def word(self) -> str: ...  # noqa: D102
    @property
    def square(self) -> str: ...  # noqa: D102
    @property
    def direction(self) -> Direction | None: ...  # noqa: D102
    @property
    def value(self) -> int: ...  # noqa: D102
    @property
    def count(self) -> int: ...  # noqa: D102
    @property
    def tiles(self) -> str: ...  # noqa: D102


class BoardRules(Named, Protocol):
    """A rule set of a game on a board."""

    @property
    def layout(self) -> Layout:
        """The board as it is printed."""

    @property
    def tiles(self) -> Distribution:
        """The tiles and their values."""


@runtime_checkable
class BoardTable(Table, Protocol):
    """A game on a board."""

    @property
    def rules(self) -> BoardRules:
        """The rule set."""

    @property
    def board(self) -> Board:
        """The board."""

    @property
    def sheet(self) -> Sequence[Row]:
        """Its rows."""

    @property
    def totals(self) -> tuple[int, ...]:
        """Points by seat."""


class _Made(Protocol):
    @property
    def written(self) -> str: ...


class LaidWord(Protocol):
    """A word that lies before somebody."""

    @property
    def seat(self) -> int: ...  # noqa: D102
    @property
    def made(self) -> _Made: ...  # noqa: D102
    @property
    def points(self) -> int: ...  # noqa: D102
    @property
    def robbed(self) -> bool: ...  # noqa: D102


class WordTable(Table, Protocol):
    """A game of cards: words lie on the table, and there is no board."""

    @property
    def words(self) -> Sequence[LaidWord]:
        """All of them, in the order they were laid."""
