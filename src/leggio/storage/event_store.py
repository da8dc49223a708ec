"""The store of tables: SQL, the same on SQLite and PostgreSQL."""

from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import Select, case, delete, func, insert, literal, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leggio.storage.group_commit import LARGEST_BATCH, GroupCommitWriter
from leggio.storage.postgres_batch_commit import PostgresBatchCommit
from leggio.storage.row_digests import digest_of, digests_of
from leggio.storage.sqlite_batch_commit import SqliteBatchCommit
from leggio.storage.table_marks import read_marks
from leggio.storage.table_rows import CHAT, MEMBERS, NOBODY, entry_of, head_digest, member_row, table_of, table_row
from leggio.storage.table_schema import chat, entries, heartbeats, members, outages, tables
from leggio.storage.transactions import reading, writing
from leggio.storage.upsert import upsert
from leggio.table.ports import CodeTakenError, SeatTakenError
from leggio.table.records import ChatLine, Entry, Head, Mark, Member, Outage, Phase, Role, TableRecord

_A_DAY_MS = 24 * 60 * 60 * 1000
# After every seat: a referee who came at the same moment as the players.
_NO_SEAT = 1_000_000
# As settings are written: a name that somebody chose has its quotation marks escaped.
_IS_LESSON = tables.c.settings.contains('"lesson":true', autoescape=True)


class SqlEventStore:
    """Keeps tables in a database; implements the port EventStore. The engine is the caller's, and so is closing it."""

    def __init__(self, engine: AsyncEngine, *, largest_batch: int = LARGEST_BATCH) -> None:
        self._engine = engine
        commits = SqliteBatchCommit(engine) if engine.dialect.name == "sqlite" else PostgresBatchCommit(engine)
        self._writer = GroupCommitWriter(commits, largest_batch=largest_batch)
        self._alive: set[str] = set()

    async def close(self) -> None:
        """Write what still waits to be written. Nothing can be appended afterwards."""
        await self._writer.close()

    async def create_table(self, table: TableRecord, members: Sequence[Member]) -> None:
        """Keep a new table and those who sit at it; CodeTakenError."""
        if table.code == table.referee_code:
            raise CodeTakenError
        codes = sorted({table.code, table.referee_code or table.code})
        # A code for players must not be another table's code for the referee: no index sees that.
        taken = select(tables.c.id).where(or_(tables.c.code.in_(codes), tables.c.referee_code.in_(codes)))
        async with writing(self._engine) as connection:
            await _lock_codes(connection, codes)
            if (await connection.execute(taken)).first() is not None:
                raise CodeTakenError
            new = upsert(connection, tables).on_conflict_do_nothing().returning(tables.c.id)
            if (await connection.execute(new, table_row(table))).first() is None:
                raise CodeTakenError
            if members:
                await connection.execute(insert(_members), [member_row(member) for member in members])

    async def table(self, table: str) -> TableRecord | None:
        """A table by its id."""
        return await self._one_table(select(tables).where(tables.c.id == table))

    async def table_by_code(self, code: str) -> tuple[TableRecord, Role] | None:
        """The table somebody may join by this code, and as what."""
        found = await self._one_table(
            select(tables).where(or_(tables.c.code == code, tables.c.referee_code == code)).limit(1)
        )
        return None if found is None else (found, Role.PLAYER if found.code == code else Role.REFEREE)

    async def rematch_of(self, table: str) -> TableRecord | None:
        """The table that is the rematch of this one."""
        return await self._one_table(select(tables).where(tables.c.previous == table))

    async def public_tables(self, limit: int) -> list[TableRecord]:
        """Tables to join or to watch, the newest first; not those that are over."""
        open_ = tables.c.phase.in_((Phase.WAITING.value, Phase.PLAYING.value))
        return await self._tables(select(tables).where(tables.c.public, open_), limit)

    async def tables_of(self, person: str, limit: int) -> list[TableRecord]:
        """Tables a person sits at, the newest first; not lessons."""
        seated = select(tables).join(members, members.c.table_id == tables.c.id).where(members.c.person == person)
        theirs = seated.where(~_IS_LESSON)
        return await self._tables(theirs, limit)

    async def places_in_play(self, people: Sequence[str]) -> list[tuple[TableRecord, Member]]:
        """The places that any of these have at tables in play, all of them; not where the table allows aids."""
        held = (members.c.person.in_(people), tables.c.phase == Phase.PLAYING.value, tables.c.aids.is_not(True))
        theirs = select(tables, members).join(members, members.c.table_id == tables.c.id).where(*held)
        async with reading(self._engine) as connection:
            found = await connection.execute(theirs.order_by(tables.c.created_at.desc(), tables.c.id))
            return [(table_of(row), MEMBERS.record(row)) for row in found]

    async def members(self, table: str) -> list[Member]:
        """Who sits at a table, in the order of their coming."""
        order = (members.c.joined_at, func.coalesce(members.c.seat, _NO_SEAT), members.c.person)
        async with reading(self._engine) as connection:
            found = await connection.execute(select(members).where(members.c.table_id == table).order_by(*order))
            return [MEMBERS.record(row) for row in found]

    async def join(self, member: Member) -> None:
        """Seat a person; SeatTakenError. One seat each, one person a seat, one referee, none at a closed table."""
        # Held until the end, so that nobody closes the table while somebody sits down.
        phase = select(tables.c.phase).where(tables.c.id == member.table).with_for_update(read=True)
        async with writing(self._engine) as connection:
            if (await connection.execute(phase)).scalar() in (None, Phase.CLOSED.value):
                raise SeatTakenError
            seated = upsert(connection, members).on_conflict_do_nothing().returning(members.c.person)
            if (await connection.execute(seated, member_row(member))).first() is None:
                raise SeatTakenError

    async def leave(self, table: str, person: str) -> None:
        """Free a person's place, if they have one."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(members).where(members.c.table_id == table, members.c.person == person))

    async def close_table(self, table: str) -> None:
        """Close a table that has not begun: nobody waits for it any more."""
        async with writing(self._engine) as connection:
            await connection.execute(
                update(tables)
                .where(tables.c.id == table, tables.c.phase == Phase.WAITING.value, tables.c.seq == 0)
                .values(
                    phase=Phase.CLOSED.value,
                    due_at=None,
                    waits_for=NOBODY,
                    head_digest=head_digest(table, 0, Phase.CLOSED, None, NOBODY),
                )
            )

    async def forget_lessons(self, before: int) -> None:
        """Delete the lessons that were begun before a moment, with all that happened there."""
        async with writing(self._engine) as connection:
            old = select(tables.c.id).where(_IS_LESSON, tables.c.created_at < before)
            for part in (chat, entries, members):
                await connection.execute(delete(part).where(part.c.table_id.in_(old)))
            for row in (await connection.execute(select(tables).where(tables.c.previous.in_(old)))).mappings().all():
                digests = digests_of("tables", {**row, "previous": None})
                alone = update(tables).where(tables.c.id == row["id"]).values(previous=None, **digests)
                await connection.execute(alone)
            await connection.execute(delete(tables).where(_IS_LESSON, tables.c.created_at < before))

    async def append(self, entry: Entry, head: Head) -> None:
        """Write an entry and how the table stands after it, or neither; StaleError, StoreUnavailableError."""
        await self._writer.append(entry, head)

    async def entries(self, table: str, after: int = 0) -> list[Entry]:
        """The entries that come after an event, in order."""
        wanted = select(entries).where(entries.c.table_id == table, entries.c.seq > after).order_by(entries.c.seq)
        async with reading(self._engine) as connection:
            return [entry_of(row) for row in await connection.execute(wanted)]

    async def marks(self, tables: Sequence[str]) -> Mapping[str, Mark]:
        """How far each of these tables has come, all asked for at once."""
        async with reading(self._engine) as connection:
            return await read_marks(connection, tables)

    async def due_tables(self, before: int, limit: int) -> list[str]:
        """Tables that wanted to be looked at before a moment, the longest waiting first."""
        due = select(tables.c.id).where(tables.c.due_at < before).order_by(tables.c.due_at, tables.c.id).limit(limit)
        async with reading(self._engine) as connection:
            return list((await connection.execute(due)).scalars())

    async def say(self, line: ChatLine) -> ChatLine:
        """Keep something said, and number it."""
        written = (line.person, line.name, line.role.value, line.text, line.at)
        said = select(
            literal(line.table),
            func.coalesce(func.max(chat.c.number), 0) + 1,
            *(literal(value) for value in written),
            literal(digest_of(line.table, *written)),
        ).where(chat.c.table_id == line.table)
        names = ["table_id", "number", "person", "name", "role", "text", "at", "digest"]
        while True:
            async with writing(self._engine) as connection:
                into = upsert(connection, chat).from_select(names, said).on_conflict_do_nothing()
                number = (await connection.execute(into.returning(chat.c.number))).scalar()
            # Nothing came back: somebody said something at the very same time and has the number. Take the next.
            if number is not None:
                return msgspec.structs.replace(line, number=number)

    async def chat(self, table: str, limit: int) -> list[ChatLine]:
        """The last things said, in order."""
        last = select(chat).where(chat.c.table_id == table).order_by(chat.c.number.desc()).limit(limit)
        async with reading(self._engine) as connection:
            return [CHAT.record(row) for row in await connection.execute(last)][::-1]

    async def heartbeat(self, node: str, now: int) -> None:
        """Note that a server is alive."""
        async with writing(self._engine) as connection:
            noted = upsert(connection, heartbeats).values(node=node, at=now)
            await connection.execute(noted.on_conflict_do_update(index_elements=["node"], set_={"at": now}))
            if node not in self._alive:
                # Every start has a name of its own: those long gone are forgotten.
                await connection.execute(delete(heartbeats).where(heartbeats.c.at < now - _A_DAY_MS))
        self._alive.add(node)

    async def last_heartbeat(self) -> int | None:
        """When any server was last alive."""
        async with reading(self._engine) as connection:
            latest: int | None = (await connection.execute(select(func.max(heartbeats.c.at)))).scalar()
            return latest

    async def heartbeats(self, since: int) -> Mapping[str, int]:
        """The servers that were alive after a moment, and when each last was, by its own clock."""
        async with reading(self._engine) as connection:
            found = await connection.execute(select(heartbeats).where(heartbeats.c.at > since))
            return {row.node: row.at for row in found}

    async def record_outage(self, outage: Outage) -> None:
        """Keep a time when no server ran; of several that began at that moment the longest."""
        async with writing(self._engine) as connection:
            kept = upsert(connection, outages).values(began=outage.began, ended=outage.ended)
            longer = case((kept.excluded.ended > outages.c.ended, kept.excluded.ended), else_=outages.c.ended)
            await connection.execute(kept.on_conflict_do_update(index_elements=["began"], set_={"ended": longer}))

    async def outages(self, since: int) -> list[Outage]:
        """The outages that ended after a moment, in order."""
        wanted = select(outages).where(outages.c.ended > since).order_by(outages.c.began)
        async with reading(self._engine) as connection:
            return [Outage(row.began, row.ended) for row in await connection.execute(wanted)]

    async def _one_table(self, wanted: Select[tuple[object, ...]]) -> TableRecord | None:
        async with reading(self._engine) as connection:
            row = (await connection.execute(wanted)).first()
            return row and table_of(row)

    async def _tables(self, wanted: Select[tuple[object, ...]], limit: int) -> list[TableRecord]:
        newest = wanted.order_by(tables.c.created_at.desc(), tables.c.id).limit(limit)
        async with reading(self._engine) as connection:
            return [table_of(row) for row in await connection.execute(newest)]


_members = members  # create_table has an argument of that name


async def _lock_codes(connection: AsyncConnection, codes: Sequence[str]) -> None:
    """Let nobody else create a table with one of these codes until the end of the transaction."""
    if connection.dialect.name == "postgresql":  # on SQLite whoever writes is alone anyway
        for code in codes:
            await connection.execute(text("SELECT pg_advisory_xact_lock(hashtextextended(:code, 0))"), {"code": code})
