"""Clients at a table, from hello to the end, while the store has trouble."""

import asyncio
from contextlib import AsyncExitStack, suppress
from functools import partial
from typing import Any

import pytest
from sqlalchemy.exc import TimeoutError as PoolTimeoutError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from leggio.server.metrics import Metrics
from leggio.server.sockets.close_codes import CloseCode
from leggio.server.sockets.connection import Connection
from leggio.server.sockets.doors import Doors
from leggio.server.sockets.handlers import TableHandler
from leggio.server.sockets.registry import Dismissal
from leggio.storage import engine as engines
from leggio.storage.event_store import SqlEventStore
from leggio.storage.location import read_url
from leggio.table.hub import Hub
from support.databases import Database
from support.online.club import club_of, scrabble, two_letters, until, visitor
from support.wires import ScriptedWire

HELLO = '{"type":"hello","version":1}'


def impatient(url: Any, **options: Any) -> AsyncEngine:
    """An engine whose pool lets nobody wait."""
    return create_async_engine(url, **{**options, "pool_timeout": 0.05})


async def exhaust(engine: AsyncEngine, stack: AsyncExitStack) -> None:
    """Take all connections there are."""
    with suppress(PoolTimeoutError):
        while True:
            await stack.enter_async_context(engine.connect())


def come(hub: Hub, table: str, name: str, wire: ScriptedWire | None = None) -> asyncio.Task[CloseCode]:
    """Somebody connects, and stays."""
    handler, wire = TableHandler(hub, Doors(), table, visitor(name)), wire or ScriptedWire(HELLO)
    return asyncio.create_task(Connection(wire, Metrics()).run(handler, Dismissal()))


def test_an_exhausted_pool_ends_nobody_elses_connection(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever comes then is asked to come again; whoever is there stays, and plays on."""
    monkeypatch.setattr(engines, "create_async_engine", impatient)

    async def scenario() -> None:
        engine = engines.open_engine(read_url(database.url))
        store = SqlEventStore(engine)
        async with club_of([store]) as the_club:
            anna, bea = await the_club.set_up(scrabble(), "Anna", "Bea")
            arrive = partial(come, the_club.hub, anna.table)
            wire = ScriptedWire(HELLO)
            staying = arrive("Zoe", wire)
            await until(lambda: wire.told)
            async with AsyncExitStack() as held:
                await exhaust(engine, held)
                coming = [arrive(f"Zoe {number}") for number in range(20)]
                assert await asyncio.gather(*coming) == [CloseCode.TRY_LATER] * 20
                assert not staying.done()
            await anna.do("play", **two_letters(anna))
            assert bea.seq == anna.seq
            await until(lambda: [frame["seq"] for frame in wire.told if frame["type"] == "update"] == [anna.seq])
            staying.cancel()
            await asyncio.gather(staying, return_exceptions=True)
            the_club.troubles.failures.clear()  # heartbeats found no connection either
        await store.close()
        await engine.dispose()

    asyncio.run(scenario())
