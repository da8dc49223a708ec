"""Opening tables, sitting down at them and getting up again, before the game and for the next one."""

import secrets

from msgspec.structs import replace

from leggio.table.adapting import settings_of_rematch
from leggio.table.admission.codes import new_code, tidy_code
from leggio.table.admission.newcomer import Lobby, Newcomer, member_of
from leggio.table.admission.rehearsal import rehearse, wrong_settings
from leggio.table.dependencies import Dependencies
from leggio.table.frames import Refused, TableInfo
from leggio.table.hosts.registry import HOSTED
from leggio.table.ports import CodeTakenError, SeatTakenError
from leggio.table.records import Phase, Role, Settings, TableRecord, Visitor
from leggio.table.refusals import refuse
from leggio.table.seating import BOT_NAME
from leggio.table.table import Table
from leggio.table.table_cache import TableCache
from leggio.table.table_info import table_info

_ATTEMPTS = 5
_SHOWN = 40


class Admission:
    """Where people come in."""

    def __init__(self, dependencies: Dependencies, tables: TableCache) -> None:
        self._dependencies = dependencies
        self._lobby = Lobby(dependencies, tables)

    async def create(self, settings: Settings, visitor: Visitor, role: Role) -> TableInfo | Refused:
        """Open a table and sit down at it, as a player or, where a person rules, as the referee."""
        if wrong := wrong_settings(settings):
            return wrong
        if BOT_NAME.fullmatch(visitor.name):
            return refuse("name.like_a_bot")
        role_there = HOSTED[settings.game].creator_role(settings, role)
        if isinstance(role_there, Refused):
            return role_there
        if settings.rated and role_there is Role.PLAYER and not visitor.is_known:
            return refuse("table.for_accounts")
        chosen = await self._dependencies.judges.settled(settings.lexicon)
        if chosen is None:
            return refuse("settings.lexicon", name=settings.lexicon[:_SHOWN])
        settings = replace(settings, lexicon=chosen)
        judge, lexicon = await self._dependencies.judges.judge_of(settings)
        if wrong := await rehearse(settings, judge, lexicon, visitor.name):
            return wrong
        return await self._create(settings, visitor, role_there) or refuse("store.unavailable")

    async def join(self, code: str, visitor: Visitor, player: int | None = None) -> TableInfo | Refused:
        """Sit down at the table of this code, on the first free seat, or as the referee if the code is theirs.

        In a tournament one comes as a player of its list.
        """
        found = await self._dependencies.store.table_by_code(tidy_code(code))
        if found is None:
            return refuse("code.unknown")
        if found[0].settings.tournament:  # its two players are let in by their tournament
            return refuse("code.unknown")
        return await self._come_in(Newcomer(*found, visitor, player))

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
        if not table.host.conduct.can_repeat:
            return refuse("rematch.not_here")
        if table.phase is not Phase.OVER:
            return refuse("rematch.not_over")
        you = table.you(visitor.person)
        if you.role is Role.SPECTATOR:
            return refuse("rematch.not_yours")
        store, this = self._dependencies.store, table.record.id
        record = await store.rematch_of(this)
        if record is None:
            again = settings_of_rematch(table.record.settings, table.ended)
            settings = replace(again, tournament="")  # a game of a tournament is played once
            await self._create(settings, visitor, you.role, previous=this)
            record = await store.rematch_of(this)
        if record is None:
            return refuse("store.unavailable")
        info = await self._come_in(Newcomer(record, you.role, visitor))
        table.presence.has_rematch(record.id)
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
                await self._lobby.seat(member_of(record, visitor, Role.PLAYER, seat, self._dependencies.now()))
            except SeatTakenError:
                return refuse("table.full")
        return await self._lobby.info(record, visitor) or refuse("table.unknown")

    async def close(self, table: str) -> None:
        """Give up a table that was opened in vain."""
        await self._dependencies.store.close_table(table)

    async def _create(
        self, settings: Settings, visitor: Visitor, role: Role, previous: str | None = None, seat: int = 0
    ) -> TableInfo | None:
        """A new table with one person at it; None if others were faster with a rematch."""
        host = HOSTED[settings.game]
        rules = host.rules_named(settings.rules) or settings.rules
        settings = replace(
            settings, rules=rules, aids=host.allows_aids(settings), take_back=host.allows_take_back(settings)
        )
        now, needs_ruling = self._dependencies.now(), host.needs_ruling(settings)
        for _ in range(_ATTEMPTS):
            record = TableRecord(
                id=secrets.token_urlsafe(12),
                code=new_code(),
                referee_code=new_code() if needs_ruling else None,
                settings=settings,
                creator=visitor.person,
                created_at=now,
                previous=previous,
            )
            place = seat if role is Role.PLAYER else None
            try:
                await self._dependencies.store.create_table(record, [member_of(record, visitor, role, place, now)])
            except CodeTakenError:
                if previous and await self._dependencies.store.rematch_of(previous):
                    return None
                continue
            return await self._lobby.info(record, visitor)
        return None

    async def _come_in(self, newcomer: Newcomer) -> TableInfo | Refused:
        host = HOSTED.get(newcomer.record.settings.game)
        return await host.come_in(self._lobby, newcomer) if host else refuse("table.unknown")
