"""Slips that come in, from players and from paper, and those the desk puts right. The introduction; art. 28."""

from typing import Any

from msgspec import structs

from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.common.work import Work
from leggio.games.duplicate.awards import alone, scores_of, top_after
from leggio.games.duplicate.commands import Correct, EnterSlip, HandIn
from leggio.games.duplicate.conduct import HALL
from leggio.games.duplicate.events import By, Corrected, HandedIn
from leggio.games.duplicate.refusals import refuse
from leggio.games.duplicate.slips import Assessed, Written, assess
from leggio.games.duplicate.state import Phase, Round, State


def hand_in(work: Work[State], command: HandIn, judge: Judge) -> Rejected | None:
    """A player's slip: until time is up a later one takes its place. A bad one is taken too, and scores nothing."""
    state = work.state
    if refusal := HALL.refuse_seat(state, command.seat):
        return refusal
    if state.phase is Phase.CHECKING:
        return refuse("slip.time_up")
    # On its way when the letters were replaced, or the next ones drawn: it is not meant for these.
    if command.draw not in (None, state.draws):
        return refuse("slip.other_letters")
    return _take(work, command.seat, command, judge)


def enter_slip(work: Work[State], command: EnterSlip, judge: Judge) -> Rejected | None:
    """A paper slip: it may be typed when time is up, for it was written before."""
    if refusal := HALL.refuse_seat(work.state, command.whom):
        return refusal
    return _take(work, command.whom, command, judge)


def _take(work: Work[State], seat: int, command: HandIn | EnterSlip, judge: Judge) -> Rejected | None:
    state = work.state
    if state.phase not in (Phase.PLAYING, Phase.CHECKING):
        return refuse("slip.no_letters")
    written = Written(command.square, command.direction, command.word)
    if not written.is_readable:
        return refuse("slip.unreadable")
    assessed = assess(state.rules, state.board, state.rack, written, judge)
    work.add(
        HandedIn(
            at=work.at,
            seat=seat,
            **_slip(written, assessed),
            by=By.DESK if isinstance(command, EnterSlip) else By.PLAYER,
            name=command.name if isinstance(command, EnterSlip) else "",
        )
    )
    return None


def correct(work: Work[State], command: Correct, judge: Judge) -> Rejected | None:
    """Put a slip right, also when it is all over. In a closed round points change, and with them the solo and the top
    if the slip is worth more; what was laid on the board stays."""
    state = work.state
    if not 0 <= command.whom < len(state.roll):
        return refuse("seat.unknown", seat=command.whom)
    written = Written(command.square, command.direction, command.word)
    if not written.is_readable:
        return refuse("slip.unreadable")
    past = _past_round(state, command.round)
    if isinstance(past, Rejected):
        return past
    board, rack = (past.board, past.rack) if past else (state.board, state.rack)
    assessed = assess(state.rules, board, rack, written, judge, ruling=command.valid)
    solo, changes = _changes(state, past, command.whom, assessed) if past else (None, ())
    work.add(
        Corrected(
            at=work.at,
            seat=command.whom,
            round=command.round,
            **_slip(written, assessed),
            ruled=command.valid,
            solo=solo,
            changes=changes,
            name=command.name,
        )
    )
    return None


def _past_round(state: State, number: int) -> Round | Rejected | None:
    """The closed round of a number; None for the one that is on."""
    if 1 <= number <= len(state.rounds):
        return state.rounds[number - 1]
    is_on = state.phase in (Phase.PLAYING, Phase.CHECKING) and number == state.round
    return None if is_on else refuse("correct.round", round=number)


def _changes(
    state: State, past: Round, seat: int, assessed: Assessed
) -> tuple[int | None, tuple[tuple[int, int], ...]]:
    """Who is alone with the best play now, and the points of that round that change."""
    scores = scores_of(past.slips)
    scores.pop(seat, None)
    if assessed.laid:
        scores[seat] = assessed.laid.score
    laid = [slip.laid for each, slip in past.slips.items() if each != seat]
    top = top_after(past.closed_with, (*laid, assessed.laid))
    solo = alone(state.options, scores, top[0].score, past.field)
    concerned = sorted({each for each in (seat, past.solo, solo) if each is not None})
    after = ((each, scores.get(each, 0) + (past.bonus if each == solo else 0)) for each in concerned)
    return solo, tuple((each, points) for each, points in after if points != past.points(each))


def _slip(written: Written, assessed: Assessed) -> dict[str, Any]:
    """What an event has of a slip: what is on it, and what that comes to."""
    return {**structs.asdict(written), **structs.asdict(assessed)}
