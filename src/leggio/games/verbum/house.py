"""House rules that the book leaves out: resigning, stopping by agreement, putting a game away and taking it up."""

from leggio.core.outcome import Rejected
from leggio.games.verbum.closing import close, end
from leggio.games.verbum.commands import ProposeAbandon, Resign
from leggio.games.verbum.contests import count_if_all_voted, stand_if_nobody_doubts
from leggio.games.verbum.events import AbandonProposed, Ending, Resigned, Resumed, Standing, Suspended, WordsStood
from leggio.games.verbum.refusals import refuse
from leggio.games.verbum.seats import refuse_seat
from leggio.games.verbum.state import Phase
from leggio.games.verbum.story import Story


def resign(story: Story, command: Resign) -> Rejected | None:
    """Leave the game: placed last. The words stay on the table, the hand goes out of play, the others go on."""
    if refusal := refuse_seat(story.state, command.seat):
        return refusal
    story.add(Resigned(at=story.at, seat=command.seat))
    if len(story.state.active) == 1:
        _close_pending(story)
        end(story, Ending.RESIGNED)
    elif story.state.phase is Phase.VOTING:
        count_if_all_voted(story)
    elif story.state.phase is Phase.ANSWERING:
        stand_if_nobody_doubts(story)
    elif story.state.turn == command.seat:
        close(story)
    return None


def propose_abandon(story: Story, command: ProposeAbandon) -> Rejected | None:
    """Propose to stop, or agree: once everyone has, the game is annulled and has no winner."""
    if refusal := refuse_seat(story.state, command.seat):
        return refusal
    if command.seat in story.state.for_abandon:
        return refuse("abandon.already")
    story.add(AbandonProposed(at=story.at, seat=command.seat))
    if set(story.state.active) <= set(story.state.for_abandon):
        _close_pending(story)
        end(story, Ending.ABANDONED)
    return None


def suspend(story: Story) -> Rejected | None:
    """Put the game away: no time runs until it is taken up again."""
    if story.state.phase is Phase.OVER:
        return refuse("game.over")
    story.add(Suspended(at=story.at))
    return None


def resume(story: Story) -> Rejected | None:
    """Take up a game that was put away."""
    if story.state.suspended is None:
        return refuse("game.not_suspended")
    story.add(Resumed(at=story.at))
    return None


def _close_pending(story: Story) -> None:
    """Words still open to doubt when the game ends otherwise stay."""
    if story.state.pending:
        story.add(WordsStood(at=story.at, how=Standing.CLOSED))
