"""How much time there is: the sand of a turn, what passes on to the next, and how long answers and votes may take."""

from leggio.games.scarabeo.state import State


def time_left(state: State, now: int) -> int | None:
    """What the player on turn has left of the turn; None where nobody is timed (art. 17)."""
    if state.allowed is None:
        return None
    return state.allowed - (state.clock.spent(state.turn, now) - state.turn_from)


def sand_left(state: State, now: int) -> int:
    """What is left in the glass that is running: it passes on with the hand, a glass not yet turned does not (art. 19).

    Sand passed on from the player before runs first, then one glass, then the other. A glass that runs out is turned
    at once, so an upper half is never empty while there is time left.
    """
    left, glass = time_left(state, now), state.options.glass_ms
    if left is None or glass is None or left <= 0:
        return 0
    return (left - 1) % glass + 1


def turn_time(state: State, passed_on: int) -> int | None:
    """The time for a new turn: two glasses, and the sand passed on (art. 17, 19)."""
    glass = state.options.glass_ms
    return None if glass is None else state.rules.glasses * glass + passed_on


def window_left(state: State, now: int) -> int:
    """How long the pending play still waits for a challenge (art. 14)."""
    return 0 if state.pending is None else max(0, state.options.grace_ms - state.pending.open_for.spent(0, now))


def vote_left(state: State, now: int) -> int:
    """How long the vote stays open (art. 12)."""
    return 0 if state.contest is None else max(0, state.options.vote_ms - state.contest.open_for.spent(0, now))
