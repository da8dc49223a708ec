"""Files handed in and asked for."""

import errno
import os
from pathlib import Path

import pytest

from leggio.cli import files
from leggio.cli.files import FileError, read_bytes, shell_path, unreadable, write_new
from leggio.cli.speaking import Speaker


def test_a_file_is_written_once(tmp_path: Path) -> None:
    """What is there stays as it is."""
    path = tmp_path / "file"
    write_new(path, b"mine")
    with pytest.raises(FileError, match=r"file\.exists"):
        write_new(path, b"yours")
    assert read_bytes(path) == b"mine"


def test_what_goes_on_and_on_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that cannot be anything of ours does not fill the memory."""
    monkeypatch.setattr(files, "LARGEST", 10)
    (tmp_path / "file").write_bytes(b"x" * 10)
    assert read_bytes(tmp_path / "file") == b"x" * 10
    with pytest.raises(FileError, match=r"file\.too_large"):
        read_bytes(Path("/dev/zero"))


@pytest.mark.parametrize("name", ["x" * 300, "none/file"])
def test_what_cannot_be_is_named(tmp_path: Path, name: str) -> None:
    """A path that cannot be written or read carries its cause."""
    with pytest.raises(FileError, match=r"file\.unwritable"):
        write_new(tmp_path / name, b"")
    with pytest.raises(FileError, match=r"file\.unreadable") as caught:
        read_bytes(tmp_path / name)
    assert caught.value.data["file"] == tmp_path / name
    assert caught.value.data["cause"]


@pytest.mark.parametrize(
    ("language", "number", "told"),
    [
        ("it", errno.ENOENT, "Non riesco a leggere a.gcg: non c’è."),
        ("en", errno.EISDIR, "Cannot read a.gcg: it is a folder."),
        ("it", errno.EUCLEAN, f"Non riesco a leggere a.gcg: {os.strerror(errno.EUCLEAN)}."),
    ],
)
def test_why_the_system_refuses_is_told_in_the_users_language(language: str, number: int, told: str) -> None:
    """Where it is one of the usual reasons; else in the system's own words."""
    error = OSError(number, os.strerror(number))
    assert unreadable(Path("a.gcg"), error).sentence(Speaker(language)) == told


@pytest.mark.parametrize(
    ("path", "shown"),
    [
        ("game.jsonl", "game.jsonl"),
        ("my game.jsonl", "'my game.jsonl'"),
        ("l'oro.jsonl", """'l'"'"'oro.jsonl'"""),
        ("-game.jsonl", "./-game.jsonl"),
    ],
)
def test_paths_for_the_shell(path: str, shown: str) -> None:
    """A path is quoted only where a shell needs it, and is never taken for an option."""
    assert shell_path(Path(path)) == shown
