"""What events make of a table: one function for each kind, which asks no clock, no chance, no dictionary and no rule.

Total over what `decide` brings about. A log from outside goes through `audit` first, which decides every event again
before it is applied.
"""

from collections.abc import Callable, Mapping
from typing import Never, Protocol, TypeAlias, TypeVar, cast

import msgspec
from msgspec.structs import replace

from leggio.core.codec import Codec, Event
from leggio.games.common.events import AbandonProposed
from leggio.games.common.state import SeatedState

StateT = TypeVar("StateT", bound=msgspec.Struct)
EventT = TypeVar("EventT", bound=Event)
ItemT = TypeVar("ItemT")

AnyStateT = TypeVar("AnyStateT")
SeatedT = TypeVar("SeatedT", bound=SeatedState)

Change: TypeAlias = Callable[[AnyStateT, Never], AnyStateT]  # what one kind of event makes of a table
Evolve: TypeAlias = Callable[[AnyStateT | None, EventT], AnyStateT]


def evolution(
    codec: Codec[EventT],
    opened: type[Event],
    open_state: Callable[[Never], StateT],
    changes: Mapping[type[Event], Change[StateT]],
) -> Evolve[StateT, EventT]:
    """The `evolve` of a game: the first event makes a table, each other kind has its change. Every kind must be there.

    The moment and the number of the event are written by themselves.
    """
    if missing := {kind.__name__ for kind in codec.kinds.values()} - {kind.__name__ for kind in (opened, *changes)}:
        raise TypeError(f"events that change nothing: {sorted(missing)}")
    change_of = cast("dict[type[Event], Callable[[StateT, Event], StateT]]", dict(changes))
    make = cast("Callable[[Event], StateT]", open_state)

    def evolve(state: StateT | None, event: EventT) -> StateT:
        """The table after one more event."""
        if state is None:
            if not isinstance(event, opened):
                raise ValueError("a log starts with the opening of the table")
            return make(event)
        changed = change_of[type(event)](state, event)
        return replace(changed, now=event.at, seq=state.seq + 1)  # type: ignore[attr-defined] # all states have it

    return evolve


def put(items: tuple[ItemT, ...], index: int, item: ItemT) -> tuple[ItemT, ...]:
    """The items with another one at an index."""
    return (*items[:index], item, *items[index + 1 :])


class Changed(Protocol):
    """What `msgspec.structs.replace` is, to shared code that knows a value by a protocol."""

    def __call__(self, value: ItemT, /, **changes: object) -> ItemT:
        """The value with some fields changed."""


changed = cast("Changed", replace)


def abandon_proposed(state: SeatedT, event: AbandonProposed) -> SeatedT:
    """One more is for stopping without a result."""
    return changed(state, for_abandon=(*state.for_abandon, event.seat))
