"""A table at one moment: everything the rules need to know, secrets included. People get views of it.

With it how much time there is: each player's, the extra minute, a pending play's window, the whole game (art. 31, 37).
"""

from enum import StrEnum

from leggio.core.sheet import Sheet
from leggio.games.board.state import BoardState, PendingPlay, SheetRow
from leggio.games.figs import RuleSet
from leggio.games.scrabble.events import Challenged, Ended, Played, Ruled
from leggio.games.scrabble.options import Options


class Phase(StrEnum):
    """What the table is waiting for."""

    GATHERING = "gathering"  # someone is still absent (art. 38)
    PLAYING = "playing"
    RULING = "ruling"  # the referee has been called (art. 28)
    OVER = "over"


class Entry(StrEnum):
    """What a row of the sheet is about."""

    PLAY = "play"
    WITHDRAWN = "withdrawn"  # art. 30: taken back after a challenge, scores 0
    PENALTY = "penalty"  # art. 30
    PASS = "pass"  # noqa: S105 - a turn given up, not a password
    EXCHANGE = "exchange"
    CAMBIO_SECCO = "cambio_secco"
    TIME_PENALTY = "time_penalty"
    RACK_LEFT = "rack_left"
    RACK_GAINED = "rack_gained"
    CONVENTIONAL = "conventional"


class Row(SheetRow[Entry], frozen=True):
    """One row (art. 27). An exchange shows how many tiles, never which."""


class Pending(PendingPlay[Played], frozen=True):
    """A play on the board that may still be challenged, and how to take it back."""

    opened_at: int  # time the player on turn had used when it was laid: the window counts from there
    held_by: int | None = None
    agreed: tuple[int, ...] = ()


class PendingForEach(Pending, frozen=True, kw_only=True):
    """One that each opponent may hold and challenge until they accepted, whatever the others do (art. 31).

    `opened_at` is the time that all had used; whoever lost a challenge has had their say, and is among `agreed`.
    """

    held: tuple[int, ...] = ()  # who asked the mover not to draw, in that order
    upheld: tuple[str, ...] = ()  # words that were ruled admissible
    idle_before: tuple[int, ...]  # the run of turns without a word that it breaks if it stands (art. 39b)


class State(BoardState[RuleSet, Options], frozen=True, kw_only=True):
    """The table. Frozen: every event makes a new one."""

    absent: tuple[int, ...]
    totals: tuple[int, ...]
    overtime: tuple[int | None, ...]  # time used when the extra minute was claimed; None: not claimed
    secco_used: tuple[int, ...] = ()  # seats that have had their cambio secco
    phase: Phase = Phase.GATHERING
    starter: int = 0
    turn: int = 0
    board_turned: bool = False
    seated_at: int | None = None
    suspended: tuple[int, ...] | None = None  # seats whose clocks ran when the game was put away
    pending: Pending | None = None
    challenge: Challenged | None = None
    idle: tuple[int, ...]  # passes and exchanges in a row of each seat (art. 39b)
    resigned: tuple[int, ...] = ()
    for_abandon: tuple[int, ...] = ()
    lost_on_time: int | None = None
    rows: Sheet[Row] = Sheet()
    ended: Ended | None = None
    now: int
    seq: int = 1

    @property
    def unanswered(self) -> tuple[int, ...]:
        """Opponents who may still challenge the pending play."""
        if self.pending is None:
            return ()
        return tuple([seat for seat in self.opponents(self.pending.play.seat) if seat not in self.pending.agreed])

    @property
    def scoreless(self) -> int:
        """Passes and exchanges in a row at the whole table."""
        return sum(self.idle)


class RuledState(State, frozen=True, kw_only=True):
    """A table where a person has just ruled and nobody has done anything since: it may be put right (art. 32)."""

    before: State  # as the table was when the case was before them
    ruling: Ruled


def window(state: State) -> int:
    """How much of their own time opponents have to challenge the pending play (art. 31)."""
    held = state.pending is not None and state.pending.held_by is not None
    return max(state.rules.window_ms, state.options.grace_ms) if held else state.options.grace_ms


def window_clock(state: State, now: int) -> int:
    """The time by which a window is measured: the next player's, or all, of whom one at a time thinks (art. 31)."""
    if state.rules.each_may_challenge:
        return sum([state.clock.spent(seat, now) for seat in state.seats])
    return state.clock.spent(state.turn, now)


def window_left(state: State, pending: Pending, now: int) -> int:
    """What is left of the window of the pending play."""
    return pending.opened_at + window(state) - window_clock(state, now)


def window_closes(state: State, pending: Pending) -> int | None:
    """When the window of the pending play is over; None while no clock runs."""
    since = state.clock.since
    return since + max(0, window_left(state, pending, since)) if state.clock.running else None


def thinker(state: State) -> int:
    """Whose time runs: whoever asked for time to think of a challenge, else the player on turn (art. 31)."""
    pending = state.pending
    if isinstance(pending, PendingForEach):
        held = [seat for seat in pending.held if seat not in pending.agreed and seat not in state.resigned]
        return held[0] if held else state.turn
    return state.turn


def open_words(pending: Pending) -> tuple[str, ...]:
    """Words of the pending play that were not ruled on yet (art. 29)."""
    upheld = pending.upheld if isinstance(pending, PendingForEach) else ()
    formed = dict.fromkeys([word.word.upper() for word in pending.play.words])
    return tuple([word for word in formed if word not in upheld])


def limit_at(state: State) -> int | None:
    """When the time for the whole game is over, if it is limited (art. 37)."""
    if state.options.limit_ms is None or state.seated_at is None:
        return None
    return state.seated_at + state.options.limit_ms


def past_limit(state: State, now: int) -> bool:
    """Whether the time for the whole game is over (art. 39d)."""
    limit = limit_at(state)
    return limit is not None and now >= limit


def time_allowed(state: State, seat: int) -> int | None:
    """The time a seat may use before the next claim against it; None where time is not limited (art. 37)."""
    if state.options.time_ms is None:
        return None
    claimed_at = state.overtime[seat]
    return state.options.time_ms if claimed_at is None else claimed_at + state.rules.extra_ms


def time_left(state: State, seat: int, now: int) -> int | None:
    """What is left of a seat's time, or of its extra minute; below zero once used up and not claimed."""
    allowed = time_allowed(state, seat)
    return None if allowed is None else allowed - state.clock.spent(seat, now)
