"""Who may act at all at this moment of the game."""

from leggio.core.outcome import Rejected
from leggio.games.verbum.refusals import refuse
from leggio.games.verbum.state import Phase, State


def refuse_seat(state: State, seat: int) -> Rejected | None:
    """A refusal unless the game is on and this seat is still in it."""
    if seat not in state.seats:
        return refuse("seat.unknown", seat=seat)
    if state.phase is Phase.OVER:
        return refuse("game.over")
    return refuse("seat.resigned") if seat in state.resigned else None


def refuse_turn(state: State, seat: int, *phases: Phase) -> Rejected | None:
    """A refusal unless it is this seat's turn and the table is where it has to be."""
    if state.phase is Phase.VOTING:
        return refuse("turn.voting")
    if state.turn != seat:
        return refuse("turn.not_yours", turn=state.turn)
    if state.phase in phases:
        return None
    match state.phase:
        case Phase.DRAWING:
            return refuse("turn.draw_first")
        case Phase.ACTING:
            return refuse("turn.drawn")
        case Phase.TRIMMING:
            return refuse("turn.trim", most=state.rules.most)
        case Phase.LAST:
            return refuse("turn.last_round")
        case _:
            return refuse("turn.made")
