"""Disks that are full or take no writing: what is there can be looked at and saved, and what is not is said."""

import shutil
import socket
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from faults.disk_of_its_own import SmallDisk, small_disk
from leggio.cli.files import FileError
from leggio.cli.journal import Journal
from leggio.server.security.secret import SecretError, secrets_from
from leggio.server.settings import settings_from
from leggio.server.startup import StartError, run_workers
from leggio.storage.event_store import SqlEventStore
from leggio.table.ports import StoreUnavailableError
from leggio.table.records import Outage
from support.databases import Database
from support.kept_games import entries_of, keep_games
from support.table_records import PLAYING, a_table, an_entry
from support.tables import stacked_game
from support.terminal import Run, run

SOUND = "All is well: 4 tables, "


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[SmallDisk]:
    """A small disk."""
    with small_disk(tmp_path / "disk") as found:
        yield found


@pytest.fixture
def kept(disk: SmallDisk, _sqlite_template: Path) -> Database:
    """A database on it, with games in it."""
    shutil.copy(_sqlite_template, disk.folder / "leggio.db")
    database = Database(f"sqlite:///{disk.folder / 'leggio.db'}")
    database.run(lambda store: keep_games(store, 3))
    return database


def db(command: str, *given: str, database: Database) -> Run:
    """`leggio db`."""
    return run("db", command, *given, "--database", database.url, "--lang", "en")


def leave_written_ahead(database: Path) -> None:
    """As after a kill: what came last is in the write-ahead log only, and there is no index of it."""
    beside = database.with_name("leggio.db-wal")
    writer = sqlite3.connect(database)
    writer.execute("INSERT INTO outages VALUES (5, 6)")
    writer.commit()
    kept = {file: file.read_bytes() for file in (database, beside)}
    writer.close()
    for file, content in kept.items():
        file.write_bytes(content)


@pytest.mark.parametrize("is_ahead", [False, True], ids=["at rest", "written ahead"])
@pytest.mark.parametrize("is_full", [False, True], ids=["read-only", "full"])
def test_it_can_be_checked_and_saved(
    disk: SmallDisk, kept: Database, tmp_path: Path, is_full: bool, is_ahead: bool
) -> None:
    """`db check` and a backup to another disk; nothing that was written ahead is left out."""
    if is_ahead:
        leave_written_ahead(disk.folder / "leggio.db")
    (disk.fill if is_full else disk.protect)()
    done = db("check", database=kept)
    assert done.out.startswith(SOUND), done
    saved = db("backup", str(tmp_path / "saved"), database=kept)
    assert saved.code == 0, saved
    elsewhere = Database(f"sqlite:///{tmp_path / 'elsewhere.db'}")
    assert db("restore", str(tmp_path / "saved"), database=elsewhere).code == 0
    assert elsewhere.run(lambda store: store.outages(0)) == ([Outage(5, 6)] if is_ahead else [])


def test_a_backup_without_room_leaves_nothing(disk: SmallDisk, kept: Database) -> None:
    """A sentence, and no half file under any name."""
    disk.fill()
    before = sorted(disk.folder.glob("*backup*"))
    done = db("backup", str(disk.folder / "some.backup"), database=kept)
    assert (done.code, done.err) == (1, f"Cannot write {disk.folder}/some.backup: the disk is full.\n")
    assert sorted(disk.folder.glob("*backup*")) == before == []


def test_a_full_disk_is_told_to_whoever_writes(disk: SmallDisk, kept: Database) -> None:
    """The reason has a code of its own; nothing was written, and it goes on when there is room."""

    async def scenario(store: SqlEventStore) -> None:
        await store.create_table(a_table(id="t"), [])
        disk.fill()
        with pytest.raises(StoreUnavailableError) as refused:
            await store.append(an_entry("t", 1, lines="x" * 100_000), PLAYING)
        assert refused.value.code == "store.full"
        with pytest.raises(StoreUnavailableError) as refused:
            await store.create_table(a_table(id="u" * 60, creator="x" * 100_000), [])
        assert refused.value.code == "store.full"
        assert await store.entries("t") == []
        disk.make_room()
        for entry in entries_of("t", 2)[:3]:
            await store.append(entry, PLAYING)

    kept.run(scenario)
    assert db("check", database=kept).out.startswith("All is well: 5 tables, ")


def test_a_server_says_why_it_does_not_start(disk: SmallDisk, kept: Database) -> None:
    """Without room for its secret, and then for its database."""
    environment = {"LEGGIO_DATA": str(disk.folder), "LEGGIO_DATABASE_URL": kept.url, "LEGGIO_WORKERS": "2"}
    disk.fill()
    with pytest.raises(SecretError, match="il disco è pieno"):
        secrets_from(None, disk.folder)
    assert list(disk.folder.glob(".secret*")) == []
    disk.make_room()
    secrets_from(None, disk.folder)
    disk.fill()
    with pytest.raises(StartError) as refused, socket.socket() as taken:
        run_workers(settings_from(environment), taken, lambda: None)
    assert refused.value.code == "database.unavailable"
    assert getattr(refused.value.detail["cause"], "errno", None)


def test_a_journal_says_so_and_can_be_gone_on_with(disk: SmallDisk) -> None:
    """`leggio play`: what was shown is whole; with room again the game goes on from there."""
    game = stacked_game("MICIOAB", "ARMONAE", words="micio")
    path = disk.folder / "game.jsonl"
    with Journal.prepare(path) as journal:
        journal.append(game.log)
        shown = path.read_bytes()
        disk.fill()
        with pytest.raises(FileError, match=r"file\.unwritable"):
            journal.append(game.log * 50)  # more than the rest of the file's last page
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert path.read_bytes() == shown
    with pytest.raises(FileError, match=r"file\.unwritable"), Journal.prepare(disk.folder / "other.jsonl") as other:
        other.append(game.log)
    assert not (disk.folder / "other.jsonl").exists()
    disk.make_room()
    resumed, _ = Journal.resume(path)
    resumed.close()
    assert path.read_bytes() == shown


def test_a_tournament_says_so_and_goes_on(disk: SmallDisk) -> None:
    """Nothing of what could not be written stays, and what is there can be read on a disk that takes no writing."""
    path = disk.folder / "evening.jsonl"
    assert run("tournament", "new", path, "--name", "Serata", "--director", "Ugo", "--lang", "en").code == 0
    whole = path.read_bytes()
    disk.fill()
    roster = disk.folder.parent / "roster.csv"
    roster.write_text("name\n" + "".join(f"Player {number}\n" for number in range(300)))
    done = run("tournament", "players", path, roster, "--lang", "en")
    assert (done.code, done.err) == (1, f"Cannot write {path}: the disk is full.\n")
    assert path.read_bytes() == whole
    disk.make_room()
    disk.protect()
    assert run("tournament", "players", path, "--lang", "en").code == 0
    done = run("tournament", "players", path, "--add", "Ada", "--lang", "en")
    assert (done.code, done.err) == (1, f"Cannot write {path}: it can only be read.\n")
