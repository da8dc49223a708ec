"""Redaction: events as people may know them. Field by field, what is not named stays at the table."""

from collections.abc import Mapping
from typing import Generic, TypeVar

import msgspec

from leggio.core.codec import Codec, Event

EventT = TypeVar("EventT", bound=Event)

_PLAIN: frozenset[type] = frozenset({int, str, bool, type(None)})


def _plain(value: object) -> object:
    plain: object = value if type(value) in _PLAIN else msgspec.to_builtins(value)
    return plain


class Redaction(Generic[EventT]):
    """Which fields of each kind of event everyone may know, and which only the seat it is about.

    Both are written as names with spaces between them. Every kind must be listed: a new one tells nothing by oversight
    no more than it leaks by it.
    """

    def __init__(
        self, codec: Codec[EventT], *, everyone: Mapping[type[Event], str], oneself: Mapping[type[Event], str]
    ) -> None:
        self._codec = codec
        self._everyone = {kind: ("at", *fields.split()) for kind, fields in everyone.items()}
        self._oneself = {kind: tuple(fields.split()) for kind, fields in oneself.items()}
        self._own = {kind: self._everyone[kind] + self._oneself.get(kind, ()) for kind in self._everyone}

    def redact(self, event: EventT, seat: int | None, *also: str) -> tuple[str, dict[str, object]]:
        """The kind of an event and what a seat may know of it; None for those who do not play.

        `also` names fields that only the game at hand lets them know.
        """
        kind = type(event)
        own = seat is not None and kind in self._oneself and getattr(event, "seat", None) == seat
        names = self._own[kind] if own else self._everyone[kind]
        if also:
            names += also
        return self._codec.name(event), {name: _plain(getattr(event, name)) for name in names}

    def secret_fields(self, kind: type[EventT]) -> frozenset[str]:
        """What nobody is told of such an event but the seat it is about, if any."""
        return frozenset(kind.__struct_fields__) - frozenset(self._everyone[kind])

    def own_fields(self, kind: type[EventT]) -> tuple[str, ...]:
        """What the seat that such an event is about is told of it besides."""
        return self._oneself.get(kind, ())
