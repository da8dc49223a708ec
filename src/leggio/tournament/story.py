"""The story of a command at a tournament."""

from leggio.core import story as core_story
from leggio.tournament.events import AnyEvent
from leggio.tournament.evolve import evolve
from leggio.tournament.state import State


class Story(core_story.Story[State, AnyEvent]):
    """Events decided so far and the tournament they lead to."""

    def __init__(self, state: State, now: int) -> None:
        super().__init__(state, now, evolve)
