"""Where the database is: an address in the environment, or a file in the data directory."""

import os
from collections.abc import Mapping
from pathlib import Path

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from leggio.storage.errors import StorageError

FILE = "leggio.db"
_DRIVERS = {
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
    "postgresql+asyncpg": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
    "sqlite+aiosqlite": "sqlite+aiosqlite",
}


def data_directory(environment: Mapping[str, str] = os.environ) -> Path:
    """Where Leggio keeps what must not be lost; LEGGIO_DATA moves it."""
    given = environment.get("LEGGIO_DATA")
    return Path(given) if given else platformdirs.user_data_path("leggio")


def database_url(environment: Mapping[str, str] = os.environ) -> URL:
    """The database this environment means: LEGGIO_DATABASE_URL, else a file of SQLite in the data directory."""
    given = environment.get("LEGGIO_DATABASE_URL")
    if given:
        return read_url(given)
    return URL.create("sqlite+aiosqlite", database=str(data_directory(environment) / FILE))


def read_url(text: str) -> URL:
    """An address as people write it, with the driver we use; one that cannot be used raises StorageError.

    What is wrong is told without the address: it may hold a password.
    """
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise StorageError("database.bad_url") from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise StorageError("database.unknown_kind", kind=url.drivername)
    if driver.startswith("sqlite") and url.database in (None, "", ":memory:"):
        # Each connection would have a database of its own.
        raise StorageError("database.no_file")
    url = url.set(drivername=driver)
    if isinstance(mode := url.query.get("sslmode"), str):
        # What libpq and everybody's hosting call sslmode is called ssl by asyncpg.
        url = url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode})
    return url
