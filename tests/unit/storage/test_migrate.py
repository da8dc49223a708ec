"""A database is brought up to date when a server starts, once, whoever else starts; later ones are left alone."""

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncEngine

import leggio.storage
from leggio.storage.all_schemas import metadata
from leggio.storage.engine import open_engine
from leggio.storage.errors import StorageError
from leggio.storage.location import read_url
from leggio.storage.migrate import known_revisions, migrate
from leggio.storage.transactions import reading, writing
from support.databases import Database

START = """
import asyncio, sys
from leggio.storage.engine import open_engine
from leggio.storage.location import read_url
from leggio.storage.migrate import migrate

async def start():
    engine = open_engine(read_url(sys.argv[1]))
    await migrate(engine)
    await engine.dispose()

asyncio.run(start())
print("alembic" in sys.modules)
"""


def start(database: Database) -> "subprocess.Popen[str]":
    """Another process that starts on this database; it says whether it had to load Alembic."""
    command = [sys.executable, "-c", START, database.url]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own program


def with_engine(database: Database, work: Callable[[AsyncEngine], Awaitable[None]]) -> None:
    """Do something on a database, and let go of it."""

    async def opened() -> None:
        engine = open_engine(read_url(database.url))
        try:
            await work(engine)
        finally:
            await engine.dispose()

    asyncio.run(opened())


def test_what_migrations_make_is_what_the_code_says(database: Database) -> None:
    """Tables, columns, types, keys and indexes are the same, on either store."""

    def differences(connection: Connection) -> object:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return compare_metadata(context, metadata)

    async def compare() -> object:
        engine = open_engine(read_url(database.url))
        async with reading(engine) as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(compare()) == []


def test_revisions_follow_each_other_in_the_order_of_their_files() -> None:
    """The names of the files are trusted, so that Alembic need not be loaded: they must be right."""
    config = Config()
    config.set_main_option("script_location", str(Path(leggio.storage.__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    scripts = list(ScriptDirectory.from_config(config).walk_revisions())[::-1]
    assert [script.revision for script in scripts] == known_revisions()
    assert [script.down_revision for script in scripts] == [None, *known_revisions()[:-1]]


def test_servers_that_start_at_once_migrate_once(new_database: Database) -> None:
    """Four processes on a database that is not there yet: each finds it up to date afterwards."""
    processes = [start(new_database) for _ in range(4)]
    told = [process.communicate(timeout=120)[0].strip() for process in processes]
    assert [process.returncode for process in processes] == [0] * 4
    assert "True" in told


def test_a_database_that_is_up_to_date_needs_no_alembic(database: Database) -> None:
    """Starting must be quick."""
    process = start(database)
    assert process.communicate(timeout=120)[0].strip() == "False"


def test_a_database_of_a_later_leggio_is_refused(database: Database) -> None:
    """It may hold what this version would spoil. It is left as it is."""

    async def scenario(engine: AsyncEngine) -> None:
        async with writing(engine) as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(StorageError) as refused:
            await migrate(engine)
        assert refused.value.code == "database.newer"
        assert refused.value.detail == {"found": "9999", "known": known_revisions()[-1]}
        async with reading(engine) as connection:
            assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == "9999"

    with_engine(database, scenario)


def test_a_database_of_something_else_is_refused(new_database: Database) -> None:
    """Where somebody else has a table of that name, nothing is made."""

    async def scenario(engine: AsyncEngine) -> None:
        async with writing(engine) as connection:
            await connection.execute(text("CREATE TABLE tables (legs INTEGER)"))
        with pytest.raises(StorageError) as refused:
            await migrate(engine)
        assert refused.value.code == "database.foreign"
        async with reading(engine) as connection:
            assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == ["tables"]

    with_engine(new_database, scenario)


def test_a_migration_that_fails_leaves_nothing(new_database: Database) -> None:
    """Something in its way, and the database is as it was."""

    async def scenario(engine: AsyncEngine) -> None:
        async with writing(engine) as connection:
            await connection.execute(text("CREATE TABLE outages (began INTEGER)"))
        with pytest.raises(Exception, match="outages"):
            await migrate(engine)
        async with reading(engine) as connection:
            assert await connection.run_sync(lambda sync: inspect(sync).get_table_names()) == ["outages"]

    with_engine(new_database, scenario)
