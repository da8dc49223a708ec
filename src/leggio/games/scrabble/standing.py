"""A play that becomes final: it scores, the mover draws, and the game may be over. Art. 31, 39a."""

from leggio.games.scrabble.allowance import past_limit
from leggio.games.scrabble.ending import end
from leggio.games.scrabble.events import Drawn, Ending, PlayStood, Standing
from leggio.games.scrabble.state import State
from leggio.games.scrabble.story import Story


def stand(story: Story, how: Standing) -> None:
    """Close the window on the pending play."""
    if story.state.pending is None:
        return
    mover = story.state.pending.play.seat
    story.add(PlayStood(at=story.at, how=how))
    refill(story, mover)


def refill(story: Story, mover: int) -> None:
    """The mover draws back to seven; with nothing left to draw and nothing on the rack the game is over.

    Once the time for the game is up nobody draws: the settlement counts what was there at the limit (art. 37).
    """
    state = story.state
    missing = state.rules.rack_size - len(state.racks[mover])
    draws = mover not in state.resigned and not past_limit(state, story.at)
    if len(state.bag) and missing and draws:
        story.add(Drawn(at=story.at, seat=mover, tiles=state.bag.draw(missing)[0]))
    if would_be_out(story.state, mover):
        end(story, Ending.WENT_OUT, went_out=mover)


def would_be_out(state: State, mover: int) -> bool:
    """Whether this player has used the last tiles there are (art. 39a)."""
    return not state.racks[mover] and not len(state.bag) and mover not in state.resigned


def close_pending(story: Story) -> None:
    """A play still pending when the game ends otherwise keeps its points, and nobody draws."""
    if story.state.pending:
        story.add(PlayStood(at=story.at, how=Standing.CLOSED))
