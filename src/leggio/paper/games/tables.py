"""What a score sheet reads of a game without a board: words that lie before everyone."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from leggio.games.board.state import AnyBoardState, Played
from leggio.games.common.spec import RuleSet


class WrittenWord(Protocol):
    """A word as it is written."""

    @property
    def written(self) -> str:
        """In letters and signs."""


class LaidWord(Protocol):
    """A word that lies before somebody."""

    @property
    def seat(self) -> int:
        """Before whom."""

    @property
    def made(self) -> WrittenWord:
        """The word."""

    @property
    def points(self) -> int:
        """What it counts."""

    @property
    def robbed(self) -> bool:
        """Whether it was voided."""


class PlayedWords(Played, Protocol):
    """A game of cards: words lie on the table, and there is no board."""

    @property
    def rules(self) -> RuleSet:
        """The rule set."""

    @property
    def players(self) -> tuple[str, ...]:
        """Everyone, by seat."""

    @property
    def words(self) -> Sequence[LaidWord]:
        """All of them, in the order they were laid."""


Printable: TypeAlias = AnyBoardState | PlayedWords
