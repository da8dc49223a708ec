"""The score sheet (formulario): what its rows are about."""

from enum import StrEnum

from leggio.games.board.sheet import SheetRow


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


class Row(SheetRow[Entry], frozen=True):
    """One row (art. 27). An exchange shows how many tiles, never which."""
