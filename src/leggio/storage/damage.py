"""Damage: pages a store cannot read, text that is none, values no server writes. Each is told, and nothing stops."""

import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from functools import partial

import msgspec
from sqlalchemy import Boolean, Integer, String, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leggio.storage.all_schemas import metadata
from leggio.storage.problems import Problem
from leggio.storage.row_digests import COVERED, digests_of
from leggio.storage.transactions import DatabaseRow, reading

_DAMAGED = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_IOERR})
_DAMAGED_STATES = ("XX", "22021")  # of PostgreSQL: what it finds broken, and bytes that are no text
_ROWS_AT_ONCE = 500
_TYPES: tuple[tuple[type, type | tuple[type, ...]], ...] = ((Boolean, (bool, int)), (Integer, int), (String, str))
_JSON = frozenset({"study.deck", "study.asked"})


# Looks at something at one moment.
Look = Callable[[AsyncConnection], Awaitable[list[Problem]]]


async def going_on(engine: AsyncEngine, look: Look, table: str = "") -> list[Problem]:
    """What is found at one moment; if the store cannot read what it should, that is found."""
    try:
        async with reading(engine, snapshot=True) as connection:
            return await look(connection)
    except Exception as error:
        cause = _damage(error)
        if cause is None:
            raise
        return [Problem("check.file", table, detail={"cause": cause})]


def _damage(error: BaseException) -> str | None:
    """What is broken, if that is why something failed."""
    chain = [error, error.__cause__, getattr(error, "orig", None), getattr(error.__cause__, "orig", None)]
    for each in chain:
        if isinstance(each, UnicodeDecodeError):
            return str(each)
        if isinstance(each, sqlite3.Error) and getattr(each, "sqlite_errorcode", 0) & 0xFF in _DAMAGED:
            return str(each)
        if str(getattr(each, "sqlstate", None) or "").startswith(_DAMAGED_STATES):
            return str(each)
    return None


async def unreadable_rows(engine: AsyncEngine) -> list[Problem]:
    """Rows of tables without digests that hold what no server writes, wherever they are."""
    found: list[Problem] = []
    for table in metadata.sorted_tables:
        if table.name not in COVERED:
            found += await going_on(engine, partial(_of, table))
    return found


async def _of(table: Table, connection: AsyncConnection) -> list[Problem]:
    found: list[Problem] = []
    number = 0
    wanted = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=_ROWS_AT_ONCE)
    async with connection.stream(wanted) as rows:
        async for row in rows:
            number += 1
            # By number: what a row is found by may be a secret's hash.
            found += [
                Problem("check.row", detail={"kind": table.name, "row": number, "column": column})
                for column in wrong_values(table, row)
            ]
    return found


def row_problems(table: Table, row: DatabaseRow, table_id: str) -> Iterator[Problem]:
    """What is wrong with a row that has digests: values that cannot be, or that are not those that were written."""
    event = row.seq if table.name == "entries" else None
    key = next((getattr(row, name) for name in ("person", "number", "seq") if name in table.primary_key.columns), "")
    detail: dict[str, object] = {"kind": table.name, "row": key if key != "" else table_id}
    wrong = list(wrong_values(table, row))
    for column in wrong:
        yield Problem("check.row", table_id, event, {**detail, "column": column})
    if wrong:
        return
    written = digests_of(table.name, {column.name: getattr(row, column.name) for column in table.columns})
    for column, digest in written.items():
        if getattr(row, column) != digest:
            yield Problem("check.changed", table_id, event, detail)


def wrong_values(table: Table, row: DatabaseRow) -> Iterator[str]:
    """The columns whose values cannot have been written by a server."""
    for column in table.columns:
        value = getattr(row, column.name)
        if value is None:
            is_wrong = not column.nullable
        elif f"{table.name}.{column.name}" in _JSON:
            is_wrong = not _is_text(value) or not _is_json(value)
        else:
            is_wrong = not _is_of_type(column.type, value) or not _is_text(value)
        if is_wrong:
            yield column.name


def _is_of_type(kind: object, value: object) -> bool:
    return next((isinstance(value, wanted) for column, wanted in _TYPES if isinstance(kind, column)), True)


def _is_text(value: object) -> bool:
    return not isinstance(value, str) or not any("\ud800" <= letter <= "\udfff" for letter in value)


def _is_json(value: object) -> bool:
    try:
        msgspec.json.decode(str(value))
    except (msgspec.DecodeError, RecursionError):
        return False
    return True
