"""Backups in a folder, the oldest of which make way (`leggio db backup FOLDER --keep N`)."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from leggio.cli.db.rotation import let_go, named
from support.databases import Database
from support.terminal import run

NOW = datetime(2026, 11, 19, 4, 15, tzinfo=UTC)


def test_the_newest_stay(tmp_path: Path) -> None:
    """Only backups with such a name are taken away: what somebody else put there stays, whatever its age."""
    nights = [named(tmp_path, NOW - timedelta(days=days)) for days in range(5)]
    others = [tmp_path / name for name in ("leggio-before-the-move.backup", "notes.txt", "leggio-2026.backup")]
    begun = [named(tmp_path, NOW - timedelta(hours=hours)) for hours in (1, 30)]
    running, abandoned = (path.with_suffix(".backup.part") for path in begun)
    for path in (*nights, *others, running, abandoned):
        path.touch()
    assert let_go(tmp_path, 2, NOW) == nights[:1:-1]
    assert sorted(tmp_path.iterdir()) == sorted([*nights[:2], *others, running])
    assert let_go(tmp_path, 2, NOW) == []


def test_every_backup_of_a_folder_has_a_name_of_its_own(sqlite_database: Database, tmp_path: Path) -> None:
    """It is a whole backup; the one before it goes once the new one is there, never before."""
    folder = tmp_path / "backups"
    folder.mkdir()
    old = named(folder, NOW - timedelta(days=300))
    old.touch()
    done = run("db", "backup", folder, "--keep", "1", "--database", sqlite_database.url, "--lang", "en")
    assert (done.code, done.err) == (0, "")
    assert "1 older backup removed; the newest is kept." in done.out
    (made,) = folder.iterdir()
    assert made > old
    assert run("db", "restore", made, "--database", sqlite_database.url, "--force").code == 0


def test_a_backup_that_fails_takes_nothing_away(tmp_path: Path) -> None:
    """Fourteen nights without a database must not eat the backups there are."""
    old = named(tmp_path, NOW)
    old.touch()
    missing = f"sqlite:///{tmp_path}/nowhere/leggio.db"
    assert run("db", "backup", tmp_path, "--keep", "1", "--database", missing).code == 1
    assert list(tmp_path.iterdir()) == [old]


def test_only_folders_keep(sqlite_database: Database, tmp_path: Path) -> None:
    """A file alone keeps nothing."""
    done = run("db", "backup", tmp_path / "a.backup", "--keep", "2", "--database", sqlite_database.url, "--lang", "en")
    assert done.code == 1
    assert "--keep needs a folder" in done.err
    assert not list(tmp_path.glob("*.backup"))
