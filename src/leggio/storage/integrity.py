"""Is everything in the database as it should be: every log replayed and audited, and what is kept beside it.

Works while servers run: each table is looked at as it is at one moment.
"""

from collections.abc import AsyncGenerator, Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial

import msgspec
from sqlalchemy import Column, Select, Table, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leggio.core.auditing import Finding
from leggio.notation.chained import LogError, lines_of
from leggio.storage.damage import Look, going_on, row_problems, unreadable_rows, wrong_values
from leggio.storage.errors import StorageError
from leggio.storage.migrate import found_revision, known_revisions
from leggio.storage.problems import Problem
from leggio.storage.table_rows import MEMBERS, entry_of, table_of
from leggio.storage.table_schema import chat, entries, members, tables
from leggio.storage.transactions import DatabaseRow
from leggio.table.hosts.registry import HOSTED
from leggio.table.records import Entry, Member, Phase, Role, TableRecord

_TABLES_AT_ONCE = 50


class Progress(msgspec.Struct):
    """How far a check has come."""

    total: int = 0
    tables: int = 0
    events: int = 0


async def check(engine: AsyncEngine, *, progress: Callable[[Progress], None]) -> AsyncGenerator[Problem]:
    """Look at everything, and tell what is wrong as it is found. What cannot be read is told, and stops nothing."""
    so_far = Progress()

    async def count(connection: AsyncConnection) -> list[Problem]:
        so_far.total = (await connection.execute(select(func.count()).select_from(tables))).scalar() or 0
        return []

    looks: list[Look] = [
        _refuse_others,
        count,
        _broken_file,
        *(partial(_astray, kind) for kind in (members, entries, chat)),
    ]
    for look in looks:
        for problem in await going_on(engine, look):
            yield problem
    for problem in await unreadable_rows(engine):
        yield problem
    ids: list[str] = [""]
    while ids:
        last, ids = ids[-1], []
        for problem in await going_on(engine, partial(_ids_after, last, tables.c.id, ids)):
            yield problem
            # There is another way to them, if there was a game.
            await going_on(engine, partial(_ids_after, last, entries.c.table_id, ids))
        for table in ids:
            for problem in await going_on(engine, partial(_of_table, table, so_far), table):
                yield problem
        progress(so_far)


async def _refuse_others(connection: AsyncConnection) -> list[Problem]:
    """What another version wrote cannot be judged."""
    revision = await connection.run_sync(found_revision)
    if revision is None:
        raise StorageError("database.new")
    if revision != known_revisions()[-1]:
        raise StorageError("database.older", found=revision, known=known_revisions()[-1])
    return []


async def _ids_after(last: str, column: Column[str], ids: list[str], connection: AsyncConnection) -> list[Problem]:
    page = select(column).where(column > last).distinct().order_by(column).limit(_TABLES_AT_ONCE)
    ids += (await connection.execute(page)).scalars().all()
    return []


async def _broken_file(connection: AsyncConnection) -> list[Problem]:
    """What SQLite itself finds wrong with its file. PostgreSQL looks after its own."""
    if connection.dialect.name != "sqlite":
        return []
    told = [str(row[0]) for row in await connection.execute(text("PRAGMA integrity_check(20)"))]
    return [Problem("check.file", detail={"cause": line}) for line in told if line != "ok"]


async def _astray(kind: Table, connection: AsyncConnection) -> list[Problem]:
    """Rows of tables that are not there; the database forbids them, unless somebody told it not to."""
    lost = (
        select(kind.c.table_id, func.count())
        .outerjoin_from(kind, tables, tables.c.id == kind.c.table_id)
        .where(tables.c.id.is_(None))
        .group_by(kind.c.table_id)
        .order_by(kind.c.table_id)
    )
    return [
        Problem("check.astray", table, detail={"kind": kind.name, "count": count})
        for table, count in await connection.execute(lost)
    ]


async def _of_table(table_id: str, so_far: Progress, connection: AsyncConnection) -> list[Problem]:
    so_far.tables += 1
    row = (await connection.execute(select(tables).where(tables.c.id == table_id))).one()
    log = (await connection.execute(_part(entries, table_id))).all()
    so_far.events += sum(max(0, each.upto - each.seq + 1) for each in log if _counts(each))
    seated = (await connection.execute(_part(members, table_id))).all()
    said = (await connection.execute(_part(chat, table_id))).all()
    changed = [
        problem
        for kind, rows in ((tables, [row]), (entries, log), (members, seated), (chat, said))
        for each in rows
        for problem in row_problems(kind, each, table_id)
    ]
    try:
        table = table_of(row)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, ValueError, TypeError) as error:
        changed = [problem for problem in changed if problem.detail["kind"] != tables.name]
        return [Problem("check.unreadable", table_id, detail={"cause": str(error)}), *changed]
    found = [*_copy_problems(table, row), *_readable_problems(table, log, seated)]
    if len(said) != (highest := max((each.number for each in said), default=0)):
        found.append(Problem("check.chat", table.id, detail={"lines": len(said), "highest": highest}))
    return found + [problem for problem in changed if not _is_told(problem, found)]


def _part(kind: Table, table_id: str) -> Select[tuple[object, ...]]:
    return select(kind).where(kind.c.table_id == table_id).order_by(*kind.primary_key.columns)


def _counts(row: DatabaseRow) -> bool:
    return isinstance(row.seq, int) and isinstance(row.upto, int)


def _readable_problems(table: TableRecord, log: Sequence[DatabaseRow], seated: Sequence[DatabaseRow]) -> list[Problem]:
    """What the rows say, as far as they say anything."""
    found: list[Problem] = []
    if not any(True for each in log for _ in wrong_values(entries, each)):
        found += _log_problems(table, [entry_of(each) for each in log])
    for each in seated:
        # A row that cannot be read is told as such, by its values or by its digest.
        with suppress(msgspec.ValidationError):
            found += _member_problems(table, [MEMBERS.record(each)])
    return found


def _copy_problems(table: TableRecord, row: DatabaseRow) -> Iterator[Problem]:
    """What is written a second time to find tables by."""
    for column, said in (("public", table.settings.public), ("aids", table.settings.aids)):
        if getattr(row, column) is not said:
            yield Problem("check.row", table.id, None, {"kind": tables.name, "row": table.id, "column": column})


def _is_told(changed: Problem, found: Sequence[Problem]) -> bool:
    """Whether what was changed has been told more exactly."""
    kind, row = changed.detail["kind"], changed.detail["row"]
    return any(
        (kind == tables.name and problem.code in ("check.head", "check.phase"))
        or (kind == members.name and problem.detail.get("person") == row)
        or (kind == entries.name and problem.event is not None and problem.event == changed.event)
        for problem in found
    )


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
