"""The database a command is about, and what can be wrong with it, in sentences."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncEngine

from leggio.cli.failure import SpokenError
from leggio.cli.speaking import Speaker
from leggio.storage.engine import open_engine
from leggio.storage.errors import StorageError, cause_of
from leggio.storage.location import database_url, read_url
from leggio.storage.looking import opened_to_look
from leggio.table.ports import StoreUnavailableError

Found = TypeVar("Found")

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        envvar="LEGGIO_DATABASE_URL",
        show_envvar=True,
    ),
]


class DatabaseError(SpokenError):
    """Something about the database that the user should know."""

    def __init__(self, code: str, **detail: object) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail

    def sentence(self, say: Speaker) -> str:
        """The sentence of the code."""
        return say(self.code, **self.detail)


@contextmanager
def telling() -> Iterator[None]:
    """Let what goes wrong with a database go up as something to be said."""
    try:
        yield
    except StorageError as error:
        raise DatabaseError(error.code, **error.detail) from None
    except StoreUnavailableError as error:
        raise DatabaseError("database.unavailable", cause=cause_of(error)) from None


def with_database(
    address: str | None, work: Callable[[AsyncEngine], Awaitable[Found]], *, must_exist: bool = True
) -> Found:
    """Do something with the database that an option or the environment names."""

    async def opened() -> Found:
        url = _url(address)
        if must_exist:
            _refuse_missing(url)
        engine = open_engine(url)
        try:
            return await work(engine)
        finally:
            await engine.dispose()

    with telling():
        return asyncio.run(opened())


def looking_at_database(address: str | None, work: Callable[[AsyncEngine], Awaitable[Found]]) -> Found:
    """Do something with one that is there and is only read, whatever the disk it is on."""

    async def opened() -> Found:
        url = _url(address)
        _refuse_missing(url)
        async with opened_to_look(url) as engine:
            return await work(engine)

    with telling():
        return asyncio.run(opened())


def _url(address: str | None) -> URL:
    return read_url(address) if address else database_url()


def _refuse_missing(url: URL) -> None:
    """SQLite would make a new file; whoever wants to see what is there would be told that there is nothing."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise StorageError("database.missing", file=url.database)
