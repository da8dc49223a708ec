"""The log of a tournament: a chained log with a header of its own.

{"format":"leggio-tournament","version":1}
{"seq":1,"event":"opened","version":1,"data":{…},"chain":"…"}
"""

from collections.abc import Iterable

import msgspec

from leggio.notation.chained import ChainedReader, ChainedWriter, LogError, check_header, json_object, lines_of, link
from leggio.tournament.events import CODEC, AnyEvent

FORMAT = "leggio-tournament"
VERSION = 1
HEADER = {"format": FORMAT, "version": VERSION}


class TournamentLog(msgspec.Struct, frozen=True):
    """A log as read: its events, and the chain of its last line."""

    events: tuple[AnyEvent, ...]
    chain: str


class TournamentWriter(ChainedWriter):
    """Turns events of a tournament into lines."""

    def __init__(self, *, seq: int = 0, chain: str | None = None) -> None:
        super().__init__(HEADER, CODEC, seq=seq, chain=chain)


def write_tournament(events: Iterable[AnyEvent]) -> str:
    """A whole log as text."""
    writer = TournamentWriter()
    return writer.header + "".join(writer.line(event) for event in events)


def read_tournament(content: bytes) -> TournamentLog:
    """Read a whole log; whatever is not as it was written raises LogError with line and cause."""
    lines = lines_of(content)
    header = json_object(lines[0], 1)
    check_header(header, format=FORMAT, version=VERSION, fields=set())
    reader = ChainedReader(CODEC, chain=link("", header))
    events = tuple(reader.event(text) for text in lines[1:])
    if not events:
        raise LogError(1, "log.no_events")
    return TournamentLog(events, reader.chain)


def is_tournament(content: bytes) -> bool:
    """Whether the first line is that of a tournament's log; what is wrong with the rest is for the reader to say."""
    try:
        return json_object(content.partition(b"\n")[0], 1).get("format") == FORMAT
    except LogError:
        return False
