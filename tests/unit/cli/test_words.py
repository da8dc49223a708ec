"""Word lists: what is read, what is left out, and the label a game records."""

import gzip
import hashlib
from pathlib import Path

import pytest

from leggio.cli.files import FileError
from leggio.cli.words import SkippedLine, read_words
from leggio.games.scrabble import audit
from leggio.games.scrabble.state import State
from leggio.notation.log import read_log
from support.terminal import run


def word_list(path: Path, *lines: str) -> Path:
    """A list on disk."""
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def test_lines_that_cannot_be_played_are_left_out(tmp_path: Path) -> None:
    """Comments and empty lines count for nothing; other lines without a playable word are counted and shown."""
    path = word_list(tmp_path / "a.txt", "# casa", "", "Perché", "ab-cd", "e", "x" * 16, "PERCHE", "re")
    words = read_words(path)
    assert words.count == 2
    assert words.judge.judge("PERCHE").valid
    assert [line.number for line in words.skipped] == [4, 5, 6]
    assert words.skipped[0] == SkippedLine(4, "ab-cd")


def test_a_list_without_words_is_an_error(tmp_path: Path) -> None:
    """A file in which nothing can be played is surely the wrong one."""
    with pytest.raises(FileError, match=r"words\.empty"):
        read_words(word_list(tmp_path / "a.txt", "12345", "# casa"))


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"\x1f\x8bnonsense", "file.damaged"),
        (b"\x1f\x8b", "file.damaged"),
        (gzip.compress(b"casa\n" * 99, mtime=0)[:-12] + b"??", "file.damaged"),
        (b"\xff\xfec\x00", "file.not_text"),
        ("città\n".encode("latin-1"), "file.not_text"),
    ],
)
def test_a_broken_file_is_an_error(tmp_path: Path, content: bytes, key: str) -> None:
    """What is neither text nor a whole gzip file is told in words of ours, not in those of Python."""
    (tmp_path / "a").write_bytes(content)
    with pytest.raises(FileError) as caught:
        read_words(tmp_path / "a")
    assert caught.value.key == key


def test_the_label_tells_lists_apart(tmp_path: Path) -> None:
    """Name and fingerprint: order, case and compression do not matter, a single word does."""
    fingerprint = hashlib.sha256(b"CASA\nRE").hexdigest()[:8]
    label = read_words(word_list(tmp_path / "le mie; parole.v2.txt", "re", "casa")).label
    assert label == f"le_mie__parole.v2-{fingerprint}"
    zipped = tmp_path / "le mie; parole.v2.txt.gz"
    zipped.write_bytes(gzip.compress(b"CASA\nre\n"))
    assert read_words(zipped).label == label
    assert read_words(word_list(tmp_path / "le mie; parole.v2.txt", "re", "case")).label != label


def test_a_long_name_is_cut(tmp_path: Path) -> None:
    """A label fits into the game however long the name of the file is."""
    assert read_words(word_list(tmp_path / ("x" * 200), "re")).label.startswith("x" * 40 + "-")


def test_what_was_left_out_is_told(tmp_path: Path) -> None:
    """How many lines, and the first one, with the game going on."""
    path = word_list(tmp_path / "a.txt", "casa", "ab-cd", "f")
    result = run("play", "Anna", "Bea", "--words", path, "--log", tmp_path / "log", width=200)
    assert result.code == 0
    assert f"2 righe saltate in {path}. La prima è la riga 2: «ab-cd»." in result.out


def test_a_game_goes_on_with_its_own_list(tmp_path: Path) -> None:
    """Another list in the midst of a game is refused, with the labels of both."""
    path, log = word_list(tmp_path / "a.txt", "casa"), tmp_path / "log"
    run("play", "Anna", "Bea", "--words", path, "--log", log)
    state = audit(read_log(log.read_bytes()).events)
    assert isinstance(state, State)
    assert state.lexicon == read_words(path).label
    assert run("play", "--resume", log, "--words", path).code == 0
    other = word_list(tmp_path / "b.txt", "casa", "re")
    result = run("play", "--resume", log, "--words", other)
    assert result.code == 1
    assert state.lexicon in result.err
    assert read_words(other).label in result.err


def test_a_game_without_a_list_goes_on_without(tmp_path: Path) -> None:
    """A list cannot join a game that began without one."""
    path, log = word_list(tmp_path / "a.txt", "casa"), tmp_path / "log"
    run("play", "--no-words", "Anna", "Bea", "--log", log)
    result = run("play", "--resume", log, "--words", path)
    assert (result.code, "senza elenco di parole" in result.err) == (1, True)
