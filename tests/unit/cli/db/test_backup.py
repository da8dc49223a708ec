"""`leggio db backup` and `restore`: everything comes back, into either store; what is not whole changes nothing."""

import asyncio
import gzip
import hashlib
import random
import stat
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from leggio.storage.all_schemas import metadata
from leggio.storage.engine import open_engine
from leggio.storage.event_store import SqlEventStore
from leggio.storage.location import read_url
from leggio.storage.transactions import reading
from leggio.table.ports import StaleError
from leggio.table.records import Head, Outage, Phase
from support.databases import KINDS, Database
from support.kept_games import keep_games
from support.table_records import PLAYING, a_table, an_entry
from support.terminal import run


def everything(database: Database) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""

    async def read() -> dict[str, list[tuple[Any, ...]]]:
        engine = open_engine(read_url(database.url))
        rows = {}
        async with reading(engine) as connection:
            for table in metadata.sorted_tables:
                found = await connection.execute(select(table).order_by(*table.primary_key.columns))
                rows[table.name] = [tuple(row) for row in found]
        await engine.dispose()
        return rows

    return asyncio.run(read())


def fill(database: Database, games: int = 3) -> None:
    """Games, what was said, outages."""

    async def scenario(store: SqlEventStore) -> None:
        await keep_games(store, games)
        await store.record_outage(Outage(1, 2))
        await store.heartbeat("gone", 1000)

    database.run(scenario)


def backup(database: Database, file: Path) -> None:
    """Make a backup, and be sure of it."""
    done = run("db", "backup", file, "--database", database.url, "--lang", "en")
    assert (done.code, done.err) == (0, "")


@pytest.mark.parametrize("source", KINDS)
@pytest.mark.parametrize("target", KINDS)
def test_a_backup_brings_everything_back(
    source: str, target: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """From each store into each, new or prepared by a server; and a backup of that has the same rows."""
    if source == target:
        first: Database = request.getfixturevalue(f"{source}_database")
        file = tmp_path / "first.backup"
        fill(first)
        before = everything(first)
        backup(first, file)
        first.run(lambda store: store.create_table(a_table(), []))
        assert everything(first) != before
        assert run("db", "restore", file, "--database", first.url, "--force").code == 0
        assert everything(first) == before
        return
    first = request.getfixturevalue(f"{source}_database")
    second: Database = request.getfixturevalue(f"new_{target}_database")
    file, again = tmp_path / "first.backup", tmp_path / "second.backup"
    fill(first)
    backup(first, file)
    done = run("db", "restore", file, "--database", second.url, "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert "4 tables" in done.out
    assert everything(second) == everything(first)
    assert len(everything(first)["entries"]) > 30
    backup(second, again)
    rows = [gzip.decompress(path.read_bytes()).splitlines()[1:-1] for path in (file, again)]
    assert rows[0] == rows[1]


def test_a_restored_database_goes_on(database: Database, tmp_path: Path) -> None:
    """Keys and places are guarded as before: what is stale is stale, what follows is written."""
    fill(database)
    backup(database, tmp_path / "b")
    assert run("db", "restore", tmp_path / "b", "--database", database.url, "--force").code == 0

    async def scenario(store: SqlEventStore) -> None:
        table = (await store.tables_of("anna", 10))[-1]
        with pytest.raises(StaleError):
            await store.append(an_entry(table.id, table.seq), PLAYING)
        await store.append(an_entry(table.id, table.seq + 1), Head(phase=Phase.OVER, due_at=None))

    database.run(scenario)


def test_a_backup_is_of_one_moment(database: Database, tmp_path: Path) -> None:
    """While two tables are written in turn, a backup never has more of the second than of the first."""

    async def scenario(store: SqlEventStore) -> None:
        for name in ("a", "b"):
            await store.create_table(a_table(id=name), [])
        done = asyncio.Event()

        async def write() -> None:
            seq = 0
            while not done.is_set():
                seq += 1
                await store.append(an_entry("a", seq), PLAYING)
                await store.append(an_entry("b", seq), PLAYING)

        writing = asyncio.create_task(write())
        for number in range(3):
            await asyncio.sleep(0.05)
            command = ["db", "backup", str(tmp_path / str(number)), "--database", database.url]
            assert (await asyncio.to_thread(run, *command)).code == 0
        done.set()
        await writing

    database.run(scenario)
    ends = []
    for number in range(3):
        assert run("db", "restore", tmp_path / str(number), "--database", database.url, "--force").code == 0
        entries = Counter(row[0] for row in everything(database)["entries"])
        a, b = database.run(lambda store: store.table("a")), database.run(lambda store: store.table("b"))
        assert a is not None
        assert b is not None
        assert (a.seq, b.seq) == (entries["a"], entries["b"])
        assert entries["a"] - entries["b"] in (0, 1)
        ends.append(entries["a"])
    assert ends[0] < ends[2]


def test_a_backup_is_for_its_owner_and_never_written_over(sqlite_database: Database, tmp_path: Path) -> None:
    """It holds racks and secrets. A file that is there stays."""
    file = tmp_path / "b"
    backup(sqlite_database, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    content = file.read_bytes()
    done = run("db", "backup", file, "--database", sqlite_database.url, "--lang", "en")
    assert (done.code, done.out) == (1, "")
    assert "is there already" in done.err
    assert file.read_bytes() == content
    assert sorted(path.name for path in tmp_path.iterdir() if not path.name.startswith("leggio.db")) == ["b"]


def test_a_file_that_is_not_whole_changes_nothing(database: Database, tmp_path: Path) -> None:
    """Cut anywhere, with any byte changed, or not a backup at all: a sentence, and the database as it was."""
    fill(database, 2)
    backup(database, tmp_path / "b")
    whole = (tmp_path / "b").read_bytes()
    lines = gzip.decompress(whole).splitlines(keepends=True)
    before = everything(database)
    chance = random.Random(5)
    bad: list[tuple[bytes, str]] = [
        (b"", "no backup"),
        (b"hello", "no backup"),
        (gzip.compress(b""), "no backup"),
        (gzip.compress(b"[]\n"), "no backup"),
        (gzip.compress(b'{"format":"leggio-log"}\n'), "no backup"),
        (gzip.compress(b'{"format":"leggio-backup","version":2}\n'), "unknown version"),
        (gzip.compress(lines[0].replace(b'"revision":"0', b'"revision":"9') + b"".join(lines[1:])), "later Leggio"),
        (gzip.compress(b"".join(lines[:-1])), "cut short"),
        (gzip.compress(b"".join([*lines, lines[-1]])), "damaged"),
        (gzip.compress(b"".join(lines).replace(b"Bea", b"Zoe", 1)), "damaged"),
        (gzip.compress(b"".join([*lines[:4], *lines[5:]])), "damaged"),
        (gzip.compress(b"".join([*lines[:3], b"[[[\n", *lines[3:]])), "damaged"),
        (gzip.compress(b"".join([*lines[:1], *lines[2:]])), "damaged"),
    ]
    bad += [(whole[: chance.randrange(20, len(whole) - 1)], "cut short") for _ in range(10)]
    for _ in range(10):
        place = chance.randrange(20, len(whole) - 8)
        bad.append((whole[:place] + bytes([whole[place] ^ (1 << chance.randrange(8))]) + whole[place + 1 :], "Nothing"))
    for number, (content, told) in enumerate(bad):
        file = tmp_path / f"bad{number}"
        file.write_bytes(content)
        done = run("db", "restore", file, "--database", database.url, "--force", "--lang", "en")
        assert (done.code, done.out) == (1, "")
        assert told in done.err
        assert done.err.rstrip().endswith("Nothing was changed.")
    assert everything(database) == before


def test_rows_that_the_database_refuses_change_nothing(database: Database, tmp_path: Path) -> None:
    """A backup that is whole, but whose rows contradict each other: the seat of two, an entry of no table."""
    fill(database, 2)
    before = everything(database)
    backup(database, tmp_path / "good")
    contradictions = ((b'"game-001"', b'"game-999"'), (b'"bea","Bea","player",1', b'"bea","Bea","player",0'))
    for number, (old, new) in enumerate(contradictions):
        file = tmp_path / f"bad{number}"
        lines = gzip.decompress((tmp_path / "good").read_bytes()).splitlines(keepends=True)
        place = next(at for at, line in enumerate(lines) if old in line and line.startswith(b'["game'))
        lines[place] = lines[place].replace(old, new)
        digest = hashlib.sha256(b"".join(lines[:-1])).hexdigest()
        footer = lines[-1][: lines[-1].index(b'"sha256":"')] + b'"sha256":"' + digest.encode() + b'"}\n'
        file.write_bytes(gzip.compress(b"".join([*lines[:-1], footer])))
        done = run("db", "restore", file, "--database", database.url, "--force", "--lang", "en")
        assert (done.code, done.out) == (1, "")
        assert "Nothing was changed." in done.err
        assert everything(database) == before


def test_a_database_that_holds_something_is_not_replaced(database: Database, tmp_path: Path) -> None:
    """Unless one insists; one that a server only prepared holds nothing."""
    backup(database, tmp_path / "empty")
    database.run(lambda store: store.heartbeat("gone", 1000))
    assert run("db", "restore", tmp_path / "empty", "--database", database.url).code == 0
    fill(database, 1)
    before = everything(database)
    done = run("db", "restore", tmp_path / "empty", "--database", database.url, "--lang", "en")
    assert done.code == 1
    assert "holds something" in done.err
    assert everything(database) == before


def test_a_database_in_use_is_not_replaced(database: Database, tmp_path: Path) -> None:
    """A server that is alive would go on with what is not there any more."""
    backup(database, tmp_path / "empty")
    database.run(lambda store: store.heartbeat("alive", 2**45))
    done = run("db", "restore", tmp_path / "empty", "--database", database.url, "--lang", "en")
    assert done.code == 1
    assert "A server is using the database" in done.err
    assert run("db", "restore", tmp_path / "empty", "--database", database.url, "--force").code == 0


@pytest.mark.parametrize("command", [["backup", "b"], ["check"]])
@pytest.mark.parametrize(
    ("address", "told"),
    [
        ("sqlite:///nowhere/leggio.db", "There is no database"),
        ("mysql://root:secret@db/leggio", "no database that Leggio knows"),
        ("sqlite://", "names no file"),
        ("nonsense", "makes no sense"),
        ("postgresql://leggio:secret@127.0.0.1:1/leggio", "does not answer"),
    ],
)
def test_a_database_that_is_not_there_is_told(
    command: list[str], address: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In a sentence, without the password, and without making a file."""
    monkeypatch.chdir(tmp_path)
    done = run("db", *command, "--database", address, "--lang", "en")
    assert (done.code, done.out) == (1, "")
    assert told in done.err
    assert "secret" not in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_database_nobody_prepared_has_no_backup(new_postgresql_database: Database, tmp_path: Path) -> None:
    """It is not Leggio's yet; no file is left behind."""
    done = run("db", "backup", tmp_path / "b", "--database", new_postgresql_database.url, "--lang", "en")
    assert done.code == 1
    assert "no server has prepared it" in done.err
    assert list(tmp_path.iterdir()) == []


def test_a_backup_that_cannot_be_read_or_written_is_told(sqlite_database: Database, tmp_path: Path) -> None:
    """Which file, and why."""
    done = run("db", "restore", tmp_path / "none", "--database", sqlite_database.url, "--lang", "en")
    assert done.code == 1
    assert "none" in done.err
    done = run("db", "backup", tmp_path / "no" / "where", "--database", sqlite_database.url, "--lang", "en")
    assert done.code == 1
    assert "Cannot write" in done.err
