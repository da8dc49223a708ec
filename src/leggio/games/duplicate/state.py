"""A Duplicate at one moment: everything the rules need to know, secrets included. People get views of it.

With it the one stopwatch, what falls due by itself, and who may act in the hall. The introduction.
"""

from collections.abc import Iterator, Mapping
from enum import StrEnum

import msgspec
from msgspec import UNSET, UnsetType

from leggio.core.bag import Bag, Seal
from leggio.core.board import Board, Direction
from leggio.core.letters import is_label
from leggio.core.mixing import Mixing
from leggio.core.outcome import Rejected
from leggio.core.record import Record
from leggio.core.roll import Roll
from leggio.core.verdicts import Verdict
from leggio.games.common.conduct import Conduct, Deadline, Work, soonest
from leggio.games.duplicate.commands import refuse
from leggio.games.duplicate.events import By, Ended, Fault, Laid, TimeUp, TimeWarned
from leggio.games.duplicate.rules import Options, RuleSet


class Phase(StrEnum):
    """What the hall is waiting for."""

    BETWEEN = "between"  # the next draw
    DRAWN = "drawn"  # the stopwatch: only the desk knows the letters
    PLAYING = "playing"
    CHECKING = "checking"  # time is up: the desk collects, corrects and closes
    OVER = "over"


class Slip(msgspec.Struct, frozen=True, kw_only=True):
    """A slip and what it is worth."""

    draw: int  # the draw it was written for
    order: int  # earlier slips have smaller ones
    at: int
    square: str
    direction: Direction
    word: str
    laid: Laid | None
    fault: Fault | None
    kept: int
    verdicts: tuple[Verdict, ...]
    by: By

    @property
    def score(self) -> int:
        """Its points, without a bonus."""
        return self.laid.score if self.laid else 0


class Player(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who plays."""

    name: str
    points: int = 0
    left: bool = False
    slip: Slip | None = None  # the last one, of this draw or an earlier one
    warnings: tuple[str, ...] = ()
    penalties: tuple[tuple[int, str], ...] = ()
    remarks: tuple[str, ...] = ()


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """A round that is closed."""

    number: int
    board: Board  # as it was
    rack: str
    top: tuple[Laid, ...]
    closed_with: tuple[Laid, ...]  # the top as it was when the round was closed; a slip put right may be worth more
    master: Laid
    seat: int | None
    solo: int | None
    bonus: int
    field: int  # how many were playing
    slips: Mapping[int, Slip]  # by seat
    found: int  # how many found a play as good as the top

    def points(self, seat: int) -> int:
        """What a seat made in it."""
        slip = self.slips.get(seat)
        return (slip.score if slip else 0) + (self.bonus if seat == self.solo else 0)


class Watch(msgspec.Struct, frozen=True):
    """The stopwatch: running up to a moment, standing still with some time left, or neither."""

    ends_at: int | None = None
    left_ms: int | None = None
    warned: bool = False


class Ranking(msgspec.Struct, frozen=True):
    """Who comes where: seats best first, and the place of each seat, shared where points are equal."""

    order: tuple[int, ...] = ()
    places: tuple[int, ...] = ()


class State(Record, frozen=True, kw_only=True):
    """The hall. Frozen: every event makes a new one, and shares what did not change."""

    rules: RuleSet
    options: Options
    lexicon: str
    seal: Seal
    commitment: str
    bag: Bag
    board: Board
    roll: Roll[Player]
    active: tuple[int, ...]  # seats that play
    ranking: Ranking
    rack: str = ""
    phase: Phase = Phase.BETWEEN
    round: int = 0  # the number of the last draw's
    draws: int = 0
    slips: int = 0  # handed in for this draw, replaced ones too
    handed_in: int = 0  # players who have handed in
    watch: Watch = Watch()
    rounds: Roll[Round] = Roll()
    top_total: int = 0
    suspended: int | None = None  # since when
    ended: Ended | None = None
    now: int
    seq: int = 1
    mixing: Mixing | UnsetType = UNSET  # the public value that goes into the bag, where one was named

    @property
    def players(self) -> tuple[str, ...]:
        """Everyone's name by seat."""
        return tuple(player.name for player in self.roll)

    def slip_of(self, seat: int) -> Slip | None:
        """What a seat has handed in for the letters on the desk."""
        slip = self.roll[seat].slip
        return slip if slip and slip.draw == self.draws else None


def next_deadline(state: State) -> int | None:
    """When something will fall due if nobody does anything: for whoever keeps the timers."""
    return soonest(state, deadlines)


def waits_for(state: State) -> tuple[int, ...]:
    """Everyone who plays while the round is on: a slip may be replaced until time is up."""
    return state.active if state.phase is Phase.PLAYING and state.suspended is None else ()


def in_play(state: State, seat: int) -> bool:
    """Whether a seat plays, from the first draw to the end; who went home, until the round they left is closed."""
    on = state.phase in (Phase.PLAYING, Phase.CHECKING)
    return state.ended is None and state.round > 0 and (on or not state.roll[seat].left)


def time_left(state: State, now: int) -> int | None:
    """What the stopwatch shows; None where there is none."""
    watch = state.watch
    if watch.ends_at is None:
        return watch.left_ms
    return max(0, watch.ends_at - (now if state.suspended is None else state.suspended))


def deadlines(state: State) -> Iterator[Deadline[State]]:
    """The warning and the end of the round, while the stopwatch runs."""
    ends_at = state.watch.ends_at
    if state.phase is not Phase.PLAYING or state.suspended is not None or ends_at is None:
        return
    if state.options.warning_ms and not state.watch.warned:
        yield ends_at - state.options.warning_ms, _warn
    yield ends_at, lambda work: work.add(TimeUp(at=work.at))


def _warn(work: Work[State]) -> None:
    work.add(TimeWarned(at=work.at, left_ms=time_left(work.state, work.at) or 0))


LONGEST_TEXT = 200


class HallConduct(Conduct[State]):
    """What is a hall's own: people come and go."""

    def refuse_seat(self, state: State, seat: int) -> Rejected | None:
        """A refusal unless the game is on and this seat plays."""
        if not 0 <= seat < len(state.roll):
            return refuse("seat.unknown", seat=seat)
        if code := self.closed.get(state.phase):
            return refuse(code)
        return refuse("seat.left") if state.roll[seat].left else None


HALL = HallConduct(refuse, closed={Phase.OVER: "game.over"})


def refuse_text(text: str) -> Rejected | None:
    """A refusal unless a text can be kept and shown."""
    return None if is_label(text, LONGEST_TEXT) else refuse("text.bad", longest=LONGEST_TEXT)
