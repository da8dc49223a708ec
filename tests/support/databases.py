"""A database for each test, on either store: a copy of one that was migrated once."""

import asyncio
import shutil
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import asyncpg
import pytest
from sqlalchemy import make_url

from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.location import read_url
from leggio.storage.migrate import migrate
from support.services import Services

KINDS = ("sqlite", "postgresql")
Found = TypeVar("Found")


class Database:
    """An address, and a way to do something with a store on it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.kind = make_url(url).get_backend_name()

    def run(self, scenario: Callable[[SqlEventStore], Awaitable[Found]]) -> Found:
        """Open a store, let something happen, close it: every call is a restart of the server."""

        async def opened() -> Found:
            engine = open_engine(read_url(self.url))
            store = SqlEventStore(engine)
            try:
                return await scenario(store)
            finally:
                await store.close()
                await engine.dispose()

        return asyncio.run(opened())

    def run_two(self, scenario: Callable[[SqlEventStore, SqlEventStore], Awaitable[Found]]) -> Found:
        """The same with two stores that know nothing of each other, as in two processes."""

        async def both(first: SqlEventStore) -> Found:
            engine = open_engine(read_url(self.url))
            second = SqlEventStore(engine)
            try:
                return await scenario(first, second)
            finally:
                await second.close()
                await engine.dispose()

        return self.run(both)


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest) -> Database:
    """A database of its own, up to date and empty, on one store and then on the other."""
    found: Database = request.getfixturevalue(f"{request.param}_database")
    return found


@pytest.fixture(scope="module", params=KINDS)
def shared_database(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Database]:
    """A database that all tests of a file share, on one store and then on the other."""
    if request.param == "sqlite":
        yield Database(f"sqlite:///{tmp_path_factory.mktemp('shared') / 'leggio.db'}")
    else:
        yield from _postgresql(request.getfixturevalue("services"), request.getfixturevalue("_postgresql_template"))


@pytest.fixture(params=KINDS)
def new_database(request: pytest.FixtureRequest) -> Database:
    """A database that nobody has migrated yet."""
    found: Database = request.getfixturevalue(f"new_{request.param}_database")
    return found


@pytest.fixture
def new_sqlite_database(tmp_path: Path) -> Database:
    """An address where there is no file yet."""
    return Database(f"sqlite:///{tmp_path / 'leggio.db'}")


@pytest.fixture
def sqlite_database(new_sqlite_database: Database, _sqlite_template: Path, tmp_path: Path) -> Database:
    """A file that is up to date."""
    shutil.copy(_sqlite_template, tmp_path / "leggio.db")
    return new_sqlite_database


@pytest.fixture
def new_postgresql_database(services: Services) -> Iterator[Database]:
    """An empty database of PostgreSQL."""
    yield from _postgresql(services, "template0")


@pytest.fixture
def postgresql_database(services: Services, _postgresql_template: str) -> Iterator[Database]:
    """A database of PostgreSQL that is up to date."""
    yield from _postgresql(services, _postgresql_template)


@pytest.fixture(scope="session")
def _sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("sqlite") / "template.db"
    _migrate(f"sqlite:///{path}")
    return path


@pytest.fixture(scope="session")
def _postgresql_template(services: Services) -> str:
    name = f"template_{uuid4().hex}"
    _run(_command(services, f"CREATE DATABASE {name} TEMPLATE template0"))
    _migrate(_with_database(services, name))
    return name


def _postgresql(services: Services, template: str) -> Iterator[Database]:
    name = f"test_{uuid4().hex}"
    _run(_command(services, f"CREATE DATABASE {name} TEMPLATE {template}"))
    yield Database(_with_database(services, name))
    _run(_command(services, f"DROP DATABASE {name} WITH (FORCE)"))


def _with_database(services: Services, name: str) -> str:
    return make_url(services.postgresql).set(database=name).render_as_string(hide_password=False)


async def _command(services: Services, command: str) -> None:
    connection = await asyncpg.connect(services.postgresql)
    try:
        await connection.execute(command)
    finally:
        await connection.close()


def _migrate(url: str) -> None:
    async def migrated() -> None:
        engine = open_engine(read_url(url))
        await migrate(engine)
        await engine.dispose()

    _run(migrated())


def _run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(work)
