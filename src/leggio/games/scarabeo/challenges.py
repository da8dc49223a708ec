"""The pending play: accepting it, challenging named words, and deciding on them. Art. 12-14, 20."""

from leggio.core.letters import plain
from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge, Verdict
from leggio.games.scarabeo.commands import Accept, Challenge, SeatCommand, Vote
from leggio.games.scarabeo.events import Agreed, Ballot, Challenged, Ruled, Voted
from leggio.games.scarabeo.options import Challenges
from leggio.games.scarabeo.refusals import refuse
from leggio.games.scarabeo.seats import refuse_seat
from leggio.games.scarabeo.standing import stand_if_all_agree
from leggio.games.scarabeo.state import Pending, Phase
from leggio.games.scarabeo.story import Story
from leggio.games.scarabeo.voters import voters


def accept(story: Story, command: Accept) -> Rejected | None:
    """Let the play stand; it does once every opponent has said so (art. 14)."""
    pending = _open_to(story, command)
    if isinstance(pending, Rejected):
        return pending
    story.add(Agreed(at=story.at, seat=command.seat))
    stand_if_all_agree(story)
    return None


def challenge(story: Story, command: Challenge, judge: Judge | None) -> Rejected | None:
    """Contest some of the words formed: one challenge a player for each play, naming all they doubt (art. 12)."""
    pending = _open_to(story, command)
    if isinstance(pending, Rejected):
        return pending
    formed = {word.word.upper() for word in pending.play.words}
    words = tuple(dict.fromkeys(plain(word) for word in command.words))
    if not words:
        return refuse("challenge.no_words", formed=sorted(formed))
    if strangers := [word for word in words if word not in formed]:
        return refuse("challenge.not_formed", word=strangers[0][:30], formed=sorted(formed))
    if settled := [word for word in words if word in pending.upheld]:
        return refuse("challenge.upheld", word=settled[0])
    asks_people = bool(voters(story.state))
    if judge is None and not asks_people:
        return refuse("open.no_judge")
    story.add(Challenged(at=story.at, seat=command.seat, words=words))
    if judge and not asks_people:
        _rule_by_dictionary(story, tuple(judge.judge(word) for word in words))
    return None


def vote(story: Story, command: Vote) -> Rejected | None:
    """Vote on the contested words; the last vote decides (art. 12)."""
    state = story.state
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
    story.add(Voted(at=story.at, seat=command.seat, ballot=command.ballot))
    if story.state.contest and len(story.state.contest.votes) == len(state.contest.voters):
        close_vote(story)
    return None


def close_vote(story: Story) -> None:
    """Count the votes: the words stand unless more are against them than for them (art. 12)."""
    if story.state.contest is None:
        return
    votes = story.state.contest.votes
    ballots = [ballot for _, ballot in votes]
    valid = ballots.count(Ballot.AGAINST) <= ballots.count(Ballot.FOR)
    story.add(Ruled(at=story.at, valid=valid, votes=tuple(sorted(votes))))
    stand_if_all_agree(story)


def _rule_by_dictionary(story: Story, verdicts: tuple[Verdict, ...]) -> None:
    story.add(Ruled(at=story.at, valid=all(verdict.valid for verdict in verdicts), verdicts=verdicts))
    stand_if_all_agree(story)


def _open_to(story: Story, command: SeatCommand) -> Pending | Rejected:
    """The pending play, if this seat may still say something about it."""
    state = story.state
    if refusal := refuse_seat(state, command.seat):
        return refusal
    if state.options.challenges is Challenges.VOID:
        return refuse("challenge.checked")
    if state.pending is None:
        return refuse("pending.none")
    if state.pending.play.seat == command.seat:
        return refuse("pending.own")
    if command.seat in state.pending.agreed:
        return refuse("pending.already_answered")
    return state.pending
