"""Opening tables, sitting down at them and getting up again, before the game and for the next one."""

import asyncio
import contextlib
import secrets

from leggio.games.registry import is_hall
from leggio.table.frames import Refused, TableInfo
from leggio.table.ports import CodeTakenError, SeatTakenError
from leggio.table.records import Member, Phase, Role, Settings, TableRecord, Visitor
from leggio.table.refusals import refuse
from leggio.table.seating import BOT_NAME, free_seat, referee_of, unlike, unlike_names
from leggio.table.services import Services
from leggio.table.setting_up import arbiter_of, rehearse, wrong_settings
from leggio.table.shelf import Shelf
from leggio.table.showing import table_info
from leggio.table.table import Table

_CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I and no O: codes are read aloud
_CODE_LENGTH = 6
_ATTEMPTS = 5


class Door:
    """Where people come in."""

    def __init__(self, services: Services, shelf: Shelf) -> None:
        self._services = services
        self._shelf = shelf

    async def create(self, settings: Settings, visitor: Visitor, role: Role) -> TableInfo | Refused:
        """Open a table and sit down at it, as a player or, where a person rules, as the referee."""
        if wrong := wrong_settings(settings):
            return wrong
        if BOT_NAME.fullmatch(visitor.name):
            return refuse("name.like_a_bot")
        wanted_at_desk = is_hall(settings.game) and role is not Role.REFEREE
        if role is Role.SPECTATOR or wanted_at_desk or (role is Role.REFEREE and not arbiter_of(settings)):
            return refuse("settings.option", field="role")
        judge, lexicon = await asyncio.to_thread(self._services.judges.judge_of, settings)
        if wrong := rehearse(settings, judge, lexicon):
            return wrong
        return await self._create(settings, visitor, role) or refuse("store.unavailable")

    async def join(self, code: str, visitor: Visitor) -> TableInfo | Refused:
        """Sit down at the table of this code, on the first free seat, or as the referee if the code is theirs."""
        found = await self._services.store.table_by_code(tidy_code(code))
        return await self._sit(*found, visitor) if found else refuse("code.unknown")

    async def leave(self, table: Table, visitor: Visitor) -> TableInfo | Refused:
        """Give up one's seat before the game begins; the last one out closes the table."""
        if table.phase is not Phase.WAITING:
            return refuse("table.begun")
        await self._services.store.leave(table.record.id, visitor.person)
        if not await self._services.store.members(table.record.id):
            await self._services.store.close_table(table.record.id)
        await table.seats_changed()
        return table_info(table, visitor.person)

    async def rematch(self, table: Table, visitor: Visitor) -> TableInfo | Refused:
        """The same once more with the same people: the first who asks opens the table, the others sit down at it."""
        if table.phase is not Phase.OVER:
            return refuse("rematch.not_over")
        you = table.you(visitor.person)
        # Another evening is the desk's to open.
        if you.role is Role.SPECTATOR or (is_hall(table.record.settings.game) and you.role is not Role.REFEREE):
            return refuse("rematch.not_yours")
        store, this = self._services.store, table.record.id
        record = await store.rematch_of(this)
        if record is None:
            await self._create(table.record.settings, visitor, you.role, previous=this)
            record = await store.rematch_of(this)
        if record is None:
            return refuse("store.unavailable")
        info = await self._sit(record, you.role, visitor)
        await table.has_rematch(record.id)
        return info

    async def _create(
        self, settings: Settings, visitor: Visitor, role: Role, previous: str | None = None
    ) -> TableInfo | None:
        """A new table with one person at it; None if others were faster with a rematch."""
        now = self._services.now()
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
            seat = 0 if role is Role.PLAYER else None
            try:
                await self._services.store.create_table(record, [_member(record, visitor, role, seat, now)])
            except CodeTakenError:
                if previous and await self._services.store.rematch_of(previous):
                    return None
                continue
            return await self._info(record, visitor)
        return None

    async def _sit(self, record: TableRecord, role: Role, visitor: Visitor) -> TableInfo | Refused:
        if BOT_NAME.fullmatch(visitor.name):
            return refuse("name.like_a_bot")
        if is_hall(record.settings.game) and role is Role.PLAYER:
            return await self._come_in(record, visitor)
        for _ in range(record.settings.seats + 1):
            members = await self._services.store.members(record.id)
            if any(member.person == visitor.person for member in members):
                break
            place = _place(record, role, members)
            if isinstance(place, Refused):
                return place
            named = Visitor(visitor.person, unlike(visitor.name, members))
            with contextlib.suppress(SeatTakenError):  # somebody was faster: look again
                await self._services.store.join(_member(record, named, role, place, self._services.now()))
                if table := await self._shelf.table(record.id):
                    await table.seats_changed()
                break
        return await self._info(record, visitor) or refuse("table.unknown")

    async def _come_in(self, record: TableRecord, visitor: Visitor) -> TableInfo | Refused:
        """Into a hall, at any time: the game gives the seat, and keeps it for who comes back."""
        table = await self._shelf.table(record.id)
        if table is None or table.phase is not Phase.PLAYING:
            return refuse("table.closed" if table is None or table.phase is Phase.CLOSED else "table.begun")
        async with table.entrance:
            members = await self._services.store.members(record.id)
            known = next((each for each in members if each.person == visitor.person), None)
            # A crash may have come between the game's seat and ours: the game remembers whom it let in.
            before = await table.seat_given(visitor.person)
            taken = (*table.names, *(member.name for member in members))
            name = unlike_names(visitor.name, taken) if before is None else table.names[before]
            seat = await table.admit(name, visitor.person, again=before is not None)
            if isinstance(seat, Refused) and before is not None and seat.code == "join.taken":
                seat = before  # who has never left keeps their seat
            if known is None and isinstance(seat, int):
                named = Visitor(visitor.person, name)
                member = _member(record, named, Role.PLAYER, seat, self._services.now())
                with contextlib.suppress(SeatTakenError):  # the same person, through another server's door
                    await self._services.store.join(member)
                await table.take_in(member)
        if isinstance(seat, Refused):
            return seat
        return table_info(table, visitor.person)

    async def _info(self, record: TableRecord, visitor: Visitor) -> TableInfo | None:
        table = await self._shelf.table(record.id)
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
