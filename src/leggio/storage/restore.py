"""Filling a database from a backup, of either store, all or nothing."""

from base64 import b64decode
from collections.abc import Iterator
from itertools import groupby, islice

from sqlalchemy import Connection, Integer, LargeBinary, MetaData, Table, func, insert, select, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leggio.storage.backup import BackupFile, Progress, Row, Section, our_tables
from leggio.storage.errors import StorageError, is_unavailable
from leggio.storage.migrate import found_revision, lock_migrations, upgrade
from leggio.storage.transactions import writing

_ROWS_AT_ONCE = 500
_ALIVE_MS = 5000  # a server's heartbeat comes every half second
# What a server leaves behind that nobody has used yet.
_NOT_WORTH_KEEPING = frozenset({"beats", "outages"})


async def restore(
    engine: AsyncEngine, backup: BackupFile, *, now: int, force: bool, progress: Progress
) -> dict[str, int]:
    """Put the rows of a backup in the place of all there is; how many of each table.

    A file that is not whole, a database that holds something or is in use (unless `force`): StorageError, and nothing
    has changed. An older backup is brought up to date on its way in.
    """
    try:
        async with writing(engine) as connection:
            await lock_migrations(connection)
            if engine.dialect.name == "sqlite":
                await connection.execute(text("PRAGMA defer_foreign_keys = ON"))
            await connection.run_sync(_make_room, now=now, force=force)
            await connection.run_sync(upgrade, backup.header.revision)
            counts = await _fill(connection, backup, progress)
            await connection.run_sync(upgrade)
    except IntegrityError as error:
        # What refers to each other is looked at when all is there, at the end.
        raise StorageError("backup.contradiction", cause=error.orig) from None
    return counts


def _make_room(connection: Connection, *, now: int, force: bool) -> None:
    revision = found_revision(connection)  # what is not ours, or of a later version, is not dropped by any force
    there = our_tables(connection)
    if revision is not None and not force:
        _refuse_if_alive(connection, there, now)
        for table in there.sorted_tables:
            if table.name not in _NOT_WORTH_KEEPING and connection.execute(select(table).limit(1)).first():
                raise StorageError("database.not_empty", table=table.name)
    if revision is not None:
        there.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))


def _refuse_if_alive(connection: Connection, there: MetaData, now: int) -> None:
    heartbeats = there.tables.get("beats")
    if heartbeats is None:
        return
    last = connection.execute(select(func.max(heartbeats.c.at))).scalar()
    if last is not None and now - last < _ALIVE_MS:
        raise StorageError("database.in_use")


async def _fill(connection: AsyncConnection, backup: BackupFile, progress: Progress) -> dict[str, int]:
    there = await connection.run_sync(our_tables)
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SET CONSTRAINTS ALL DEFERRED"))
    done: dict[str, int] = {}
    for section, rows in groupby(backup.rows(), key=lambda each: each[0]):
        table = there.tables.get(section.table)
        if table is None or not set(section.columns) <= set(table.columns.keys()):
            raise StorageError("backup.unknown_table", table=section.table)
        prepared = _prepared(table, section, (row for _, row in rows))
        while batch := list(islice(prepared, _ROWS_AT_ONCE)):
            try:
                await connection.execute(insert(table), batch)
            except (DBAPIError, OverflowError, UnicodeError) as error:
                if is_unavailable(error):
                    raise
                cause = getattr(error, "orig", error)
                raise StorageError("backup.not_accepted", table=table.name, cause=cause) from None
            done[table.name] = done.get(table.name, 0) + len(batch)
            progress(table.name, done[table.name])
    if connection.dialect.name == "postgresql":
        await connection.run_sync(_count_on, there)
    return done


def _prepared(table: Table, section: Section, rows: Iterator[Row]) -> Iterator[dict[str, object]]:
    """Rows as the driver takes them: JSON has no bytes, so they are base64 there."""
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    for row in rows:
        values: dict[str, object] = dict(zip(section.columns, row, strict=True))
        for name in binary & values.keys():
            if isinstance(value := values[name], str):
                values[name] = b64decode(value)
        yield values


def _count_on(connection: Connection, there: MetaData) -> None:
    """Where PostgreSQL numbers rows itself, it goes on after the highest number there is."""
    for table in there.sorted_tables:
        for column in table.columns:
            if not isinstance(column.type, Integer):
                continue
            serial = select(func.pg_get_serial_sequence(table.name, column.name))
            if sequence := connection.execute(serial).scalar():
                highest = connection.execute(select(func.max(column))).scalar()
                if highest is not None:
                    connection.execute(select(func.setval(sequence, highest)))
