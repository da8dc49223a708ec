"""Is everything in the database as it should be: every log replayed and audited, and what is kept beside it.

Works while servers run: each table is looked at as it is at one moment.
"""

from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator, Sequence

import msgspec
from sqlalchemy import Connection, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leggio.core.auditing import Finding
from leggio.notation.chained import LogError, lines_of
from leggio.storage.errors import StorageError
from leggio.storage.migrate import found_revision, known_revisions
from leggio.storage.table_rows import MEMBERS, entry_of, table_of
from leggio.storage.table_schema import chat, entries, members, tables
from leggio.storage.transactions import DatabaseRow, reading
from leggio.table.hosts.registry import HOSTED
from leggio.table.records import Entry, Member, Phase, Role, TableRecord

_TABLES_AT_ONCE = 50


class Problem(msgspec.Struct, frozen=True):
    """Something wrong: the table, the event if it is about one, a stable code, data for a sentence."""

    code: str
    table: str = ""
    event: int | None = None
    detail: dict[str, object] = {}
    game: str = ""
    players: tuple[str, ...] = ()


class Progress(msgspec.Struct):
    """How far a check has come."""

    total: int = 0
    tables: int = 0
    events: int = 0


async def check(engine: AsyncEngine, *, progress: Callable[[Progress], None]) -> AsyncGenerator[Problem]:
    """Look at everything, and tell what is wrong as it is found."""
    so_far = Progress()
    async with reading(engine, snapshot=True) as connection:
        revision = await connection.run_sync(found_revision)
        if revision is None:
            raise StorageError("database.new")
        if revision != known_revisions()[-1]:
            raise StorageError("database.older", found=revision, known=known_revisions()[-1])
        so_far.total = (await connection.execute(select(func.count()).select_from(tables))).scalar() or 0
        broken = await connection.run_sync(_broken_file)
        astray = [problem async for problem in _astray(connection)]
    for problem in (*broken, *astray):
        yield problem
    last = ""
    while True:
        async with reading(engine, snapshot=True) as connection:
            page = select(tables).where(tables.c.id > last).order_by(tables.c.id).limit(_TABLES_AT_ONCE)
            rows = (await connection.execute(page)).all()
            found = [problem for row in rows for problem in await _of_table(connection, row, so_far)]
        for problem in found:
            yield problem
        progress(so_far)
        if not rows:
            return
        last = rows[-1].id


def _broken_file(connection: Connection) -> list[Problem]:
    """What SQLite itself finds wrong with its file. PostgreSQL looks after its own."""
    if connection.dialect.name != "sqlite":
        return []
    told = [str(row[0]) for row in connection.execute(text("PRAGMA integrity_check(20)"))]
    return [Problem("check.file", detail={"cause": line}) for line in told if line != "ok"]


async def _astray(connection: AsyncConnection) -> AsyncIterator[Problem]:
    """Rows of tables that are not there; the database forbids them, unless somebody told it not to."""
    for kind in (members, entries, chat):
        lost = (
            select(kind.c.table_id, func.count())
            .outerjoin_from(kind, tables, tables.c.id == kind.c.table_id)
            .where(tables.c.id.is_(None))
            .group_by(kind.c.table_id)
            .order_by(kind.c.table_id)
        )
        for table, count in await connection.execute(lost):
            yield Problem("check.astray", table, detail={"kind": kind.name, "count": count})


async def _of_table(connection: AsyncConnection, row: DatabaseRow, so_far: Progress) -> list[Problem]:
    so_far.tables += 1
    mine = select(entries).where(entries.c.table_id == row.id).order_by(entries.c.seq)
    log = [entry_of(each) for each in await connection.execute(mine)]
    so_far.events += sum(max(0, entry.upto - entry.seq + 1) for entry in log)
    seated = select(members).where(members.c.table_id == row.id).order_by(members.c.person)
    said = select(func.count(), func.coalesce(func.max(chat.c.number), 0)).where(chat.c.table_id == row.id)
    try:
        table = table_of(row)
        people = [MEMBERS.record(each) for each in await connection.execute(seated)]
    except (msgspec.DecodeError, ValueError) as error:
        return [Problem("check.unreadable", row.id, detail={"cause": str(error)})]
    lines, highest = (await connection.execute(said)).one()
    found = [*_log_problems(table, log), *_member_problems(table, people)]
    if lines != highest:
        found.append(Problem("check.chat", table.id, detail={"lines": lines, "highest": highest}))
    return found


def _log_problems(table: TableRecord, log: Sequence[Entry]) -> Iterator[Problem]:
    last = log[-1].upto if log else 0
    if table.seq != last:
        yield Problem("check.head", table.id, last, {"head": table.seq, "log": last})
    if not log:
        if table.phase not in (Phase.WAITING, Phase.CLOSED):
            yield Problem("check.phase", table.id, None, {"phase": table.phase.value, "log": Phase.WAITING.value})
        return
    if (broken := _broken_entry(table, log)) is not None:
        yield broken
        return  # whatever else would be found follows from it
    phase = _audited(table, log)
    if isinstance(phase, Problem):
        yield phase
        return
    if table.phase is not phase:
        yield Problem("check.phase", table.id, last, {"phase": table.phase.value, "log": phase.value})


def _broken_entry(table: TableRecord, log: Sequence[Entry]) -> Problem | None:
    """The first entry that does not follow the one before, or does not have the lines it should have."""
    expected = 1
    for entry in log:
        if entry.seq != expected:
            return Problem("check.gap", table.id, entry.seq, {"expected": expected, "found": entry.seq})
        held = entry.lines.count("\n")
        if held != entry.upto - entry.seq + 1 or not entry.lines.endswith("\n"):
            return Problem("check.lines", table.id, entry.seq, {"lines": held, "upto": entry.upto})
        expected = entry.upto + 1
    return None


def _audited(table: TableRecord, log: Sequence[Entry]) -> Phase | Problem:
    """The phase the log leads to, or what is wrong with it."""
    game = table.settings.game
    host = HOSTED.get(game)
    if host is None:
        return Problem("log.unknown_game", table.id, None, {"game": game})
    lines = lines_of("".join(entry.lines for entry in log).encode(errors="surrogatepass"))
    reader = host.log_reader()
    try:
        events = tuple(reader.event(line) for line in lines)
    except LogError as error:
        return Problem(error.code, table.id, max(error.line - 1, 1), error.detail, game)
    state = host.machine.audit(events)
    if isinstance(state, Finding):
        players = tuple(getattr(events[0], "players", ()))
        return Problem(state.code, table.id, state.event, state.detail, game, players)
    return Phase.OVER if state.phase == Phase.OVER else Phase.PLAYING


def _member_problems(table: TableRecord, people: Sequence[Member]) -> Iterator[Problem]:
    host = HOSTED.get(table.settings.game)
    for member in people:
        if member.role is not Role.PLAYER:
            continue
        if member.seat is None or (host is not None and not host.has_seat(table.settings, member.seat)):
            yield Problem("check.seat", table.id, None, {"person": member.person, "seat": member.seat})
