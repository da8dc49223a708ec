"""Somebody who has a code, and the lobby that leads to the table."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from leggio.table.dependencies import Dependencies
from leggio.table.frames import TableInfo
from leggio.table.records import Member, Role, TableRecord, Visitor
from leggio.table.table_info import table_info

if TYPE_CHECKING:
    from leggio.table.table_cache import TableCache


class Newcomer(msgspec.Struct, frozen=True):
    """Who comes to which table, and as what their code lets them in."""

    record: TableRecord
    role: Role
    visitor: Visitor
    player: int | None = None  # in a tournament: who of the list they are

    def as_member(self, role: Role, seat: int | None, name: str, now: int) -> Member:
        """Such a place at the table, theirs."""
        return member_of(self.record, Visitor(self.visitor.person, name), role, seat, now)


@dataclass(frozen=True)
class Lobby:
    """What leads people to a table: the store, and the tables in memory."""

    dependencies: Dependencies
    tables: "TableCache"

    async def seat(self, member: Member) -> None:
        """Keep somebody's place, and let those at the table know; SeatTakenError."""
        await self.dependencies.store.join(member)
        if table := await self.tables.table(member.table):
            await table.seats_changed()

    async def info(self, record: TableRecord, visitor: Visitor) -> TableInfo | None:
        """The table, as they see it now."""
        table = await self.tables.table(record.id)
        return table_info(table, visitor.person) if table else None


def member_of(record: TableRecord, visitor: Visitor, role: Role, seat: int | None, now: int) -> Member:
    """A person's place at a table."""
    return Member(table=record.id, person=visitor.person, name=visitor.name, role=role, seat=seat, joined_at=now)
