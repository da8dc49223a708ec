"""The score sheet (formulario): a row for each thing that scores or takes a turn, with running totals."""

from enum import StrEnum

from leggio.core.board import Direction
from leggio.core.record import Record


class Entry(StrEnum):
    """What a row of the sheet is about."""

    PLAY = "play"
    WITHDRAWN = "withdrawn"  # art. 30: taken back after a challenge, scores 0
    PENALTY = "penalty"  # art. 30
    PASS = "pass"  # noqa: S105 - a turn given up, not a password
    EXCHANGE = "exchange"
    CAMBIO_SECCO = "cambio_secco"
    TIME_PENALTY = "time_penalty"
    RACK_LEFT = "rack_left"
    RACK_GAINED = "rack_gained"
    CONVENTIONAL = "conventional"


class Row(Record, frozen=True, omit_defaults=True):
    """One row. Everything on it is public: an exchange shows how many tiles, never which."""

    seat: int
    entry: Entry
    points: int = 0
    total: int = 0  # of the seat, this row included
    word: str = ""  # the main word in cells (art. 27)
    square: str = ""
    direction: Direction | None = None
    value: int = 0  # what a withdrawn play would have scored
    count: int = 0  # tiles exchanged
    tiles: str = ""  # tiles left on a rack, shown at the end
