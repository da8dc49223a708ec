"""What a command brings about at a tournament, event by event."""

from leggio.core import pending_events
from leggio.tournament.events import AnyEvent
from leggio.tournament.evolve import evolve
from leggio.tournament.state import State


class PendingEvents(pending_events.PendingEvents[State, AnyEvent]):
    """Events decided so far and the tournament they lead to."""

    def __init__(self, state: State, now: int) -> None:
        super().__init__(state, now, evolve)
