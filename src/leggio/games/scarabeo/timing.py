"""Time at the table: what falls due by itself, and whom it waits for. Art. 12-14, 17-20."""

from collections.abc import Callable, Iterator

from leggio.games.board.events import Standing
from leggio.games.common.conduct import Deadline, Work, soonest
from leggio.games.scarabeo.challenges import close_vote
from leggio.games.scarabeo.conduct import TABLE
from leggio.games.scarabeo.events import TimedOut
from leggio.games.scarabeo.state import Phase, State


def next_deadline(state: State) -> int | None:
    """When something will fall due if nobody does anything: for whoever keeps the timers."""
    return soonest(state, deadlines)


def waits_for(state: State) -> tuple[int, ...]:
    """The seats that can move things on now; nobody when the game is over."""
    if state.phase is Phase.OVER or state.suspended is not None:
        return ()
    if state.contest:
        voted = {seat for seat, _ in state.contest.votes}
        return tuple(seat for seat in state.contest.voters if seat not in voted and seat in state.active)
    return state.unanswered if state.pending else (state.turn,)


def deadlines(state: State) -> Iterator[Deadline[State]]:
    """The one thing a table waits for: the end of a vote, of the wait for a challenge, or of the sand."""
    if state.phase is Phase.OVER or state.suspended is not None:
        return
    due: int | None = None
    happen: Callable[[Work[State]], None] = _run_out
    if state.contest:
        due, happen = state.contest.open_for.reaches(0, state.options.vote_ms), close_vote
    elif state.pending:
        due, happen = state.pending.open_for.reaches(0, state.options.grace_ms), _pass_on
    elif state.allowed is not None:
        due = state.clock.reaches(state.turn, state.turn_from + state.allowed)
    if due is not None:
        yield due, happen


def _pass_on(work: Work[State]) -> None:
    """Nobody challenged the play: the hand passes (art. 14)."""
    TABLE.stand(work, Standing.EXPIRED)


def _run_out(work: Work[State]) -> None:
    """The sand is through and no word stands: the turn scores nothing (art. 13, 18)."""
    work.add(TimedOut(at=work.at, seat=work.state.turn))
    TABLE.end_if_idle(work)
