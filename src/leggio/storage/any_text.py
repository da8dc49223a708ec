"""Text in SQLite that is none: the driver would fail at the first byte, and whoever looks for damage wants to go on."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.engine.interfaces import DBAPIConnection


def take_any_text(connection: DBAPIConnection | Any) -> None:
    """Let bytes that are not UTF-8 come as surrogates, from now on."""
    connection.driver_connection.text_factory = lambda text: text.decode(errors="surrogateescape")


@contextmanager
def taking_any_text(connection: Connection) -> Iterator[None]:
    """The same for a while; other stores keep such text out by themselves."""
    if connection.dialect.name != "sqlite":
        yield
        return
    take_any_text(connection.connection)
    try:
        yield
    finally:
        driver: Any = connection.connection.driver_connection
        driver.text_factory = str
