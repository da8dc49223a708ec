"""The product as the corpus knows it. Everything of it that a check needs is imported here and nowhere else."""

from collections.abc import Iterable, Sequence
from typing import Any

from leggio.core.auditing import Finding
from leggio.games.registry import GAMES
from leggio.notation.log import read_log, write_log
from leggio.table.hosts import registry
from leggio.tournament.log import is_tournament, read_tournament, write_tournament

TOURNAMENT = "tournament"
# By the name of the folder that has its logs; games of others keep their own.
HOSTED = ("scrabble", "scarabeo", "verbum", "duplicate", TOURNAMENT)


def read(content: bytes) -> tuple[str, tuple[Any, ...]]:
    """What a log is of, and its events; LogError where a line or its chain does not hold."""
    if is_tournament(content):
        return TOURNAMENT, read_tournament(content).events
    log = read_log(content)
    return log.game.name, log.events


def write(kind: str, events: Sequence[Any]) -> bytes:
    """A whole log as the product writes it."""
    return (write_tournament(events) if kind == TOURNAMENT else write_log(kind, events)).encode()


def event_kinds(kind: str) -> frozenset[str]:
    """Every kind of event that a log may hold."""
    return frozenset(registry.HOSTED[kind].machine.codec.kinds)


def kind_of_event(kind: str, event: Any) -> str:
    """The kind of an event as it is written."""
    return registry.HOSTED[kind].machine.codec.name(event)


def audit(kind: str, events: Sequence[Any]) -> Any:
    """The state that a log leads to with every event decided again, or what does not hold."""
    return registry.HOSTED[kind].machine.audit(events)


def holds(audited: Any) -> bool:
    """Whether an audit found nothing."""
    return not isinstance(audited, Finding)


def evolve(kind: str, state: Any, event: Any) -> Any:
    """The state after one more event."""
    return registry.HOSTED[kind].machine.evolve(state, event)


def replay(kind: str, events: Iterable[Any]) -> Any:
    """The state that events lead to."""
    state = None
    for event in events:
        state = evolve(kind, state, event)
    return state


def viewers(kind: str, state: Any) -> tuple[Any, ...]:
    """All who may look: every seat, and every role beside them. Players of a tournament see what everyone sees."""
    seats = () if kind == TOURNAMENT else range(len(state.players))
    roles: Any = registry.HOSTED[kind].machine.watchers
    return (*seats, *roles)


def view(kind: str, state: Any, who: Any) -> Any:
    """What one of them sees at the moment of the last event."""
    return registry.HOSTED[kind].machine.view(state, who, state.now)


def deadline(kind: str, state: Any) -> int | None:
    """When something falls due by itself."""
    return None if kind == TOURNAMENT else GAMES[kind].next_deadline(state)


def awaited(kind: str, state: Any) -> tuple[int, ...]:
    """The seats that the table waits for."""
    return () if kind == TOURNAMENT else GAMES[kind].waits_for(state)


def told(kind: str, state: Any, event: Any, who: Any) -> tuple[str, dict[str, object]]:
    """What one of them is told of an event that led to a state."""
    return registry.HOSTED[kind].machine.redact(state, event, who)
