"""Sitting down at a table with seats, before the game begins."""

import contextlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

from leggio.table.frames import Refused, TableInfo
from leggio.table.ports import SeatTakenError
from leggio.table.records import Member, Phase, Role, TableRecord
from leggio.table.refusals import refuse
from leggio.table.seating import free_seat, referee_of, unlike

if TYPE_CHECKING:
    from leggio.table.admission.newcomer import Lobby, Newcomer


async def sit_down(lobby: "Lobby", newcomer: "Newcomer") -> TableInfo | Refused:
    """On the first free seat, or as the referee; whoever has a place keeps it."""
    record, store = newcomer.record, lobby.dependencies.store
    for _ in range(record.settings.seats + 1):
        members = await store.members(record.id)
        if any(member.person == newcomer.visitor.person for member in members):
            break
        if newcomer.role is Role.PLAYER and record.settings.rated and not newcomer.visitor.is_known:
            return refuse("table.for_accounts")
        seat = _free_place(record, newcomer.role, members)
        if isinstance(seat, Refused):
            return seat
        name = unlike(newcomer.visitor.name, [member.name for member in members])
        with contextlib.suppress(SeatTakenError):  # somebody was faster: look again
            await lobby.seat(newcomer.as_member(newcomer.role, seat, name, lobby.dependencies.now()))
            break
    return await lobby.info(record, newcomer.visitor) or refuse("table.unknown")


def _free_place(record: TableRecord, role: Role, members: Sequence[Member]) -> int | Refused | None:
    """The seat for one more player, None for a referee; or why there is no place."""
    if record.phase is not Phase.WAITING:
        return refuse("table.closed" if record.phase is Phase.CLOSED else "table.begun")
    if role is Role.REFEREE:
        return refuse("table.referee_taken") if referee_of(members) else None
    seat = free_seat(record.settings, members)
    return refuse("table.full") if seat is None else seat
