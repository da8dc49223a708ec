"""What people may ask at the table of a board game, and what happens there."""

from enum import StrEnum
from typing import Generic, TypeVar

import msgspec

from leggio.core.board import Direction
from leggio.core.codec import Event
from leggio.games.common.commands import Accept, HouseCommand, Pass, SeatCommand
from leggio.games.common.state import Agreed, HouseEvent, Passed, SeatEvent


class Play(SeatCommand, frozen=True, kw_only=True, tag="play"):
    """Lay a word: the square of its first letter, and the whole word; small letters are jollies."""

    square: str
    direction: Direction
    word: str


class LayTiles(SeatCommand, frozen=True, kw_only=True, tag="lay_tiles"):
    """Lay loose tiles, as fingers do: square and cell of each; the word is what they make."""

    tiles: tuple[tuple[str, str], ...]


class Challenge(SeatCommand, frozen=True, kw_only=True, tag="challenge"):
    """Contest words of the pending play."""

    words: tuple[str, ...]


# What people may ask at any board game.
BoardCommand = Play | LayTiles | Pass | Accept | Challenge | HouseCommand


KindT_co = TypeVar("KindT_co", bound=StrEnum, covariant=True)
ReasonT_co = TypeVar("ReasonT_co", bound=StrEnum, covariant=True)
SettlementT_co = TypeVar("SettlementT_co", covariant=True)


class StarterChosen(Event, frozen=True, kw_only=True):
    """Who starts, and the tiles that decided it; no tiles where the starter was named."""

    starter: int
    draws: tuple[tuple[int, str], ...] = ()


class Drawn(SeatEvent, frozen=True, kw_only=True):
    """A player draws from the bag."""

    tiles: str


class Began(Event, frozen=True, kw_only=True):
    """Everyone is there and has their tiles: the first turn begins."""


class TilesLaid(SeatEvent, frozen=True, kw_only=True):
    """Tiles were laid: the main word with a dot for each that was there before. Each game adds how it counts them."""

    square: str
    direction: Direction
    tiles: str


class Standing(StrEnum):
    """Why a play is no longer open to challenge."""

    AGREED = "agreed"
    MOVED = "moved"  # the next player simply moved
    EXPIRED = "expired"  # nobody challenged it in time
    CHECKED = "checked"  # its words were checked as it was laid
    CLOSED = "closed"  # the game ended while it was pending


class PlayStood(Event, frozen=True, kw_only=True):
    """The pending play is final and scores."""

    how: Standing


class Challenged(SeatEvent, frozen=True, kw_only=True):
    """Words of the pending play were contested."""

    words: tuple[str, ...]


class TilesChanged(SeatEvent, frozen=True, kw_only=True):
    """Tiles of a rack were changed for others of the bag."""

    given: str
    drawn: str


class Exchanged(TilesChanged, frozen=True, kw_only=True):
    """Tiles changed for a turn."""


# What happens at any board game, beside its opening, its plays and its end.
BoardEvent = StarterChosen | Drawn | Began | Agreed | PlayStood | Passed | Exchanged | HouseEvent


class Settled(msgspec.Struct, Generic[KindT_co], frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One line of the settlement: the tiles it is about, where it is about tiles."""

    seat: int
    kind: KindT_co
    points: int
    tiles: str = ""


class GameEnded(Event, Generic[ReasonT_co, SettlementT_co], frozen=True, kw_only=True):
    """The game is over and settled. Places: seats best first, shared where equal; none if annulled."""

    reason: ReasonT_co
    article: str
    settlement: tuple[SettlementT_co, ...]
    scores: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
