"""Doubts about words: accepting them, having them checked by the judge, voting. Par. 3."""

from leggio.core.outcome import Rejected
from leggio.games.common.commands import SeatCommand
from leggio.games.common.conduct import Work
from leggio.games.verbum.commands import Accept, Contest, Vote, refuse
from leggio.games.verbum.conduct import TABLE, count_if_all_voted, go_on, stand_if_nobody_doubts
from leggio.games.verbum.events import Agreed, Contested, Ruled, Voted
from leggio.games.verbum.rules import Contests
from leggio.games.verbum.state import Phase, State


def accept(work: Work[State], command: Accept) -> Rejected | None:
    """Have no doubts about words that wait for an answer; they stay once no opponent has any."""
    if refusal := _refuse_doubts(work.state, command):
        return refusal
    if work.state.pending is None:
        return refuse("pending.none")
    work.add(Agreed(at=work.at, seat=command.seat))
    stand_if_nobody_doubts(work)
    return None


def contest(work: Work[State], command: Contest) -> Rejected | None:
    """Have one word checked: by the judge, or by vote where the table or the judge cannot tell."""
    if refusal := _refuse_doubts(work.state, command):
        return refusal
    word = work.state.word(command.word)
    if word is None or command.word not in _doubtful(work.state, command.seat):
        return refuse("contest.not_pending", number=command.word)
    options = work.state.options
    if options.needs_judge and work.judge is None:
        return refuse("open.no_judge")
    opinion = work.judge.judge(word.word) if options.needs_judge and work.judge else None
    work.add(Contested(at=work.at, seat=command.seat, word=word.number, opinion=opinion))
    if opinion and (opinion.valid or options.contests is Contests.JUDGE):
        work.add(Ruled(at=work.at, word=word.number, valid=opinion.valid))
        go_on(work)
    return None


def vote(work: Work[State], command: Vote) -> Rejected | None:
    """Say what one's check found; the last vote decides. Of two players only the doubter votes."""
    if refusal := TABLE.refuse_seat(work.state, command.seat):
        return refusal
    if work.state.phase is not Phase.VOTING:
        return refuse("vote.none")
    if command.seat not in work.state.voters:
        return refuse("vote.own")
    if command.seat in dict(work.state.votes):
        return refuse("vote.already")
    work.add(Voted(at=work.at, seat=command.seat, valid=command.valid))
    count_if_all_voted(work)
    return None


def _doubtful(state: State, seat: int) -> tuple[int, ...]:
    """The words that a seat may contest now."""
    if state.rules.doubts_by_turns:
        return state.open_to(seat)
    return state.pending.words if state.pending else ()


def _refuse_doubts(state: State, command: SeatCommand) -> Rejected | None:
    """A refusal unless there are words that this seat may still doubt."""
    if refusal := TABLE.refuse_seat(state, command.seat):
        return refusal
    if state.options.contests is Contests.CHECKED:
        return refuse("contest.checked")
    if state.phase is Phase.VOTING:
        return refuse("turn.voting")
    if state.pending and state.turn == command.seat:
        return refuse("pending.own")
    if state.pending and command.seat in state.pending.agreed:
        return refuse("pending.already_agreed")
    return None if _doubtful(state, command.seat) else refuse("pending.none")
