"""Transactions that read and transactions that write, with their failures told in the words of the ports."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from weakref import WeakKeyDictionary

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leggio.storage.engine import BEGIN
from leggio.storage.errors import answering

# A row as a query finds it: its columns are attributes.
DatabaseRow = Row[tuple[object, ...]]

# SQLite has one writer at a time and lets the others sleep and try again: in a process a lock is fairer and faster.
_turns: WeakKeyDictionary[AsyncEngine, asyncio.Lock] = WeakKeyDictionary()

# A single statement needs no transaction: saying when it begins and ends would take longer than the reading.
_LATEST: dict[str, dict[str, object]] = {
    "sqlite": {BEGIN: ""},
    "postgresql": {"isolation_level": "AUTOCOMMIT"},
}
_SNAPSHOT: dict[str, dict[str, object]] = {
    "sqlite": {BEGIN: "BEGIN"},
    "postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
}


@asynccontextmanager
async def reading(engine: AsyncEngine, *, snapshot: bool = False) -> AsyncIterator[AsyncConnection]:
    """A connection to read from: each statement sees the latest; with `snapshot` all see one and the same moment."""
    options = _SNAPSHOT if snapshot else _LATEST
    with answering():
        async with engine.execution_options(**options[engine.dialect.name]).connect() as connection:
            yield connection


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes, committed at the end unless something is raised."""
    with answering():
        async with turn_to_write(engine), engine.begin() as connection:
            yield connection


def turn_to_write(engine: AsyncEngine) -> asyncio.Lock | nullcontext[None]:
    """What to hold while a transaction of this engine writes."""
    if engine.dialect.name != "sqlite":
        return nullcontext()
    return _turns.setdefault(engine, asyncio.Lock())
