"""Time at the table: what falls due by itself. Art. 12-14, 17-20."""

from collections.abc import Callable, Iterator

from leggio.core import pending_events
from leggio.games.scarabeo.challenges import close_vote
from leggio.games.scarabeo.ending import end_if_idle
from leggio.games.scarabeo.events import Standing, TimedOut
from leggio.games.scarabeo.standing import stand
from leggio.games.scarabeo.state import Phase, State
from leggio.games.scarabeo.story import Story

Deadline = tuple[int, Callable[[Story], None]]


def let_due_happen(story: Story, now: int) -> None:
    """Everything that falls due by now, in order, each at its own moment."""
    pending_events.let_due_happen(story, now, _deadlines)


def next_deadline(state: State) -> int | None:
    """When something will fall due if nobody does anything: for whoever keeps the timers."""
    return min((when for when, _ in _deadlines(state)), default=None)


def _deadlines(state: State) -> Iterator[Deadline]:
    """The one thing a table waits for: the end of a vote, of the wait for a challenge, or of the sand."""
    if state.phase is Phase.OVER or state.suspended is not None:
        return
    due: int | None = None
    happen: Callable[[Story], None] = _run_out
    if state.contest:
        due, happen = state.contest.open_for.reaches(0, state.options.vote_ms), close_vote
    elif state.pending:
        due, happen = state.pending.open_for.reaches(0, state.options.grace_ms), _pass_on
    elif state.allowed is not None:
        due = state.clock.reaches(state.turn, state.turn_from + state.allowed)
    if due is not None:
        yield due, happen


def _pass_on(story: Story) -> None:
    """Nobody challenged the play: the hand passes (art. 14)."""
    stand(story, Standing.EXPIRED)


def _run_out(story: Story) -> None:
    """The sand is through and no word stands: the turn scores nothing (art. 13, 18)."""
    story.add(TimedOut(at=story.at, seat=story.state.turn))
    end_if_idle(story)
