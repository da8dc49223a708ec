"""Games for analysis out of files: an event log or a GCG."""

from leggio.engine.analysis.from_gcg import record_of_gcg
from leggio.engine.record import Record
from leggio.engine.registry import find_engine
from leggio.notation.errors import NotationError
from leggio.notation.log import Log


def is_log(content: bytes) -> bool:
    """Whether a file looks like an event log; if not, it is read as a GCG."""
    return content.lstrip(b"\xef\xbb\xbf \t\r\n")[:1] == b"{"


def record_of_log(log: Log) -> Record:
    """The game of a log that has passed its audit; raises NotationError for one that has no board of turns."""
    engine = find_engine(log.game.name)
    if engine is None or engine.record is None:
        raise NotationError(1, "analysis.no_turns", game=log.game.name)
    return engine.record(log.events)


__all__ = ["is_log", "record_of_gcg", "record_of_log"]
