"""Taking one's last move back, where a table lets somebody: a house rule for whoever plays against computers.

The log keeps everything. A state remembers the table before each move of the one seat that may, so that going back
costs the same however long the game is; what came out of the bag since is mixed into it again, by the seal.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType

from leggio.core.codec import Event
from leggio.core.record import Record
from leggio.games.common.house_options import HouseOptions
from leggio.games.common.state import Evolve, Resigned, SeatedState, TakenBack, changed


class Backs(Record, frozen=True, omit_defaults=True):
    """Where the seat that may take its moves back would return to, and how often it did."""

    before: msgspec.Struct | None = None  # the table before its last move, which knows the one before that
    count: int = 0


class Counted(Protocol):
    """A state that knows how many events led to it."""

    @property
    def seq(self) -> int:
        """The number of the last event."""


class Returnable(Protocol):
    """A state that may be gone back from."""

    @property
    def seq(self) -> int:
        """The number of the last event."""

    @property
    def options(self) -> object:
        """What the table chose."""

    @property
    def backs(self) -> Backs | UnsetType:
        """What may be taken back; nothing where nobody may."""


StateT = TypeVar("StateT", bound=Returnable)
CountedT = TypeVar("CountedT", bound="Counted")
EventT = TypeVar("EventT", bound=Event)


def seat_that_takes_back(options: object) -> int | None:
    """Who may take moves back at a table of these options, if anybody."""
    return options.takes_back if isinstance(options, HouseOptions) else None


def table_before(state: object, seat: int) -> Returnable | None:
    """The table that this seat would return to; None where there is nothing to take back, or it may not."""
    backs = getattr(state, "backs", UNSET)
    if not isinstance(backs, Backs) or seat_that_takes_back(getattr(state, "options", None)) != seat:
        return None
    return cast("Returnable | None", backs.before)


def can_take_back(state: SeatedState, who: object) -> bool:
    """Whether somebody at a table, a seat or not, has something to take back: in a game that is on."""
    return isinstance(who, int) and state.ended is None and table_before(state, who) is not None


def times_taken_back(state: object) -> int:
    """How often moves were taken back in a game."""
    backs = getattr(state, "backs", UNSET)
    return backs.count if isinstance(backs, Backs) else 0


def _never(_: object, __: Event) -> bool:
    return False


def with_taking_back(
    evolve: Evolve[StateT, EventT],
    *,
    moves: tuple[type[Event], ...],
    returned: Callable[[StateT, StateT, int], StateT],
    goes_with_last: Callable[[StateT, Event], bool] = _never,
) -> Evolve[StateT, EventT]:
    """The `evolve` of a game in which moves may be taken back.

    `moves` is what somebody does in their turn; `goes_with_last` tells one that only belongs to what came before it.
    `returned` makes the table of then one of now: its bag, its clocks, at a moment.
    """

    def evolved(state: StateT | None, event: EventT) -> StateT:
        """The table after one more event."""
        if state is None:
            opened = evolve(None, event)
            return opened if seat_that_takes_back(opened.options) is None else changed(opened, backs=Backs())
        backs = state.backs
        if backs is UNSET:
            return evolve(state, event)
        if isinstance(event, TakenBack):
            return _gone_back(state, event, backs, returned)
        after = evolve(state, event)
        if isinstance(event, Resigned):  # whoever left has left
            return changed(after, backs=Backs(count=backs.count))
        own = isinstance(event, moves) and getattr(event, "seat", None) == seat_that_takes_back(state.options)
        if not own or goes_with_last(state, event):
            return after
        return changed(after, backs=Backs(cast(msgspec.Struct, state), backs.count))

    return evolved


def _gone_back(
    state: StateT, event: TakenBack, backs: Backs, returned: Callable[[StateT, StateT, int], StateT]
) -> StateT:
    before = cast("StateT", backs.before)
    earlier = cast(Backs, before.backs).before
    now: dict[str, object] = {"now": event.at, "seq": state.seq + 1, "for_abandon": ()}
    return changed(returned(before, state, event.at), **now, backs=Backs(earlier, backs.count + 1))


def as_it_stands(
    events: Sequence[EventT], evolve: Callable[[CountedT | None, EventT], CountedT]
) -> list[tuple[CountedT, EventT, CountedT]]:
    """Each event of a log after the first that was not taken back, with the state before it and the one it leads to."""
    steps: list[tuple[CountedT, Any, CountedT]] = []
    state = evolve(None, events[0])
    for event in events[1:]:
        after = evolve(state, event)
        if isinstance(event, TakenBack):
            # By number of the state each led to: of what was taken back before, places say nothing.
            steps = [step for step in steps if step[2].seq <= event.to]
            if steps:
                before, last, _ = steps.pop()
                steps.append((before, last, after))
        else:
            steps.append((state, event, after))
        state = after
    return steps
