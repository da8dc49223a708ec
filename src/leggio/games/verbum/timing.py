"""Time at the table, where it agreed on any: what has lasted long enough, whom it waits for, the way out for them."""

from collections.abc import Callable, Iterator

from leggio.games.common.conduct import Deadline, Work, soonest
from leggio.games.verbum.commands import Accept, AnyCommand, Discard, Draw, Pass, Pile, Vote
from leggio.games.verbum.conduct import close, count_votes, finish_turn, stand, unanswered
from leggio.games.verbum.events import Discarded, Drew, Standing, TimedOut
from leggio.games.verbum.state import Phase, State


def next_deadline(state: State) -> int | None:
    """When something will fall due if nobody does anything: for whoever keeps the timers."""
    return soonest(state, deadlines)


def waits_for(state: State) -> tuple[int, ...]:
    """The seats that can move things on now; nobody when the game is over."""
    if state.phase is Phase.OVER or state.suspended:
        return ()
    if state.phase is Phase.VOTING:
        voted = {seat for seat, _ in state.votes}
        return tuple(seat for seat in state.voters if seat not in voted)
    if state.phase is Phase.ANSWERING and state.pending:
        return unanswered(state)
    return (state.actor,)


def way_out(state: State, seat: int) -> AnyCommand:
    """What a seat that the table waits for can always do: it lets things be and gives up its turn."""
    match state.phase:
        case Phase.VOTING:
            return Vote(seat=seat, valid=True)
        case Phase.ANSWERING:
            return Accept(seat=seat)
        case Phase.DRAWING:
            return Draw(seat=seat, pile=Pile.B)
        case Phase.ACTING | Phase.TRIMMING if len(state.hands[seat]) > state.rules.most:
            return Discard(seat=seat, card=state.hands[seat][-1])
        case _:
            return Pass(seat=seat)


def deadlines(state: State) -> Iterator[Deadline[State]]:
    """The one thing a table waits for: the end of a turn, of the time for doubts, or of a vote."""
    if state.phase is Phase.OVER or state.suspended is not None:
        return
    doubts = state.phase in (Phase.ANSWERING, Phase.VOTING)
    allowed = state.options.contest_ms if doubts else state.options.turn_ms
    if allowed is not None:
        yield state.since + allowed, _DUE[state.phase]


def time_out(work: Work[State]) -> None:
    """The table ends a turn that has lasted too long: it draws from B if nobody did, and passes (par. 6).

    Over ten cards, the ones that came last go on pile A (par. 5).
    """
    seat = work.state.actor
    work.add(TimedOut(at=work.at, seat=seat))
    if work.state.phase is Phase.DRAWING:
        work.add(Drew(at=work.at, seat=seat, pile=Pile.B, card=work.state.pile_b.draw(1)[0]))
    while work.state.phase is not Phase.LAST and len(work.state.hands[seat]) > work.state.rules.most:
        work.add(Discarded(at=work.at, seat=seat, card=work.state.hands[seat][-1]))
    if work.state.phase is Phase.TRIMMING:
        close(work)
    else:
        finish_turn(work)


def _expire(work: Work[State]) -> None:
    stand(work, Standing.EXPIRED)


_DUE: dict[Phase, Callable[[Work[State]], None]] = {
    Phase.DRAWING: time_out,
    Phase.ACTING: time_out,
    Phase.TRIMMING: time_out,
    Phase.LAST: time_out,
    Phase.ANSWERING: _expire,
    Phase.VOTING: count_votes,
}
