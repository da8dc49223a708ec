"""What shared code may read of a table's state, and what every table with seats can say of them."""

from typing import Protocol

from leggio.core.pending_events import Timed
from leggio.core.record import Record


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


class Seating(Record, frozen=True):
    """What follows from who plays and who resigned: the base of a state, which brings these fields itself.

    It has no field of its own, for the fields of a base come first: states are written as they always were.
    """

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
