"""Time at the table: what falls due by itself, overtime and its claims. Art. 31, 36-39."""

from collections.abc import Callable, Iterator

from leggio.core.outcome import Rejected
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
    wanted = max(now, story.state.now)
    while due := min(_deadlines(story.state), key=lambda each: each[0], default=None):
        when, happen = due
        if when > wanted:
            break
        story.at = max(when, story.state.now)
        happen(story)
    story.at = wanted


def next_deadline(state: State) -> int | None:
    """When something will fall due if nobody does anything: for whoever keeps the timers."""
    return min((when for when, _ in _deadlines(state)), default=None)


def _deadlines(state: State) -> Iterator[Deadline]:
    if state.phase in (Phase.OVER, Phase.RULING):
        return
    if state.options.auto_claim:
        for seat in state.clock.running:
            if (limit := time_allowed(state, seat)) is not None:
                when = state.clock.reaches(seat, limit)
                if when is not None:
                    yield when, _claim_of(seat)
    if state.pending:
        # The limit waits for the pending play: it was laid in time and may still be challenged.
        when = state.clock.reaches(state.turn, state.pending.opened_at + window(state))
        if when is not None:
            yield when, lambda story: stand(story, Standing.EXPIRED)
    elif (limit_at := _limit_at(state)) is not None:
        yield limit_at, lambda story: end(story, Ending.TIME_LIMIT)


def _claim_of(seat: int) -> Callable[[Story], None]:
    return lambda story: _claimed(story, seat, None)


def window(state: State) -> int:
    """How much of their own time opponents have to challenge the pending play (art. 31)."""
    held = state.pending is not None and state.pending.held_by is not None
    return state.rules.window_ms if held else state.options.grace_ms


def _limit_at(state: State) -> int | None:
    if state.options.limit_ms is None or state.seated_at is None:
        return None
    return state.seated_at + state.options.limit_ms


def past_limit(state: State, now: int) -> bool:
    """Whether the time for the whole game is over (art. 39d)."""
    limit_at = _limit_at(state)
    return limit_at is not None and now >= limit_at


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
