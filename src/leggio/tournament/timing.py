"""The clock of a round: how long the tables of the round that is on have, for all to see."""

from leggio.core.outcome import Rejected
from leggio.tournament.commands import StartClock, StopClock
from leggio.tournament.events import ClockStarted, ClockStopped
from leggio.tournament.pending_events import PendingEvents
from leggio.tournament.refusals import refuse
from leggio.tournament.rights import not_at_desk

MINUTES = range(1, 241)


def start_clock(work: PendingEvents, command: StartClock) -> Rejected | None:
    """From now on; started again it begins anew. What a table does at its end is the table's own clocks' business."""
    state = work.state
    if refusal := not_at_desk(state, command.by):
        return refusal
    if not state.rounds or state.rounds[-1].is_over:
        return refuse("clock.no_round")
    if command.minutes not in MINUTES:
        return refuse("clock.minutes", least=MINUTES[0], most=MINUTES[-1])
    work.record(ClockStarted, command)
    return None


def stop_clock(work: PendingEvents, command: StopClock) -> Rejected | None:
    """Take it off the screens."""
    if refusal := not_at_desk(work.state, command.by):
        return refusal
    if work.state.clock_ends is None:
        return refuse("clock.none")
    work.record(ClockStopped, command)
    return None
