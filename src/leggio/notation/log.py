"""The event log of a game: a chained log whose header says which game it is.

{"format":"leggio-log","version":1,"game":"scrabble"}
{"seq":1,"event":"opened","version":1,"data":{…},"chain":"…"}
"""

from collections.abc import Iterable
from typing import Any

import msgspec

from leggio.core.codec import Event
from leggio.games.common.spec import AnyGame
from leggio.games.registry import GAMES
from leggio.notation.chained import ChainedReader, ChainedWriter, LogError, check_header, json_object, lines_of, link

__all__ = [
    "FORMAT",
    "VERSION",
    "Log",
    "LogError",
    "LogReader",
    "LogWriter",
    "header_of",
    "link",
    "read_header",
    "read_log",
    "write_log",
]

FORMAT = "leggio-log"
VERSION = 1


class Log(msgspec.Struct, frozen=True):
    """A log as read: whose game it is, its events, and the chain of its last line."""

    game: AnyGame
    events: tuple[Any, ...]  # of the game: only it knows their types
    chain: str


class LogWriter(ChainedWriter):
    """Turns events of a game into lines, one after the other."""

    def __init__(self, game: str, *, seq: int = 0, chain: str | None = None) -> None:
        super().__init__(header_of(game), GAMES[game].codec, seq=seq, chain=chain)


def header_of(game: str) -> dict[str, object]:
    """The first line of a game's log."""
    return {"format": FORMAT, "version": VERSION, "game": game}


def write_log(game: str, events: Iterable[Event]) -> str:
    """A whole log as text."""
    writer = LogWriter(game)
    return writer.header + "".join(writer.line(event) for event in events)


def read_log(content: bytes) -> Log:
    """Read a whole log; whatever is not as it was written raises LogError with line and cause."""
    lines = lines_of(content)
    header = json_object(lines[0], 1)
    reader = LogReader(_game(header), chain=link("", header))
    events = tuple(reader.event(text) for text in lines[1:])
    if not events:
        raise LogError(1, "log.no_events")
    return Log(reader.game, events, reader.chain)


class LogReader(ChainedReader[Event]):
    """Reads the log of a game line by line after its header."""

    def __init__(self, game: AnyGame, *, seq: int = 0, chain: str | None = None) -> None:
        super().__init__(game.codec, seq=seq, chain=chain or LogWriter(game.name).chain)
        self.game = game


def read_header(line: bytes) -> AnyGame:
    """Which game a log is of, by its first line."""
    return _game(json_object(line, 1))


def _game(header: dict[str, object]) -> AnyGame:
    check_header(header, format=FORMAT, version=VERSION, fields={"game"})
    name = header.get("game")
    if not isinstance(name, str) or name not in GAMES:
        raise LogError(1, "log.unknown_game", game=name)
    return GAMES[name]
