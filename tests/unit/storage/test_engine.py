"""The connection to SQLite: durable, references guarded, readers and the writer out of each other's way."""

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, StatementError
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.storage.engine import open_engine
from leggio.storage.errors import StorageError
from leggio.storage.location import read_url
from leggio.storage.sqlite_batch_commit import SqliteBatchCommit
from leggio.storage.transactions import reading, writing
from support.databases import Database


def test_every_connection_flushes_and_guards(tmp_path: Path) -> None:
    """In a directory that is made if need be; the writer's own connection too."""

    async def scenario() -> None:
        engine = open_engine(read_url(f"sqlite:///{tmp_path}/new/folder/leggio.db"))
        own = SqliteBatchCommit(engine)._connected()  # noqa: SLF001 - nobody else sees it
        wanted = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
        async with reading(engine) as first, reading(engine) as second:
            for name, value in wanted.items():
                for connection in (first, second):
                    assert (await connection.execute(text(f"PRAGMA {name}"))).scalar() == value
                assert own.execute(f"PRAGMA {name}").fetchone()[0] == value
        own.close()
        await engine.dispose()

    asyncio.run(scenario())


def test_a_folder_that_cannot_be_made_has_a_code(tmp_path: Path) -> None:
    """A file is in its place."""
    (tmp_path / "file").touch()
    with pytest.raises(StorageError) as refused:
        open_engine(read_url(f"sqlite:///{tmp_path}/file/leggio.db"))
    assert refused.value.code == "database.unwritable"


def test_errors_keep_values_to_themselves(database: Database) -> None:
    """What the database refuses is logged: its statement may be, what was to be written is not."""

    async def scenario() -> None:
        engine = open_engine(read_url(database.url))
        with pytest.raises(StatementError) as refused:
            async with writing(engine) as connection:
                await connection.execute(text("INSERT INTO nowhere (rack) VALUES (:rack)"), {"rack": "ABACUS?"})
        assert "nowhere" in str(refused.value)
        assert "ABACUS" not in str(refused.value)
        await engine.dispose()

    asyncio.run(scenario())


def run(database: Database, work: str) -> None:
    """Do one of the things below."""

    async def opened() -> None:
        engine = open_engine(read_url(database.url))
        await {"snapshot": _snapshot, "latest": _latest, "rollback": _rollback}[work](engine)
        await engine.dispose()

    asyncio.run(opened())


async def _beat(engine: AsyncEngine, node: str) -> None:
    async with writing(engine) as connection:
        await connection.execute(text("INSERT INTO beats (node, at) VALUES (:node, 1)"), {"node": node})


_COUNT = text("SELECT count(*) FROM beats")


async def _snapshot(engine: AsyncEngine) -> None:
    async with reading(engine, snapshot=True) as connection:
        before = (await connection.execute(_COUNT)).scalar()
        await _beat(engine, "a")
        assert (await connection.execute(_COUNT)).scalar() == before


async def _latest(engine: AsyncEngine) -> None:
    async with reading(engine) as connection:
        assert (await connection.execute(_COUNT)).scalar() == 0
        await _beat(engine, "a")
        assert (await connection.execute(_COUNT)).scalar() == 1


async def _rollback(engine: AsyncEngine) -> None:
    async def twice() -> None:
        async with writing(engine) as connection:
            await connection.execute(text("INSERT INTO beats (node, at) VALUES ('b', 1)"))
            await connection.execute(text("INSERT INTO beats (node, at) VALUES ('b', 2)"))

    with pytest.raises(IntegrityError):
        await twice()
    async with reading(engine) as connection:
        assert (await connection.execute(_COUNT)).scalar() == 0


@pytest.mark.parametrize("work", ["snapshot", "latest", "rollback"])
def test_transactions_see_what_they_should(database: Database, work: str) -> None:
    """A snapshot is of one moment while others write; other reading sees the latest; what fails leaves nothing."""
    run(database, work)
