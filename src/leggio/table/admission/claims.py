"""Coming to a tournament: players say who of the list they are; to the desk one comes by a link (desk_links.py)."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from leggio.table.dependencies import Dependencies
from leggio.table.frames import Refused, TableInfo
from leggio.table.ports import SeatTakenError
from leggio.table.records import Member, Role, Visitor
from leggio.table.refusals import refuse
from leggio.table.table_info import table_info
from leggio.tournament.entrant import same_name
from leggio.tournament.own_case import is_in_own_case
from leggio.tournament.state import State

if TYPE_CHECKING:
    from leggio.table.admission.newcomer import Lobby, Newcomer
    from leggio.table.table import Table


def tournament_of(table: "Table") -> State | None:
    """The tournament as it stands, if a table hosts one."""
    state = table.writer.state
    return state if isinstance(state, State) else None


async def claim(lobby: "Lobby", newcomer: "Newcomer") -> TableInfo | Refused:
    """As a player of the list, who is whoever claims them first; the desk can undo it."""
    table = await lobby.tables.table(newcomer.record.id)
    state = tournament_of(table) if table else None
    if table is None or state is None:
        return refuse("table.unknown")
    members = await lobby.dependencies.store.members(newcomer.record.id)
    own = next((member for member in members if member.person == newcomer.visitor.person), None)
    if own is not None and (own.seat is None or state.entrant(own.seat) is not None):
        return table_info(table, newcomer.visitor.person)
    if own is not None:  # whoever they were was struck off the list
        await lobby.dependencies.store.leave(newcomer.record.id, own.person)
    if newcomer.role is not Role.PLAYER:  # the code of a desk of the time before links
        return refuse("claim.by_link")
    place = _player(newcomer, state, members, lobby.dependencies.now())
    if isinstance(place, Refused):
        return place
    try:
        await lobby.seat(place)
    except SeatTakenError:
        return refuse("claim.taken", player=newcomer.player)
    return table_info(table, newcomer.visitor.person)


def _player(newcomer: "Newcomer", state: State, members: Sequence[Member], now: int) -> Member | Refused:
    entrant = None if newcomer.player is None else state.entrant(newcomer.player)
    if entrant is None:
        return refuse("claim.whom", player=newcomer.player)
    if any(member.role is Role.DESK and same_name(member.name, entrant.name) for member in members):
        return refuse("claim.taken", player=newcomer.player)  # they are there, at the desk
    return newcomer.as_member(Role.PLAYER, entrant.number, entrant.name, now)


def name_at_desk(table: "Table", visitor: Visitor) -> str:
    """What somebody goes by at the desk, and their rights with it; nothing if they are not there."""
    return table.name_of(visitor) if table.you(visitor.person).role is Role.DESK else ""


def name_in(table: "Table", visitor: Visitor) -> str:
    """What somebody goes by in a tournament; nothing if they only look."""
    if name := name_at_desk(table, visitor):
        return name
    you, state = table.you(visitor.person), tournament_of(table)
    entrant = state.entrant(you.seat) if you.seat is not None and state is not None else None
    return entrant.name if entrant else ""  # the list may have been corrected since they came


async def release(dependencies: Dependencies, table: "Table", visitor: Visitor, player: int) -> TableInfo | Refused:
    """Take a player from whoever came as them, by mistake or not."""
    if table.you(visitor.person).role is not Role.DESK:
        return refuse("claim.desk_only")
    state = tournament_of(table)
    if state is not None and state.is_revised and is_in_own_case(state, name_at_desk(table, visitor)):
        return refuse("claim.own_case")  # whoever decides about it stays who they are
    members = await dependencies.store.members(table.record.id)
    claimant = next((member for member in members if member.seat == player), None)
    if claimant is None:
        return refuse("claim.unclaimed", player=player)
    await dependencies.store.leave(table.record.id, claimant.person)
    await table.seats_changed()
    return table_info(table, visitor.person)
