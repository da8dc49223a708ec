"""What happens at a table. Draws and verdicts are recorded, so a replay needs no chance and no dictionary."""

from enum import StrEnum
from typing import get_args

from leggio.core.codec import Codec, Event, by_name
from leggio.core.verdicts import Verdict
from leggio.games.board import events as board
from leggio.games.board.events import (
    Began,
    BoardEvent,
    Drawn,
    Exchanged,
    PlayStood,
    Standing,
    StarterChosen,
    TilesChanged,
    TilesLaid,
)
from leggio.games.board.score import WordScore
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
)
from leggio.games.scrabble.options import Arbiter, Options

__all__ = [
    "CODEC",
    "AbandonDeclined",
    "AbandonProposed",
    "Agreed",
    "AnyEvent",
    "Arrived",
    "Began",
    "BoardTurned",
    "CambioSecco",
    "Challenged",
    "ClockPressed",
    "Drawn",
    "Ended",
    "Ending",
    "Exchanged",
    "Held",
    "Opened",
    "Passed",
    "PlayStood",
    "Played",
    "Reckoning",
    "Resigned",
    "Resumed",
    "Ruled",
    "RulingCorrected",
    "Settlement",
    "Standing",
    "StarterChosen",
    "Suspended",
    "TakenBack",
    "TimeClaimed",
    "WordScore",
]


class Opened(TableOpened[Options], frozen=True, kw_only=True):
    """The table is set: rules, players, choices, and the sealed bag (art. 1, 24)."""


class Arrived(SeatEvent, frozen=True, kw_only=True):
    """A player who was absent on schedule sits down (art. 38)."""


class BoardTurned(SeatEvent, frozen=True, kw_only=True):
    """The player on turn has turned the board (art. 27)."""


class ClockPressed(SeatEvent, frozen=True, kw_only=True):
    """The clock of the player on turn was started by hand (art. 25, 27)."""


class Played(TilesLaid, frozen=True, kw_only=True):
    """Tiles were laid and scored; the play is pending (art. 26-31). Verdicts only where words are checked at once."""

    words: tuple[WordScore, ...]
    bonus: int
    score: int
    verdicts: tuple[Verdict, ...] = ()


class Held(SeatEvent, frozen=True, kw_only=True):
    """An opponent asks the mover not to draw yet (art. 31)."""


class Challenged(board.Challenged, frozen=True, kw_only=True):
    """Words were contested; clocks stop. The judge's opinion is for whoever rules, nobody else (art. 28-29)."""

    opinion: tuple[Verdict, ...] = ()


class Ruled(Event, frozen=True, kw_only=True):
    """The contested words were ruled on: the play stands or is taken back, and someone pays (art. 29-30)."""

    arbiter: Arbiter
    verdicts: tuple[Verdict, ...]
    valid: bool
    penalized: int
    penalty: int
    name: str = ""


class RulingCorrected(Event, frozen=True, kw_only=True):
    """Whoever ruled takes it back before the game goes on, and rules anew in what follows (art. 32).

    Tiles that were drawn upon it go back into the bag.
    """

    arbiter: Arbiter
    valid: dict[str, bool]  # as the words are ruled on now
    name: str = ""


class CambioSecco(TilesChanged, frozen=True, kw_only=True):
    """The whole rack changed, turn kept (art. 35)."""


class TimeClaimed(Event, frozen=True, kw_only=True):
    """Used-up time was pointed out: stage 1 begins the extra minute, stage 2 loses the game (art. 37)."""

    against: int
    stage: int
    seat: int | None = None  # None: claimed by the table itself


class Ending(StrEnum):
    """Why a game is over."""

    WENT_OUT = "went_out"  # art. 39a
    SCORELESS = "scoreless"  # art. 39b
    TIME_LOST = "time_lost"  # art. 39c
    TIME_LIMIT = "time_limit"  # art. 39d
    RESIGNED = "resigned"  # house rule
    ABANDONED = "abandoned"  # house rule


class Reckoning(StrEnum):
    """Lines of the final settlement (art. 37, 40)."""

    TIME_PENALTY = "time_penalty"
    RACK_LEFT = "rack_left"
    RACK_GAINED = "rack_gained"
    CONVENTIONAL = "conventional"


class Settlement(board.Settled[Reckoning], frozen=True):
    """One line of the settlement (art. 37, 40)."""


class Ended(board.GameEnded[Ending, Settlement], frozen=True, kw_only=True):
    """The game is over and settled (art. 37, 39-41)."""


AnyEvent = (
    Opened
    | Arrived
    | BoardTurned
    | ClockPressed
    | Played
    | Held
    | Challenged
    | Ruled
    | RulingCorrected
    | CambioSecco
    | TimeClaimed
    | BoardEvent
    | Ended
)

CODEC: Codec[AnyEvent] = Codec(by_name(get_args(AnyEvent)))
