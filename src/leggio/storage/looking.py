"""Opening a database only to look at it, wherever it is: also on a disk that is full, or that takes no writing."""

import shutil
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory

import aiosqlite
from sqlalchemy import URL, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from leggio.storage.any_text import take_any_text
from leggio.storage.engine import open_engine, prepare_sqlite
from leggio.storage.errors import StorageError

# What SQLite says where it can make no index of what was written ahead: read-only, I/O, full, not to be opened.
_NO_ROOM = frozenset({sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL, sqlite3.SQLITE_CANTOPEN})


@asynccontextmanager
async def opened_to_look(url: URL) -> AsyncIterator[AsyncEngine]:
    """An engine to read from. Text of SQLite that is none comes with surrogates in it, where others would fail."""
    is_sqlite = url.get_backend_name() == "sqlite"
    with _readable(url) if is_sqlite else nullcontext(open_engine(url)) as engine:
        if is_sqlite:
            event.listen(engine.sync_engine, "connect", _on_connect)
        try:
            yield engine
        finally:
            await engine.dispose()


@contextmanager
def _readable(url: URL) -> Iterator[AsyncEngine]:
    """SQLite makes a file beside the database even to read it. Where it cannot, nobody writes, so a copy will do."""
    path = Path(url.database or "")
    ahead = path.with_name(path.name + "-wal")
    if _opens(path):
        yield open_engine(url)
    elif not ahead.exists() or not ahead.stat().st_size:
        address = f"{path.resolve().as_uri()}?immutable=1"
        yield create_async_engine(url, async_creator=lambda: aiosqlite.connect(address, uri=True), hide_parameters=True)
    else:
        with _copied(path, ahead) as copy:
            yield open_engine(url.set(database=str(copy)))


@contextmanager
def _copied(path: Path, ahead: Path) -> Iterator[Path]:
    """A copy elsewhere, for its owner alone, as long as it is needed."""
    with TemporaryDirectory(prefix="leggio-") as aside:
        try:
            for file in (path, ahead):
                shutil.copyfile(file, Path(aside) / file.name)
        except OSError as error:
            raise StorageError("database.no_copy", file=path, folder=aside, cause=error) from None
        yield Path(aside) / path.name


def _on_connect(connection: DBAPIConnection, _: object) -> None:
    take_any_text(connection)


def _opens(path: Path) -> bool:
    """Whether SQLite can work where the file is. What else is wrong with it comes to light when it is read."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            prepare_sqlite(connection)
            connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()
    except sqlite3.Error as error:
        return getattr(error, "sqlite_errorcode", 0) & 0xFF not in _NO_ROOM
    return True
