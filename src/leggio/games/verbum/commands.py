"""What people may ask of a table. Seats count from 0, in turn order; words on the table have numbers, from 1."""

from enum import StrEnum

from leggio.games.common.commands import (
    Accept,
    HouseCommand,
    OpenTable,
    Pass,
    ProposeAbandon,
    Resign,
    Resume,
    SeatCommand,
    Suspend,
    Tick,
)
from leggio.games.verbum.deck import Deck
from leggio.games.verbum.options import Options

__all__ = [
    "Accept",
    "AnyCommand",
    "Contest",
    "Discard",
    "Draw",
    "Lay",
    "Open",
    "Pass",
    "Pile",
    "ProposeAbandon",
    "Resign",
    "Restore",
    "Resume",
    "Steal",
    "Suspend",
    "SwapHands",
    "SwapJolly",
    "Tick",
    "Vote",
]


class Pile(StrEnum):
    """The two piles: A lies face up and takes the discards, B face down (par. 4)."""

    A = "a"
    B = "b"


class Open(OpenTable, frozen=True, kw_only=True, tag="open"):
    """Open the table: the deck is sealed and dealt (par. 4)."""

    options: Options
    deck: Deck | None = None  # None: ours for that many players


class Draw(SeatCommand, frozen=True, kw_only=True, tag="draw"):
    """Begin one's turn with a card of either pile (par. 6)."""

    pile: Pile


class Lay(SeatCommand, frozen=True, kw_only=True, tag="lay"):
    """Lay words: `CaNE` with a jolly for A, `SPA(ZZ)INO` with the jolly AA-ZZ (par. 6, 13-14)."""

    words: tuple[str, ...]


class SwapHands(SeatCommand, frozen=True, kw_only=True, tag="swap_hands"):
    """Use a swap-hands card (par. 11)."""

    other: int


class Steal(SeatCommand, frozen=True, kw_only=True, tag="steal"):
    """Put a thief in place of a letter card of an opponent's word (par. 12). Places count from 0, by cards."""

    word: int
    place: int


class Restore(SeatCommand, frozen=True, kw_only=True, tag="restore"):
    """Put the stolen letter back into one's own word and take the thief (par. 12)."""

    word: int
    place: int


class SwapJolly(SeatCommand, frozen=True, kw_only=True, tag="swap_jolly"):
    """Take a jolly from the table for the letter cards it stands for (par. 13-14)."""

    word: int
    place: int


class Discard(SeatCommand, frozen=True, kw_only=True, tag="discard"):
    """Put a card on pile A and end the turn (par. 6)."""

    card: str


class Contest(SeatCommand, frozen=True, kw_only=True, tag="contest"):
    """Ask for a word just laid to be checked (par. 3)."""

    word: int


class Vote(SeatCommand, frozen=True, kw_only=True, tag="vote"):
    """Say whether the contested word is good, where the players decide (par. 3)."""

    valid: bool


AnyCommand = (
    Open
    | Draw
    | Lay
    | SwapHands
    | Steal
    | Restore
    | SwapJolly
    | Discard
    | Pass
    | Accept
    | Contest
    | Vote
    | HouseCommand
)
