"""A state machine over events, as hosts handle it: a game is one, and so is a tournament.

`decide` may refuse, `evolve` never does; what leaves for a person are views, and events as that person may know them.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from leggio.core.auditing import Finding
from leggio.core.chance import Chance
from leggio.core.codec import Codec, Event
from leggio.core.outcome import Accepted, Rejected
from leggio.core.verdicts import Judge


class MachineState(Protocol):
    """What a host may read of any state; all the rest is the machine's own."""

    @property
    def seq(self) -> int:
        """The number of the last event."""

    @property
    def now(self) -> int:
        """The moment of the last event."""

    @property
    def phase(self) -> str:
        """What is waited for; `over` when it has ended."""


AnyStateT = TypeVar("AnyStateT", bound=MachineState)
EventT = TypeVar("EventT", bound=Event)
CommandT = TypeVar("CommandT", bound=msgspec.Struct)
ViewT = TypeVar("ViewT", bound=msgspec.Struct)
WatcherT = TypeVar("WatcherT", bound=StrEnum)


@dataclass(frozen=True, kw_only=True, eq=False)
class StateMachine(Generic[AnyStateT, EventT, CommandT, ViewT, WatcherT]):
    """How commands become events, events a state, and a state what people see."""

    name: str
    codec: Codec[EventT]
    decide: Callable[[AnyStateT | None, CommandT, Judge | None, Chance, int], Accepted[EventT] | Rejected]
    evolve: Callable[[AnyStateT | None, EventT], AnyStateT]
    audit: Callable[[Sequence[EventT]], AnyStateT | Finding]
    views: Callable[[AnyStateT, Iterable[int | WatcherT], int], list[ViewT]]  # of several people at one moment
    redact: Callable[[AnyStateT, EventT, int | WatcherT], tuple[str, dict[str, object]]]  # an event as one may know it
    watchers: type[WatcherT]  # the roles, beside seats, that views are made for
    concerns: Callable[[EventT], int | None] = field(default=lambda _: None)  # the only player it changes the view of

    def view(self, state: AnyStateT, place: int | WatcherT, now: int) -> ViewT:
        """The state as one person may see it."""
        return self.views(state, (place,), now)[0]


# One whose own types nobody needs to know: hosts only pass its values on.
AnyMachine: TypeAlias = StateMachine[Any, Any, Any, Any, Any]


def one_by_one(
    view: Callable[[AnyStateT, int | WatcherT, int], ViewT],
) -> Callable[[AnyStateT, Iterable[int | WatcherT], int], list[ViewT]]:
    """The views of several people, where there is no shorter way to them."""
    return lambda state, places, now: [view(state, place, now) for place in places]
