"""Logs of any kind: JSON Lines, one event a line after a header, each line chained to the one before by a hash.

The chain finds a line that was changed, moved or lost, even where the rules would have allowed the change. It does
not stop someone who rewrites the whole file; the chain of the last line, noted elsewhere, does.
"""

import hashlib
from collections.abc import Mapping
from typing import Any, Generic, TypeVar

import msgspec

from leggio.core.codec import Codec, CodecError, Event
from leggio.notation.errors import NotationError

EventT = TypeVar("EventT", bound=Event)

_hashed = msgspec.json.Encoder(order="deterministic")  # the chain must not depend on the order of keys


class LogError(NotationError):
    """A log that cannot be read: the line (from 1), a code, and data."""


class ChainedWriter:
    """Turns events into lines, one after the other; `chain` and `seq` go on where an existing log stops."""

    def __init__(
        self, header: Mapping[str, object], codec: Codec[Any], *, seq: int = 0, chain: str | None = None
    ) -> None:
        self._codec = codec
        self._header = dict(header)
        self._seq = seq
        self.chain = chain or link("", self._header)

    @property
    def header(self) -> str:
        """The first line."""
        return msgspec.json.encode(self._header).decode() + "\n"

    def line(self, event: Event) -> str:
        """The line of the next event."""
        self._seq += 1
        body = {"seq": self._seq, **self._codec.encode(event)}
        self.chain = link(self.chain, body)
        return msgspec.json.encode({**body, "chain": self.chain}).decode() + "\n"


class ChainedReader(Generic[EventT]):
    """Reads a log line by line after its header; `chain` and `seq` are those of the last line read."""

    def __init__(self, codec: Codec[EventT], *, chain: str, seq: int = 0) -> None:
        self._codec = codec
        self.seq = seq
        self.chain = chain

    def event(self, text: bytes | str) -> EventT:
        """The event of the next line."""
        number = self.seq + 2
        raw = json_object(text, number)
        if not is_number(raw.get("seq"), number - 1):
            raise LogError(number, "log.wrong_seq", expected=number - 1, found=raw.get("seq"))
        written = raw.pop("chain", None)
        body = dict(raw)
        del raw["seq"]
        try:
            event = self._codec.decode(raw)
        except CodecError as error:
            raise LogError(number, error.code, **error.detail) from None
        chain = link(self.chain, body)
        if written != chain:
            raise LogError(number, "log.broken_chain")
        self.seq, self.chain = self.seq + 1, chain
        return event


def lines_of(content: bytes) -> list[bytes]:
    """The lines of a whole log, its header first; a last line without its end was cut off."""
    lines = content.split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    elif len(lines) > 1:
        raise LogError(len(lines), "log.cut_line")
    return lines or [b""]


def check_header(header: Mapping[str, object], *, format: str, version: int, fields: set[str]) -> None:  # noqa: A002
    """Whether a header is of a format and version, and has only its fields."""
    if header.get("format") != format:
        raise LogError(1, "log.not_a_log")
    if not is_number(header.get("version"), version):
        raise LogError(1, "log.unknown_version", version=header.get("version"), known=version)
    if unknown := sorted(header.keys() - {"format", "version"} - fields):
        raise LogError(1, "log.unknown_field", field=unknown[0])


def is_number(found: object, number: int) -> bool:
    """Whether this is that very number: JSON's true and 1.0 are not 1."""
    return type(found) is int and found == number


def json_object(text: bytes | str, line: int) -> dict[str, object]:
    """The object a line holds."""
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise LogError(line, "log.not_json", cause=str(error)) from None
    if not isinstance(raw, dict):
        raise LogError(line, "log.not_json", cause="not an object")
    return raw


def link(chain: str, body: Mapping[str, object]) -> str:
    """The chain of a line: a hash of the chain before it and of all the line says."""
    return hashlib.sha256(chain.encode() + _hashed.encode(body)).hexdigest()[:32]
