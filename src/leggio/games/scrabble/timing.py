"""Time at the table: what falls due by itself, overtime and its claims. Art. 31, 36-39."""

from collections.abc import Callable, Iterator

from leggio.core import pending_events
from leggio.core.outcome import Rejected
from leggio.games.scrabble.allowance import limit_at, time_allowed, time_left, window
from leggio.games.scrabble.commands import ClaimTime
from leggio.games.scrabble.ending import end
from leggio.games.scrabble.events import Ending, Standing, TimeClaimed
from leggio.games.scrabble.refusals import refuse
from leggio.games.scrabble.seats import refuse_seat
from leggio.games.scrabble.standing import close_pending, stand
from leggio.games.scrabble.state import Phase, State
from leggio.games.scrabble.story import Story

Deadline = tuple[int, Callable[[Story], None]]


def let_due_happen(story: Story, now: int) -> None:
    """Everything that falls due by now, in order, each at its own moment."""
    pending_events.let_due_happen(story, now, _deadlines)


def next_deadline(state: State) -> int | None:
    """When something will fall due if nobody does anything: for whoever keeps the timers."""
    return min((when for when, _ in _deadlines(state)), default=None)


def _deadlines(state: State) -> Iterator[Deadline]:
    if state.phase in (Phase.OVER, Phase.RULING) or state.suspended is not None:
        return
    if state.options.auto_claim:
        for seat in state.clock.running:
            allowed = time_allowed(state, seat)
            if allowed is not None and (when := state.clock.reaches(seat, allowed)) is not None:
                yield when, _claim_of(seat)
    limit = limit_at(state)
    if state.pending:
        # The limit waits for the pending play, which was laid in time and may still be challenged; but not for a
        # clock that nobody starts.
        closes = state.clock.reaches(state.turn, state.pending.opened_at + window(state))
        if (when := limit if closes is None else closes) is not None:
            yield when, lambda story: stand(story, Standing.EXPIRED)
    elif limit is not None:
        yield limit, lambda story: end(story, Ending.TIME_LIMIT)


def _claim_of(seat: int) -> Callable[[Story], None]:
    return lambda story: _claimed(story, seat, None)


def claim_time(story: Story, command: ClaimTime) -> Rejected | None:
    """Point out used-up time: first the extra minute begins, then the game is lost (art. 37, 39c)."""
    state, against = story.state, command.against
    gathering = state.phase is Phase.GATHERING and command.seat in state.seats and command.seat not in state.absent
    if not gathering and (refusal := refuse_seat(state, command.seat)):
        return refusal
    if against not in state.seats:
        return refuse("seat.unknown", seat=against)
    if against == command.seat:
        return refuse("time.own")
    left = time_left(state, against, story.at)
    if left is None:
        return refuse("time.untimed")
    if left > 0 or against in state.resigned:
        return refuse("time.not_used_up", left=left)
    _claimed(story, against, command.seat)
    return None


def _claimed(story: Story, against: int, seat: int | None) -> None:
    stage = 1 if story.state.overtime[against] is None else 2
    story.add(TimeClaimed(at=story.at, against=against, stage=stage, seat=seat))
    if stage == 2:
        close_pending(story)
        end(story, Ending.TIME_LOST)
