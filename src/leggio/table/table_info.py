"""A table as those see it who stand before it: seats, names, who is present; codes for those who may pass them on."""

from typing import TYPE_CHECKING

from leggio.table.frames import SeatInfo, TableInfo
from leggio.table.records import Member, Phase, Role, TableRecord
from leggio.table.seating import bot_names, bot_seats, is_awaited, referee_of

if TYPE_CHECKING:
    from leggio.table.hosts.host import Host
    from leggio.table.table import Table


def table_info(table: "Table", person: str) -> TableInfo:
    """A table in memory, for a person."""
    return info_of(
        table.host,
        table.record,
        table.members,
        person,
        phase=table.phase,
        present=table.audience.present,
        watching=table.audience.watching,
        rematch=table.presence.rematch,
        late=table.presence.is_late,
        waits_for=table.writer.waits_for,
    )


def info_of(
    host: "Host",
    record: TableRecord,
    members: list[Member],
    person: str,
    *,
    phase: Phase | None = None,
    present: frozenset[str] = frozenset(),
    watching: int = 0,
    rematch: str | None = None,
    late: bool = False,
    waits_for: tuple[int, ...] | None = None,
) -> TableInfo:
    """A table, for a person."""
    phase = phase or record.phase
    waits_for = record.waits_for if waits_for is None else waits_for
    bots, names = bot_seats(record.settings), bot_names(record.settings)
    people = {member.seat: member for member in members if member.role is Role.PLAYER}
    seats = tuple(
        SeatInfo(name=names[seat], bot=bots[seat], present=True) if seat in bots else _seat(people.get(seat), present)
        for seat in range(record.settings.seats)
    )
    own = next((member for member in members if member.person == person), None)
    referee = referee_of(members)
    may_join = phase in host.conduct.open_in
    is_ruled = host.needs_ruling(record.settings)
    leads = own is not None and own.role is Role.DESK
    # Everyone has a seat, and it begins when everyone is there: for whoever is not, that is a turn.
    gathers = phase is Phase.WAITING and host.conduct.in_turn and not record.settings.days_per_move
    is_missed = gathers and all(seat.name for seat in seats) and own is not None and person not in present
    return TableInfo(
        id=record.id,
        settings=record.settings,
        phase=phase,
        seats=seats,
        created_at=record.created_at,
        referee=referee.name if referee else None,
        watching=watching,
        code=record.code if may_join and (own or record.settings.public) else None,
        referee_code=record.referee_code if is_ruled and may_join and (leads or person == record.creator) else None,
        rematch=rematch,
        previous=record.previous,
        late=late,
        your_turn=is_missed or (own is not None and is_awaited(own.seat, waits_for)),
        desk=tuple(member.name for member in members if member.role is Role.DESK) if leads else (),
        claimed=host.claimed(members),
        name=own.name if own else None,
    )


def _seat(member: Member | None, present: frozenset[str]) -> SeatInfo:
    return SeatInfo(name=member.name, present=member.person in present) if member else SeatInfo()
