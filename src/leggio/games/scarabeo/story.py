"""What a command brings about at a table of Scarabeo, event by event."""

from leggio.core import pending_events
from leggio.games.scarabeo.events import AnyEvent
from leggio.games.scarabeo.evolve import evolve
from leggio.games.scarabeo.state import State


class Story(pending_events.PendingEvents[State, AnyEvent]):
    """Events decided so far and the table they lead to."""

    def __init__(self, state: State, now: int) -> None:
        super().__init__(state, now, evolve)
