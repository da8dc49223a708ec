"""Servers that are killed, databases that go away: what was acknowledged is there, and nothing is there by half."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url

from leggio.storage.event_store import SqlEventStore
from leggio.table.ports import StoreUnavailableError
from support import killed_writers
from support.databases import Database
from support.services import Services
from support.table_records import PLAYING, a_table, an_entry

KILLS = 100


@contextmanager
def no_file_longer_than(size: int) -> Iterator[None]:
    """A disk that is full, as this process sees it: the kernel lets no file grow beyond this."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_killed_servers_lose_nothing_that_was_acknowledged(database: Database) -> None:
    """A hundred servers killed (SIGKILL) in the middle of their batches, on either store."""
    command = [sys.executable, str(Path(killed_writers.__file__)), database.url, str(KILLS), "1"]
    environment = {**os.environ, "PYTHONPATH": str(Path(killed_writers.__file__).parents[1])}
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)  # noqa: S603 - ours
    assert done.returncode == 0, done.stderr
    kills, acknowledged, unacknowledged = map(int, done.stdout.split())
    assert kills >= KILLS
    assert acknowledged > kills * 5
    # Some died between the commit and the acknowledgement: that is where a kill is hardest.
    assert unacknowledged > 0


def test_a_database_that_goes_away_is_told_and_comes_back(services: Services, postgresql_database: Database) -> None:
    """Every connection is cut while appends wait: each is told, and what is written afterwards is sound."""
    name = make_url(postgresql_database.url).database

    async def cut() -> None:
        admin = await asyncpg.connect(services.postgresql)
        await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
        await admin.close()

    async def scenario(store: SqlEventStore) -> None:
        names = [f"t{number}" for number in range(8)]
        for each in names:
            await store.create_table(a_table(id=each), [])
        unavailable = 0
        for _ in range(10):
            heads = {each: (await store.table(each) or a_table()).seq for each in names}
            appends = [store.append(an_entry(each, heads[each] + 1), PLAYING) for each in names]
            *done, _ = await asyncio.gather(*appends, cut(), return_exceptions=True)
            assert all(result is None or isinstance(result, StoreUnavailableError) for result in done)
            unavailable += sum(result is not None for result in done)
            for each, result in zip(names, done, strict=True):
                kept = await store.table(each)  # the pool finds out by itself that its connections are gone
                assert kept is not None
                assert len(await store.entries(each)) == kept.seq
                # Whoever was not told cannot know; whoever was acknowledged can rely on it.
                assert kept.seq - heads[each] in ((1,) if result is None else (0, 1))
        assert unavailable > 0

    postgresql_database.run(scenario)


def test_a_database_that_is_not_there_is_unavailable() -> None:
    """For every kind of work."""
    nowhere = Database("postgresql://leggio@127.0.0.1:1/leggio")

    async def scenario(store: SqlEventStore) -> None:
        with pytest.raises(StoreUnavailableError):
            await store.append(an_entry("t", 1), PLAYING)
        with pytest.raises(StoreUnavailableError):
            await store.table("t")
        with pytest.raises(StoreUnavailableError):
            await store.create_table(a_table(), [])

    nowhere.run(scenario)


def test_a_full_disk_is_unavailable_and_harms_nothing(sqlite_database: Database) -> None:
    """SQLite has no room left: what waits is told so, what was there stays, and it goes on when there is room."""

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(a_table(id="t"), [])
        await store.append(an_entry("t", 1), PLAYING)
        await store.append(an_entry("t", 2), PLAYING)

    sqlite_database.run(scenario)

    async def full(store: SqlEventStore) -> None:
        with no_file_longer_than(200_000), pytest.raises(StoreUnavailableError):
            await store.append(an_entry("t", 3, lines="x" * 1_000_000), PLAYING)
        assert len(await store.entries("t")) == 2
        await store.append(an_entry("t", 3), PLAYING)

    sqlite_database.run(full)

    async def room(store: SqlEventStore) -> None:
        await store.append(an_entry("t", 4, lines="x" * 1_000_000), PLAYING)
        assert len(await store.entries("t")) == 4

    sqlite_database.run(room)
