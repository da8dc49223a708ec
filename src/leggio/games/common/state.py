"""What every table with seats knows of itself, and what happens at any: the events, and what they change."""

from collections.abc import Callable, Mapping
from typing import Generic, Never, Protocol, TypeAlias, TypeVar, cast

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from leggio.core.codec import Codec, Event
from leggio.core.mixing import Mixing
from leggio.core.pending_events import Timed
from leggio.core.record import Record

OptionsT_co = TypeVar("OptionsT_co", covariant=True)


class TableSet(Event, Generic[OptionsT_co], frozen=True, kw_only=True):
    """The first event of a log: rules, players and choices; each game adds what it is played with."""

    rules: str
    rules_version: int
    players: tuple[str, ...]
    options: OptionsT_co
    lexicon: str
    contributors: tuple[int, ...] = ()  # seats whose devices are asked for a share in the mixing of the bag


class TableOpened(TableSet[OptionsT_co], frozen=True, kw_only=True):
    """The table is set, and the bag sealed. The commitment is public, the seal is not."""

    order: str
    salt: str
    commitment: str


class SeatEvent(Event, frozen=True, kw_only=True):
    """Something that one player did, or that happened to them."""

    seat: int


class Agreed(SeatEvent, frozen=True, kw_only=True):
    """An opponent lets stand what was just laid."""


class Passed(SeatEvent, frozen=True, kw_only=True):
    """A turn given up, or ended."""


class TimedOut(SeatEvent, frozen=True, kw_only=True):
    """The time for a turn is up: the table ends it."""


class Resigned(SeatEvent, frozen=True, kw_only=True):
    """A player gave the game up (house rule)."""


class AbandonProposed(SeatEvent, frozen=True, kw_only=True):
    """A player is for stopping without a result (house rule)."""


class AbandonDeclined(SeatEvent, frozen=True, kw_only=True):
    """A player would rather go on: nobody is for stopping any more, or only they no longer are (house rule)."""

    withdrawn: bool  # their own proposal


class TakenBack(SeatEvent, frozen=True, kw_only=True):
    """A player took their last move back, and with it all that came of it (house rule)."""

    to: int  # the number of the last event that still counts


class Suspended(Event, frozen=True, kw_only=True):
    """The game was put away: no time runs (house rule)."""


class Resumed(Event, frozen=True, kw_only=True):
    """The game goes on where it was put away: time runs again."""


class ShareCommitted(SeatEvent, frozen=True, kw_only=True):
    """A device has committed to its share in the mixing of the bag."""

    commitment: str


class SharesClosed(Event, frozen=True, kw_only=True):
    """All commitments are known, or were waited for long enough: shares are revealed now."""

    missing: tuple[int, ...] = ()  # seats that did not commit


class ShareRevealed(SeatEvent, frozen=True, kw_only=True):
    """A device has revealed the share it was committed to."""

    share: str


class BagMixed(Event, frozen=True, kw_only=True):
    """The order of the bag follows now from its seal and from what was put in; the first draw may come."""

    withheld: tuple[int, ...] = ()  # seats that committed and did not reveal in time
    value: str = ""  # the public value that was announced
    name: str = ""  # who told it


MixingEvent = ShareCommitted | SharesClosed | ShareRevealed | BagMixed

# What house rules bring about, in every game with seats.
HouseEvent = Resigned | AbandonProposed | AbandonDeclined | TakenBack | Suspended | Resumed | MixingEvent


class TableState(Timed, Protocol):
    """The state of any table: all the rest is the game's own."""

    @property
    def phase(self) -> str:
        """What the table is waiting for."""

    @property
    def suspended(self) -> object:
        """What is to be known to take a game up that was put away; None while it is on."""

    @property
    def ended(self) -> object:
        """How the game ended, once it has."""


class Seated(Protocol):
    """A table with one seat a player."""

    @property
    def players(self) -> tuple[str, ...]:
        """Names by seat."""

    @property
    def resigned(self) -> tuple[int, ...]:
        """Seats that gave the game up, in that order."""


class SeatedState(TableState, Seated, Protocol):
    """The state of a table with one seat a player."""

    @property
    def for_abandon(self) -> tuple[int, ...]:
        """Seats that are for stopping without a result."""

    @property
    def seats(self) -> range:
        """Every seat of the table."""

    @property
    def active(self) -> tuple[int, ...]:
        """Seats still in the game."""

    @property
    def turn(self) -> int:
        """The seat on turn."""

    @property
    def options(self) -> object:
        """What the table chose."""


class Seating(Record, frozen=True, kw_only=True):
    """What follows from who plays and who resigned: the base of a state, which brings these fields itself.

    Its own field is left out where the bag is the table's alone: such states are written as they always were.
    """

    mixing: Mixing | UnsetType = UNSET  # what players put into the bag

    @property
    def seats(self: Seated) -> range:
        """Every seat of the table."""
        return range(len(self.players))

    @property
    def active(self: Seated) -> tuple[int, ...]:
        """Seats still in the game."""
        return tuple([seat for seat in range(len(self.players)) if seat not in self.resigned])

    def after(self: Seated, seat: int) -> int:
        """The next seat in turn order that is still in the game."""
        count = len(self.players)
        return next((seat + step) % count for step in range(1, count + 1) if (seat + step) % count not in self.resigned)

    def opponents(self: Seated, seat: int) -> tuple[int, ...]:
        """The other seats still in the game."""
        return tuple(
            [other for other in range(len(self.players)) if other != seat and other not in self.resigned],
        )


StateT = TypeVar("StateT", bound=msgspec.Struct)
EventT = TypeVar("EventT", bound=Event)
ItemT = TypeVar("ItemT")

AnyStateT = TypeVar("AnyStateT")
SeatedT = TypeVar("SeatedT", bound=SeatedState)

Change: TypeAlias = Callable[[AnyStateT, Never], AnyStateT]  # what one kind of event makes of a table
Evolve: TypeAlias = Callable[[AnyStateT | None, EventT], AnyStateT]


def is_mixing(state: object) -> bool:
    """Whether a table still waits for its bag to be mixed."""
    mixing = getattr(state, "mixing", UNSET)
    return isinstance(mixing, Mixing) and not mixing.mixed


def evolution(
    codec: Codec[EventT],
    opened: type[Event],
    open_state: Callable[[Never], StateT],
    changes: Mapping[type[Event], Change[StateT]],
) -> Evolve[StateT, EventT]:
    """The `evolve` of a game: the first event makes a table, each other kind has its change. Every kind must be there.

    The moment and the number of the event are written by themselves; moves taken back are not for here
    (`taking_back.py`).
    """
    known = {opened.__name__, TakenBack.__name__, *(kind.__name__ for kind in changes)}
    if missing := {kind.__name__ for kind in codec.kinds.values()} - known:
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
        if isinstance(event, Resumed) and is_mixing(state):
            # No time runs for a game that is put away, neither does that for shares.
            changed = replace(changed, mixing=changed.mixing.later(event.at - state.now))  # type: ignore[attr-defined]
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


def abandon_declined(state: SeatedT, event: AbandonDeclined) -> SeatedT:
    """One is no longer for stopping, or nobody is: it would take everyone."""
    left = tuple(seat for seat in state.for_abandon if seat != event.seat) if event.withdrawn else ()
    return changed(state, for_abandon=left)
