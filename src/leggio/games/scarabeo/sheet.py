"""The score sheet: a row for each thing that scores or takes a turn, with running totals (art. 5, 35)."""

from enum import StrEnum

from leggio.core.board import Direction
from leggio.core.record import Record


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


class Row(Record, frozen=True, omit_defaults=True):
    """One row. Everything on it is public; the tiles of an exchange were shown to all (art. 23)."""

    seat: int
    entry: Entry
    points: int = 0
    total: int = 0  # of the seat, this row included
    word: str = ""  # the main word in cells; the letter that replaced a scarab
    square: str = ""
    direction: Direction | None = None
    value: int = 0  # what a withdrawn play would have scored
    count: int = 0  # tiles exchanged
    tiles: str = ""  # which those were, or what was left on a rack at the end
