"""The skeleton of evolve: every kind of event has its change, and is numbered."""

import pytest

from leggio.core.codec import Codec, by_name
from leggio.core.record import Record
from leggio.games.common.state import Evolve, Passed, SeatEvent, TimedOut, evolution, put


class Opened(SeatEvent, frozen=True, kw_only=True):
    """The first event."""


class Counted(Record, frozen=True):
    """A table that counts who passed."""

    now: int
    passes: int = 0
    seq: int = 1


AnyEvent = Opened | Passed
CODEC: Codec[AnyEvent] = Codec(by_name((Opened, Passed)))


def _opened(event: Opened) -> Counted:
    return Counted(event.at)


def _passed(state: Counted, _: Passed) -> Counted:
    return Counted(state.now, state.passes + 1, state.seq)


evolve: Evolve[Counted, AnyEvent] = evolution(CODEC, Opened, _opened, {Passed: _passed})


def test_an_event_changes_the_table_and_is_numbered() -> None:
    """The moment and the number of an event are written by themselves."""
    assert evolve(evolve(None, Opened(at=1, seat=0)), Passed(at=7, seat=0)) == Counted(now=7, passes=1, seq=2)


def test_a_log_starts_with_its_opening() -> None:
    """Nothing else makes a table."""
    with pytest.raises(ValueError, match="starts with the opening"):
        evolve(None, Passed(at=1, seat=0))


def test_a_kind_without_a_change_is_found_at_once() -> None:
    """A new kind of event cannot be forgotten: its game does not even load."""
    codec: Codec[Opened | Passed | TimedOut] = Codec(by_name((Opened, Passed, TimedOut)))
    with pytest.raises(TypeError, match="TimedOut"):
        evolution(codec, Opened, _opened, {Passed: _passed})


def test_an_item_is_put_in_the_place_of_another() -> None:
    """All the others stay where they are."""
    assert put((1, 2, 3), 1, 7) == (1, 7, 3)
