"""What happens in a Duplicate. Draws, verdicts and tops are recorded: a replay needs no dictionary and no engine."""

from enum import StrEnum
from typing import get_args

import msgspec

from leggio.core.board import Direction
from leggio.core.codec import Codec, Event, by_name
from leggio.core.verdicts import Verdict
from leggio.games.common.state import BagMixed, Resumed, SeatEvent, Suspended, TableOpened
from leggio.games.duplicate.rules import Options

__all__ = [
    "CODEC",
    "AnyEvent",
    "BagMixed",
    "By",
    "Corrected",
    "Drawn",
    "Ended",
    "Ending",
    "Extended",
    "Fault",
    "HandedIn",
    "Joined",
    "Laid",
    "Left",
    "Opened",
    "Penalised",
    "Remarked",
    "Resumed",
    "RoundClosed",
    "Started",
    "Suspended",
    "TimeUp",
    "TimeWarned",
    "Warned",
    "WatchRuns",
    "WatchStopped",
]


class By(StrEnum):
    """Whose hand it was."""

    PLAYER = "player"
    DESK = "desk"


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why a slip scores nothing: a stable code, the article, and data for a sentence."""

    code: str
    article: str = ""
    detail: dict[str, object] = {}


class Laid(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A play that fits: the main word in cells, its new tiles (a dot for each that was there), its points."""

    square: str
    direction: Direction
    word: str
    tiles: str
    score: int


class Opened(TableOpened[Options], frozen=True, kw_only=True):
    """The hall is open: rules, players, choices, and the sealed bag. The commitment is public, the seal is not."""

    announced: str = ""  # the public value that goes into the bag, named before it is known


class Joined(SeatEvent, frozen=True, kw_only=True):
    """Somebody plays from now on, on a seat of their own; one who had left is back on it."""

    player: str
    by: By = By.PLAYER
    name: str = ""


class Left(SeatEvent, frozen=True, kw_only=True):
    """A player has gone home."""

    by: By = By.PLAYER
    name: str = ""


class Drawn(Event, frozen=True, kw_only=True):
    """The letters of a round, for the desk alone until the stopwatch starts; those thrown back did not do."""

    round: int
    tiles: str
    rejected: tuple[str, ...] = ()
    replaces: bool = False
    typed: bool = False  # from a real bag
    name: str = ""


class Started(Event, frozen=True, kw_only=True):
    """The letters are shown and the stopwatch runs."""

    round: int
    rack: str
    ends_at: int | None
    name: str = ""


class TimeWarned(Event, frozen=True, kw_only=True):
    """The end is near."""

    left_ms: int


class TimeUp(Event, frozen=True, kw_only=True):
    """No more slips from players; the desk collects those on paper."""


class WatchStopped(Event, frozen=True, kw_only=True):
    """The stopwatch stands still."""

    left_ms: int
    name: str = ""


class WatchRuns(Event, frozen=True, kw_only=True):
    """The stopwatch runs again, or has more time."""

    ends_at: int
    name: str = ""


class Extended(Event, frozen=True, kw_only=True):
    """There is more time; a round that was over goes on."""

    by_ms: int
    name: str = ""


class HandedIn(SeatEvent, frozen=True, kw_only=True):
    """A slip and what it comes to, which nobody but the desk is told before the round is closed."""

    square: str
    direction: Direction
    word: str
    laid: Laid | None = None  # None: worth nothing, and the fault says why
    fault: Fault | None = None
    kept: int = 0  # jollies that stay on the rack
    verdicts: tuple[Verdict, ...] = ()
    by: By = By.PLAYER
    name: str = ""


class Corrected(SeatEvent, frozen=True, kw_only=True):
    """The desk put a slip right. Of a closed round, the points of that round that change with it."""

    round: int
    square: str
    direction: Direction
    word: str
    laid: Laid | None = None
    fault: Fault | None = None
    kept: int = 0
    verdicts: tuple[Verdict, ...] = ()
    ruled: bool | None = None  # by the desk itself, not by the judge
    solo: int | None = None  # who is now alone with the best play of a closed round
    changes: tuple[tuple[int, int], ...] = ()
    name: str = ""


class Remarked(SeatEvent, frozen=True, kw_only=True):
    """A player told the desk something."""

    text: str


class Warned(SeatEvent, frozen=True, kw_only=True):
    """The desk admonished a player."""

    text: str
    name: str = ""


class Penalised(SeatEvent, frozen=True, kw_only=True):
    """The desk took points off a player."""

    points: int
    text: str
    name: str = ""


class RoundClosed(Event, frozen=True, kw_only=True):
    """Slips are scored and the master play lies on the board; the top is what the engine found, at least."""

    round: int
    top: tuple[Laid, ...]
    master: Laid
    seat: int | None  # whose slip the master play is; None: nobody's
    solo: int | None  # who was alone with the best play
    bonus: int
    name: str = ""


class Ending(StrEnum):
    """Why it is over."""

    LETTERS = "letters"  # too few vowels or consonants are left
    NO_PLAY = "no_play"
    ROUNDS = "rounds"  # as many as were agreed
    DESK = "desk"


class Ended(Event, frozen=True, kw_only=True):
    """It is over. Places: seats best first, shared where equal."""

    reason: Ending
    scores: tuple[int, ...]
    places: tuple[tuple[int, ...], ...]
    top: int  # points of all tops together
    name: str = ""


AnyEvent = (
    Opened
    | BagMixed
    | Joined
    | Left
    | Drawn
    | Started
    | TimeWarned
    | TimeUp
    | WatchStopped
    | WatchRuns
    | Extended
    | HandedIn
    | Corrected
    | Remarked
    | Warned
    | Penalised
    | RoundClosed
    | Suspended
    | Resumed
    | Ended
)

CODEC: Codec[AnyEvent] = Codec(by_name(get_args(AnyEvent)))
