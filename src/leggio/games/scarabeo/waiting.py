"""Whom the table waits for: for whoever tells people that it is their turn, and wakes bots."""

from leggio.games.scarabeo.state import Phase, State


def waits_for(state: State) -> tuple[int, ...]:
    """The seats that can move things on now; nobody when the game is over."""
    if state.phase is Phase.OVER or state.suspended is not None:
        return ()
    if state.contest:
        voted = {seat for seat, _ in state.contest.votes}
        return tuple(seat for seat in state.contest.voters if seat not in voted and seat in state.active)
    if state.pending:
        return tuple(seat for seat in state.opponents(state.pending.play.seat) if seat not in state.pending.agreed)
    return (state.turn,)
