"""Doubts about words: accepting them, having them checked by the judge, voting. Par. 3."""

from leggio.core.outcome import Rejected
from leggio.games.common.commands import SeatCommand
from leggio.games.common.conduct import Work
from leggio.games.verbum.commands import Accept, Contest, Vote, refuse
from leggio.games.verbum.conduct import TABLE, count_if_all_voted, stand_if_nobody_doubts
from leggio.games.verbum.events import Agreed, Contested, Ruled, Voted
from leggio.games.verbum.rules import Contests
from leggio.games.verbum.state import Pending, Phase, State


def accept(work: Work[State], command: Accept) -> Rejected | None:
    """Have no doubts; the words stay once no opponent has any."""
    pending = _open_to(work, command)
    if isinstance(pending, Rejected):
        return pending
    work.add(Agreed(at=work.at, seat=command.seat))
    stand_if_nobody_doubts(work)
    return None


def contest(work: Work[State], command: Contest) -> Rejected | None:
    """Have one word of the turn checked: by the judge, or by vote where the table or the judge cannot tell."""
    pending = _open_to(work, command)
    if isinstance(pending, Rejected):
        return pending
    word = work.state.word(command.word)
    if word is None or command.word not in pending.words:
        return refuse("contest.not_pending", number=command.word)
    options = work.state.options
    if options.needs_judge and work.judge is None:
        return refuse("open.no_judge")
    opinion = work.judge.judge(word.word) if options.needs_judge and work.judge else None
    work.add(Contested(at=work.at, seat=command.seat, word=word.number, opinion=opinion))
    if opinion and (opinion.valid or options.contests is Contests.JUDGE):
        work.add(Ruled(at=work.at, word=word.number, valid=opinion.valid))
        stand_if_nobody_doubts(work)
    return None


def vote(work: Work[State], command: Vote) -> Rejected | None:
    """Say what one thinks; the last vote decides, whoever laid the word voting like the others."""
    if refusal := TABLE.refuse_seat(work.state, command.seat):
        return refusal
    if work.state.phase is not Phase.VOTING:
        return refuse("vote.none")
    if command.seat in dict(work.state.votes):
        return refuse("vote.already")
    work.add(Voted(at=work.at, seat=command.seat, valid=command.valid))
    count_if_all_voted(work)
    return None


def _open_to(work: Work[State], command: SeatCommand) -> Pending | Rejected:
    """The words of the turn just made, if this seat may still doubt them."""
    state = work.state
    if refusal := TABLE.refuse_seat(state, command.seat):
        return refusal
    if state.options.contests is Contests.CHECKED:
        return refuse("contest.checked")
    if state.phase is Phase.VOTING:
        return refuse("turn.voting")
    if state.pending is None:
        return refuse("pending.none")
    if state.turn == command.seat:
        return refuse("pending.own")
    return refuse("pending.already_agreed") if command.seat in state.pending.agreed else state.pending
