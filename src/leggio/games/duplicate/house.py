"""Putting an event away and taking it up: a house rule, for servers that stop and evenings that go on tomorrow."""

from leggio.core.outcome import Rejected
from leggio.games.duplicate.events import Resumed, Suspended
from leggio.games.duplicate.refusals import refuse
from leggio.games.duplicate.state import Phase
from leggio.games.duplicate.story import Story


def suspend(story: Story) -> Rejected | None:
    """No time runs until it is taken up again."""
    if story.state.phase is Phase.OVER:
        return refuse("game.over")
    story.add(Suspended(at=story.at))
    return None


def resume(story: Story) -> Rejected | None:
    """Go on."""
    if story.state.suspended is None:
        return refuse("game.not_suspended")
    story.add(Resumed(at=story.at))
    return None
