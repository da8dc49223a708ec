"""Games for analysis out of files: an event log or a GCG."""

from typing import Any

from leggio.engine.analysis.from_gcg import record_of_gcg
from leggio.engine.analysis.from_scarabeo import record_of_scarabeo
from leggio.engine.analysis.from_scrabble import record_of_scrabble
from leggio.engine.analysis.record import Record
from leggio.notation.errors import NotationError
from leggio.notation.log import Log

RECORDS: dict[str, Any] = {"scrabble": record_of_scrabble, "scarabeo": record_of_scarabeo}


def is_log(content: bytes) -> bool:
    """Whether a file looks like an event log; if not, it is read as a GCG."""
    return content.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"{"


def record_of_log(log: Log) -> Record:
    """The game of a log that has passed its audit; raises NotationError for one that has no board of turns."""
    if log.game.name not in RECORDS:
        raise NotationError(1, "analysis.no_turns", game=log.game.name)
    record: Record = RECORDS[log.game.name](log.events)
    return record


__all__ = ["is_log", "record_of_gcg", "record_of_log"]
