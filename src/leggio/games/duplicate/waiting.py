"""Whom the hall waits for."""

from leggio.games.duplicate.state import Phase, State


def waits_for(state: State) -> tuple[int, ...]:
    """Everyone who plays while the round is on: a slip may be replaced until time is up."""
    return state.active if state.phase is Phase.PLAYING and state.suspended is None else ()
