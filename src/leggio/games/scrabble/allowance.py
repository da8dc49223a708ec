"""How much time there is: each player's, the extra minute, a pending play's window, the whole game. Art. 31, 37."""

from leggio.games.scrabble.state import State


def window(state: State) -> int:
    """How much of their own time opponents have to challenge the pending play (art. 31)."""
    held = state.pending is not None and state.pending.held_by is not None
    return state.rules.window_ms if held else state.options.grace_ms


def limit_at(state: State) -> int | None:
    """When the time for the whole game is over, if it is limited (art. 37)."""
    if state.options.limit_ms is None or state.seated_at is None:
        return None
    return state.seated_at + state.options.limit_ms


def past_limit(state: State, now: int) -> bool:
    """Whether the time for the whole game is over (art. 39d)."""
    limit = limit_at(state)
    return limit is not None and now >= limit


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
