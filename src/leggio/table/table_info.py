"""A table as those see it who stand before it: seats, names, who is present; codes for those who may pass them on."""

from functools import cache
from typing import TYPE_CHECKING, Any

from leggio.games.common.spec import AnyGame
from leggio.table.frames import SeatInfo, TableInfo, You
from leggio.table.kinds import KINDS
from leggio.table.records import Member, Phase, Role, TableRecord
from leggio.table.seating import bot_names, bot_seats, is_awaited, referee_of
from leggio.table.tournaments import TOURNAMENT
from leggio.tournament.view import Watcher as TournamentWatcher

if TYPE_CHECKING:
    from leggio.table.table import Table


def place_of(kind: AnyGame, you: You) -> Any:
    """Whose view a person gets: their seat's, the referee's where the game has one, a spectator's."""
    if kind is TOURNAMENT:  # players see no more than anybody
        return TournamentWatcher.DESK if you.role is Role.DESK else TournamentWatcher.EVERYONE
    if you.role is Role.PLAYER and you.seat is not None:
        return you.seat
    return _watcher(kind, you.role)


@cache
def _watcher(kind: AnyGame, role: Role) -> Any:
    role = Role.REFEREE if role is Role.DESK else role
    known = {watcher.value for watcher in kind.watchers}
    return kind.watchers(role.value if role.value in known else Role.SPECTATOR.value)


def table_info(table: "Table", person: str) -> TableInfo:
    """A table in memory, for a person."""
    return info_of(
        table.record,
        table.members,
        person,
        phase=table.phase,
        present=table.audience.present,
        watching=table.audience.watching,
        rematch=table.rematch,
        waits_for=table.waits_for,
    )


def info_of(
    record: TableRecord,
    members: list[Member],
    person: str,
    *,
    phase: Phase | None = None,
    present: frozenset[str] = frozenset(),
    watching: int = 0,
    rematch: str | None = None,
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
    is_hall = KINDS[record.settings.game].is_hall
    # Whoever comes late to a hall still gets in.
    may_join = phase is Phase.WAITING or (is_hall and phase is Phase.PLAYING)
    leads = own is not None and own.role is Role.DESK
    return TableInfo(
        id=record.id,
        settings=record.settings,
        phase=phase,
        seats=seats,
        created_at=record.created_at,
        referee=referee.name if referee else None,
        watching=watching,
        code=record.code if may_join and (own or record.settings.public) else None,
        referee_code=record.referee_code if may_join and (leads or person == record.creator) else None,
        rematch=rematch,
        your_turn=own is not None and is_awaited(own.seat, waits_for),
        desk=tuple(member.name for member in members if member.role is Role.DESK) if leads else (),
        claimed=_claimed(record, members),
    )


def _seat(member: Member | None, present: frozenset[str]) -> SeatInfo:
    return SeatInfo(name=member.name, present=member.person in present) if member else SeatInfo()


def _claimed(record: TableRecord, members: list[Member]) -> tuple[int, ...]:
    """In a tournament: the players of the list who are somebody's already."""
    if KINDS[record.settings.game] is not TOURNAMENT:
        return ()
    return tuple(sorted(member.seat for member in members if member.seat is not None))
