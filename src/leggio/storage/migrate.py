"""Bringing a database up to date when a server starts. Where there is nothing to do it costs one small query."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from leggio.storage.errors import StorageError
from leggio.storage.transactions import reading, writing

_SCRIPTS = Path(__file__).parent / "migrations"
# Any number will do, as long as every version of Leggio locks the same.
_LOCK = 0x6C656767696F


def known_revisions() -> list[str]:
    """The revisions this version knows, the oldest first: their files begin with them. (Alembic is slow to load.)"""
    return sorted(path.name.partition("_")[0] for path in (_SCRIPTS / "versions").glob("[0-9]*_*.py"))


async def migrate(engine: AsyncEngine) -> None:
    """Bring the database up to date; safe when several servers start at once. StorageError, StoreUnavailableError."""
    async with reading(engine) as connection:
        if await connection.run_sync(_is_current):
            return
    async with writing(engine) as connection:
        await lock_migrations(connection)
        await connection.run_sync(upgrade)


async def lock_migrations(connection: AsyncConnection) -> None:
    """Let nobody else migrate until the end of the transaction; on SQLite whoever writes is alone anyway."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def upgrade(connection: Connection, revision: str | None = None) -> None:
    """Bring the database up to a revision, the latest unless told, in the transaction that is open."""
    if revision is None and _is_current(connection):
        return  # another server was faster
    # Loading them takes half a second, and hardly any start needs them.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.upgrade(config, revision or "head")


def found_revision(connection: Connection) -> str | None:
    """The revision of the database, None if it is new; StorageError if it is not ours or of a later Leggio."""
    names = set(inspect(connection).get_table_names())
    if "alembic_version" not in names:
        if "tables" in names or "people" in names:
            raise StorageError("database.foreign")
        return None
    found = [row[0] for row in connection.execute(text("SELECT version_num FROM alembic_version"))]
    if not found:
        return None
    known = known_revisions()
    if len(found) > 1 or found[0] not in known:
        raise StorageError("database.newer", found=found[0], known=known[-1])
    return str(found[0])


def _is_current(connection: Connection) -> bool:
    return found_revision(connection) == known_revisions()[-1]
