"""The desk: warnings and penalties, remarks that reach it, the stopwatch. Art. 42-46; custom."""

from leggio.core.outcome import Rejected
from leggio.games.common.work import Work
from leggio.games.duplicate.commands import Extend, Penalise, Remark, RunWatch, StopWatch, Warn
from leggio.games.duplicate.conduct import HALL, refuse_text
from leggio.games.duplicate.events import (
    Extended,
    Penalised,
    Remarked,
    Warned,
    WatchRuns,
    WatchStopped,
)
from leggio.games.duplicate.options import MINUTE, SECOND
from leggio.games.duplicate.refusals import refuse
from leggio.games.duplicate.state import Phase, State

MOST_POINTS = 10_000
_LONGEST_MS = 60 * MINUTE


def remark(work: Work[State], command: Remark) -> Rejected | None:
    """A player tells the desk something, the others do not hear it."""
    if refusal := HALL.refuse_seat(work.state, command.seat) or refuse_text(command.text):
        return refusal
    work.add(Remarked(at=work.at, seat=command.seat, text=command.text))
    return None


def warn(work: Work[State], command: Warn) -> Rejected | None:
    """Admonish a player."""
    if refusal := _refuse_whom(work, command.whom) or refuse_text(command.text):
        return refusal
    work.add(Warned(at=work.at, seat=command.whom, text=command.text, name=command.name))
    return None


def penalise(work: Work[State], command: Penalise) -> Rejected | None:
    """Take points off a player; a penalty taken back has its points below zero."""
    if refusal := _refuse_whom(work, command.whom) or refuse_text(command.text):
        return refusal
    if not 0 < abs(command.points) <= MOST_POINTS:
        return refuse("points.bad", most=MOST_POINTS)
    penalised = Penalised(at=work.at, seat=command.whom, points=command.points, text=command.text, name=command.name)
    work.add(penalised)
    return None


def _refuse_whom(work: Work[State], whom: int) -> Rejected | None:
    """Who has gone home may still be warned or penalised."""
    refusal = HALL.refuse_seat(work.state, whom)
    return None if refusal and refusal.code == "seat.left" else refusal


def stop_watch(work: Work[State], command: StopWatch) -> Rejected | None:
    """The stopwatch stands still; slips are taken all the same."""
    watch = work.state.watch
    if watch.ends_at is None:
        return refuse("watch.none" if watch.left_ms is None else "watch.stopped")
    work.add(WatchStopped(at=work.at, left_ms=max(0, watch.ends_at - work.at), name=command.name))
    return None


def run_watch(work: Work[State], command: RunWatch) -> Rejected | None:
    """The stopwatch runs again with the time it had left."""
    watch = work.state.watch
    if watch.left_ms is None:
        return refuse("watch.none" if watch.ends_at is None else "watch.running")
    work.add(WatchRuns(at=work.at, ends_at=work.at + watch.left_ms, name=command.name))
    return None


def extend(work: Work[State], command: Extend) -> Rejected | None:
    """More time for everyone; where time was up and the round not closed yet, the round goes on."""
    state = work.state
    timed = state.options.round_ms is not None
    if state.phase not in (Phase.PLAYING, Phase.CHECKING) or not timed:
        return refuse("game.over" if state.phase is Phase.OVER else "watch.none")
    if not SECOND <= command.by_ms <= _LONGEST_MS:
        return refuse("watch.span", least=SECOND, most=_LONGEST_MS)
    work.add(Extended(at=work.at, by_ms=command.by_ms, name=command.name))
    return None
