"""What a command brings about, told step by step: each event is applied before the next is decided."""

from leggio.games.verbum.events import AnyEvent
from leggio.games.verbum.evolve import evolve
from leggio.games.verbum.state import State


class Story:
    """Events decided so far and the table they lead to. Dropped whole if the command is refused in the end."""

    def __init__(self, state: State, now: int) -> None:
        self.state = state
        self.events: list[AnyEvent] = []
        # A clock of the outside that steps back must not reorder the log.
        self.at = max(now, state.now)

    def add(self, event: AnyEvent) -> None:
        """Let one more thing happen."""
        self.events.append(event)
        self.state = evolve(self.state, event)
