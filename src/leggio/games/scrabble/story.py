"""What a command brings about at a table of Scrabble, event by event."""

from leggio.core import pending_events
from leggio.games.scrabble.events import AnyEvent
from leggio.games.scrabble.evolve import evolve
from leggio.games.scrabble.state import State


class Story(pending_events.PendingEvents[State, AnyEvent]):
    """Events decided so far and the table they lead to."""

    def __init__(self, state: State, now: int) -> None:
        super().__init__(state, now, evolve)
