"""Opening tables, sitting down at them and getting up again, before the game and for the next one."""

import asyncio
import contextlib
import secrets

from msgspec.structs import replace

from leggio.table.dependencies import Dependencies
from leggio.table.frames import Refused, TableInfo
from leggio.table.kinds import KINDS
from leggio.table.ports import CodeTakenError, SeatTakenError
from leggio.table.reception import Reception
from leggio.table.records import Member, Phase, Role, Settings, TableRecord, Visitor
from leggio.table.refusals import refuse
from leggio.table.seating import BOT_NAME, free_seat, referee_of, unlike
from leggio.table.settings import arbiter_of, rehearse, wrong_settings
from leggio.table.table import Table
from leggio.table.table_cache import TableCache
from leggio.table.table_info import table_info
from leggio.table.tournaments import TOURNAMENT

_CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O: codes are read aloud
_CODE_LENGTH = 6
_ATTEMPTS = 5


class Admission:
    """Where people come in."""

    def __init__(self, dependencies: Dependencies, tables: TableCache) -> None:
        self._dependencies = dependencies
        self._tables = tables
        self._reception = Reception(dependencies, tables)

    async def create(self, settings: Settings, visitor: Visitor, role: Role) -> TableInfo | Refused:
        """Open a table and sit down at it, as a player or, where a person rules, as the referee."""
        if wrong := wrong_settings(settings):
            return wrong
        if BOT_NAME.fullmatch(visitor.name):
            return refuse("name.like_a_bot")
        if KINDS[settings.game].is_hall:
            role = Role.DESK
        elif role in (Role.SPECTATOR, Role.DESK) or (role is Role.REFEREE and not arbiter_of(settings)):
            return refuse("settings.option", field="role")
        judge, lexicon = await asyncio.to_thread(self._dependencies.judges.judge_of, settings)
        if wrong := rehearse(settings, judge, lexicon, visitor.name):
            return wrong
        return await self._create(settings, visitor, role) or refuse("store.unavailable")

    async def join(self, code: str, visitor: Visitor, player: int | None = None) -> TableInfo | Refused:
        """Sit down at the table of this code, on the first free seat, or as the referee if the code is theirs.

        In a tournament one comes as a player of its list.
        """
        found = await self._dependencies.store.table_by_code(tidy_code(code))
        if found is None:
            return refuse("code.unknown")
        if found[0].settings.tournament:  # its two players are let in by their tournament
            return refuse("code.unknown")
        if KINDS[found[0].settings.game] is TOURNAMENT:
            return await self._reception.come_in(*found, visitor, player)
        return await self._sit(*found, visitor)

    async def leave(self, table: Table, visitor: Visitor) -> TableInfo | Refused:
        """Give up one's seat before the game begins; the last one out closes the table."""
        if table.phase is not Phase.WAITING:
            return refuse("table.begun")
        await self._dependencies.store.leave(table.record.id, visitor.person)
        if not await self._dependencies.store.members(table.record.id):
            await self._dependencies.store.close_table(table.record.id)
        await table.seats_changed()
        return table_info(table, visitor.person)

    async def rematch(self, table: Table, visitor: Visitor) -> TableInfo | Refused:
        """The same once more with the same people: the first who asks opens the table, the others sit down at it."""
        if table.is_hall:
            return refuse("rematch.not_here")
        if table.phase is not Phase.OVER:
            return refuse("rematch.not_over")
        you = table.you(visitor.person)
        if you.role is Role.SPECTATOR:
            return refuse("rematch.not_yours")
        store, this = self._dependencies.store, table.record.id
        record = await store.rematch_of(this)
        if record is None:
            settings = replace(table.record.settings, tournament="")  # a game of a tournament is played once
            await self._create(settings, visitor, you.role, previous=this)
            record = await store.rematch_of(this)
        if record is None:
            return refuse("store.unavailable")
        info = await self._sit(record, you.role, visitor)
        table.has_rematch(record.id)
        return info

    async def seat_at(
        self, settings: Settings, visitor: Visitor, seat: int, reference: str | None
    ) -> TableInfo | Refused:
        """At the table of a tournament's game, on one's own seat; without a reference the table is opened."""
        record = await self._dependencies.store.table(reference) if reference else None
        if record is None:
            opened = await self._create(settings, visitor, Role.PLAYER, seat=seat)
            return opened or refuse("store.unavailable")
        members = await self._dependencies.store.members(record.id)
        if all(member.person != visitor.person for member in members):
            try:
                await self._dependencies.store.join(
                    _member(record, visitor, Role.PLAYER, seat, self._dependencies.now())
                )
            except SeatTakenError:
                return refuse("table.full")
            if table := await self._tables.table(record.id):
                await table.seats_changed()
        return await self._info(record, visitor) or refuse("table.unknown")

    async def close(self, table: str) -> None:
        """Give up a table that was opened in vain."""
        await self._dependencies.store.close_table(table)

    async def _create(
        self, settings: Settings, visitor: Visitor, role: Role, previous: str | None = None, seat: int = 0
    ) -> TableInfo | None:
        """A new table with one person at it; None if others were faster with a rematch."""
        now = self._dependencies.now()
        for _ in range(_ATTEMPTS):
            record = TableRecord(
                id=secrets.token_urlsafe(12),
                code=_new_code(),
                referee_code=_new_code() if arbiter_of(settings) else None,
                settings=settings,
                creator=visitor.person,
                created_at=now,
                previous=previous,
            )
            place = seat if role is Role.PLAYER else None
            try:
                await self._dependencies.store.create_table(record, [_member(record, visitor, role, place, now)])
            except CodeTakenError:
                if previous and await self._dependencies.store.rematch_of(previous):
                    return None
                continue
            return await self._info(record, visitor)
        return None

    async def _sit(self, record: TableRecord, role: Role, visitor: Visitor) -> TableInfo | Refused:
        if BOT_NAME.fullmatch(visitor.name):
            return refuse("name.like_a_bot")
        if KINDS[record.settings.game].is_hall:
            return await self._come_in(record, role, visitor)
        for _ in range(record.settings.seats + 1):
            members = await self._dependencies.store.members(record.id)
            if any(member.person == visitor.person for member in members):
                break
            place = _place(record, role, members)
            if isinstance(place, Refused):
                return place
            named = Visitor(visitor.person, unlike(visitor.name, [member.name for member in members]))
            with contextlib.suppress(SeatTakenError):  # somebody was faster: look again
                await self._dependencies.store.join(_member(record, named, role, place, self._dependencies.now()))
                if table := await self._tables.table(record.id):
                    await table.seats_changed()
                break
        return await self._info(record, visitor) or refuse("table.unknown")

    async def _come_in(self, record: TableRecord, role: Role, visitor: Visitor) -> TableInfo | Refused:
        """In a hall: at any time until it is over, with the next seat, or to the desk if the code is theirs."""
        table = await self._tables.table(record.id)
        if table is None:
            return refuse("table.unknown")
        if table.phase is Phase.OVER:
            return refuse("table.over")
        members = await self._dependencies.store.members(record.id)
        known = next((member for member in members if member.person == visitor.person), None)
        if known is not None:
            refused = await table.let_back_in(known.person, known.seat) if known.seat is not None else None
            if refused:
                return refused
        else:
            seat = await table.let_in(visitor) if role is Role.PLAYER else None
            if isinstance(seat, Refused):
                return seat
            place = Role.PLAYER if role is Role.PLAYER else Role.DESK
            named = visitor if seat is None else Visitor(visitor.person, table.name_on(seat))
            with contextlib.suppress(SeatTakenError):  # the same person, twice at once
                await self._dependencies.store.join(_member(record, named, place, seat, self._dependencies.now()))
            await table.seats_changed()
        return table_info(table, visitor.person)

    async def _info(self, record: TableRecord, visitor: Visitor) -> TableInfo | None:
        table = await self._tables.table(record.id)
        return table_info(table, visitor.person) if table else None


def _place(record: TableRecord, role: Role, members: list[Member]) -> int | Refused | None:
    """The seat for one more player, None for a referee; or why there is no place."""
    if record.phase is not Phase.WAITING:
        return refuse("table.closed" if record.phase is Phase.CLOSED else "table.begun")
    if role is Role.REFEREE:
        return refuse("table.referee_taken") if referee_of(members) else None
    seat = free_seat(record.settings, members)
    return refuse("table.full") if seat is None else seat


def _member(record: TableRecord, visitor: Visitor, role: Role, seat: int | None, now: int) -> Member:
    return Member(table=record.id, person=visitor.person, name=visitor.name, role=role, seat=seat, joined_at=now)


def _new_code() -> str:
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def tidy_code(code: str) -> str:
    """A code as people type it: spaces, dashes and small letters are all right."""
    return code.strip().replace("-", "").replace(" ", "").upper()[: _CODE_LENGTH + 1]
