"""The event log: JSON Lines, one event a line after a header, each line chained to the one before by a hash.

    {"format":"leggio-log","version":1,"game":"scrabble"}
    {"seq":1,"event":"opened","version":1,"data":{…},"chain":"…"}

The chain finds a line that was changed, moved or lost, even where the rules would have allowed the change. It does
not stop someone who rewrites the whole file; the chain of the last line, noted elsewhere, does.
"""

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec

from leggio.core.codec import Codec, CodecError, Event
from leggio.games.registry import GAMES, GameKind
from leggio.notation.errors import NotationError

FORMAT = "leggio-log"
VERSION = 1

_hashed = msgspec.json.Encoder(order="deterministic")  # the chain must not depend on the order of keys


class LogError(NotationError):
    """A log that cannot be read: the line (from 1), a code, and data."""


class Log(msgspec.Struct, frozen=True):
    """A log as read: whose game it is, its events, and the chain of its last line."""

    game: GameKind
    events: tuple[Any, ...]
    chain: str


class LogWriter:
    """Turns events into lines, one after the other; `chain` and `seq` go on where an existing log stops."""

    def __init__(self, game: str, *, seq: int = 0, chain: str | None = None) -> None:
        self._codec: Codec[Any] = GAMES[game].codec
        self._header = {"format": FORMAT, "version": VERSION, "game": game}
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


def write_log(game: str, events: Iterable[Event]) -> str:
    """A whole log as text."""
    writer = LogWriter(game)
    return writer.header + "".join(writer.line(event) for event in events)


def read_log(content: bytes) -> Log:
    """Read a whole log; whatever is not as it was written raises LogError with line and cause."""
    lines = content.split(b"\n")
    if lines[-1] == b"":
        lines.pop()
    elif len(lines) > 1:
        raise LogError(len(lines), "log.cut_line")
    header = _json(lines[0] if lines else b"", 1)
    reader = LogReader(_game(header), chain=link("", header))
    events = tuple(reader.event(text) for text in lines[1:])
    if not events:
        raise LogError(1, "log.no_events")
    return Log(reader.game, events, reader.chain)


class LogReader:
    """Reads a log line by line after its header; `chain` and `seq` are those of the last line read."""

    def __init__(self, game: GameKind, *, seq: int = 0, chain: str | None = None) -> None:
        self.game = game
        self.seq = seq
        self.chain = chain or LogWriter(game.name).chain

    def event(self, text: bytes | str) -> Any:
        """The event of the next line."""
        number = self.seq + 2
        raw = _json(text, number)
        if not _is(raw.get("seq"), number - 1):
            raise LogError(number, "log.wrong_seq", expected=number - 1, found=raw.get("seq"))
        written = raw.pop("chain", None)
        body = dict(raw)
        del raw["seq"]
        try:
            event = self.game.codec.decode(raw)
        except CodecError as error:
            raise LogError(number, error.code, **error.detail) from None
        chain = link(self.chain, body)
        if written != chain:
            raise LogError(number, "log.broken_chain")
        self.seq, self.chain = self.seq + 1, chain
        return event


def read_header(line: bytes) -> GameKind:
    """Which game a log is of, by its first line."""
    return _game(_json(line, 1))


def _game(header: dict[str, Any]) -> GameKind:
    if header.get("format") != FORMAT:
        raise LogError(1, "log.not_a_log")
    if not _is(header.get("version"), VERSION):
        raise LogError(1, "log.unknown_version", version=header.get("version"), known=VERSION)
    if unknown := sorted(header.keys() - {"format", "version", "game"}):
        raise LogError(1, "log.unknown_field", field=unknown[0])
    name = header.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise LogError(1, "log.unknown_game", game=name)
    return GAMES[name]


def _is(found: object, number: int) -> bool:
    """Whether this is that very number: JSON's true and 1.0 are not 1."""
    return type(found) is int and found == number


def _json(text: bytes | str, line: int) -> dict[str, Any]:
    try:
        raw = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise LogError(line, "log.not_json", cause=str(error)) from None
    if not isinstance(raw, dict):
        raise LogError(line, "log.not_json", cause="not an object")
    return raw


def link(chain: str, body: dict[str, Any]) -> str:
    """The chain of a line: a hash of the chain before it and of all the line says."""
    return hashlib.sha256(chain.encode() + _hashed.encode(body)).hexdigest()[:32]
