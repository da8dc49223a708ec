"""Whom the table waits for: for whoever tells people that it is their turn, and wakes bots."""

from leggio.games.verbum.state import Phase, State


def waits_for(state: State) -> tuple[int, ...]:
    """The seats that can move things on now; nobody when the game is over."""
    if state.phase is Phase.OVER or state.suspended:
        return ()
    if state.phase is Phase.VOTING:
        voted = {seat for seat, _ in state.votes}
        return tuple(seat for seat in state.active if seat not in voted)
    if state.phase is Phase.ANSWERING and state.pending:
        return tuple(seat for seat in state.opponents(state.turn) if seat not in state.pending.agreed)
    return (state.turn,)
