"""Events to JSON and back. Whatever the codec does not know, it refuses: kind, version, field or type."""

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from leggio.core.record import Record


class Event(Record, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """Something that happened at a table, and when. A change of meaning or fields takes a new version."""

    version: ClassVar[int] = 1
    at: int


class CodecError(Exception):
    """An event that cannot be read: a stable code and data for a sentence."""

    def __init__(self, code: str, **detail: object) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


AnyEvent = TypeVar("AnyEvent", bound=Event)

_CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class Codec(Generic[AnyEvent]):
    """Reads and writes the events of one game, by kind and version."""

    def __init__(self, kinds: Mapping[str, type[AnyEvent]]) -> None:
        self._kinds = dict(kinds)
        self._names: dict[type[AnyEvent], str] = {kind: name for name, kind in kinds.items()}

    @property
    def kinds(self) -> Mapping[str, type[AnyEvent]]:
        """Every kind of event, by the name it is written with."""
        return MappingProxyType(self._kinds)

    def name(self, event: AnyEvent) -> str:
        """The kind of an event as it is written."""
        return self._names[type(event)]

    def encode(self, event: AnyEvent) -> dict[str, Any]:
        """An event as plain JSON data: kind, version, fields."""
        return {"event": self.name(event), "version": event.version, "data": msgspec.to_builtins(event)}

    def decode(self, raw: object) -> AnyEvent:
        """An event from plain JSON data."""
        if not isinstance(raw, dict):
            raise CodecError("event.not_an_object")
        kind = raw.get("event")
        if not isinstance(kind, str) or kind not in self._kinds:
            raise CodecError("event.unknown_kind", kind=kind)
        event_type = self._kinds[kind]
        if type(raw.get("version")) is not int or raw["version"] != event_type.version:
            raise CodecError("event.unknown_version", kind=kind, version=raw.get("version"), known=event_type.version)
        if unknown := sorted(raw.keys() - {"event", "version", "data"}):
            raise CodecError("event.unknown_field", kind=kind, field=unknown[0])
        try:
            return msgspec.convert(raw.get("data"), event_type)
        except msgspec.ValidationError as error:
            raise CodecError("event.bad_field", kind=kind, cause=str(error)) from None


def by_name(kinds: Iterable[type[AnyEvent]]) -> dict[str, type[AnyEvent]]:
    """Kinds of events by the names they are written with: `PlayStood` is `play_stood` in a log, for ever."""
    return {_CAPITAL.sub("_", kind.__name__).lower(): kind for kind in kinds}
