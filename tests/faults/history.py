"""What happened, as the clients saw it: the record that the checker judges, kept as lines of JSON."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec


class Record(msgspec.Struct, frozen=True, kw_only=True, tag_field="what", tag=str.lower):
    """Something at a moment of the laboratory's steady clock, in seconds."""

    at: float


class Came(Record, frozen=True, kw_only=True):
    """A client there is: at which table, as whom."""

    client: str
    table: str
    game: str
    seat: int | None


class Invoke(Record, frozen=True, kw_only=True):
    """A command leaves, or leaves again."""

    client: str
    key: str
    seq: int
    command: dict[str, Any]


class Ok(Record, frozen=True, kw_only=True):
    """It was acknowledged."""

    client: str
    key: str
    seq: int


class Fail(Record, frozen=True, kw_only=True):
    """It was refused: it has not happened, and will not."""

    client: str
    key: str
    code: str


class Info(Record, frozen=True, kw_only=True):
    """Nobody knows: the store did not answer, the server is leaving, the connection is gone."""

    client: str
    key: str
    code: str


class Linked(Record, frozen=True, kw_only=True):
    """A connection stands, to one of the machines; `lost` ends it."""

    client: str
    machine: str


class Lost(Record, frozen=True, kw_only=True):
    """The connection is gone."""

    client: str


class Seen(Record, frozen=True, kw_only=True):
    """A frame with news: a welcome or an update, whole."""

    client: str
    frame: dict[str, Any]


class Struck(Record, frozen=True, kw_only=True):
    """Something goes wrong, from now on."""

    number: str
    kind: str
    place: str


class Mended(Record, frozen=True, kw_only=True):
    """It is well again."""

    number: str


class Stalled(Record, frozen=True, kw_only=True):
    """The laboratory itself stood still until now, for want of a processor: what it saw then, it saw late."""

    seconds: float


class Settled(Record, frozen=True, kw_only=True):
    """All is well again, and everyone has had the time to hear what there was to hear of a table."""

    table: str
    seq: int


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """What one command brought about, as the store has it."""

    seq: int
    upto: int
    key: str | None
    lines: str


class Kept(Record, frozen=True, kw_only=True):
    """The log of a table in the store when all was over."""

    table: str
    header: str
    head: int  # the last event, by the row of the table
    entries: list[Entry]

    @property
    def log(self) -> str:
        """The whole log, as a file has it."""
        return self.header + "".join(entry.lines for entry in self.entries)


AnyRecord = Came | Invoke | Ok | Fail | Info | Linked | Lost | Seen | Struck | Mended | Stalled | Settled | Kept


class History:
    """Records in the order they were made."""

    def __init__(self, records: list[AnyRecord] | None = None) -> None:
        self.records: list[AnyRecord] = records or []
        self._from = time.monotonic()

    def __iter__(self) -> Iterator[AnyRecord]:
        return iter(self.records)

    def now(self) -> float:
        """Seconds since it began."""
        return time.monotonic() - self._from

    def add(self, record: AnyRecord) -> None:
        """Note something."""
        self.records.append(record)

    def save(self, path: Path) -> None:
        """Keep it, to be looked at or checked again."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"\n".join(map(msgspec.json.encode, self.records)))


def read_history(path: Path) -> History:
    """A history that was kept."""
    return History([msgspec.json.decode(line, type=AnyRecord) for line in path.read_bytes().splitlines()])
