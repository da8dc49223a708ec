"""Replaying a log: events folded into the state they lead to."""

from collections.abc import Callable, Iterable
from typing import TypeVar

State = TypeVar("State")
Event = TypeVar("Event")


def replayed(evolve: Callable[[State | None, Event], State], log: Iterable[Event]) -> State:
    """The state after a whole log."""
    state: State | None = None
    for event in log:
        state = evolve(state, event)
    if state is None:
        raise ValueError("a log has at least one event")
    return state
