"""The log of one table and the state it leads to. Pure: nothing is written here, only drafted and kept."""

from collections import deque
from collections.abc import Iterable, Sequence
from itertools import islice

import msgspec

from leggio.core.codec import Event
from leggio.core.machine import MachineState
from leggio.table.hosts.host import Host
from leggio.table.records import Entry

# How many events a client may have missed and still be told one by one.
REMEMBERED = 200

Happened = list[tuple[int, Event]]  # events with their numbers


class Draft(msgspec.Struct, frozen=True):
    """What a command would bring about, before it is written."""

    entry: Entry
    events: tuple[Event, ...]
    state: MachineState
    chain: str


class EventLog:
    """A table's state, grown entry by entry."""

    def __init__(self, host: Host, table: str) -> None:
        self.state: MachineState | None = None
        # The idempotency keys of every command that happened, and the last event it brought about.
        self.done: dict[str, int] = {}
        self._host = host
        self._table = table
        self._evolve = host.machine.evolve
        self._reader = host.log_reader()
        self._recent: deque[Event] = deque(maxlen=REMEMBERED)  # events up to the last one

    @property
    def seq(self) -> int:
        """The number of the last event, 0 before the first."""
        return self._reader.seq

    def take(self, entries: Iterable[Entry]) -> Happened:
        """Read entries that are in the store; the events they add, with their numbers."""
        added = []
        for entry in entries:
            if entry.upto <= self.seq:
                continue
            for line in entry.lines.removesuffix("\n").split("\n"):
                event = self._reader.event(line)
                self.state = self._evolve(self.state, event)
                added.append((self._reader.seq, event))
                self._recent.append(event)
            self._note(entry)
        return added

    def draft(
        self, events: Sequence[Event], idempotency_key: str | None, at: int, after: MachineState | None = None
    ) -> Draft:
        """The entry for these events, and where they lead; `after` is that, if it is known already."""
        writer = self._host.log_writer(seq=self.seq, chain=self._reader.chain)
        lines = "".join(writer.line(event) for event in events)
        first = self.seq + 1
        entry = Entry(
            table=self._table,
            seq=first,
            upto=first + len(events) - 1,
            at=at,
            idempotency_key=idempotency_key,
            lines=lines,
        )
        return Draft(entry, tuple(events), after or self._after(events), writer.chain)

    def keep(self, draft: Draft) -> Happened:
        """The draft is in the store: go on from there."""
        self._reader.seq, self._reader.chain = draft.entry.upto, draft.chain
        self.state = draft.state
        self._note(draft.entry)
        self._recent.extend(draft.events)
        return list(enumerate(draft.events, start=draft.entry.seq))

    def since(self, seq: int) -> Happened | None:
        """The events after one; None if that is too long ago, or was never."""
        missed = self.seq - seq
        if seq < 0 or not 0 <= missed <= len(self._recent):
            return None
        return list(enumerate(islice(self._recent, len(self._recent) - missed, None), start=seq + 1))

    def _note(self, entry: Entry) -> None:
        if entry.idempotency_key:
            self.done[entry.idempotency_key] = entry.upto

    def _after(self, events: Sequence[Event]) -> MachineState:
        state = self.state
        for event in events:
            state = self._evolve(state, event)
        if state is None:
            raise ValueError("a draft without events")
        return state
