"""What happens at a table of Noveper."""

from enum import StrEnum
from typing import get_args

from leggio.core.codec import Codec, by_name
from leggio.core.verdicts import Verdict
from leggio.games.board.events import Began, Drawn, GameEnded, PlayStood, Settled, StarterChosen, TilesLaid
from leggio.games.board.score import WordScore
from leggio.games.common.state import (
    AbandonDeclined,
    AbandonProposed,
    Passed,
    Resigned,
    Resumed,
    Suspended,
    TableOpened,
)
from noveper.rules import Options

__all__ = [
    "CODEC",
    "AbandonDeclined",
    "AbandonProposed",
    "AnyEvent",
    "Began",
    "Drawn",
    "Ended",
    "Ending",
    "Opened",
    "Passed",
    "PlayStood",
    "Played",
    "Reckoning",
    "Resigned",
    "Resumed",
    "Settled",
    "StarterChosen",
    "Suspended",
]


class Opened(TableOpened[Options], frozen=True, kw_only=True):
    """The table is set."""


class Played(TilesLaid, frozen=True, kw_only=True):
    """Tiles were laid and scored."""

    words: tuple[WordScore, ...]
    score: int
    verdicts: tuple[Verdict, ...] = ()


class Ending(StrEnum):
    """Why a game is over."""

    WENT_OUT = "went_out"
    ALL_PASSED = "all_passed"
    RESIGNED = "resigned"
    ABANDONED = "abandoned"


class Reckoning(StrEnum):
    """Lines of the settlement."""

    RACK_LEFT = "rack_left"


class Ended(GameEnded[Ending, Settled[Reckoning]], frozen=True, kw_only=True):
    """The game is over and settled."""


AnyEvent = (
    Opened
    | StarterChosen
    | Drawn
    | Began
    | Played
    | PlayStood
    | Passed
    | Resigned
    | AbandonProposed
    | AbandonDeclined
    | Suspended
    | Resumed
    | Ended
)

CODEC: Codec[AnyEvent] = Codec(by_name(get_args(AnyEvent)))
