"""The score sheet: a row for each thing that scores or takes a turn, with running totals (art. 5, 35)."""

from enum import StrEnum

from leggio.games.board.sheet import SheetRow


class Entry(StrEnum):
    """What a row of the sheet is about."""

    PLAY = "play"
    WITHDRAWN = "withdrawn"  # art. 13: rejected, scores nothing; its player may have gone on
    SCARAB = "scarab"  # art. 21: taken off the board, scores nothing
    PASS = "pass"  # noqa: S105 - a turn given up, not a password
    TIMEOUT = "timeout"  # art. 18
    EXCHANGE = "exchange"  # art. 23
    RACK_LEFT = "rack_left"
    SCARABS_LEFT = "scarabs_left"
    RACK_GAINED = "rack_gained"
    SCARABS_GAINED = "scarabs_gained"


class Row(SheetRow[Entry], frozen=True):
    """One row. The tiles of an exchange were shown to all (art. 23); a scarab's row has the letter that replaced it."""
