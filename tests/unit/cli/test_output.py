"""When what a command has to say, or to write, finds no room."""

import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from leggio.notation.log import write_log
from support.tables import stacked_game
from support.terminal import run

FULL = Path("/dev/full")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """A game in its middle."""
    path = tmp_path / "log"
    path.write_text(write_log("scrabble", stacked_game("MICIOAB", "ARMONAE", words="micio").log))
    return path


@contextmanager
def full_disk() -> Iterator[None]:
    """No file can grow past a few bytes."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.skipif(not FULL.exists(), reason="only some systems have a device that is always full")
@pytest.mark.parametrize("command", ["verify", "show", "export"])
def test_output_that_cannot_be_written_is_a_sentence(log: Path, command: str) -> None:
    """One sentence on standard error and exit code 1, never a traceback."""
    with FULL.open("w") as full:
        arguments = [sys.executable, "-m", "leggio", command, str(log)]
        result = subprocess.run(  # noqa: S603 - our own program
            arguments, stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert result.returncode == 1
    assert result.stderr.startswith("Non riesco a scrivere")
    assert result.stderr.count("\n") == 1


def test_a_closed_pipe_needs_no_word(log: Path) -> None:
    """`leggio … | true` says nothing, and its exit code is that of a closed pipe."""
    arguments = [sys.executable, "-m", "leggio", "verify", str(log)]
    process = subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE)  # noqa: S603 - as above
    with process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


def test_an_export_that_fails_leaves_no_file(log: Path, tmp_path: Path) -> None:
    """Half a file helps nobody, and would bar its name."""
    target = tmp_path / "game.gcg"
    with full_disk():
        result = run("export", log, target)
    assert (result.code, target.exists()) == (1, False)
    assert "Non riesco a scrivere" in result.err


def test_a_game_that_cannot_begin_leaves_no_log(tmp_path: Path) -> None:
    """The name is free for another try."""
    target = tmp_path / "new"
    with full_disk():
        result = run("play", "--no-words", "Anna", "Bea", "--log", target)
    assert (result.code, target.exists()) == (1, False)


def test_control_characters_do_not_reach_the_terminal(tmp_path: Path) -> None:
    """Names in a GCG, lines of a word list and names of files may hold anything: a sign stands for it."""
    gcg = tmp_path / "game.gcg"
    gcg.write_text("#character-encoding UTF-8\n#player1 a An\x1b[2Jna\n#player2 b Bea\n>a: ABCDEFG - +0 0\n")
    words = tmp_path / "parole\x1b[31m.txt"
    words.write_text("casa\nno\x1b[2J\n")
    for result in (
        run("show", gcg),
        run("show", tmp_path / "none\x07"),
        run("play", "Anna", "Bea", "--words", words, "--log", tmp_path / "log"),
    ):
        assert not {"\x1b", "\x07"} & {*result.out, *result.err}
        assert "\N{REPLACEMENT CHARACTER}" in result.out + result.err
