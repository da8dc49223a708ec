"""What can be wrong with a database as a whole, and how its failures are told apart."""

import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from errno import ENOSPC, EROFS

from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from leggio.table.ports import StoreUnavailableError

# Classes of SQLSTATE that say nothing about what was asked: the connection, resources, an operator, the system.
_OUT_OF_SERVICE = ("08", "53", "57", "58")
_UNIQUE = "23505"
_READ_ONLY = "25006"  # a standby that was not promoted
# The same for SQLite, whose codes have the kind in their last byte: busy, locked, no memory, read-only, I/O, damaged,
# full, not to be opened, lost locks, not a database.
_SQLITE_OUT_OF_SERVICE = frozenset({5, 6, 7, 8, 10, 11, 13, 14, 15, 26})
# Outages whose reason people can be told: they know that nothing was lost, and whoever runs the server what to do.
_REASONS_OF_SQLSTATE = {"53100": "store.full", _READ_ONLY: "store.read_only"}
# (SQLITE_IOERR_SHMSIZE: no room for the index of what was written ahead.)
_REASONS_OF_SQLITE = {8: "store.read_only", 13: "store.full", sqlite3.SQLITE_IOERR_SHMSIZE: "store.full"}
_ERRNO_OF_REASONS = {"store.full": ENOSPC, "store.read_only": EROFS}


class StorageError(Exception):
    """A database or a backup that cannot be used: a stable code, and data for a sentence. Nothing was changed."""

    def __init__(self, code: str, **detail: object) -> None:
        super().__init__(code, detail)
        self.code = code
        self.detail = detail


def is_conflict(error: BaseException) -> bool:
    """Whether something of which there may be only one is there already; of the drivers' own errors."""
    return isinstance(error, sqlite3.IntegrityError) or getattr(error, "sqlstate", None) == _UNIQUE


def is_unavailable(error: BaseException) -> bool:
    """Whether an error means that the database does not answer, rather than that it refuses what was asked."""
    if isinstance(error, OSError | PoolTimeoutError | StoreUnavailableError):
        return True
    if isinstance(error, sqlite3.Error):
        return _is_code_of_outage(error)
    if isinstance(error, DBAPIError):
        if error.connection_invalidated:
            return True
        if (state := getattr(error.orig, "sqlstate", None)) is not None:
            return _out_of_service(state)
        if isinstance(error.orig, sqlite3.Error):
            return _is_code_of_outage(error.orig)
        # A value the driver cannot send is an interface error too, and the caller's fault.
        refused = isinstance(error.orig, ValueError) or isinstance(getattr(error.orig, "__cause__", None), ValueError)
        return isinstance(error, OperationalError | InterfaceError) and not refused
    # While connecting, asyncpg's own errors come through bare. Who uses SQLite never loads it.
    asyncpg = sys.modules.get("asyncpg")
    if asyncpg is not None and isinstance(error, asyncpg.PostgresError):
        return _out_of_service(error.sqlstate or "")
    return asyncpg is not None and isinstance(error, asyncpg.InterfaceError) and not isinstance(error, ValueError)


def unavailable(error: BaseException) -> StoreUnavailableError:
    """That the database does not answer, and why."""
    found = StoreUnavailableError(type(error).__name__, _reason(error))
    found.__cause__ = error
    return found


def cause_of(error: StoreUnavailableError) -> object:
    """Why, for a sentence: what the system calls it where that says more, else what the database said."""
    if error.code in _ERRNO_OF_REASONS:
        return OSError(_ERRNO_OF_REASONS[error.code], error.code)
    cause = error.__cause__ or error
    return str(getattr(cause, "orig", cause)) or "?"


def _reason(error: BaseException) -> str:
    if isinstance(error, StoreUnavailableError):
        return error.code
    cause = getattr(error, "orig", None) or error
    if isinstance(cause, sqlite3.Error):
        code = getattr(cause, "sqlite_errorcode", 0)
        return _REASONS_OF_SQLITE.get(code) or _REASONS_OF_SQLITE.get(code & 0xFF, "store.unavailable")
    return _REASONS_OF_SQLSTATE.get(getattr(cause, "sqlstate", None) or "", "store.unavailable")


def _is_code_of_outage(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _SQLITE_OUT_OF_SERVICE


def _out_of_service(state: str) -> bool:
    return state.startswith(_OUT_OF_SERVICE) or state == _READ_ONLY


@contextmanager
def answering() -> Iterator[None]:
    """Turn whatever means that the database does not answer into StoreUnavailableError."""
    try:
        yield
    except IntegrityError:
        raise
    except Exception as error:
        if is_unavailable(error):
            raise unavailable(error) from error
        raise
