"""The reception of a tournament: the desk lets its helpers in, and players say who of the list they are."""

from leggio.table.dependencies import Dependencies
from leggio.table.frames import Refused, TableInfo
from leggio.table.ports import SeatTakenError
from leggio.table.records import Member, Role, TableRecord, Visitor
from leggio.table.refusals import refuse
from leggio.table.seating import unlike
from leggio.table.table import Table
from leggio.table.table_cache import TableCache
from leggio.table.table_info import table_info


class Reception:
    """Where people come in. A player is whoever claims them first; the desk can undo it."""

    def __init__(self, dependencies: Dependencies, tables: TableCache) -> None:
        self._dependencies = dependencies
        self._tables = tables

    async def come_in(
        self, record: TableRecord, role: Role, visitor: Visitor, player: int | None
    ) -> TableInfo | Refused:
        """To the desk by its code, or as a player of the list; whoever is in already stays what they are."""
        table = await self._tables.table(record.id)
        state = table.tournament if table else None
        if table is None or state is None:
            return refuse("table.unknown")
        members = await self._dependencies.store.members(record.id)
        if any(member.person == visitor.person for member in members):
            return table_info(table, visitor.person)
        if role is Role.PLAYER:
            entrant = None if player is None else state.entrant(player)
            if entrant is None:
                return refuse("claim.whom", player=player)
            place, seat, name = Role.PLAYER, entrant.number, entrant.name
        else:
            # Rights at the desk go by name: nobody else may come in as the director.
            at_desk = [member.name for member in members if member.role is Role.DESK]
            place, seat, name = Role.DESK, None, unlike(visitor.name, at_desk)
        now = self._dependencies.now()
        try:
            await self._dependencies.store.join(
                Member(table=record.id, person=visitor.person, name=name, role=place, seat=seat, joined_at=now)
            )
        except SeatTakenError:
            return refuse("claim.taken", player=player)
        await table.seats_changed()
        return table_info(table, visitor.person)


async def release(dependencies: Dependencies, table: Table, visitor: Visitor, player: int) -> TableInfo | Refused:
    """Take a player from whoever came as them, by mistake or not."""
    if table.you(visitor.person).role is not Role.DESK:
        return refuse("claim.desk_only")
    members = await dependencies.store.members(table.record.id)
    claimant = next((member for member in members if member.seat == player), None)
    if claimant is None:
        return refuse("claim.unclaimed", player=player)
    await dependencies.store.leave(table.record.id, claimant.person)
    await table.seats_changed()
    return table_info(table, visitor.person)
