"""Time at the table, where it agreed on any: turns, doubts and votes that have lasted long enough."""

from collections.abc import Callable, Iterator

from leggio.core import pending_events
from leggio.games.verbum.closing import close, finish_turn, over_the_limit, stand
from leggio.games.verbum.commands import Pile
from leggio.games.verbum.contests import count_votes
from leggio.games.verbum.events import Discarded, Drew, Standing, TimedOut
from leggio.games.verbum.state import Phase, State
from leggio.games.verbum.story import Story


def let_due_happen(story: Story, now: int) -> None:
    """Everything that falls due by now, in order, each at its own moment."""
    pending_events.let_due_happen(story, now, _deadlines)


def next_deadline(state: State) -> int | None:
    """When something will fall due if nobody does anything: for whoever keeps the timers."""
    return min((when for when, _ in _deadlines(state)), default=None)


def _deadlines(state: State) -> Iterator[tuple[int, Callable[[Story], None]]]:
    """The one thing a table waits for: the end of a turn, of the time for doubts, or of a vote."""
    if state.phase is Phase.OVER or state.suspended is not None:
        return
    doubts = state.phase in (Phase.ANSWERING, Phase.VOTING)
    allowed = state.options.contest_ms if doubts else state.options.turn_ms
    if allowed is not None:
        yield state.since + allowed, _DUE[state.phase]


def time_out(story: Story) -> None:
    """The table ends a turn that has lasted too long: it draws from B if nobody did, and passes (par. 6).

    Over ten cards, the ones that came last go on pile A (par. 5).
    """
    seat = story.state.turn
    story.add(TimedOut(at=story.at, seat=seat))
    if story.state.phase is Phase.DRAWING:
        story.add(Drew(at=story.at, seat=seat, pile=Pile.B, card=story.state.pile_b.draw(1)[0]))
    while story.state.phase is not Phase.LAST and over_the_limit(story.state):
        story.add(Discarded(at=story.at, seat=seat, card=story.state.hands[seat][-1]))
    if story.state.phase is Phase.TRIMMING:
        close(story)
    else:
        finish_turn(story)


def _expire(story: Story) -> None:
    stand(story, Standing.EXPIRED)


_DUE: dict[Phase, Callable[[Story], None]] = {
    Phase.DRAWING: time_out,
    Phase.ACTING: time_out,
    Phase.TRIMMING: time_out,
    Phase.LAST: time_out,
    Phase.ANSWERING: _expire,
    Phase.VOTING: count_votes,
}
