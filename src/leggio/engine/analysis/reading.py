"""Games for analysis out of files: an event log or a GCG."""

from collections.abc import Callable, Sequence
from typing import Any

from leggio.engine.analysis.from_gcg import record_of_gcg
from leggio.engine.record import Record
from leggio.engine.registry import find_engine
from leggio.notation.errors import NotationError
from leggio.notation.log import Log


def is_log(content: bytes) -> bool:
    """Whether a file looks like an event log; if not, it is read as a GCG."""
    return content.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"{"


def check_turns(log: Log) -> None:
    """Raise NotationError for the log of a game that has no board of turns: there is no need to audit it first."""
    _reader(log)


def record_of_log(log: Log) -> Record:
    """The game of a log that has passed its audit: of any other it may break. NotationError as `check_turns`."""
    return _reader(log)(log.events)


def _reader(log: Log) -> Callable[[Sequence[Any]], Record]:
    engine = find_engine(log.game.name)
    if engine is None or engine.record is None:
        raise NotationError(1, "analysis.no_turns", game=log.game.name)
    return engine.record


__all__ = ["check_turns", "is_log", "record_of_gcg", "record_of_log"]
