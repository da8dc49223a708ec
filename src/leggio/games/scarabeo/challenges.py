"""The pending play: challenging named words, and deciding on them. Art. 12-14, 20."""

from leggio.core.outcome import Rejected
from leggio.core.verdicts import Verdict
from leggio.games.common.conduct import Work
from leggio.games.scarabeo import crossings
from leggio.games.scarabeo.commands import Challenge, Vote, refuse
from leggio.games.scarabeo.conduct import TABLE
from leggio.games.scarabeo.events import Ballot, Challenged, CrossingDoubted, Ruled, Voted
from leggio.games.scarabeo.state import Phase, State, voters


def challenge(work: Work[State], command: Challenge) -> Rejected | None:
    """Contest some of the words formed: one challenge a player for each play, naming all they doubt (art. 12)."""
    words = TABLE.contested(work, command)
    if isinstance(words, Rejected):
        return words
    upheld = work.state.pending.upheld if work.state.pending else ()
    if settled := [word for word in words if word in upheld]:
        return refuse("challenge.upheld", word=settled[0])
    judge, asks_people = work.judge, bool(voters(work.state))
    if judge is None and not asks_people:
        return refuse("open.no_judge")
    work.add(Challenged(at=work.at, seat=command.seat, words=words))
    if judge and not asks_people:
        _rule_by_dictionary(work, tuple(judge.judge(word) for word in words))
    return None


def vote(work: Work[State], command: Vote) -> Rejected | None:
    """Vote on the contested words; the last vote decides (art. 12)."""
    state = work.state
    if command.seat not in state.seats:
        return refuse("seat.unknown", seat=command.seat)
    if state.phase is Phase.OVER:
        return refuse("game.over")
    if state.contest is None:
        return refuse("vote.none")
    if command.seat not in state.contest.voters:
        return refuse("vote.not_yours", voters=list(state.contest.voters))
    if command.seat in dict(state.contest.votes):
        return refuse("vote.already")
    work.add(Voted(at=work.at, seat=command.seat, ballot=command.ballot))
    if work.state.contest and len(work.state.contest.votes) == len(state.contest.voters):
        close_vote(work)
    return None


def close_vote(work: Work[State]) -> None:
    """Count the votes: the words stand unless more are against them than for them (art. 12).

    A crossing of the board stands unless everyone is against it (art. 14).
    """
    if work.state.contest is None:
        return
    votes, doubted = work.state.contest.votes, work.state.contest.challenge
    if isinstance(doubted, CrossingDoubted):
        crossings.close_vote(work, doubted, votes)
        return
    ballots = [ballot for _, ballot in votes]
    valid = ballots.count(Ballot.AGAINST) <= ballots.count(Ballot.FOR)
    work.add(Ruled(at=work.at, valid=valid, votes=tuple(sorted(votes))))
    TABLE.stand_if_all_agree(work)


def _rule_by_dictionary(work: Work[State], verdicts: tuple[Verdict, ...]) -> None:
    work.add(Ruled(at=work.at, valid=all(verdict.valid for verdict in verdicts), verdicts=verdicts))
    TABLE.stand_if_all_agree(work)
