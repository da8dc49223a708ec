"""Doubts about words: accepting them, having them checked by the judge, voting. Par. 3."""

from leggio.core.outcome import Rejected
from leggio.core.verdicts import Judge
from leggio.games.verbum.closing import stand
from leggio.games.verbum.commands import Accept, Contest, SeatCommand, Vote
from leggio.games.verbum.events import Agreed, Contested, Ruled, Standing, Voted
from leggio.games.verbum.options import Contests
from leggio.games.verbum.refusals import refuse
from leggio.games.verbum.seats import refuse_seat
from leggio.games.verbum.state import Pending, Phase
from leggio.games.verbum.story import Story


def accept(story: Story, command: Accept) -> Rejected | None:
    """Have no doubts; the words stay once no opponent has any."""
    pending = _open_to(story, command)
    if isinstance(pending, Rejected):
        return pending
    story.add(Agreed(at=story.at, seat=command.seat))
    stand_if_nobody_doubts(story)
    return None


def stand_if_nobody_doubts(story: Story) -> None:
    """Words that every opponent accepts stay at once, and so do words that were all ruled on."""
    state = story.state
    if state.pending is None or state.phase is not Phase.ANSWERING:
        return
    if not state.pending.words:
        stand(story, Standing.RULED)
    elif set(state.opponents(state.turn)) <= set(state.pending.agreed):
        stand(story, Standing.AGREED)


def contest(story: Story, command: Contest, judge: Judge | None) -> Rejected | None:
    """Have one word of the turn checked: by the judge, or by vote where the table or the judge cannot tell."""
    pending = _open_to(story, command)
    if isinstance(pending, Rejected):
        return pending
    word = story.state.word(command.word)
    if word is None or command.word not in pending.words:
        return refuse("contest.not_pending", number=command.word)
    options = story.state.options
    if options.needs_judge and judge is None:
        return refuse("open.no_judge")
    opinion = judge.judge(word.word) if options.needs_judge and judge else None
    story.add(Contested(at=story.at, seat=command.seat, word=word.number, opinion=opinion))
    if opinion and (opinion.valid or options.contests is Contests.JUDGE):
        story.add(Ruled(at=story.at, word=word.number, valid=opinion.valid))
        stand_if_nobody_doubts(story)
    return None


def vote(story: Story, command: Vote) -> Rejected | None:
    """Say what one thinks; the last vote decides, whoever laid the word voting like the others."""
    if refusal := refuse_seat(story.state, command.seat):
        return refusal
    if story.state.phase is not Phase.VOTING:
        return refuse("vote.none")
    if command.seat in dict(story.state.votes):
        return refuse("vote.already")
    story.add(Voted(at=story.at, seat=command.seat, valid=command.valid))
    count_if_all_voted(story)
    return None


def count_if_all_voted(story: Story) -> None:
    """A vote is over once nobody still in the game has to vote; who voted and left has voted."""
    if set(story.state.active) <= dict(story.state.votes).keys():
        count_votes(story)


def count_votes(story: Story) -> None:
    """More against than for takes the word back; a tie, or nobody voting, leaves it."""
    contested = story.state.contest
    if contested is None:
        return
    votes = story.state.votes
    against = sum(not valid for _, valid in votes)
    story.add(Ruled(at=story.at, word=contested.word, valid=2 * against <= len(votes), votes=votes))
    stand_if_nobody_doubts(story)


def _open_to(story: Story, command: SeatCommand) -> Pending | Rejected:
    """The words of the turn just made, if this seat may still doubt them."""
    state = story.state
    if refusal := refuse_seat(state, command.seat):
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
