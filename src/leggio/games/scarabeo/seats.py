"""Who may act at all at this moment of the game."""

from leggio.core.outcome import Rejected
from leggio.games.scarabeo.refusals import refuse
from leggio.games.scarabeo.state import Phase, State


def refuse_seat(state: State, seat: int) -> Rejected | None:
    """A refusal unless the game is on and this seat is still in it."""
    if seat not in state.seats:
        return refuse("seat.unknown", seat=seat)
    match state.phase:
        case Phase.OVER:
            return refuse("game.over")
        case Phase.VOTING:
            return refuse("turn.voting")
        case Phase.PLAYING:
            return refuse("seat.resigned") if seat in state.resigned else None
