"""House rules that the book leaves out: resigning, stopping by agreement, putting a game away and taking it up."""

from leggio.core.outcome import Rejected
from leggio.games.scarabeo.commands import ProposeAbandon, Resign
from leggio.games.scarabeo.ending import end, end_if_idle
from leggio.games.scarabeo.events import AbandonProposed, Ending, Resigned, Resumed, Suspended
from leggio.games.scarabeo.refusals import refuse
from leggio.games.scarabeo.seats import refuse_seat
from leggio.games.scarabeo.standing import close_pending, stand_if_all_agree
from leggio.games.scarabeo.state import Phase
from leggio.games.scarabeo.story import Story


def resign(story: Story, command: Resign) -> Rejected | None:
    """Leave the game: placed last. The others go on; the last one left has won."""
    if refusal := refuse_seat(story.state, command.seat):
        return refusal
    pending = story.state.pending
    if pending and pending.play.seat == command.seat:
        return refuse("turn.wait_for_answers")
    story.add(Resigned(at=story.at, seat=command.seat))
    if len(story.state.active) == 1:
        close_pending(story)
        end(story, Ending.RESIGNED)
        return None
    stand_if_all_agree(story)
    if story.state.ended is None and story.state.pending is None:
        end_if_idle(story)
    return None


def propose_abandon(story: Story, command: ProposeAbandon) -> Rejected | None:
    """Propose to stop, or agree: once everyone has, the game is annulled and has no winner."""
    if refusal := refuse_seat(story.state, command.seat):
        return refusal
    if command.seat in story.state.for_abandon:
        return refuse("abandon.already")
    story.add(AbandonProposed(at=story.at, seat=command.seat))
    if set(story.state.active) <= set(story.state.for_abandon):
        close_pending(story)
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
