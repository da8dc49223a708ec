"""How fast moves are kept: entries a second through the store, against the bare database, on SQLite and PostgreSQL.

    python benchmarks/store.py [--seconds 1.5] [--stores sqlite postgresql]

The bare database is the simplest loop there is, on the same settings: the driver alone, one INSERT and one COMMIT at a
time, and the same in batches. Ours goes through the port: heads looked up and locked, entry and head written, group
commit, for as many tables as play at once. Everything is flushed to disk. The PostgreSQL is a private one, made for
this run. Figures are of one run on one machine: the ratios are what to compare.
"""

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import asyncpg

from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.location import read_url
from leggio.storage.migrate import migrate
from leggio.table.records import Entry, Head, Phase, Settings, TableRecord

SERVICES = Path(__file__).resolve().parents[1] / "scripts" / "services"
STORES = ("sqlite", "postgresql")
BATCH = 256
TABLES = (1, 16, 256)
LINES = "x" * 700  # a move of Scrabble with its draw
_INSERT = "INSERT INTO bare (table_id, seq, upto, at, key, lines) VALUES "
_CREATE = "CREATE TABLE bare (table_id TEXT, seq BIGINT, upto BIGINT, at BIGINT, key TEXT, lines TEXT)"


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.5, help="for each figure")
    parser.add_argument("--stores", nargs="+", choices=STORES, default=STORES)
    chosen = parser.parse_args(arguments)
    # Not in memory: what is measured is how long a disk takes.
    with tempfile.TemporaryDirectory(prefix="leggio-bench-", dir="/var/tmp") as folder:
        for store in chosen.stores:
            if store == "sqlite":
                measure("SQLite", f"sqlite:///{folder}/leggio.db", chosen.seconds)
            else:
                with private_services(Path(folder)) as services:
                    measure("PostgreSQL", services["postgresql"], chosen.seconds)


def measure(name: str, url: str, seconds: float) -> None:
    """All the figures of one store, and what they are to its bare commits."""
    asyncio.run(_migrated(url))
    bare = bare_sqlite if url.startswith("sqlite") else bare_postgres
    alone = bare(url, 1, seconds)
    print(f"{name}, entries kept a second")
    print(f"  {'bare, one commit each':<28}{alone:>10,.0f}")
    print(f"  {f'bare, {BATCH} in a commit':<28}{bare(url, BATCH, seconds):>10,.0f}")
    for tables in TABLES:
        rate = asyncio.run(ours(url, tables, seconds))
        print(f"  {f'ours, tables at once: {tables}':<28}{rate:>10,.0f}   × {rate / alone:.2f} of bare commits")


def bare_sqlite(url: str, batch: int, seconds: float) -> float:
    """INSERT and COMMIT with Python's own driver, set up as our engine is."""
    connection = sqlite3.connect(read_url(url).database or "", isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}").close()
    connection.execute("DROP TABLE IF EXISTS bare")
    connection.execute(_CREATE)
    done = 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        rows = [("t", done + each, done + each, 0, f"k{done + each}", LINES) for each in range(batch)]
        connection.execute("BEGIN IMMEDIATE")
        connection.executemany(_INSERT + "(?, ?, ?, ?, ?, ?)", rows)
        connection.execute("COMMIT")
        done += batch
    taken = time.perf_counter() - start
    connection.close()
    return done / taken


def bare_postgres(url: str, batch: int, seconds: float) -> float:
    """INSERT and COMMIT with asyncpg alone."""

    async def loop() -> float:
        connection = await asyncpg.connect(url)
        await connection.execute("DROP TABLE IF EXISTS bare")
        await connection.execute(_CREATE)
        done = 0
        start = time.perf_counter()
        while time.perf_counter() - start < seconds:
            rows = [("t", done + each, done + each, 0, f"k{done + each}", LINES) for each in range(batch)]
            async with connection.transaction():
                await connection.executemany(_INSERT + "($1, $2, $3, $4, $5, $6)", rows)
            done += batch
        taken = time.perf_counter() - start
        await connection.close()
        return done / taken

    return asyncio.run(loop())


async def ours(url: str, tables: int, seconds: float) -> float:
    """Appends through the port, from so many tables at once, each waiting for its own."""
    engine = open_engine(read_url(url))
    store = SqlEventStore(engine)
    names = [f"{tables}-{number}" for number in range(tables)]
    for name in names:
        await store.create_table(_table(name), [])
    over = time.perf_counter() + seconds

    async def play(name: str) -> int:
        seq = 0
        while time.perf_counter() < over:
            seq += 1
            entry = Entry(table=name, seq=seq, upto=seq, at=0, idempotency_key=f"anna:{seq}", lines=LINES)
            await store.append(entry, Head(phase=Phase.PLAYING, due_at=seq * 1000))
        return seq

    start = time.perf_counter()
    written = await asyncio.gather(*(play(name) for name in names))
    taken = time.perf_counter() - start
    for name, count in zip(names[:3], written, strict=False):
        assert len(await store.entries(name)) == count
    await store.close()
    await engine.dispose()
    return sum(written) / taken


def _table(name: str) -> TableRecord:
    settings = Settings(game="scrabble", rules="figs", seats=2)
    return TableRecord(id=name, code=name, referee_code=None, settings=settings, creator="anna", created_at=0)


async def _migrated(url: str) -> None:
    engine = open_engine(read_url(url))
    await migrate(engine)
    await engine.dispose()


@contextmanager
def private_services(folder: Path) -> Iterator[dict[str, str]]:
    """A PostgreSQL that flushes to disk, and a Redis, for as long as this lasts: their addresses."""
    addresses = folder / "services.json"
    command = [sys.executable, str(SERVICES), "--fsync", "--while-lives", str(os.getpid()), "--write", str(addresses)]
    environment = {**os.environ, "TMPDIR": "/var/tmp"}  # noqa: S108 - on a disk, as real ones are
    process = subprocess.Popen(command, env=environment)  # noqa: S603 - our own script
    try:
        while not addresses.exists():
            if process.poll() is not None:
                sys.exit("PostgreSQL could not be started.")
            time.sleep(0.05)
        yield json.loads(addresses.read_text())
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    main()
