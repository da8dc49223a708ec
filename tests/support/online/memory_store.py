"""A store without a disk, for tests that play thousands of games to look at what is sent, not at what is kept."""

import bisect
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from leggio.table.ports import CodeTakenError, SeatTakenError, StaleError
from leggio.table.records import ChatLine, Entry, Head, Mark, Member, Outage, Phase, Role, TableRecord


class MemoryStore:
    """Implements the port EventStore in dictionaries."""

    def __init__(self) -> None:
        self._tables: dict[str, TableRecord] = {}
        self._members: dict[str, list[Member]] = {}
        self._entries: dict[str, list[Entry]] = {}
        self._chat: dict[str, list[ChatLine]] = {}
        self._beat: int | None = None

    async def create_table(self, table: TableRecord, members: Sequence[Member]) -> None:
        """Keep a new table."""
        if table.id in self._tables or any(table.code == other.code for other in self._tables.values()):
            raise CodeTakenError
        self._tables[table.id] = table
        self._members[table.id] = list(members)
        self._entries[table.id] = []
        self._chat[table.id] = []

    async def table(self, table: str) -> TableRecord | None:
        """A table by its id."""
        return self._tables.get(table)

    async def table_by_code(self, code: str) -> tuple[TableRecord, Role] | None:
        """The table of a code."""
        for table in self._tables.values():
            if code in (table.code, table.referee_code):
                return table, Role.PLAYER if code == table.code else Role.REFEREE
        return None

    async def rematch_of(self, table: str) -> TableRecord | None:
        """The table that is the rematch of this one."""
        return next((each for each in self._tables.values() if each.previous == table), None)

    async def public_tables(self, limit: int) -> list[TableRecord]:
        """Tables to join or to watch."""
        return [table for table in self._tables.values() if table.settings.public][:limit]

    async def tables_of(self, person: str, limit: int) -> list[TableRecord]:
        """Tables a person sits at."""
        theirs = (table for table, members in self._members.items() if any(each.person == person for each in members))
        return [self._tables[table] for table in theirs if not self._tables[table].settings.lesson][:limit]

    async def forget_lessons(self, before: int) -> None:
        """Lessons of before that moment."""
        for table in [each for each in self._tables.values() if each.settings.lesson and each.created_at < before]:
            for kept in (self._tables, self._members, self._entries, self._chat):
                kept.pop(table.id)

    async def places_in_play(self, people: Sequence[str]) -> list[tuple[TableRecord, Member]]:
        """The places that any of these have at tables in play."""
        return [
            (self._tables[table], member)
            for table, members in self._members.items()
            for member in members
            if member.person in people and self._tables[table].phase is Phase.PLAYING
            if not self._tables[table].settings.aids
        ]

    async def members(self, table: str) -> list[Member]:
        """Who sits at a table."""
        return list(self._members[table])

    async def join(self, member: Member) -> None:
        """Seat a person."""
        if any(member.person == each.person or member.seat == each.seat for each in self._members[member.table]):
            raise SeatTakenError
        self._members[member.table].append(member)

    async def leave(self, table: str, person: str) -> None:
        """Free a person's place."""
        self._members[table] = [each for each in self._members[table] if each.person != person]

    async def close_table(self, table: str) -> None:
        """Close a table that has not begun."""
        self._tables[table] = replace(self._tables[table], phase=Phase.CLOSED)

    async def append(self, entry: Entry, head: Head) -> None:
        """Write an entry."""
        table = self._tables[entry.table]
        if table.seq != entry.seq - 1:
            raise StaleError
        self._entries[entry.table].append(entry)
        self._tables[entry.table] = replace(
            table, seq=entry.upto, phase=head.phase, due_at=head.due_at, waits_for=head.waits_for
        )

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries after an event."""
        entries = self._entries[table]
        return entries[bisect.bisect_right(entries, after, key=lambda entry: entry.seq) :]

    async def marks(self, tables: Sequence[str]) -> Mapping[str, Mark]:
        """How far tables have come."""
        return {
            table: Mark(
                seq=self._tables[table].seq,
                members=len(self._members[table]),
                joined_at=max((each.joined_at for each in self._members[table]), default=0),
                said=len(self._chat[table]),
            )
            for table in tables
        }

    async def due_tables(self, before: int, limit: int) -> list[str]:
        """Tables that are overdue."""
        due = (table.id for table in self._tables.values() if table.due_at is not None and table.due_at < before)
        return list(due)[:limit]

    async def say(self, line: ChatLine) -> ChatLine:
        """Keep something said."""
        said = replace(line, number=len(self._chat[line.table]) + 1)
        self._chat[line.table].append(said)
        return said

    async def chat(self, table: str, limit: int) -> list[ChatLine]:
        """The last things said."""
        return self._chat[table][-limit:]

    async def heartbeat(self, node: str, now: int) -> None:
        """Note that a server is alive."""
        self._beat = now

    async def last_heartbeat(self) -> int | None:
        """When any server was last alive."""
        return self._beat

    async def heartbeats(self, since: int) -> Mapping[str, int]:
        """There is one server."""
        return {}

    async def record_outage(self, outage: Outage) -> None:
        """There are none to speak of."""

    async def outages(self, since: int) -> list[Outage]:
        """None."""
        return []
