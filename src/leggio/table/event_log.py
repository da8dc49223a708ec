"""The log of one table and the state it leads to. Pure: nothing is written here, only drafted and kept."""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Any

import msgspec

from leggio.games.common.spec import AnyGame
from leggio.table.kinds import log_reader, log_writer
from leggio.table.records import Entry

# How many events a client may have missed and still be told one by one.
REMEMBERED = 200


class Draft(msgspec.Struct, frozen=True):
    """What a command would bring about, before it is written."""

    entry: Entry
    events: tuple[Any, ...]
    state: Any
    chain: str


class EventLog:
    """A table's state, grown entry by entry."""

    def __init__(self, kind: AnyGame, table: str) -> None:
        self.kind = kind
        self.state: Any = None
        self.keys: dict[str, int] = {}  # of every command that happened: the last event it brought about
        self._table = table
        self._reader = log_reader(kind)
        self._recent: deque[Any] = deque(maxlen=REMEMBERED)  # events up to the last one

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
                self._recent.append(event)
            if entry.idempotency_key:
                self.keys[entry.idempotency_key] = entry.upto
        return added

    def draft(self, events: Sequence[Any], key: str | None, at: int, after: Any = None) -> Draft:
        """The entry for these events, and where they lead; `after` is that, if it is known already."""
        writer = log_writer(self.kind, seq=self.seq, chain=self._reader.chain)
        lines = "".join(writer.line(event) for event in events)
        state = after
        if state is None:
            state = self.state
            for event in events:
                state = self.kind.evolve(state, event)
        first = self.seq + 1
        entry = Entry(
            table=self._table, seq=first, upto=first + len(events) - 1, at=at, idempotency_key=key, lines=lines
        )
        return Draft(entry, tuple(events), state, writer.chain)

    def keep(self, draft: Draft) -> list[tuple[int, Any]]:
        """The draft is in the store: go on from there."""
        self._reader.seq, self._reader.chain = draft.entry.upto, draft.chain
        self.state = draft.state
        if draft.entry.idempotency_key:
            self.keys[draft.entry.idempotency_key] = draft.entry.upto
        self._recent.extend(draft.events)
        return list(enumerate(draft.events, start=draft.entry.seq))

    def since(self, seq: int) -> list[tuple[int, Any]] | None:
        """The events after one; None if that is too long ago, or was never."""
        missed = self.seq - seq
        if seq < 0 or not 0 <= missed <= len(self._recent):
            return None
        return list(enumerate(islice(self._recent, len(self._recent) - missed, None), start=seq + 1))
