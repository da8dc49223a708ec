"""How a table of Verbum is run: who may act, and what comes of those who leave. Par. 3, 6."""

from leggio.core.outcome import Rejected
from leggio.games.common.commands import SeatCommand
from leggio.games.common.conduct import HouseEnding, SeatedConduct
from leggio.games.common.work import Work
from leggio.games.verbum.closing import (
    close,
    count_if_all_voted,
    end,
    next_up,
    stand,
    stand_if_nobody_doubts,
)
from leggio.games.verbum.events import Ending, Standing, WordsStood
from leggio.games.verbum.refusals import refuse
from leggio.games.verbum.state import Phase, State


class VerbumConduct(SeatedConduct[State]):
    """What is Verbum's own at its table: whoever leaves, their words stay, and the hand goes out of play."""

    def stop(self, work: Work[State], how: HouseEnding) -> None:
        """End the game by a house rule: words still open to doubt stay."""
        if work.state.pending:
            work.add(WordsStood(at=work.at, how=Standing.CLOSED))
        end(work, Ending(how))

    def go_on_without(self, work: Work[State], seat: int) -> None:
        """A vote, doubts or a turn may have waited for that player alone."""
        if work.state.phase is Phase.VOTING:
            count_if_all_voted(work)
        elif work.state.phase is Phase.ANSWERING:
            stand_if_nobody_doubts(work)
        elif work.state.turn == seat:
            close(work)


TABLE = VerbumConduct(refuse, closed={Phase.OVER: "game.over"})


def take_turn(work: Work[State], command: SeatCommand, *phases: Phase) -> Rejected | None:
    """Whether this seat may do that now. Beginning one's turn lets the words of the turn before stand (par. 3)."""
    if refusal := TABLE.refuse_seat(work.state, command.seat):
        return refusal
    state = work.state
    if state.phase is Phase.ANSWERING and command.seat != state.turn:
        if command.seat == next_up(state):
            stand(work, Standing.MOVED)
        elif command.seat == state.after(state.turn):
            return refuse("turn.answer_first")
    return _refuse_turn(work.state, command.seat, *phases)


def _refuse_turn(state: State, seat: int, *phases: Phase) -> Rejected | None:
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
