"""Games of Verbum typed in: what their logs hold."""

from pathlib import Path
from typing import TypeVar

from leggio.games.verbum import audit
from leggio.games.verbum.events import AnyEvent
from leggio.games.verbum.state import State
from leggio.notation.log import read_log

EventT = TypeVar("EventT", bound=AnyEvent)


def table_of(log: Path) -> State:
    """The table a log leads to, audited."""
    state = audit(read_log(log.read_bytes()).events)
    assert isinstance(state, State)
    return state


def events_of(log: Path, kind: type[EventT]) -> list[EventT]:
    """The events of a kind in a log."""
    return [event for event in read_log(log.read_bytes()).events if isinstance(event, kind)]


def words_of(log: Path) -> list[str]:
    """The words on the table at the end of a log, as they are written."""
    return [word.made.written for word in table_of(log).words]
