"""What was written ahead finds its way into the database's file, and nobody waits for it."""

import asyncio
import sqlite3
from contextlib import AbstractAsyncContextManager, closing, suppress
from pathlib import Path

from leggio.storage.checkpoints import Checkpoints

ROUNDS = 12
AHEAD = 100  # pages a round, at least


class Writing:
    """A database in which somebody writes, round by round, and checkpoints are made in between."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = asyncio.Lock()
        self.connection = self.connect()
        self.connection.execute("CREATE TABLE t (n INTEGER PRIMARY KEY, filling BLOB)")
        self.checkpoints = Checkpoints(self.connect, self.turn, every=AHEAD)

    def connect(self) -> sqlite3.Connection:
        """A connection that makes no checkpoints by itself."""
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA wal_autocheckpoint=0")
        return connection

    def turn(self) -> AbstractAsyncContextManager[None]:
        """The right to write."""
        return self.lock

    async def write(self, rounds: int) -> None:
        """A page for each row, and whatever becomes due."""
        for _ in range(rounds):
            async with self.lock:
                self.connection.execute("BEGIN")
                self.connection.executemany("INSERT INTO t (filling) VALUES (?)", [(b"x" * 4000,)] * AHEAD)
                self.connection.execute("COMMIT")
            self.checkpoints.written(AHEAD)
            await self.checkpoints.settle()

    @property
    def ahead(self) -> int:
        """Bytes of the write-ahead log."""
        return self.path.with_name(self.path.name + "-wal").stat().st_size

    async def close(self) -> None:
        """End."""
        await self.checkpoints.close()
        self.connection.close()


def test_the_log_starts_anew(tmp_path: Path) -> None:
    """However much is written, what is ahead stays what comes between two checkpoints."""

    async def scenario() -> None:
        writing = Writing(tmp_path / "some.db")
        await writing.write(1)
        first = writing.ahead
        await writing.write(ROUNDS)
        assert writing.ahead <= 2 * first
        assert writing.path.stat().st_size > ROUNDS * AHEAD * 4000
        await writing.close()
        assert sqlite3.connect(writing.path).execute("SELECT count(*) FROM t").fetchone() == ((ROUNDS + 1) * AHEAD,)

    asyncio.run(scenario())


def test_whoever_reads_for_long_is_not_waited_for(tmp_path: Path) -> None:
    """A reader keeps its moment, writers go on, and once it is gone the log starts anew."""

    async def scenario() -> None:
        writing = Writing(tmp_path / "some.db")
        await writing.write(1)
        reader = writing.connect()
        reader.execute("BEGIN")
        seen = reader.execute("SELECT count(*) FROM t").fetchone()
        await writing.write(ROUNDS)
        assert reader.execute("SELECT count(*) FROM t").fetchone() == seen
        assert writing.ahead > ROUNDS * AHEAD * 4000
        reader.execute("COMMIT")
        await writing.write(1)
        grown = writing.ahead
        await writing.write(ROUNDS)
        assert writing.ahead == grown
        await writing.close()

    asyncio.run(scenario())


def test_a_checkpoint_that_fails_is_made_up_for(tmp_path: Path) -> None:
    """Nothing is lost, and nobody hears of it."""

    async def scenario() -> None:
        writing = Writing(tmp_path / "some.db")
        working, failures = writing.connect, [sqlite3.OperationalError("unable to open database file")]

        def connect() -> sqlite3.Connection:
            if failures:
                raise failures.pop()
            return working()

        writing.checkpoints = Checkpoints(connect, writing.turn, every=AHEAD)
        await writing.write(1)
        first = writing.ahead
        await writing.write(ROUNDS)
        assert writing.ahead <= 3 * first
        await writing.close()

    asyncio.run(scenario())


def test_the_file_alone_holds_what_was_played(tmp_path: Path) -> None:
    """However little is written it is moved after a while; at the end there is nothing beside the file."""

    def in_the_file_alone() -> int:
        copy = tmp_path / "copy.db"
        copy.write_bytes(writing.path.read_bytes())
        with closing(sqlite3.connect(copy)) as connection, suppress(sqlite3.Error):  # nothing yet, or half of it
            return count_of(connection)
        return 0

    async def scenario() -> None:
        writing.checkpoints = Checkpoints(writing.connect, writing.turn, every=1_000_000, at_latest_s=0.01)
        for _ in range(3):
            await writing.write(1)
            assert writing.ahead > 0
            while in_the_file_alone() < count_of(writing.connection):
                await asyncio.sleep(0.01)
                await writing.checkpoints.settle()
        writing.checkpoints = Checkpoints(writing.connect, writing.turn, every=1_000_000)
        await writing.write(1)
        assert in_the_file_alone() < count_of(writing.connection)
        await writing.checkpoints.close()
        assert writing.ahead == 0
        assert in_the_file_alone() == count_of(writing.connection)
        writing.connection.close()

    async def begin() -> Writing:
        return Writing(tmp_path / "some.db")

    writing = asyncio.run(begin())
    asyncio.run(scenario())


def count_of(connection: sqlite3.Connection) -> int:
    """How many rows there are."""
    count: int = connection.execute("SELECT count(*) FROM t").fetchone()[0]
    return count
