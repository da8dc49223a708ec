"""The desk of a tournament: one comes to it by a personal link, which the director makes out to a name."""

from typing import TYPE_CHECKING

import msgspec

from leggio.core.letters import is_label
from leggio.table.admission.claims import name_at_desk, tournament_of
from leggio.table.admission.newcomer import member_of
from leggio.table.dependencies import Dependencies
from leggio.table.frames import Refused, TableInfo
from leggio.table.ports import SeatTakenError
from leggio.table.records import Role, Visitor
from leggio.table.refusals import refuse
from leggio.table.table_info import table_info
from leggio.tournament.entrant import LONGEST, same_name
from leggio.tournament.staff import Staff

if TYPE_CHECKING:
    from leggio.table.table import Table

MOST = 100  # links of one tournament


class DeskLink(msgspec.Struct, frozen=True, kw_only=True):
    """A way to the desk, for whoever goes by this name there. Its secret is kept as a hash alone."""

    id: str
    table: str
    name: str
    made_at: int


def not_to_be_given(table: "Table", visitor: Visitor) -> Refused | None:
    """Why somebody may not decide who comes to the desk: the director does (art. 42)."""
    state = tournament_of(table)
    if state is None:
        return refuse("table.unknown")
    if state.staff.directs(name_at_desk(table, visitor)):
        return None
    return refuse("desk_link.director_only", director=state.staff.director)


def wrong_name(name: str) -> Refused | None:
    """What is wrong with the name of a link."""
    return None if is_label(name, LONGEST) else refuse("desk_link.name", longest=LONGEST)


def roles_of(staff: Staff, name: str) -> tuple[str, ...]:
    """What a name is entitled to."""
    known = {
        "director": staff.directs(name),
        "referee": staff.referees(name),
        "panel": staff.is_on_panel(name),
        "desk": any(same_name(name, each) for each in staff.desk),
    }
    return tuple(role for role, is_theirs in known.items() if is_theirs)


def devices(table: "Table", name: str) -> int:
    """How many browsers are at the desk under a name."""
    return sum(member.role is Role.DESK and same_name(member.name, name) for member in table.members)


async def come_to_desk(dependencies: Dependencies, table: "Table", visitor: Visitor, name: str) -> TableInfo | Refused:
    """Somebody has the link of a name: they are at the desk under it, a player of that name too."""
    state = tournament_of(table)
    if state is None:
        return refuse("table.unknown")
    if state.closed:
        return refuse("desk_link.over")
    members = await dependencies.store.members(table.record.id)
    own = next((member for member in members if member.person == visitor.person), None)
    if own is not None and not same_name(own.name, name):
        return refuse("desk_link.another", name=own.name)
    if own is None or own.role is not Role.DESK:
        if own is not None:
            await dependencies.store.leave(table.record.id, visitor.person)
        there = Visitor(visitor.person, name)
        try:
            await dependencies.store.join(member_of(table.record, there, Role.DESK, None, dependencies.now()))
        except SeatTakenError:
            return refuse("store.unavailable")
        await table.seats_changed()
    return table_info(table, visitor.person)


async def leave_desk(dependencies: Dependencies, table: "Table", name: str) -> None:
    """Whoever is at the desk by the link of a name is there no more; whoever opened the tournament stays."""
    for member in await dependencies.store.members(table.record.id):
        if member.role is Role.DESK and same_name(member.name, name) and member.person != table.record.creator:
            await dependencies.store.leave(table.record.id, member.person)
    await table.seats_changed()
