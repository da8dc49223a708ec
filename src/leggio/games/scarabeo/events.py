"""What happens at a table. Draws, verdicts and votes are recorded, so a replay needs no chance and no dictionary."""

from enum import StrEnum
from typing import get_args

import msgspec

from leggio.core.board import Direction
from leggio.core.codec import Codec, Event, by_name
from leggio.core.record import Record
from leggio.core.verdicts import Verdict
from leggio.games.board.events import (
    Began,
    BoardEvent,
    Challenged,
    Drawn,
    Exchanged,
    GameEnded,
    PlayStood,
    Settled,
    Standing,
    StarterChosen,
    TilesLaid,
)
from leggio.games.common.state import (
    AbandonDeclined,
    AbandonProposed,
    Agreed,
    Passed,
    Resigned,
    Resumed,
    SeatEvent,
    Suspended,
    TableOpened,
    TakenBack,
    TimedOut,
)
from leggio.games.scarabeo.rules import Options

__all__ = [
    "CODEC",
    "AbandonDeclined",
    "AbandonProposed",
    "Agreed",
    "AnyEvent",
    "Ballot",
    "Began",
    "Challenged",
    "CrossingDoubted",
    "CrossingRuled",
    "Drawn",
    "Ended",
    "Ending",
    "Exchanged",
    "GlassTurned",
    "Opened",
    "Passed",
    "PlayStood",
    "Played",
    "Prize",
    "PrizeKind",
    "Reckoning",
    "Resigned",
    "Resumed",
    "Ruled",
    "ScarabTaken",
    "Settlement",
    "Standing",
    "StarterChosen",
    "Suspended",
    "TakenBack",
    "TimedOut",
    "Voted",
    "Winning",
    "WordScore",
]


class WordScore(Record, frozen=True, forbid_unknown_fields=True):
    """A word formed, in cells, and how its points came about: `points = letters × factor` (art. 3, 15-16)."""

    word: str
    square: str
    direction: Direction
    face: int  # its tiles alone
    letters: int  # the same with 2L and 3L squares
    factor: int  # 2P and 3P squares, and the doubling of the first word (art. 24)
    points: int


class PrizeKind(StrEnum):
    """What a prize is for (art. 25-29)."""

    TILES = "tiles"  # six, seven or eight laid at once
    SCARAB_WORD = "scarab_word"  # SCARABEO or SCARABEI in one play


class Prize(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One prize, and what it grows by when no scarab was used (art. 29)."""

    kind: PrizeKind
    points: int
    extra: int


class Opened(TableOpened[Options], frozen=True, kw_only=True):
    """The table is set: rules, players, choices, and the sealed bag (art. 1, 5)."""


class ScarabTaken(SeatEvent, frozen=True, kw_only=True):
    """A scarab on the board gave way to the letter it stood for, and went to that letter's rack (art. 21)."""

    square: str
    letter: str


class Played(TilesLaid, frozen=True, kw_only=True):
    """Tiles were laid and counted; the glass lies on its side until the hand passes (art. 5, 14, 20).

    Verdicts only where words are checked at once.
    """

    words: tuple[WordScore, ...]
    prizes: tuple[Prize, ...]
    score: int
    verdicts: tuple[Verdict, ...] = ()


class GlassTurned(SeatEvent, frozen=True, kw_only=True):
    """Whoever is on turn sees their rack: their sand runs (art. 17)."""


class Ballot(StrEnum):
    """One vote on contested words (art. 12)."""

    FOR = "for"  # they count
    AGAINST = "against"  # one of them at least does not
    ABSTAIN = "abstain"


class Voted(SeatEvent, frozen=True, kw_only=True):
    """A player voted; how is not shown until everyone has (art. 12)."""

    ballot: Ballot


class Ruled(Event, frozen=True, kw_only=True):
    """The contested words stand, or the play is taken back and its player goes on (art. 12-13).

    Decided by the verdicts of the dictionary, or by votes: who did not vote in time is not among them.
    """

    valid: bool
    verdicts: tuple[Verdict, ...] = ()
    votes: tuple[tuple[int, Ballot], ...] = ()


class CrossingDoubted(SeatEvent, frozen=True, kw_only=True):
    """A player says that a crossing on the board makes no sense; the glass lies on its side (art. 14, 20)."""

    square: str
    direction: Direction
    word: str


class CrossingRuled(Event, frozen=True, kw_only=True):
    """The crossing stays, or the letters of the play that made it go to the bag; its points stay (art. 14).

    Two players ask the dictionary, more have to agree, all of them. Letters that left are written as in a play: from
    its first square on, with a dot for each that stays.
    """

    word: str
    valid: bool
    square: str = ""
    direction: Direction = Direction.ACROSS
    tiles: str = ""
    verdicts: tuple[Verdict, ...] = ()
    votes: tuple[tuple[int, Ballot], ...] = ()


class Ending(StrEnum):
    """Why a game is over."""

    CLOSED = "closed"  # art. 32
    DEADLOCK = "deadlock"  # house rule
    RESIGNED = "resigned"  # house rule
    ABANDONED = "abandoned"  # house rule


class Reckoning(StrEnum):
    """Lines of the final settlement (art. 30, 33-34)."""

    RACK_LEFT = "rack_left"
    SCARABS_LEFT = "scarabs_left"
    RACK_GAINED = "rack_gained"
    SCARABS_GAINED = "scarabs_gained"


class Settlement(Settled[Reckoning], frozen=True):
    """One line of the settlement, and the tiles it is about (art. 30, 33-34)."""


class Winning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one player wins from another at the end: the difference of their scores (art. 36)."""

    winner: int
    loser: int
    points: int


class Ended(GameEnded[Ending, Settlement], frozen=True, kw_only=True):
    """The game is over and settled (art. 32-36)."""

    winnings: tuple[Winning, ...]


AnyEvent = (
    Opened
    | ScarabTaken
    | Played
    | Challenged
    | Voted
    | Ruled
    | CrossingDoubted
    | CrossingRuled
    | GlassTurned
    | TimedOut
    | BoardEvent
    | Ended
)

CODEC: Codec[AnyEvent] = Codec(by_name(get_args(AnyEvent)))
