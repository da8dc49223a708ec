"""A table of Noveper at one moment."""

from enum import StrEnum

from leggio.core.sheet import Sheet
from leggio.games.board.state import BoardState, PendingPlay, SheetRow
from noveper.events import Ended, Played
from noveper.rules import Options, RuleSet


class Phase(StrEnum):
    """What the table is waiting for."""

    PLAYING = "playing"
    OVER = "over"


class Entry(StrEnum):
    """What a row of the sheet is about."""

    PLAY = "play"
    PASS = "pass"  # noqa: S105 - a turn given up, not a password
    RACK_LEFT = "rack_left"


Row = SheetRow[Entry]


class Pending(PendingPlay[Played], frozen=True):
    """A play between being laid and standing, which is no time at all: words are checked at once."""

    agreed: tuple[int, ...] = ()


class State(BoardState[RuleSet, Options], frozen=True, kw_only=True):
    """The table."""

    totals: tuple[int, ...]
    phase: Phase = Phase.PLAYING
    starter: int = 0
    turn: int = 0
    suspended: bool | None = None
    pending: Pending | None = None
    idle: tuple[int, ...]
    resigned: tuple[int, ...] = ()
    for_abandon: tuple[int, ...] = ()
    rows: Sheet[Row] = Sheet()
    ended: Ended | None = None
    now: int
    seq: int = 1

    @property
    def sheet(self) -> tuple[Row, ...]:
        """The score sheet, row by row."""
        return tuple(self.rows)
