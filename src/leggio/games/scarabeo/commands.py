"""What people may ask of a table. Seats count from 0, in turn order."""

from leggio.games.board.commands import BoardCommand, Challenge, LayTiles, Play
from leggio.games.common.commands import (
    Accept,
    OpenTable,
    Pass,
    ProposeAbandon,
    Resign,
    Resume,
    SeatCommand,
    Suspend,
    Tick,
)
from leggio.games.scarabeo.events import Ballot
from leggio.games.scarabeo.options import Options

__all__ = [
    "Accept",
    "AnyCommand",
    "Challenge",
    "Exchange",
    "LayTiles",
    "Open",
    "Pass",
    "Play",
    "ProposeAbandon",
    "Resign",
    "Resume",
    "Suspend",
    "TakeScarab",
    "Tick",
    "Vote",
]


class Open(OpenTable, frozen=True, kw_only=True, tag="open"):
    """Open the table: draw for the start, deal, and turn the glass (art. 4-5)."""

    options: Options


class TakeScarab(SeatCommand, frozen=True, kw_only=True, tag="take_scarab"):
    """Put the letter a scarab stands for in its place, and take it (art. 21). The turn goes on."""

    square: str


class Exchange(SeatCommand, frozen=True, kw_only=True, tag="exchange"):
    """Show eight tiles that are all vowels or all consonants, change them, and give up the turn (art. 23)."""


class Vote(SeatCommand, frozen=True, kw_only=True, tag="vote"):
    """Vote on the contested words: for them, against them, or for neither (art. 12)."""

    ballot: Ballot


AnyCommand = Open | TakeScarab | Exchange | Vote | BoardCommand
