"""Transactions that read and transactions that write, with their failures told in the words of the ports."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from weakref import WeakKeyDictionary

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leggio.storage.engine import READS_ONLY
from leggio.storage.errors import answering

# SQLite has one writer at a time and lets the others sleep and try again: in a process a lock is fairer and faster.
_turns: WeakKeyDictionary[AsyncEngine, asyncio.Lock] = WeakKeyDictionary()


@asynccontextmanager
async def reading(engine: AsyncEngine, *, snapshot: bool = False) -> AsyncIterator[AsyncConnection]:
    """A transaction that only reads; with `snapshot` all it reads is of one moment, on either store."""
    options: dict[str, object] = {READS_ONLY: True}
    if snapshot and engine.dialect.name == "postgresql":
        # A transaction of SQLite sees one moment anyway.
        options |= {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True}
    with answering():
        async with engine.execution_options(**options).connect() as connection:
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
