"""The clock of a round: how long the tables of the round that is on have, for all to see."""

from leggio.core.outcome import Rejected
from leggio.tournament.commands import StartClock, StopClock
from leggio.tournament.events import ClockStarted, ClockStopped
from leggio.tournament.refusals import refuse
from leggio.tournament.rights import not_at_desk
from leggio.tournament.story import Story

MINUTES = range(1, 241)


def start_clock(story: Story, command: StartClock) -> Rejected | None:
    """From now on; started again it begins anew. What a table does at its end is the table's own clocks' business."""
    state = story.state
    if refusal := not_at_desk(state, command.by):
        return refusal
    if not state.rounds or state.rounds[-1].is_over:
        return refuse("clock.no_round")
    if command.minutes not in MINUTES:
        return refuse("clock.minutes", least=MINUTES[0], most=MINUTES[-1])
    story.add(ClockStarted(at=story.at, by=command.by, minutes=command.minutes))
    return None


def stop_clock(story: Story, command: StopClock) -> Rejected | None:
    """Take it off the screens."""
    if refusal := not_at_desk(story.state, command.by):
        return refusal
    if story.state.clock_ends is None:
        return refuse("clock.none")
    story.add(ClockStopped(at=story.at, by=command.by))
    return None
