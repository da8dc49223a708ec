"""Whom the table waits for: for whoever tells people that it is their turn, and wakes bots."""

from leggio.games.scrabble.state import Phase, State


def waits_for(state: State) -> tuple[int, ...]:
    """The seats that can move things on now; nobody while a person rules, or when the game is over."""
    if state.suspended is not None:
        return ()
    if state.phase is Phase.GATHERING:
        return state.absent
    if state.phase is not Phase.PLAYING:
        return ()
    if state.pending is None:
        return (state.turn,)
    answered = {state.pending.play.seat, *state.pending.agreed}
    # Whoever is on turn may move all the same (art. 31).
    return tuple(seat for seat in state.active if seat not in answered or seat == state.turn)
