"""What people may ask of a table. Seats count from 0, in turn order."""

from enum import StrEnum

import msgspec

from leggio.core.board import Direction
from leggio.games.scrabble.options import Options


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="command"):
    """Anything one can ask of a table."""


class SeatCommand(Command, frozen=True, kw_only=True):
    """A command of one player."""

    seat: int


class Open(Command, frozen=True, kw_only=True, tag="open"):
    """Open the table, at the scheduled time."""

    rules: str
    rules_version: int | None = None  # None: the newest
    players: tuple[str, ...]
    options: Options
    lexicon: str = ""


class Arrive(SeatCommand, frozen=True, kw_only=True, tag="arrive"):
    """An absent player sits down (art. 38)."""


class Play(SeatCommand, frozen=True, kw_only=True, tag="play"):
    """Lay a word: the square of its first letter, and the whole word; small letters are jollies (art. 3, 8)."""

    square: str
    direction: Direction
    word: str


class LayTiles(SeatCommand, frozen=True, kw_only=True, tag="lay_tiles"):
    """Lay loose tiles, as fingers do: square and cell of each; the word is what they make (art. 5, 7)."""

    tiles: tuple[tuple[str, str], ...]


class Pass(SeatCommand, frozen=True, kw_only=True, tag="pass"):
    """Give up the turn (art. 33)."""


class Exchange(SeatCommand, frozen=True, kw_only=True, tag="exchange"):
    """Change some tiles and give up the turn (art. 34)."""

    tiles: str


class TakeCambioSecco(SeatCommand, frozen=True, kw_only=True, tag="cambio_secco"):
    """Change the whole rack and keep the turn, once a game (art. 35)."""


class Hold(SeatCommand, frozen=True, kw_only=True, tag="hold"):
    """Ask the mover not to draw yet (art. 31)."""


class Accept(SeatCommand, frozen=True, kw_only=True, tag="accept"):
    """Let the pending play stand (art. 31)."""


class Challenge(SeatCommand, frozen=True, kw_only=True, tag="challenge"):
    """Contest words of the pending play (art. 28-29)."""

    words: tuple[str, ...]


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


class Resign(SeatCommand, frozen=True, kw_only=True, tag="resign"):
    """Give the game up: a house rule, the book has none."""


class ProposeAbandon(SeatCommand, frozen=True, kw_only=True, tag="propose_abandon"):
    """Propose to stop without a result, or agree to it: a house rule. Any move forgets the proposal."""


class Suspend(Command, frozen=True, kw_only=True, tag="suspend"):
    """Put the game away: every clock stops, and the limit of the game with them (house rule)."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """Take up a game that was put away."""


class Tick(Command, frozen=True, kw_only=True, tag="tick"):
    """Let what is due by now happen: windows that close, limits, automatic claims."""


AnyCommand = (
    Open
    | Arrive
    | Play
    | LayTiles
    | Pass
    | Exchange
    | TakeCambioSecco
    | Hold
    | Accept
    | Challenge
    | Rule
    | ClaimTime
    | TurnBoard
    | PressClock
    | Resign
    | ProposeAbandon
    | Suspend
    | Resume
    | Tick
)
