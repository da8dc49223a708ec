"""What a command brings about at a tournament, event by event."""

from collections.abc import Callable
from typing import cast

from leggio.core import pending_events
from leggio.tournament.commands import Command
from leggio.tournament.events import AnyEvent, Deed
from leggio.tournament.evolve import evolve
from leggio.tournament.state import State


class PendingEvents(pending_events.PendingEvents[State, AnyEvent]):
    """Events decided so far and the tournament they lead to."""

    def __init__(self, state: State, now: int) -> None:
        super().__init__(state, now, evolve)

    def record(self, kind: type[Deed], command: Command, **decided: object) -> None:
        """Let what was asked happen: an event with the command's own fields, and with what was decided besides."""
        asked = {name: getattr(command, name) for name in kind.__struct_fields__ if name in command.__struct_fields__}
        make = cast("Callable[..., AnyEvent]", kind)
        self.add(make(at=self.at, **(asked | decided)))
