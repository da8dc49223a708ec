"""What players and the desk may ask at a duplicate, and the article behind each refusal."""

from enum import StrEnum

from leggio.core.board import Direction
from leggio.games.common.commands import (
    HOUSE,
    HOUSE_RULES,
    Command,
    OpenTable,
    Resume,
    SeatCommand,
    Suspend,
    Tick,
    refuser,
)
from leggio.games.duplicate.rules import Options
from leggio.games.figs import PLAY

__all__ = [
    "Announce",
    "AnyCommand",
    "CloseRound",
    "Correct",
    "DeskCommand",
    "Draw",
    "EndGame",
    "EnterSlip",
    "Extend",
    "HandIn",
    "Join",
    "Open",
    "Penalise",
    "Register",
    "Remark",
    "Remove",
    "ReplaceDraw",
    "Resign",
    "Resume",
    "Role",
    "RunWatch",
    "Start",
    "StopWatch",
    "Suspend",
    "Tick",
    "Warn",
]


class Role(StrEnum):
    """Who leads, beside the players."""

    DESK = "referee"  # the referee's desk; tables call whoever sits there the referee


class DeskCommand(Command, frozen=True, kw_only=True):
    """A command of the desk; `name` is who sits there."""

    role: Role = Role.DESK
    name: str = ""


class Open(OpenTable, frozen=True, kw_only=True, tag="open"):
    """Open the hall and seal the bag; players may be there already."""

    players: tuple[str, ...] = ()
    options: Options
    announced: str = ""  # a public value that nobody knows yet, to go into the bag: what it will be, and when


class Announce(DeskCommand, frozen=True, kw_only=True, tag="announce"):
    """The public value that was named beforehand is known: the bag is mixed with it."""

    value: str


class Join(Command, frozen=True, kw_only=True, tag="join"):
    """Somebody comes in and plays, or comes back; rounds they missed score 0."""

    player: str


class Register(DeskCommand, frozen=True, kw_only=True, tag="register"):
    """The desk lets somebody play, with paper slips perhaps."""

    player: str


class HandIn(SeatCommand, frozen=True, kw_only=True, tag="hand_in"):
    """A slip: the square of the first letter and the whole word; small letters are jollies. The last one counts."""

    square: str
    direction: Direction
    word: str
    draw: int | None = None  # the draw it was written for, as the view numbers it; None: the one on the desk


class Remark(SeatCommand, frozen=True, kw_only=True, tag="remark"):
    """Something a player tells the desk."""

    text: str


class Resign(SeatCommand, frozen=True, kw_only=True, tag="leave"):
    """Go home; the points stay."""


class Remove(DeskCommand, frozen=True, kw_only=True, tag="remove"):
    """A player has gone home."""

    whom: int


class Draw(DeskCommand, frozen=True, kw_only=True, tag="draw"):
    """Draw the letters of the next round; where a real bag is used, all of them as they now lie on the desk."""

    tiles: str = ""
    start: bool = True  # the stopwatch at once


class ReplaceDraw(DeskCommand, frozen=True, kw_only=True, tag="replace_draw"):
    """All letters go back and others come; slips of this round are void."""

    tiles: str = ""
    start: bool = True


class Start(DeskCommand, frozen=True, kw_only=True, tag="start"):
    """Show the letters and start the stopwatch."""


class StopWatch(DeskCommand, frozen=True, kw_only=True, tag="stop_watch"):
    """Let the stopwatch stand still."""


class RunWatch(DeskCommand, frozen=True, kw_only=True, tag="run_watch"):
    """Let it run again."""


class Extend(DeskCommand, frozen=True, kw_only=True, tag="extend"):
    """Give more time; a round that is over but not closed goes on."""

    by_ms: int


class EnterSlip(DeskCommand, frozen=True, kw_only=True, tag="enter_slip"):
    """A paper slip, typed at the desk."""

    whom: int
    square: str
    direction: Direction
    word: str


class Correct(DeskCommand, frozen=True, kw_only=True, tag="correct"):
    """Put a slip right, of this round or of an earlier one; the desk may rule on its words itself."""

    whom: int
    round: int
    square: str
    direction: Direction
    word: str
    valid: bool | None = None  # the desk's ruling (art. 28); None: the judge's


class Warn(DeskCommand, frozen=True, kw_only=True, tag="warn"):
    """Admonish a player."""

    whom: int
    text: str


class Penalise(DeskCommand, frozen=True, kw_only=True, tag="penalise"):
    """Take points off a player; negative points give them back."""

    whom: int
    points: int
    text: str


class CloseRound(DeskCommand, frozen=True, kw_only=True, tag="close_round"):
    """Score the slips and lay the master play; before time is up, that ends the round."""


class EndGame(DeskCommand, frozen=True, kw_only=True, tag="end_game"):
    """Leave it at the rounds played."""


AnyCommand = (
    Open
    | Announce
    | Join
    | Register
    | HandIn
    | Remark
    | Resign
    | Remove
    | Draw
    | ReplaceDraw
    | Start
    | StopWatch
    | RunWatch
    | Extend
    | EnterSlip
    | Correct
    | Warn
    | Penalise
    | CloseRound
    | EndGame
    | Suspend
    | Resume
    | Tick
)


PREMISE = "premessa"  # the book's introduction says what Duplicate is

# Why a slip may score nothing: as a play would be refused at a table.
FAULTS = PLAY | {"play.too_many_tiles": "3"}

ARTICLES = (
    FAULTS
    | HOUSE_RULES
    | {
        "open.no_judge": "28",
        "open.no_finder": HOUSE,
        "join.name": HOUSE,
        "join.taken": HOUSE,
        "join.full": HOUSE,
        "seat.left": HOUSE,
        "game.over": HOUSE,
        "desk.name": HOUSE,
        "text.bad": HOUSE,
        "points.bad": HOUSE,
        "slip.unreadable": HOUSE,
        "slip.no_letters": PREMISE,
        "slip.time_up": PREMISE,
        "slip.other_letters": PREMISE,
        "draw.round_open": PREMISE,
        "draw.none": PREMISE,
        "draw.sealed": HOUSE,
        "draw.value_first": HOUSE,
        "announce.none": HOUSE,
        "draw.type_tiles": HOUSE,
        "draw.count": HOUSE,
        "draw.not_in_bag": "1",
        "draw.kinds": HOUSE,
        "draw.no_play": HOUSE,
        "watch.none": PREMISE,
        "watch.stopped": HOUSE,
        "watch.running": HOUSE,
        "watch.span": HOUSE,
        "correct.round": HOUSE,
        "close.no_round": PREMISE,
    }
)

refuse = refuser(ARTICLES)
