"""What a GCG file says, line by line. Players are numbered from 0: the first to move comes first by custom."""

from collections.abc import Iterator

import msgspec

from leggio.core.board import Direction, Square
from leggio.notation.boards import board_size

SIZE = 15  # of the usual board


class Player(msgspec.Struct, frozen=True):
    """A player: the nick that events use, without spaces or colons, and the full name."""

    nick: str
    name: str = ""


class Pragma(msgspec.Struct, frozen=True):
    """A line that starts with `#`; those we do not know are kept, and written back as they were."""

    name: str
    text: str = ""


class Note(msgspec.Struct, frozen=True):
    """Words about the event before, on one line or several."""

    text: str


class _Event(msgspec.Struct, frozen=True, kw_only=True):
    """What every event has. The rack is the one before it; empty where the file does not say."""

    player: int
    rack: str = ""
    points: int
    total: int


class Play(_Event, frozen=True, kw_only=True):
    """A word laid: `.` for a tile already there, a small letter for a jolly."""

    square: Square
    direction: Direction
    tiles: str


class Withdrawal(_Event, frozen=True, kw_only=True):
    """The play just before is taken back, and its points with it."""


class ChallengePoints(_Event, frozen=True, kw_only=True):
    """Points won or lost by a challenge."""


class Exchange(_Event, frozen=True, kw_only=True):
    """Tiles changed for the turn; no tiles where only their number is known."""

    tiles: str = ""
    count: int


class Pass(_Event, frozen=True, kw_only=True):
    """A turn given up."""


class TimePenalty(_Event, frozen=True, kw_only=True):
    """Points for time."""


class RackGained(_Event, frozen=True, kw_only=True):
    """At the end: the points of the opponent's tiles."""

    tiles: str


class RackLost(_Event, frozen=True, kw_only=True):
    """At the end: the points of one's own tiles, taken away."""

    tiles: str


Event = Play | Withdrawal | ChallengePoints | Exchange | Pass | TimePenalty | RackGained | RackLost

Item = Pragma | Note | Event


class Gcg(msgspec.Struct, frozen=True):
    """A file: its players, and everything else in the order it was written. Its encoding is not part of it."""

    players: tuple[Player, ...]  # two, hardly ever three or four
    items: tuple[Item, ...] = ()

    def pragma(self, name: str) -> str | None:
        """The text of a pragma, of the last one where there are several; None without one."""
        texts = [item.text for item in self.items if isinstance(item, Pragma) and item.name.lower() == name]
        return texts[-1] if texts else None

    @property
    def events(self) -> tuple[Event, ...]:
        """The events alone."""
        return tuple(item for item in self.items if isinstance(item, _Event))

    @property
    def incomplete(self) -> bool:
        """Whether the file says that the game was not over."""
        return self.pragma("incomplete") is not None

    @property
    def size(self) -> int:
        """Squares on a side of the board; one that nobody here knows is the usual one."""
        return board_size(self.layout) or SIZE

    @property
    def layout(self) -> str:
        """The game whose board it is, as #board-layout says; empty where it says nothing."""
        return (self.pragma("board-layout") or "").lower()

    @property
    def numbered(self) -> Iterator[tuple[int, Item]]:
        """Each item with the line it starts on when written: encoding and players come first."""
        line = 2 + len(self.players)
        for item in self.items:
            yield line, item
            line += item.text.count("\n") + 1 if isinstance(item, Note) else 1
