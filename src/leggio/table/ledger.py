"""The log of one table and the state it leads to. Pure: nothing is written here, only drafted and kept."""

from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from leggio.games.registry import GameKind
from leggio.notation.log import LogReader, LogWriter
from leggio.table.records import Entry

# How many events a client may have missed and still be told one by one.
REMEMBERED = 200


class Draft(msgspec.Struct, frozen=True):
    """What a command would bring about, before it is written."""

    entry: Entry
    events: tuple[Any, ...]
    state: Any
    chain: str


class Ledger:
    """A table's state, grown entry by entry."""

    def __init__(self, kind: GameKind, table: str) -> None:
        self.kind = kind
        self.state: Any = None
        self.keys: dict[str, int] = {}  # of every command that happened: the last event it brought about
        self._table = table
        self._reader = LogReader(kind)
        self._recent: deque[tuple[int, Any]] = deque(maxlen=REMEMBERED)

    @property
    def seq(self) -> int:
        """The number of the last event, 0 before the first."""
        return self._reader.seq

    def take(self, entries: Iterable[Entry]) -> list[tuple[int, Any]]:
        """Read entries that are in the store; the events they add, with their numbers."""
        added = []
        for entry in entries:
            if entry.upto <= self.seq:
                continue
            for line in entry.lines.removesuffix("\n").split("\n"):
                event = self._reader.event(line)
                self.state = self.kind.evolve(self.state, event)
                added.append((self._reader.seq, event))
            if entry.key:
                self.keys[entry.key] = entry.upto
        self._recent.extend(added)
        return added

    def draft(self, events: Sequence[Any], key: str | None, at: int) -> Draft:
        """The entry for these events, and where they lead."""
        writer = LogWriter(self.kind.name, seq=self.seq, chain=self._reader.chain)
        lines = "".join(writer.line(event) for event in events)
        state = self.state
        for event in events:
            state = self.kind.evolve(state, event)
        first = self.seq + 1
        entry = Entry(table=self._table, seq=first, upto=first + len(events) - 1, at=at, key=key, lines=lines)
        return Draft(entry, tuple(events), state, writer.chain)

    def keep(self, draft: Draft) -> list[tuple[int, Any]]:
        """The draft is in the store: go on from there."""
        self._reader.seq, self._reader.chain = draft.entry.upto, draft.chain
        self.state = draft.state
        if draft.entry.key:
            self.keys[draft.entry.key] = draft.entry.upto
        added = list(enumerate(draft.events, start=draft.entry.seq))
        self._recent.extend(added)
        return added

    def since(self, seq: int) -> list[tuple[int, Any]] | None:
        """The events after one; None if that is too long ago, or was never."""
        if seq > self.seq or seq < 0:
            return None
        if seq < self.seq and (not self._recent or self._recent[0][0] > seq + 1):
            return None
        return [each for each in self._recent if each[0] > seq]
