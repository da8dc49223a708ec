"""What a command brings about in a hall, event by event."""

from leggio.core import pending_events
from leggio.games.duplicate.events import AnyEvent
from leggio.games.duplicate.evolve import evolve
from leggio.games.duplicate.state import State


class Story(pending_events.PendingEvents[State, AnyEvent]):
    """Events decided so far and the hall they lead to."""

    def __init__(self, state: State, now: int) -> None:
        super().__init__(state, now, evolve)
