"""The connection to the database, set up so that what was committed stays committed."""

import time
from pathlib import Path
from sqlite3 import SQLITE_BUSY, SQLITE_LOCKED, OperationalError
from sqlite3 import Connection as SqliteConnection
from sqlite3 import Cursor as SqliteCursor

from sqlalchemy import URL, Connection, event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from leggio.storage.errors import StorageError
from leggio.storage.private_files import keep_private
from leggio.table.ports import StoreUnavailableError

_BUSY_MS = 10_000
_MOST_AHEAD = 16_000  # pages, of 4 kB
_POSTGRES_CONNECTIONS = 8  # a process; most of the time one writes and a few read
# The option that says how a transaction of SQLite begins; see storage/transactions.py.
BEGIN = "leggio_begin"


def open_engine(url: URL) -> AsyncEngine:
    """An engine for an address from storage/location.py. Nothing is connected yet.

    Its errors go to the log: they say what was asked of the database, not with which values, for those may be racks.
    """
    return _sqlite(url) if url.get_backend_name() == "sqlite" else _postgres(url)


def _postgres(url: URL) -> AsyncEngine:
    # A connection is tried before it is handed out: a database that was restarted costs nobody an error.
    return create_async_engine(
        url,
        pool_size=_POSTGRES_CONNECTIONS,
        max_overflow=_POSTGRES_CONNECTIONS,
        pool_pre_ping=True,
        pool_timeout=10,
        hide_parameters=True,
        connect_args={"timeout": 10, "server_settings": {"application_name": "leggio"}},
    )


def _sqlite(url: URL) -> AsyncEngine:
    path = Path(url.database or "")
    try:
        keep_private(path)
    except OSError as error:
        raise StorageError("database.unwritable", file=path, cause=error) from None
    engine = create_async_engine(url, pool_size=4, max_overflow=4, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _on_connect)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _on_connect(connection: DBAPIConnection, _: object) -> None:
    # Transactions begin where we say so, not where the driver guesses.
    connection.isolation_level = None
    prepare_sqlite(connection)


def prepare_sqlite(connection: DBAPIConnection | SqliteConnection) -> None:
    """Set up a new connection to SQLite, of any driver, on which transactions begin where we say so."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={_BUSY_MS}")
    _switch_to_wal(cursor)
    # FULL: a commit is on the disk before it is acknowledged, even if the machine loses power.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    # A server moves what was written ahead by itself (storage/checkpoints.py): this is for all others.
    cursor.execute(f"PRAGMA wal_autocheckpoint={_MOST_AHEAD}")
    cursor.close()


def _switch_to_wal(cursor: DBAPICursor | SqliteCursor) -> None:
    """Readers and the writer do not wait for each other. The file remembers it, so this is done once in its life."""
    give_up = time.monotonic() + _BUSY_MS / 1000
    while True:
        # Of several processes that want to switch at once, SQLite turns some away without waiting.
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            if tuple(cursor.fetchone() or ()) == ("wal",):
                return
        except OperationalError as error:
            if error.sqlite_errorcode & 0xFF not in (SQLITE_BUSY, SQLITE_LOCKED) or time.monotonic() > give_up:
                raise
        if time.monotonic() > give_up:
            raise StoreUnavailableError("not switched to WAL")
        time.sleep(0.01)


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later may find that somebody wrote in between, and fail: whoever may
    # write takes the lock at once.
    if begin := connection.get_execution_options().get(BEGIN, "BEGIN IMMEDIATE"):
        connection.exec_driver_sql(begin)
