"""What happens at tables of several games: the same kind, name and fields in each of their logs."""

from typing import Generic, TypeVar

from leggio.core.codec import Event

OptionsT_co = TypeVar("OptionsT_co", covariant=True)


class TableSet(Event, Generic[OptionsT_co], frozen=True, kw_only=True):
    """The first event of a log: rules, players and choices; each game adds what it is played with."""

    rules: str
    rules_version: int
    players: tuple[str, ...]
    options: OptionsT_co
    lexicon: str


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


class Suspended(Event, frozen=True, kw_only=True):
    """The game was put away: no time runs (house rule)."""


class Resumed(Event, frozen=True, kw_only=True):
    """The game goes on where it was put away: time runs again."""


# What house rules bring about, in every game with seats.
HouseEvent = Resigned | AbandonProposed | Suspended | Resumed
