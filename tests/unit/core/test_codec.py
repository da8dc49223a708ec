"""Reading and writing events: whatever is not known is refused."""

from typing import Any, ClassVar

import msgspec
import pytest

from leggio.core.codec import Codec, CodecError, Event, by_name


class Rang(Event, frozen=True, kw_only=True):
    """A bell rang."""

    times: int
    loud: bool = False


class Stopped(Event, frozen=True, kw_only=True):
    """The bell stopped: a second version of this event."""

    version: ClassVar[int] = 2


CODEC: Codec[Rang | Stopped] = Codec({"rang": Rang, "stopped": Stopped})

GOOD = {"event": "rang", "version": 1, "data": {"at": 5, "times": 3}}


def test_an_event_is_kind_version_and_data() -> None:
    """The written form is plain data, without fields that have their usual value."""
    assert CODEC.encode(Rang(at=5, times=3)) == GOOD
    assert CODEC.encode(Stopped(at=6)) == {"event": "stopped", "version": 2, "data": {"at": 6}}


@pytest.mark.parametrize("event", [Rang(at=5, times=3), Rang(at=5, times=3, loud=True), Stopped(at=0)])
def test_what_was_written_can_be_read_back(event: Rang | Stopped) -> None:
    """Through JSON and back an event is the same."""
    assert CODEC.decode(msgspec.json.decode(msgspec.json.encode(CODEC.encode(event)))) == event


def test_events_are_named() -> None:
    """The name of a kind is the one it is registered under."""
    assert CODEC.name(Stopped(at=1)) == "stopped"


def refusal(raw: object) -> CodecError:
    """The error that reading this raises."""
    with pytest.raises(CodecError) as caught:
        CODEC.decode(raw)
    return caught.value


@pytest.mark.parametrize("raw", [None, [], "rang", 3, [GOOD]])
def test_anything_but_an_object_is_refused(raw: object) -> None:
    """An event is an object."""
    assert refusal(raw).code == "event.not_an_object"


@pytest.mark.parametrize("kind", [None, "rung", "", 1, ["rang"]])
def test_an_unknown_kind_is_refused(kind: object) -> None:
    """A kind that is not registered is refused by name."""
    error = refusal({**GOOD, "event": kind})
    assert error.code == "event.unknown_kind"
    assert error.detail == {"kind": kind}


@pytest.mark.parametrize("version", [None, 0, 2, "1", True])
def test_an_unknown_version_is_refused(version: object) -> None:
    """Another version may mean something else: it is refused, and the one known is named."""
    error = refusal({**GOOD, "version": version})
    assert error.code == "event.unknown_version"
    assert error.detail == {"kind": "rang", "version": version, "known": 1}


def test_an_unknown_field_beside_the_data_is_refused() -> None:
    """Nothing rides along unnoticed."""
    error = refusal({**GOOD, "extra": 1})
    assert (error.code, error.detail) == ("event.unknown_field", {"kind": "rang", "field": "extra"})


@pytest.mark.parametrize(
    "data",
    [
        None,
        [],
        {"at": 5},
        {"times": 3},
        {"at": 5, "times": "3"},
        {"at": 5, "times": True},
        {"at": 5, "times": 3.5},
        {"at": 5, "times": None},
        {"at": 5, "times": 3, "loud": 1},
        {"at": 5, "times": 3, "colour": "red"},
    ],
)
def test_a_wrong_field_is_refused(data: Any) -> None:
    """A missing field, one too many or one of another type is refused, with the cause."""
    error = refusal({**GOOD, "data": data})
    assert error.code == "event.bad_field"
    assert error.detail["kind"] == "rang"
    assert error.detail["cause"]


def test_events_have_the_name_of_their_class() -> None:
    """`PlayStood` is `play_stood` in a log, for ever."""

    class PlayStood(Event, frozen=True, kw_only=True):
        """Two words."""

    class Drawn(Event, frozen=True, kw_only=True):
        """One word."""

    assert by_name((PlayStood, Drawn)) == {"play_stood": PlayStood, "drawn": Drawn}
