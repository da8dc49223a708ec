"""Backups: every row of the database in one file, the same for both stores. docs/storage.md describes the format.

A backup is read in one transaction that sees one moment, so servers go on while it is made.
"""

import hashlib
import zlib
from collections.abc import AsyncGenerator, AsyncIterator, Callable, Iterator
from contextlib import aclosing
from gzip import GzipFile
from pathlib import Path
from typing import IO, Self, TypeVar

import msgspec
from sqlalchemy import Connection, MetaData, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

import leggio
from leggio.storage.errors import StorageError
from leggio.storage.migrate import found_revision, known_revisions
from leggio.storage.transactions import reading

FORMAT = "leggio-backup"
VERSION = 1
_VERSION_TABLE = "alembic_version"  # the header says what it says
_ROWS_AT_ONCE = 500
_LONGEST_LINE = 64 * 1024 * 1024

# Told the name of a table and how many of its rows are done.
Progress = Callable[[str, int], None]
# The values of a row, as JSON has them.
Row = list[str | int | float | bool | None]

_Line = TypeVar("_Line")


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The first line: what the file is, and which revision of the schema its rows are of."""

    format: str
    version: int
    revision: str
    made_at: int
    leggio: str


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The line before the rows of a table, each of which is an array in the order of these columns."""

    table: str
    columns: tuple[str, ...]


class Footer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many rows each table has, and the hash of all the lines before."""

    rows: dict[str, int]
    sha256: str


async def write_backup(engine: AsyncEngine, file: IO[bytes], *, now: int, progress: Progress) -> dict[str, int]:
    """Write all there is at this moment; how many rows of each table."""
    digest = hashlib.sha256()
    counts: dict[str, int] = {}
    # No name and no time in gzip's own header: the same rows give the same file.
    with GzipFile(filename="", mode="wb", fileobj=file, mtime=0, compresslevel=6) as packed:
        async with aclosing(_lines(engine, now, counts, progress)) as lines:
            async for line in lines:
                digest.update(line)
                packed.write(line)
        packed.write(msgspec.json.encode(Footer(counts, digest.hexdigest())) + b"\n")
    return counts


async def _lines(engine: AsyncEngine, now: int, counts: dict[str, int], progress: Progress) -> AsyncGenerator[bytes]:
    async with reading(engine, snapshot=True) as connection:
        revision = await connection.run_sync(found_revision)
        if revision is None:
            raise StorageError("database.new")
        header = Header(format=FORMAT, version=VERSION, revision=revision, made_at=now, leggio=leggio.__version__)
        yield msgspec.json.encode(header) + b"\n"
        for table in (await connection.run_sync(our_tables)).sorted_tables:
            # What comes out of the database is a kind of str of SQLAlchemy's own.
            name = str(table.name)
            counts[name] = 0
            yield msgspec.json.encode(Section(name, tuple(str(column.name) for column in table.columns))) + b"\n"
            async for line in _rows(connection, table, counts, progress):
                yield line


async def _rows(
    connection: AsyncConnection, table: Table, counts: dict[str, int], progress: Progress
) -> AsyncIterator[bytes]:
    wanted = select(table).order_by(*table.primary_key.columns).execution_options(yield_per=_ROWS_AT_ONCE)
    async with connection.stream(wanted) as rows:
        async for row in rows:
            counts[table.name] += 1
            try:
                line = msgspec.json.encode(tuple(row))
            except UnicodeEncodeError:
                raise StorageError("database.damaged_text", table=table.name, row=counts[table.name]) from None
            yield line + b"\n"
            if counts[table.name] % _ROWS_AT_ONCE == 0:
                progress(table.name, counts[table.name])
    progress(table.name, counts[table.name])


def our_tables(connection: Connection) -> MetaData:
    """The tables as they are in the database, whatever its revision; rows know nothing of the code's records."""
    found = MetaData()
    found.reflect(connection, only=lambda name, _: name != _VERSION_TABLE)
    return found


class BackupFile:
    """A backup to be read: `header` at once, then its rows; whatever is not as it was written raises StorageError."""

    def __init__(self, path: Path) -> None:
        self.path = path
        with self._opened() as lines:
            self.header = self._header(next(lines, b""))

    def verify(self) -> dict[str, int]:
        """Read it all; how many rows of each table."""
        counts: dict[str, int] = {}
        for section, _ in self.rows():
            counts[section.table] = counts.get(section.table, 0) + 1
        return counts

    def rows(self) -> Iterator[tuple[Section, Row]]:
        """Every row and whose it is. That the file is whole is known at the end only, when this returns."""
        digest = hashlib.sha256()
        counts: dict[str, int] = {}
        section: Section | None = None
        with self._opened() as lines:
            for number, line in enumerate(lines, start=1):
                if number > 1 and line.startswith(b"["):
                    section, row = _row(section, line, number)
                    counts[section.table] += 1
                    yield section, row
                elif number > 1 and line.startswith(b'{"rows"'):
                    self._check(line, number, digest.hexdigest(), counts)
                    if next(lines, None) is not None:
                        raise StorageError("backup.damaged", line=number + 1, cause="after the end")
                    return
                elif number > 1:
                    section = _decoded(line, Section, number)
                    counts[section.table] = 0
                digest.update(line)
        raise StorageError("backup.cut_short")

    def _header(self, line: bytes) -> Header:
        try:
            raw = msgspec.json.decode(line)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise StorageError("backup.not_a_backup") from None
        if not isinstance(raw, dict) or raw.get("format") != FORMAT:
            raise StorageError("backup.not_a_backup")
        if raw.get("version") != VERSION:
            raise StorageError("backup.unknown_version", found=raw.get("version"), known=VERSION)
        header = _decoded(line, Header, 1)
        if header.revision not in known_revisions():
            raise StorageError("backup.newer", found=header.revision, known=known_revisions()[-1])
        return header

    @staticmethod
    def _check(line: bytes, number: int, digest: str, counts: dict[str, int]) -> None:
        footer = _decoded(line, Footer, number)
        if footer.sha256 != digest:
            raise StorageError("backup.damaged", line=number, cause="sha256")
        if footer.rows != counts:
            raise StorageError("backup.damaged", line=number, cause="rows")

    def _opened(self) -> "_Lines":
        return _Lines(self.path)


class _Lines:
    """The lines of a packed file; a file that is not packed, or badly, is told as what it is."""

    def __init__(self, path: Path) -> None:
        self._file = GzipFile(path, "rb")
        self._number = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()

    def __iter__(self) -> Iterator[bytes]:
        return self

    def __next__(self) -> bytes:
        self._number += 1
        try:
            line = self._file.readline(_LONGEST_LINE)
        except EOFError:
            raise StorageError("backup.cut_short") from None
        except (OSError, zlib.error) as error:
            if isinstance(error, OSError) and error.errno is not None:
                raise  # the disk, not what is on it
            if self._number == 1:
                raise StorageError("backup.not_a_backup") from None
            raise StorageError("backup.damaged", line=self._number, cause="gzip") from None
        if not line:
            raise StopIteration
        return line


def _row(section: Section | None, line: bytes, number: int) -> tuple[Section, Row]:
    row = _decoded(line, Row, number)
    if section is None or len(row) != len(section.columns):
        raise StorageError("backup.damaged", line=number, cause="columns")
    return section, row


def _decoded(line: bytes, kind: type[_Line], number: int) -> _Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise StorageError("backup.damaged", line=number, cause=str(error)) from None
