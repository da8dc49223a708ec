"""Coming into a hall: at any time until it is over, with the next seat, or to the desk if the code is theirs."""

import contextlib
from typing import TYPE_CHECKING

import msgspec

from leggio.games.common.spec import AnyHall
from leggio.table.frames import Refused, TableInfo
from leggio.table.ports import SeatTakenError
from leggio.table.records import Phase, Role, Visitor
from leggio.table.refusals import refuse
from leggio.table.seating import unlike
from leggio.table.table_info import table_info

if TYPE_CHECKING:
    from leggio.table.admission.newcomer import Lobby, Newcomer
    from leggio.table.table import Table


async def come_into_hall(lobby: "Lobby", newcomer: "Newcomer", hall: AnyHall) -> TableInfo | Refused:
    """Whoever was there before is on their seat again."""
    table = await lobby.tables.table(newcomer.record.id)
    if table is None:
        return refuse("table.unknown")
    if table.phase is Phase.OVER:
        return refuse("table.over")
    person = newcomer.visitor.person
    members = await lobby.dependencies.store.members(newcomer.record.id)
    known = next((member for member in members if member.person == person), None)
    if known is None:
        refused = await _come(lobby, newcomer, table, hall)
    else:
        refused = None if known.seat is None else await _come_back(table, hall, person, known.seat)
    return refused or table_info(table, person)


async def _come(lobby: "Lobby", newcomer: "Newcomer", table: "Table", hall: AnyHall) -> Refused | None:
    """For the first time."""
    seat, name = None, newcomer.visitor.name
    if newcomer.role is Role.PLAYER:
        given = await _let_in(table, hall, newcomer.visitor)
        if isinstance(given, Refused):
            return given
        seat, name = given, hall.names(table.writer.state)[given]
    role = Role.DESK if seat is None else Role.PLAYER
    with contextlib.suppress(SeatTakenError):  # the same person, twice at once
        await lobby.dependencies.store.join(newcomer.as_member(role, seat, name, lobby.dependencies.now()))
    await table.seats_changed()
    return None


async def _let_in(table: "Table", hall: AnyHall, visitor: Visitor) -> int | Refused:
    """The seat of somebody who comes to play. The log knows them by name, and the idempotency key by who it was."""
    idempotency_key = f"{visitor.person}/join"
    async with table.lock:
        if table.writer.state is None:
            return refuse("table.not_begun")
        table.announce(await table.take_over(), ours=False)
        if idempotency_key not in table.writer.log.done:
            name = unlike(visitor.name, hall.names(table.writer.state))
            answer = await table.commands.execute(hall.join(name), idempotency_key)
            if isinstance(answer, Refused):
                return answer
        return await _seat_given(table, hall, idempotency_key)


async def _come_back(table: "Table", hall: AnyHall, person: str, seat: int) -> Refused | None:
    """Somebody who had gone home plays again, from their seat."""
    async with table.lock:
        state = table.writer.state
        if not hall.has_left(state, seat):
            return None
        answer = await table.commands.execute(hall.join(hall.names(state)[seat]), f"{person}/join/{table.seq}")
        return answer if isinstance(answer, Refused) else None


async def _seat_given(table: "Table", hall: AnyHall, idempotency_key: str) -> int:
    """The seat that the log gave to whoever came in with this key."""
    entries = await table.dependencies.store.entries(table.record.id)
    entry = next(each for each in entries if each.idempotency_key == idempotency_key)
    lines = (msgspec.json.decode(line) for line in entry.lines.splitlines())
    codec = table.host.machine.codec
    events = (codec.decode({name: line[name] for name in ("event", "version", "data")}) for line in lines)
    return next(seat for seat in map(hall.seat_given, events) if seat is not None)
