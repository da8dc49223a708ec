"""What people may ask of a table. Seats count from 0, in turn order."""

import msgspec

from leggio.core.board import Direction
from leggio.games.scarabeo.events import Ballot
from leggio.games.scarabeo.options import Options


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="command"):
    """Anything one can ask of a table."""


class SeatCommand(Command, frozen=True, kw_only=True):
    """A command of one player."""

    seat: int


class Open(Command, frozen=True, kw_only=True, tag="open"):
    """Open the table: draw for the start, deal, and turn the glass (art. 4-5)."""

    rules: str
    rules_version: int | None = None  # None: the newest
    players: tuple[str, ...]
    options: Options
    lexicon: str = ""


class Play(SeatCommand, frozen=True, kw_only=True, tag="play"):
    """Lay a word: the square of its first letter, and the whole word; small letters are scarabs (art. 5, 21)."""

    square: str
    direction: Direction
    word: str


class LayTiles(SeatCommand, frozen=True, kw_only=True, tag="lay_tiles"):
    """Lay loose tiles, as fingers do: square and cell of each; the word is what they make (art. 5)."""

    tiles: tuple[tuple[str, str], ...]


class TakeScarab(SeatCommand, frozen=True, kw_only=True, tag="take_scarab"):
    """Put the letter a scarab stands for in its place, and take it (art. 21). The turn goes on."""

    square: str


class Pass(SeatCommand, frozen=True, kw_only=True, tag="pass"):
    """Give up the turn (art. 18)."""


class Exchange(SeatCommand, frozen=True, kw_only=True, tag="exchange"):
    """Show eight tiles that are all vowels or all consonants, change them, and give up the turn (art. 23)."""


class Accept(SeatCommand, frozen=True, kw_only=True, tag="accept"):
    """Let the pending play stand (art. 14)."""


class Challenge(SeatCommand, frozen=True, kw_only=True, tag="challenge"):
    """Contest words of the pending play (art. 12)."""

    words: tuple[str, ...]


class Vote(SeatCommand, frozen=True, kw_only=True, tag="vote"):
    """Vote on the contested words: for them, against them, or for neither (art. 12)."""

    ballot: Ballot


class Resign(SeatCommand, frozen=True, kw_only=True, tag="resign"):
    """Give the game up: a house rule, the book has none."""


class ProposeAbandon(SeatCommand, frozen=True, kw_only=True, tag="propose_abandon"):
    """Propose to stop without a result, or agree to it: a house rule. Any move forgets the proposal."""


class Suspend(Command, frozen=True, kw_only=True, tag="suspend"):
    """Put the game away: no sand runs (house rule)."""


class Resume(Command, frozen=True, kw_only=True, tag="resume"):
    """Take up a game that was put away."""


class Tick(Command, frozen=True, kw_only=True, tag="tick"):
    """Let what is due by now happen: glasses that run out, hands that pass, votes that close."""


AnyCommand = (
    Open
    | Play
    | LayTiles
    | TakeScarab
    | Pass
    | Exchange
    | Accept
    | Challenge
    | Vote
    | Resign
    | ProposeAbandon
    | Suspend
    | Resume
    | Tick
)
