"""What people may ask at a table of Noveper."""

from leggio.games.board.events import LayTiles, Play
from leggio.games.common.commands import DeclineAbandon, OpenTable, Pass, ProposeAbandon, Resign, Resume, Suspend, Tick
from noveper.rules import Options

__all__ = [
    "AnyCommand",
    "DeclineAbandon",
    "LayTiles",
    "Open",
    "Pass",
    "Play",
    "ProposeAbandon",
    "Resign",
    "Resume",
    "Suspend",
    "Tick",
]


class Open(OpenTable, frozen=True, kw_only=True, tag="open"):
    """Open the table."""

    options: Options


AnyCommand = Open | Play | LayTiles | Pass | Resign | ProposeAbandon | DeclineAbandon | Suspend | Resume | Tick
