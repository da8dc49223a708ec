"""A play that becomes final: the hand passes, its player draws, and the game may be over. Art. 5, 14, 31-32."""

from leggio.games.scarabeo.ending import end
from leggio.games.scarabeo.events import Drawn, Ending, PlayStood, Standing
from leggio.games.scarabeo.state import State
from leggio.games.scarabeo.story import Story


def stand(story: Story, how: Standing) -> None:
    """Pass the hand on: the pending play can be challenged no more.

    Tiles are drawn at once and by themselves, so nobody forgets to (art. 5, 31).
    """
    if story.state.pending is None:
        return
    mover = story.state.pending.play.seat
    story.add(PlayStood(at=story.at, how=how))
    missing = story.state.rules.rack_size - len(story.state.racks[mover])
    if len(story.state.bag) and missing:
        story.add(Drawn(at=story.at, seat=mover, tiles=story.state.bag.draw(missing)[0]))
    if would_close(story.state, mover):
        end(story, Ending.CLOSED, closer=mover)


def would_close(state: State, mover: int) -> bool:
    """Whether this player has laid the last tile there was to lay (art. 32)."""
    return not state.racks[mover] and not len(state.bag)


def stand_if_all_agree(story: Story) -> None:
    """A play that no opponent can or wants to challenge stands at once."""
    if story.state.pending and not story.state.unanswered:
        stand(story, Standing.AGREED)


def close_pending(story: Story) -> None:
    """A play still pending when the game ends otherwise keeps its points, and nobody draws."""
    if story.state.pending:
        story.add(PlayStood(at=story.at, how=Standing.CLOSED))
