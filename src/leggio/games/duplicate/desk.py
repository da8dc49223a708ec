"""The desk: warnings and penalties, remarks that reach it, the stopwatch. Art. 42-46; custom."""

from leggio.core.outcome import Rejected
from leggio.games.duplicate.commands import Extend, Penalise, Remark, RunWatch, StopWatch, Warn
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
from leggio.games.duplicate.seats import refuse_seat, refuse_text
from leggio.games.duplicate.state import Phase
from leggio.games.duplicate.story import Story

MOST_POINTS = 10_000
_LONGEST_MS = 60 * MINUTE


def remark(story: Story, command: Remark) -> Rejected | None:
    """A player tells the desk something, the others do not hear it."""
    if refusal := refuse_seat(story.state, command.seat) or refuse_text(command.text):
        return refusal
    story.add(Remarked(at=story.at, seat=command.seat, text=command.text))
    return None


def warn(story: Story, command: Warn) -> Rejected | None:
    """Admonish a player."""
    if refusal := _refuse_whom(story, command.whom) or refuse_text(command.text):
        return refusal
    story.add(Warned(at=story.at, seat=command.whom, text=command.text, name=command.name))
    return None


def penalise(story: Story, command: Penalise) -> Rejected | None:
    """Take points off a player; a penalty taken back has its points below zero."""
    if refusal := _refuse_whom(story, command.whom) or refuse_text(command.text):
        return refusal
    if not 0 < abs(command.points) <= MOST_POINTS:
        return refuse("points.bad", most=MOST_POINTS)
    penalised = Penalised(at=story.at, seat=command.whom, points=command.points, text=command.text, name=command.name)
    story.add(penalised)
    return None


def _refuse_whom(story: Story, whom: int) -> Rejected | None:
    """Who has gone home may still be warned or penalised."""
    refusal = refuse_seat(story.state, whom)
    return None if refusal and refusal.code == "seat.left" else refusal


def stop_watch(story: Story, command: StopWatch) -> Rejected | None:
    """The stopwatch stands still; slips are taken all the same."""
    watch = story.state.watch
    if watch.ends_at is None:
        return refuse("watch.none" if watch.left_ms is None else "watch.stopped")
    story.add(WatchStopped(at=story.at, left_ms=max(0, watch.ends_at - story.at), name=command.name))
    return None


def run_watch(story: Story, command: RunWatch) -> Rejected | None:
    """The stopwatch runs again with the time it had left."""
    watch = story.state.watch
    if watch.left_ms is None:
        return refuse("watch.none" if watch.ends_at is None else "watch.running")
    story.add(WatchRuns(at=story.at, ends_at=story.at + watch.left_ms, name=command.name))
    return None


def extend(story: Story, command: Extend) -> Rejected | None:
    """More time for everyone; where time was up and the round not closed yet, the round goes on."""
    state = story.state
    timed = state.options.round_ms is not None
    if state.phase not in (Phase.PLAYING, Phase.CHECKING) or not timed:
        return refuse("game.over" if state.phase is Phase.OVER else "watch.none")
    if not SECOND <= command.by_ms <= _LONGEST_MS:
        return refuse("watch.span", least=SECOND, most=_LONGEST_MS)
    story.add(Extended(at=story.at, by_ms=command.by_ms, name=command.name))
    return None
