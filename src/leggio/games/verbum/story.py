"""What a command brings about at a table of Verbum, event by event."""

from leggio.core import pending_events
from leggio.games.verbum.events import AnyEvent
from leggio.games.verbum.evolve import evolve
from leggio.games.verbum.state import State


class Story(pending_events.PendingEvents[State, AnyEvent]):
    """Events decided so far and the table they lead to."""

    def __init__(self, state: State, now: int) -> None:
        super().__init__(state, now, evolve)
