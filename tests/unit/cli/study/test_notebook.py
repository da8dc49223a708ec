"""Progress on disk: whole or not at all, and never lost."""

import os
from pathlib import Path

import pytest

from leggio.cli.files import FileError
from leggio.cli.study.notebook import FILE, Notebook
from leggio.study import Deck, Drill, ask
from support.study import school

NOW = 1_800_000_000_000


def deck() -> Deck:
    """One miss."""
    question = ask(school(), Drill.SHORT, "RE")
    assert question is not None
    return Deck().after(question, right=False, now=NOW)


def test_what_is_kept_is_found_again(tmp_path: Path) -> None:
    """In a directory that was not there before."""
    place = tmp_path / "deep" / "data"
    with Notebook.open(place) as notebook:
        assert notebook.deck == Deck()
        notebook.keep(deck())
    with Notebook.open(place) as notebook:
        assert notebook.deck == deck()
        assert notebook.damaged is None
    assert Notebook.look(place).deck == deck()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"format": "another", "version": 1}',
        b'{"format": "leggio-study", "version": 1}',
    ],
)
def test_a_damaged_file_is_set_aside(tmp_path: Path, content: bytes) -> None:
    """Under a name that nothing has; looking changes nothing."""
    (tmp_path / FILE).write_bytes(content)
    (tmp_path / "study.damaged-1.json").write_bytes(b"earlier")
    with pytest.raises(FileError) as looked:
        Notebook.look(tmp_path)
    assert looked.value.key == "study.unreadable"
    assert (tmp_path / FILE).read_bytes() == content
    with Notebook.open(tmp_path) as notebook:
        assert notebook.deck == Deck()
        assert notebook.damaged == tmp_path / "study.damaged-2.json"
        notebook.keep(deck())
    assert (tmp_path / "study.damaged-2.json").read_bytes() == content
    assert (tmp_path / "study.damaged-1.json").read_bytes() == b"earlier"
    assert Notebook.look(tmp_path).deck == deck()


def test_a_file_of_a_newer_leggio_is_left_alone(tmp_path: Path) -> None:
    """It is not damaged: this program is old."""
    content = b'{"format": "leggio-study", "version": 2, "pages": []}'
    (tmp_path / FILE).write_bytes(content)
    for opening in (Notebook.open, Notebook.look):
        with pytest.raises(FileError) as refused:
            opening(tmp_path)
        assert (refused.value.key, refused.value.data["version"]) == ("study.newer", 2)
    assert (tmp_path / FILE).read_bytes() == content


def test_a_crash_while_writing_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The new file only takes the place of the old one when it is whole."""
    with Notebook.open(tmp_path) as notebook:
        notebook.keep(deck())

        def crash(*_: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, "fsync", crash)
        with pytest.raises(FileError) as told:
            notebook.keep(Deck())
        assert told.value.key == "file.unwritable"
    assert Notebook.look(tmp_path).deck == deck()


def test_one_session_at_a_time(tmp_path: Path) -> None:
    """Two would overwrite each other's answers."""
    with Notebook.open(tmp_path) as notebook:
        notebook.keep(deck())
        with pytest.raises(FileError) as refused:
            Notebook.open(tmp_path)
        assert refused.value.key == "study.in_use"
        assert Notebook.look(tmp_path).deck == deck()
    with Notebook.open(tmp_path):
        pass


def test_a_place_that_cannot_be_written_to_is_told(tmp_path: Path) -> None:
    """Before the first question, not after it."""
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError) as told:
        Notebook.open(tmp_path / "file")
    assert told.value.key == "file.unwritable"
