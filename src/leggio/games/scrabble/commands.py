"""What people may ask of a table. Seats count from 0, in turn order."""

from enum import StrEnum

from leggio.games.board.commands import BoardCommand, Challenge, LayTiles, Play
from leggio.games.common.commands import (
    Accept,
    Command,
    OpenTable,
    Pass,
    ProposeAbandon,
    Resign,
    Resume,
    SeatCommand,
    Suspend,
    Tick,
)
from leggio.games.scrabble.options import Options

__all__ = [
    "Accept",
    "AnyCommand",
    "Arrive",
    "Challenge",
    "ClaimTime",
    "Exchange",
    "Hold",
    "LayTiles",
    "Open",
    "Pass",
    "Play",
    "PressClock",
    "ProposeAbandon",
    "Resign",
    "Resume",
    "Role",
    "Rule",
    "Suspend",
    "TakeCambioSecco",
    "Tick",
    "TurnBoard",
]


class Open(OpenTable, frozen=True, kw_only=True, tag="open"):
    """Open the table, at the scheduled time."""

    options: Options


class Arrive(SeatCommand, frozen=True, kw_only=True, tag="arrive"):
    """An absent player sits down (art. 38)."""


class Exchange(SeatCommand, frozen=True, kw_only=True, tag="exchange"):
    """Change some tiles and give up the turn (art. 34)."""

    tiles: str


class TakeCambioSecco(SeatCommand, frozen=True, kw_only=True, tag="cambio_secco"):
    """Change the whole rack and keep the turn, once a game (art. 35)."""


class Hold(SeatCommand, frozen=True, kw_only=True, tag="hold"):
    """Ask the mover not to draw yet (art. 31)."""


class Role(StrEnum):
    """Persons who may rule on words (art. 28)."""

    REFEREE = "referee"
    PANEL = "panel"


class Rule(Command, frozen=True, kw_only=True, tag="rule"):
    """The ruling of a person: for each challenged word, whether it is admissible (art. 29)."""

    role: Role
    valid: dict[str, bool]
    name: str = ""


class ClaimTime(SeatCommand, frozen=True, kw_only=True, tag="claim_time"):
    """Point out that an opponent's time is used up (art. 37)."""

    against: int


class TurnBoard(SeatCommand, frozen=True, kw_only=True, tag="turn_board"):
    """Turn the board towards oneself (art. 27); only where clocks are pressed by hand."""


class PressClock(SeatCommand, frozen=True, kw_only=True, tag="press_clock"):
    """Start the clock of the player on turn (art. 25, 27); only where clocks are pressed by hand."""


AnyCommand = (
    Open | Arrive | Exchange | TakeCambioSecco | Hold | Rule | ClaimTime | TurnBoard | PressClock | BoardCommand
)
